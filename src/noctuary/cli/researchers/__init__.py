"""Commands for many games: simulate, compare, analyse, learn. What they count stands in `simulation`."""
