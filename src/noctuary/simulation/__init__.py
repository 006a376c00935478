"""Many games between bots, and what they tell. Everything is decided by the seed, on any number of processes."""
