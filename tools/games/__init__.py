"""The finished games in games/: who plays them, and what they show."""
