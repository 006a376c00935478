"""What requests over HTTP do, one module for each thing they are about. Rules of tables are in `tables`."""
