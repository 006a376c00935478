# Parts of other messages
nocturne-goal-count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# What goals ask for, where a component edition has changed it.
nocturne-goal-first-token = Be the first to win a tile with a token of value { $number }.
nocturne-goal-first-areas = Be the first to hold { $number } separate control areas.
nocturne-goal-first-area = Be the first to hold a control area of at least { $number } cells.
nocturne-goal-first-symbols = Be the first to have { $number } different kinds of symbols; the one on your character counts.
nocturne-goal-first-kind = Be the first to own { $number } tiles of a single kind.
nocturne-goal-first-control = Be the first to have { $number } control tokens in the forest.
nocturne-goal-first-shape = Be the first to control cells in the shape shown.
nocturne-goal-first-cornered = Be the first to cast a cornered spell.
nocturne-goal-most-control = Own the most control tokens in the forest when twilight ends.
nocturne-goal-most-kind = Own the most tiles of a single kind when twilight ends.
nocturne-goal-most-symbols = Have the most different kinds of symbols when twilight ends; the one on your character counts.
nocturne-goal-most-areas = Hold the most control areas when twilight ends.
nocturne-goal-most-largest = Hold the largest control area when twilight ends.
nocturne-goal-most-top = Own the most control tokens in the top row of the forest when twilight ends.
nocturne-goal-most-bottom = Own the most control tokens in the bottom row of the forest when twilight ends.
nocturne-goal-most-edge = Own the most control tokens on the edge of the forest when twilight ends.
nocturne-goal-most-central = Own the most control tokens away from the edge of the forest when twilight ends.
nocturne-goal-most-corners = Own the most control tokens in the corners of the forest when twilight ends.
nocturne-goal-most-sprite = Have the most tokens on the Sprite board when twilight ends.
nocturne-goal-most-tokens = Have the most spell tokens left in hand when twilight ends.
nocturne-goal-last-star = Be the last to win a tile with a star: awarded as soon as every star has won, otherwise, at the end of twilight, to whoever was the last to win with one.
nocturne-goal-each-area = { nocturne-goal-count-points } for each { $number ->
    [one] of your control areas of exactly one cell
   *[other] of your control areas of exactly { $number } cells
}.
nocturne-goal-each-areas = { nocturne-goal-count-points } for each of your control areas, whatever its size.
nocturne-goal-each-largest = { nocturne-goal-count-points } for each cell of your largest control area.
nocturne-goal-each-control = { nocturne-goal-count-points } for each cell under your control.
nocturne-goal-each-top = { nocturne-goal-count-points } for each cell of the top row of the forest under your control.
nocturne-goal-each-bottom = { nocturne-goal-count-points } for each cell of the bottom row of the forest under your control.
nocturne-goal-each-edge = { nocturne-goal-count-points } for each cell on the edge of the forest under your control.
nocturne-goal-each-central = { nocturne-goal-count-points } for each cell under your control that is not on the edge of the forest.
nocturne-goal-each-corners = { nocturne-goal-count-points } for each corner cell of the forest under your control.
nocturne-goal-each-sprite = { nocturne-goal-count-points } for each of your tokens on the Sprite board.
nocturne-goal-each-tokens = { nocturne-goal-count-points } for each spell token left in your hand, Shadow tokens included.
nocturne-goal-each-shape = { nocturne-goal-count-points } for each copy of the shape shown that you control; no cell counts twice.

# What stands on the cards of the solo opponent.
nocturne-solo-power-above = +1 or more
nocturne-solo-power-at-least = { $number } or higher
nocturne-solo-power-at-most = no higher than { $number }
