"""One client at one table, over a WebSocket.

`session` reads and writes, `handlers` says which function answers which message, `updates` what is sent unasked. The
functions stand in one module for each group of messages: `seats`, `moves`, `questions`, `talk`, `replay`, `orders`.
"""
