"""Learning to play: courses and puzzles."""
