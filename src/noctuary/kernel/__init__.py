"""What every game shares: decisions and moves, the agenda, randomness, observations, positions, cases, game files."""
