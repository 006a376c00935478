"""Many games between bots, with statistics. The results depend only on the seed, not on the number of processes."""
