"""Playing and keeping: matches, their log, game files, cases. No rule of a game is here."""
