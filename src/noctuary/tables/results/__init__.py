"""How finished games count: in profiles, ratings and campaigns."""
