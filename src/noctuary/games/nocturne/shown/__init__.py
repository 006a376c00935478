"""What is shown of Nocturne: positions as text, views for clients, the terminal, the reference."""
