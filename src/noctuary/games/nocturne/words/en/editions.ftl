# Component editions: facts that do not go together.
nocturne-edition-goal = “{ $found }” is not a goal the rules know; use one of: { $names }.
nocturne-edition-star = There must be exactly one star among the tokens.
nocturne-edition-token = A token of value { $number } is missing; every player needs one of each value, even after setting some aside.
nocturne-edition-few-tokens = { $players ->
    [one] In the solo game there are { $number } tokens
   *[other] { $players } players have { $number } tokens
} for { $cells } tiles; there must be at least as many tokens as tiles.
nocturne-edition-shape-apart = The forest is not connected; it must be in one piece.
nocturne-edition-few-tiles = { $number } tiles are too few; both rounds need { $least }.
nocturne-edition-many-tiles = { $number } tiles are too many; at most { $most } can be in play.
nocturne-edition-tiles = There are { $number } tiles in all; the rulebook says { $expected }.
nocturne-edition-level2 = Level 2 needs both symbols and points, or neither.
nocturne-edition-lesser = Both levels together score { $number }, no more than level 1 alone.
nocturne-edition-kind = No tile carries the symbol { $symbol }, but concoctions ask for it.
nocturne-edition-same-goal = Goals { $number } and { $number_other } ask for the same thing.
