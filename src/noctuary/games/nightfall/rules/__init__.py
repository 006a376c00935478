"""The rules of Nightfall, one module per chapter; all of them are compiled.

- 1 Setup, 10 Variants: `options`, `setup`, `draft`
- 2 Cards and piles: `piles`
- 3 Combat phase: `combat`
- 4, 5 Chain phase: `chain`
- 6 Damage and wounds: `damage`
- 7 Claim phase: `claim`
- 8 Cleanup phase: `cleanup`
- 9 End of the game, series: `scoring`
- 11 Editions: handled in the chapters where they differ
- 12 The cards: `cards/`, carried out by `effects`

The chapters build on `board`, everything on the table, and `facts`, what is printed on it. On top of them is `state`,
which implements the kernel's interface, with `actions` and `observation`.
"""
