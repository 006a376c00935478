"""Commands for many games: simulate, compare, analyse, learn. What they count is in `simulation`."""
