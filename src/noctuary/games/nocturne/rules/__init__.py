"""The rules of Nocturne, one module per chapter; all of it is compiled.

- 1 Setup: `options`, `setup`
- 2 Casting phase: `casting`
- 3 Offerings, Sprite board: `sprites`
- 4 Winning a tile: `tiles`
- 5 Goals: `goals` (what they say: `vocabulary`), `areas`
- 6, 7 Ends of twilight and moonlight: `rounds`
- 8 Scoring: `scoring`
- 9 Characters: `characters`
- 10 Solo game: `solo`
- 11 Family game: `family`, `setup`
- 12 Scenarios, achievements, modified rules: `scenarios`, `objectives`, `modifications`

Under the chapters lie `board`, everything on the table, and `facts`, what is printed on it; over them `state`, which
keeps the kernel's contract, with `actions` and `observation`.
"""
