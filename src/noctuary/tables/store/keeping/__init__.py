"""The one writer, copies, repairs and the health of the store."""
