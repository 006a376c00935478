"""Who may come in and how much of it: limits, turns, connections, credentials, and refusals. No route is here."""
