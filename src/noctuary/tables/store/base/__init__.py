"""What every part of the store stands on: its rows, its schema, and the operations of an engine."""
