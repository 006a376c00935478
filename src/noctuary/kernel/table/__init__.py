"""What lies on a table: declared fields, how positions write them, and how the unknown is drawn."""
