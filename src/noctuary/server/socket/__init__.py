"""One client at one table, over a WebSocket.

`session` reads messages, has each answered by a function, and writes the answers. The functions are grouped by message:
`seats`, `moves`, `questions`, `talk`, `replay`, `orders`. `client` holds the client and what it has been sent.
"""
