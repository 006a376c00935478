"""The noctuary command."""
