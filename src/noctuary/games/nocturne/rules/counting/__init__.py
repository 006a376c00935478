"""What a game is worth: scores and objectives."""
