"""Open tables: `table` carries out every change; each other module is one part of a table."""
