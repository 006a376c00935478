"""Noctuary: two card and tile games of the night, played by their exact rules against people and programs."""

# Before any other module of the package: it decides which of them are compiled.
from noctuary import engine as engine

__version__ = "0.1.0"
