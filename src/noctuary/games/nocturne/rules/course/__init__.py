"""How a game runs: setup, rounds, phases, and the state that implements the kernel's interface."""
