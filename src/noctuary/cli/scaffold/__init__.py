"""Scaffold, a game to begin with. What to change next: `game.py`, then `words/en`, then a case in `cases`."""
