"""One client at one table, over a WebSocket.

`session` reads, has each message answered by a function, and writes. The functions are grouped by message: `seats`,
`moves`, `questions`, `talk`, `replay`, `orders`. `client` is whom they serve, and what it has been sent.
"""
