"""Tournaments between bots: who plays whom, the results as they come, ratings and how certain they are."""
