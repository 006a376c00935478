"""The words of the contract: moves, options, flags, results, phases, figures. Nothing here has a state."""
