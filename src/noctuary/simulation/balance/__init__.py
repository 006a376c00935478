"""Reports on the balance of a game: many games between bots, measured by the game itself (`kernel.metrics`)."""
