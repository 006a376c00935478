"""Benchmarks and their history."""
