"""What all else stands on: messages, randomness, positions, files, copies, deals. Nothing here knows of a game."""
