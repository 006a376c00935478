"""How Nocturne is shown: positions as text, views for clients, the terminal, the reference."""
