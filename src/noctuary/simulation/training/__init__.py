"""Training the learned value of a game by self-play."""
