"""Who sits where, and what their standing orders answer."""
