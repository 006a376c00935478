"""Who moves besides people, and moves that are taken back: bots, agreements, take-backs."""
