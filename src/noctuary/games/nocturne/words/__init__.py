"""The texts of Nocturne, one folder per language: rulebook, messages, component texts."""
