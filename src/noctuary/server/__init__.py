"""HTTP and WebSocket over live tables, as docs/protocol.md says."""
