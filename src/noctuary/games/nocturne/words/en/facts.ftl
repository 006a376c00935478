# Facts of tiles, tokens and cards that a component edition can change.
client-nocturne-sort-forest = Forest
client-nocturne-fact-count = Tiles in the box
client-nocturne-fact-points = Points
client-nocturne-fact-symbols = Symbols
client-nocturne-fact-level1 = Level 1
client-nocturne-fact-points1 = Points for level 1
client-nocturne-fact-level2 = Level 2
client-nocturne-fact-points2 = Points for level 2
client-nocturne-fact-goal = What it asks for
client-nocturne-fact-symbol = Symbol
client-nocturne-fact-variant = Ability
client-nocturne-fact-direction = Direction
client-nocturne-fact-power = Power
client-nocturne-fact-start = Opens with
client-nocturne-fact-offers = Offers to the Sprites
client-nocturne-fact-values = Tokens of a set
client-nocturne-fact-set-aside = { $count ->
    [one] Set aside with { $count } player
   *[other] Set aside with { $count } players
}
client-nocturne-fact-rows-columns = { $count ->
    [one] Forest for { $count } player
   *[other] Forest for { $count } players
}
client-nocturne-fact-twisted-trees = { $count ->
    [one] Shape for { $count } player
   *[other] Shape for { $count } players
}
client-nocturne-fact-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
client-nocturne-fact-solo-card = Card { $number }
client-nocturne-fact-of-tokens = Spell tokens
client-nocturne-fact-of-shadow-tokens = Shadow tokens
client-nocturne-fact-of-forest = Forest
client-nocturne-fact-of-twisted-trees = Twisted Trees
client-nocturne-edition-empty = You have no edition of your own yet. Create one: symbols, points, recipes, goals, tokens and the opponent’s cards can all be set to match your box.
client-nocturne-edition-effects = The effects of tiles and Redd’s ability cannot be changed; for the other three characters you can choose between two versions.
