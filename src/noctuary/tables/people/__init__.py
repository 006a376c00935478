"""Players: how they are identified, what they store, and how they join a table."""
