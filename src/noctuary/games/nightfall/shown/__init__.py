"""What is shown of Nightfall: positions as text, views for clients, the terminal, the reference."""
