# What the table says of the solo game, scenarios, the family game and modified rules.

# The opponent of the solo game
client-nocturne-solo-decisions = What the opponent did
client-nocturne-solo-last = The opponent’s last card
client-nocturne-solo-waits = A card is turned for every decision: to cast, to pass or to open.
client-nocturne-solo-deck = { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
client-nocturne-solo-used = Used cards: { $number }
client-nocturne-solo-used-title = Used cards, newest first
client-nocturne-solo-used-none = No card has been used yet. When the deck is empty, all used cards are shuffled.
client-nocturne-solo-all = All that the opponent did
client-nocturne-solo-power-above = Casts its lowest token above yours.
client-nocturne-solo-power-at-least = Casts its lowest token that is at least { $number } and above yours. Without one it passes.
client-nocturne-solo-power-at-most = Casts its lowest token above yours, but none above { $number }. Without one it passes.
client-nocturne-solo-direction = { $direction ->
    [N] Casts north of your highest spell.
    [E] Casts east of your highest spell.
    [S] Casts south of your highest spell.
   *[W] Casts west of your highest spell.
} If that tile is missing or taken: on the next free one clockwise.
client-nocturne-solo-start = Opens with { $number }; failing that, with the next lower, then with the next higher token.
client-nocturne-solo-offers = When it has passed and you win, it offers the highest token it took back.
client-nocturne-solo-keeps = When it has passed and you win, it offers nothing.
client-nocturne-face-down = { $count ->
    [0] no tiles
    [one] { $count } tile, face down
   *[other] { $count } tiles, face down
}

# Milestones
client-nocturne-bands = Milestones
client-nocturne-band-reached = Milestone { $number } reached
client-nocturne-band-next = { $count ->
    [one] { $count } point to milestone { $number }
   *[other] { $count } points to milestone { $number }
}
client-nocturne-band-short = next milestone: { $number }

# Scenarios
client-nocturne-scenario = Scenario { $number }
client-nocturne-aims-mine = My aims
client-nocturne-aims-of = { $seat }’s aims
client-nocturne-aims-met = { $number } of { $total } met
client-nocturne-aim-progress = { $number } of { $target }
client-nocturne-aim-limit = { $number }, at most { $target }
client-nocturne-aim-met = met
client-nocturne-aim-open = not yet
client-nocturne-aim-holds = holds so far
client-nocturne-aim-missed = missed
client-nocturne-aim-secret = not public
client-nocturne-goal-later = counts in moonlight

# Modified rules
client-nocturne-modified = Modified rules
client-nocturne-move-exchange-none = Keep the chest
client-nocturne-move-exchange-cell = Exchange for the tile on { $cell }
client-nocturne-move-exchange-tile = Exchange for “{ $tile }”
client-nocturne-hint-hunt = Chest hunt: the chest may be exchanged once for any tile in the forest or on the Sprite board, and it takes that tile’s place. A tile you really need is worth more than a choice of three at random.

# Learn

# Tiles, tokens and cards
client-nocturne-sort-solo = Opponent’s cards
