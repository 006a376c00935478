"""Live tables: seats, undo and the durable log of every move."""
