# The table companion of Nocturne: score sheet and solo opponent.
client-nocturne-companion-sheet = Score sheet
client-nocturne-companion-sheet-text = Tap what each player has; herb sets, concoctions and ties are worked out and explained.
client-nocturne-companion-solo = Solo opponent
client-nocturne-companion-solo-text = Play alone with your own box: the page turns the opponent’s cards and says what the opponent does.

# Past scores
client-nocturne-companion-new = New score sheet
client-nocturne-companion-blank = Blank score sheet to print
client-nocturne-companion-past = Past scores
client-nocturne-companion-past-none = No scores yet. Sheets stay here until you delete them.
client-nocturne-companion-past-empty = nothing entered yet
client-nocturne-companion-past-tie = a tie to settle
client-nocturne-companion-past-unknown = must be scored once while you are online
client-nocturne-companion-missing = There is no such score sheet in this browser.
client-nocturne-companion-broken = What is saved here does not fit the game and cannot be shown.
client-nocturne-companion-rename = Rename “{ $name }”
client-nocturne-companion-rename-title = Rename the sheet
client-nocturne-companion-rename-label = Name of the sheet
client-nocturne-companion-delete = Delete “{ $name }”
client-nocturne-companion-delete-title = Delete this score sheet?
client-nocturne-companion-delete-text = { $name }, { $date }. This cannot be taken back.
client-nocturne-companion-delete-yes = Delete
client-nocturne-companion-done = Done

# The sheet: what holds for all
client-nocturne-companion-next = Next: { $name }
client-nocturne-companion-alone = In a solo game your eggs score by their number; the opponent’s tiles do not count.
client-nocturne-companion-mode-standard = Standard
client-nocturne-companion-mode-advanced = Advanced
client-nocturne-companion-mode-family = Family
client-nocturne-companion-mode-unsaid-text = Not said yet: it counts as the standard game.
client-nocturne-companion-mode-standard-text = Characters only have their symbol.
client-nocturne-companion-mode-advanced-text = An ability that was not used scores too.
client-nocturne-companion-mode-family-text = No goals; players with equally many eggs score the same for each, and players with equal totals share their place.
client-nocturne-companion-twilight-hint = Tap the three that lay on the table, then say who won them.
client-nocturne-companion-moonlight-hint = Tap the three that were turned up; what they score is entered for each player.
client-nocturne-companion-forest-count = Count from the forest
client-nocturne-companion-forest-count-text = Choose a player and tap the cells with this player’s control tokens. The goals are then filled in automatically; Shadows left in the forest control nothing.
client-nocturne-companion-cell-free = { $cell }: free
client-nocturne-companion-cell-owned = { $cell }: { $name }
client-nocturne-companion-goals-full = Only { $number } goals can be chosen. First tap one of the chosen goals to remove it.
client-nocturne-companion-won-by = { $name }: won by

# The sheet: one player
client-nocturne-companion-tiles-of = { $name }’s tiles
client-nocturne-companion-tiles-hint = Tap a tile once for each copy you have; − takes one away.
client-nocturne-companion-tile = { $name }: { $number } of { $last }
client-nocturne-companion-tile-less = { $name }: one less
client-nocturne-companion-box-holds = { $number ->
    [0] There is none in the box.
    [one] There is only one in the box.
   *[other] There are only { $number } in the box.
}
client-nocturne-companion-held = { $name } has { $number }.
client-nocturne-companion-mirror = { $count ->
    [one] The Mirror Stone copies
   *[other] Mirror Stone { $number } copies
}
client-nocturne-companion-mirror-none = Nothing
client-nocturne-companion-mirror-gem = Nothing: a gem
client-nocturne-companion-concoctions-choose = Choose concoctions
client-nocturne-companion-concoctions-filter = Which symbols are on the card? Tap each as often as it appears.
client-nocturne-companion-concoctions-found = { $number ->
    [0] No card has these symbols.
    [one] One card has these symbols.
   *[other] { $number } cards
}
client-nocturne-companion-concoctions-full = Nobody can have more than { $number } concoctions. First tap one of the chosen cards to remove it.
client-nocturne-companion-another = Another card
client-nocturne-companion-another-text = Is your card not in the list? Many cards are reconstructed. Tap the symbols and set the points that are printed on yours.
client-nocturne-companion-another-add = Add the card
client-nocturne-companion-level = Level { $number }: symbols and points
client-nocturne-companion-level-points = Points for level { $number }
client-nocturne-companion-own-card = Your card
client-nocturne-companion-box = My box
client-nocturne-companion-cards-text = Your own card counts in this sheet. Keep it, and new sheets, solo games and tables begin with it.
client-nocturne-companion-cards-keep = Keep it in “{ $name }”
client-nocturne-companion-cards-kept = Kept in “{ $name }”; new sheets, solo games and tables begin with it.
client-nocturne-companion-symbol-count = { $name }: { $number }
client-nocturne-companion-all = Show all
client-nocturne-companion-concoction-of = { $name } has it
client-nocturne-companion-concoction-remove = Remove { $name }
client-nocturne-companion-scenario = Scenario
client-nocturne-companion-scenario-none = No scenario chosen
client-nocturne-companion-achievements = Achievements
client-nocturne-companion-aims = { $name }: { $number } of { $count } so far
client-nocturne-companion-aims-text = Whatever follows from the sheet is ticked already; tick the rest yourself.
client-nocturne-companion-character-of = { $name }’s character
client-nocturne-companion-character-none = None
client-nocturne-companion-ability = Ability not used
client-nocturne-companion-end = At the end of moonlight
client-nocturne-companion-moonlight-none = The moonlight goals are chosen under “Table”.
client-nocturne-companion-times = { $number } × { $points } = { $total }
client-nocturne-score-at-least = at least
client-nocturne-companion-tokens-left = Tokens left in hand

# The result, explained
client-nocturne-companion-account = { $name }: { nocturne-count-points.digits }
client-nocturne-companion-account-open = { $name }: at least { nocturne-count-points.digits }
client-nocturne-companion-feathers = { $number ->
    [one] One feather scores { $points }.
   *[other] { $number } feathers score { $points }.
}
client-nocturne-companion-mushrooms = Tripti Fungilus: { $tripti }. Duode Dax: { $duode }.
client-nocturne-companion-herbs-printed = Printed on them: { $number }
client-nocturne-companion-herbs-set = { $number } different: { $points }
client-nocturne-companion-herbs-wild = Wilderiferous wildensis stands for { $names }.
client-nocturne-companion-herbs-no-set = No set: that needs three different herbs.
client-nocturne-companion-herbs-alone = In no set: { $names }.
client-nocturne-companion-wild = wild as { $name }
client-nocturne-companion-eggs = { $place ->
    [1] { $number ->
        [one] One egg, the most of all: { $points }.
       *[other] { $number } eggs, the most of all: { $points } each.
    }
   *[other] { $number ->
        [one] One egg, place { $place }: { $points }.
       *[other] { $number } eggs, place { $place }: { $points } each.
    }
}
client-nocturne-companion-eggs-open = { $number } eggs, with a tie to settle: { $points } to { $most } each.
client-nocturne-companion-eggs-solo = { $number ->
    [one] One egg scores { $points }.
   *[other] { $number } eggs score { $points } each.
}
client-nocturne-companion-eggs-tied = As many eggs as { $names }: the order on the Sprite board decides.
client-nocturne-companion-eggs-shared = As many eggs as { $names }, so each egg scores the same.
client-nocturne-companion-brewed = { $levels ->
    [0] Not brewed: 0
    [1] Level 1: { $points }
   *[other] Both levels: { $points }
}
client-nocturne-companion-spent = paid with { $names }
client-nocturne-companion-symbol-left = { $left ->
    [0] { $number }, all spent
   *[other] { $number }, { $left } left over
}
client-nocturne-companion-paper-herbs = Herbs: { $names } ({ $points })
client-nocturne-companion-paper-brew = { $name }: { $names } ({ $points })
client-nocturne-companion-print = Print

# Who wins
client-nocturne-companion-no-points = Nobody has points yet.
client-nocturne-companion-verdict-points = { $name } wins with { nocturne-count-points.digits }.
client-nocturne-companion-verdict-sprite = { $name } wins: as many points as { $names } ({ $number }), but further left on the Sprite board.
client-nocturne-companion-verdict-opener = { $name } is ahead: as many points as { $names } ({ $number }), no token on the Sprite board, but first clockwise from { $opener }, who opened moonlight.
client-nocturne-companion-verdict-shared = { $names } share the victory with { nocturne-count-points.digits } each.
client-nocturne-companion-verdict-band = { $name } has { nocturne-count-points.digits } and reaches milestone { $points }.
client-nocturne-companion-verdict-no-band = { $name } has { nocturne-count-points.digits }.
client-nocturne-companion-goals-open = Not said yet: who won { $text }.
client-nocturne-companion-tie-open = A tie to settle: { $names }. Say under “Result” who is further left on the Sprite board.
client-nocturne-companion-ranking = In order: { $text }
client-nocturne-companion-order = Who is further left on the Sprite board?
client-nocturne-companion-order-text = This breaks the tie. Tap the players in the order of their leftmost tokens; leave out those without a token there.
client-nocturne-companion-order-off = not on the board
client-nocturne-companion-order-unsaid = not said yet
client-nocturne-companion-opener = Who opened moonlight?

# The solo opponent: set-up
client-nocturne-companion-solo-about = Set up the game for two. Enter what you cast; the opponent’s cards are turned here, and you are told what it does, why, and where its tokens go.
client-nocturne-companion-solo-round = Begin with
client-nocturne-companion-solo-deck = The opponent’s cards
client-nocturne-companion-solo-deck-page = The page turns them
client-nocturne-companion-solo-deck-real = I turn real cards
client-nocturne-companion-solo-deck-page-text = The page shuffles the cards and turns one for each decision.
client-nocturne-companion-solo-deck-real-text = Whenever the opponent decides, you turn a card of your deck and tap it here.
client-nocturne-companion-forest-usual = { $number } × { $number_columns }
client-nocturne-companion-forest-own = Other shape
client-nocturne-companion-rows = Rows
client-nocturne-companion-columns = Columns
client-nocturne-companion-shape-hint = Tap a cell to take it out of the forest, or to put it back.
client-nocturne-companion-cell-tile = { $cell }: tile
client-nocturne-companion-my-character = My character
client-nocturne-companion-abilities = Side B: its ability can be used
client-nocturne-companion-solo-goals-hint = Tap the three on the table. The opponent competes for them.
client-nocturne-companion-solo-no-goals = No goals chosen: begun like this, the game has no twilight goals.
client-nocturne-companion-shadows = Who received Shadow tokens?
client-nocturne-companion-shadows-hint = For each Shadow, its owner’s lowest spell token has left the game. A Shadow that you leave out went to nobody.
client-nocturne-companion-owner-none = Nobody
client-nocturne-companion-owner-me = Me
client-nocturne-companion-owner-it = The opponent
client-nocturne-companion-solo-start = Begin

# The solo opponent: the game
client-nocturne-companion-me = Player
client-nocturne-companion-ask-card = Turn a card of the opponent’s deck and tap it here.
client-nocturne-companion-ask-taken = The round is over. Take your tiles from the Sprite board as listed below, and the opponent’s tiles, too; then go on.
client-nocturne-companion-ask-moonlight = The Shadows have been given out. Take back all tokens, lay out forest and Sprite board anew, and turn up the moonlight goals: which are they?
client-nocturne-companion-ask-over = The game is over. Assign your Mirror Stones, then count your points.
client-nocturne-companion-claim = I win the goal “{ $name }”
client-nocturne-companion-new-forest = Tap every cell without a tile.
client-nocturne-companion-begin-moonlight = Begin moonlight
client-nocturne-companion-to-sheet = Go to the score sheet
client-nocturne-companion-its-tokens = Its tokens
client-nocturne-companion-a-tile = a tile
client-nocturne-companion-goal-now = so far: { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
client-nocturne-companion-solo-end = End this game
client-nocturne-companion-solo-end-text = This game will be deleted, and a new one can be set up.
client-nocturne-companion-solo-end-yes = End it

# What happens
client-nocturne-companion-opens = { $seat } opens with { nocturne-word-token } on { $cell }.
client-nocturne-companion-casts = { $seat } casts { nocturne-word-token } on { $cell }.
client-nocturne-companion-wins = { $seat } wins the tile on { $cell } with { nocturne-word-token }: put the tile face down on the opponent’s pile and the token in the gap.
client-nocturne-companion-wins-me = { $seat } wins the tile on { $cell } with { nocturne-word-token }: take the tile, leave the token face down in the gap, and settle the effect of the tile.
client-nocturne-companion-takes = { $seat } takes the first tile of the Sprite board, in reading order, for { nocturne-word-token }.
client-nocturne-companion-takes-me = { $seat } takes any tile from the Sprite board for { nocturne-word-token }.
client-nocturne-companion-moonlight = Moonlight begins; { $seat } opens.
