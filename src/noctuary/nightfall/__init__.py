"""The rules of Nightfall, one module per chapter."""
