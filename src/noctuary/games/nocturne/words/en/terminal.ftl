# The table in the terminal
nocturne-text-signs = ▲ the highest spell, △ an earlier one, [5] a token that controls its cell; 1/2: one of two found.
nocturne-text-head = { $round ->
    [twilight] Twilight
    [moonlight] Moonlight
   *[over] The game is over
}. Opener: { $seat }. Tiles in the stack: { $stack }. Concoctions in the deck: { $deck }.
nocturne-text-goal-open = { $goal }: open
nocturne-text-goal-leads = { $goal }: { $seat } leads
nocturne-text-goal-won = { $goal }: won by { $seat }
nocturne-text-goal-gone = { $goal }: out of the game
nocturne-text-goals-hidden = { $number ->
    [one] One moonlight goal lies
   *[other] { $number } moonlight goals lie
} face down.
nocturne-text-sprite-tokens = Sprite board: { $text }
nocturne-text-sprite-tiles = Its tiles: { $text }
nocturne-text-player = { $seat } ({ nocturne-count-points } known):
nocturne-text-player-passed = { $seat } ({ nocturne-count-points } known, has passed):
nocturne-text-tokens = Tokens: { $text }
nocturne-text-tiles = Tiles: { $text }
nocturne-text-concoctions-hidden = { $number ->
    [one] One concoction, secret
   *[other] { $number } concoctions, secret
}
nocturne-text-concoction = Concoction “{ $concoction }”: { $text }
nocturne-text-modifications = Modified rules: { $modification }
nocturne-text-scenario = Scenario { $number }, “{ $scenario }” ({ $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}), played by { $seat }:
nocturne-text-face-down = { $number ->
    [0] no tiles
    [one] one tile, face down
   *[other] { $number } tiles, face down
}
nocturne-text-opponent = { $seat } ({ nocturne-text-face-down }):
nocturne-text-opponent-passed = { $seat } ({ nocturne-text-face-down }; has passed):
nocturne-text-solo-cards = Cards: { $deck } in the deck, { $used } used
nocturne-text-solo-card = Turned last: { $solo }
nocturne-challenge-completed = { $seat } has completed scenario { $number }.
nocturne-challenge-missed = { $seat } has not completed scenario { $number }.
nocturne-challenge = Scenario (95% interval)
