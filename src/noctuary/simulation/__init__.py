"""Many games between bots, with statistics. The seed decides everything, on any number of processes."""
