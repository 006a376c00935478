"""Noctuary: two card and tile games of the night, played by their exact rules against people and programs."""

__version__ = "0.1.0"
