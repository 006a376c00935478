"""What all chapters build on: facts, options, the board, and the actions on it."""
