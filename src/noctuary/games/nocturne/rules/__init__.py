"""The rules of Nocturne, one module per chapter; all of them are compiled.

- 1 Setup: `options`, `setup`
- 2 Casting phase: `casting`
- 3 Offerings, Sprite board: `sprites`
- 4 Winning a tile: `tiles`
- 5 Goals: `goals` (their wording: `vocabulary`), `areas`
- 6, 7 Ends of twilight and moonlight: `rounds`
- 8 Scoring: `scoring`
- 9 Characters: `characters`
- 10 Solo game: `solo`
- 11 Family game: `family`, `setup`
- 12 Scenarios, achievements, modified rules: `scenarios`, `objectives`, `modifications`

The chapters build on `board`, everything on the table, and `facts`, what is printed on it. On top of them is `state`,
which implements the kernel's interface, with `actions` and `observation`.
"""
