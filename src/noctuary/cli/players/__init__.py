"""Commands for an evening: play in a terminal, look things up, read a game again."""
