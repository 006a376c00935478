# The table in the terminal
nocturne-text-head = { $round ->
    [twilight] Twilight
    [moonlight] Moonlight
   *[over] The game is over
}. Opener: { $seat }. Tiles in the stack: { $stack }. Concoctions in the deck: { $deck }.
nocturne-text-goal-open = { $goal }: open
nocturne-text-goal-leads = { $goal }: { $seat } leads
nocturne-text-goal-won = { $goal }: won by { $seat }
nocturne-text-goal-gone = { $goal }: gone
nocturne-text-goals-hidden = { $number ->
    [one] One moonlight goal lies
   *[other] { $number } moonlight goals lie
} face down.
nocturne-text-sprite-tokens = Sprite board: { $text }
nocturne-text-sprite-tiles = Its tiles: { $text }
nocturne-text-player = { $seat } ({ $number ->
    [one] one point
   *[other] { $number } points
} known):
nocturne-text-player-passed = { $seat } ({ $number ->
    [one] one point
   *[other] { $number } points
} known, has passed):
nocturne-text-tokens = Tokens: { $text }
nocturne-text-tiles = Tiles: { $text }
nocturne-text-concoctions-hidden = { $number ->
    [one] One concoction, secret
   *[other] { $number } concoctions, secret
}
nocturne-text-concoction = Concoction { $concoction }: { $text }
