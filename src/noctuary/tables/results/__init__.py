"""What finished games count for: in profiles, ratings and campaigns."""
