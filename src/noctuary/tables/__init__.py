"""Live tables: who sits there, what happened so far, what each seat may see of it, and the store that keeps them."""
