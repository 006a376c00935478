# The reference: rules, cards and tiles.
