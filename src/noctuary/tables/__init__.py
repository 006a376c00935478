"""Tables: who plays there, what has happened so far, what each seat may see of it, and the store that keeps them."""
