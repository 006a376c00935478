# The profile, and games that are over.
