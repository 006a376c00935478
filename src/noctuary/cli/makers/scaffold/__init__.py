"""Scaffold, a game to start from. Next, change `game.py`, then `words/en`, then a case in `cases`."""
