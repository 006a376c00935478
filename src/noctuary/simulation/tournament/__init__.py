"""Tournaments between bots: pairings, results, and ratings with their confidence intervals."""
