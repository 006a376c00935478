"""Finished games: looked at again, analysed, played on."""
