"""What may be done in a turn: spells, offerings, tiles, goals, characters, the solo opponent."""
