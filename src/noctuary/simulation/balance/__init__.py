"""Reports on the balance of a game: many games between bots, measured as the game defines (`kernel.parts.metrics`)."""
