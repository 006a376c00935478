"""What all games share: decisions, moves, the agenda, randomness, observations, positions, cases and game files."""
