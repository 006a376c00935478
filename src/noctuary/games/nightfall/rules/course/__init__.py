"""How a game runs: setup, draft, phases, scoring, and the state that implements the kernel's interface."""
