"""What clients are told of tables, players and editions, and what is stored of them as JSON: each declared once, here.

The server encodes these; what comes from outside is decoded into them, within bounds. The client's types are made of
them (tools/make_types.py); what types cannot say is in docs/protocol.md.
"""
