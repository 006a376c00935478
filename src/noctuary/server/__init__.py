"""The HTTP and WebSocket interface over the tables, and the built client."""
