"""The data about tables, players and editions that is sent to clients and stored as JSON, each type declared once.

The server encodes these types, and decodes outside input into them, within limits. The client's types are generated
from them (tools/make_types.py); what types cannot express is in docs/protocol.md.
"""
