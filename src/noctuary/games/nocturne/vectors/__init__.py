"""A table as numbers for programs that learn."""
