"""What cards do: the chain, damage, targets, and each card's texts."""
