"""What lies on the table, declared once, and the code generated from it."""
