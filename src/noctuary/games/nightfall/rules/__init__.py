"""The rules of Nightfall, one module per chapter; all of it is compiled.

- 1 Setup, 10 Variants: `options`, `setup`, `draft`
- 2 Cards and piles: `piles`
- 3 Combat phase: `combat`
- 4, 5 Chain phase: `chain`
- 6 Damage and wounds: `damage`
- 7 Claim phase: `claim`
- 8 Cleanup phase: `cleanup`
- 9 End of the game, series: `scoring`
- 11 Editions: where they differ, in the chapters
- 12 The cards: `cards/`, carried out by `effects`

Under the chapters lie `board`, everything on the table, and `facts`, what is printed on it; over them `state`, which
keeps the kernel's contract, with `actions` and `observation`.
"""
