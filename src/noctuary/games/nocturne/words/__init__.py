"""Nocturne in words, one folder a language: the rulebook, messages, names."""
