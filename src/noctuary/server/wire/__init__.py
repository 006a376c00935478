"""What clients and the server say to each other. What the answers are about is declared in `tables.wire`."""
