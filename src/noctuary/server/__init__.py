"""The server: HTTP and WebSocket access to the tables, as described in docs/protocol.md."""
