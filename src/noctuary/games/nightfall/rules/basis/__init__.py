"""What all chapters build on: facts, options, the board, piles, and the actions on them."""
