"""Clocks, and what is due when they run."""
