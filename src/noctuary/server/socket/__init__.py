"""One client at one table, over a WebSocket.

`session` reads and writes, `handlers` maps messages to functions, and `updates` sends news without being asked. The
functions are grouped by message: `seats`, `moves`, `questions`, `talk`, `replay`, `orders`.
"""
