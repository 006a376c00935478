"""Those who play: how they are known, what they keep, and how they come to a table."""
