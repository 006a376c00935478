"""The basis of everything else: messages, randomness, positions, files, copies and deals. It knows of no game."""
