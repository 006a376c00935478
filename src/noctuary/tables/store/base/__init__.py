"""What every part of the store stands on: its rows, its schema, and how an engine is asked."""
