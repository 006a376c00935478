"""The games, one folder each; `kernel.catalogue` finds them."""
