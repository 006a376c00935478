"""Finished games: replayed, analysed, and continued from any step."""
