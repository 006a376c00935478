"""Messages between clients and the server. The types they contain are declared in `tables.wire`."""
