"""What is stored, one module for each thing."""
