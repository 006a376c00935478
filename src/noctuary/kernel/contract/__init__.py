"""What a game is to everybody: states, games, observations, tensors, and where games are found."""
