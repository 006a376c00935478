"""The texts of Nightfall, one folder per language: rulebook, messages, component texts."""
