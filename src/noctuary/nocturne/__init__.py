"""The rules of Nocturne, one module per chapter."""
