"""What is measured, with its history."""
