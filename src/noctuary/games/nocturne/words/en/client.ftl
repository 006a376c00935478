# What the web client says of Nocturne alone.

# Start and new table
client-nocturne-title = Nocturne

# Table
client-forest = Forest
client-sprite = Forest Sprite board
client-sprite-tokens = Tokens, highest first
client-sprite-tiles = Tiles on the Sprite board
client-hand = My tokens
client-my-concoctions = My concoctions
client-goals = Goals
client-goals-all = All goals of both rounds
client-goals-twilight = Twilight goals
client-goals-moonlight = Moonlight goals
client-goal-face-down = Face down
client-goal-hidden = revealed in moonlight
client-goal-open = open
client-goal-gone = out of the game
client-goal-won = won by { $seat }
client-goal-leads = { $count ->
    [one] { $seat } leads
   *[other] { $seat } lead
}
client-opener = Opener: { $seat }
client-opener-title = The designated opener of this round
client-seat-passed = passed
client-tokens = { $count ->
    [0] no tokens
    [one] { $count } token
   *[other] { $count } tokens
}
client-tiles = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
client-tile-count = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
client-concoctions = { $count ->
    [0] no concoctions
    [one] { $count } concoction
   *[other] { $count } concoctions
}
client-concoction-secret = Secret concoction
client-concoction-progress = { $concoction }: { $number ->
    [0] not brewed yet
    [one] level 1 reached
   *[other] level 2 reached
}, { $count ->
    [0] no symbol found
   *[other] found: { $symbol_found }
}
client-concoction-shared = Fits several of your concoctions, but fills only one: { $symbol_shared }
client-character = { $character }
client-character-ready = { $character }, ability ready
client-score-note = The others’ concoctions are secret until the end, so their scores may still grow.
client-nocturne-line-example = Type: cast 4 b3
client-next-cell = Now choose a tile.
client-next-token = Now choose a token.
client-nocturne-twilight = Twilight begins; { $seat } opens.
client-nocturne-round-twilight = Twilight
client-nocturne-round-moonlight = Moonlight
client-nocturne-round-over = Game over
client-nocturne-cell-spell = spell { $number }: { $token }, { $name }
client-nocturne-cell-control = control token: { $token }, { $name }
client-nocturne-cell-shadow = { $token }, { $name }, gives no control
client-text-turned = turned over
client-text-spaces = { $number } spaces, { $count } taken

# What things give, and what has happened
client-nocturne-gain = Worth { $points } to you now ({ $rows })
client-nocturne-gain-none = Worth no points to you now
client-nocturne-gain-now = { $points } now
client-nocturne-gain-brewed = Completes a level of “{ $concoction }”.
client-nocturne-gain-nearer = Brings “{ $concoction }” closer.
client-nocturne-gain-goal = Wins you the goal “{ $goal }”.
client-nocturne-goal-now = Points now: { $text }
client-nocturne-ability-ready = The ability can still be used.
client-nocturne-ability-used = The ability has been used.
client-nocturne-look-sprite = { $name }: { $token }. When the round ends, this token takes a tile if one is still there; it is number { $number } from the left.
client-nocturne-look-sprite-turned = { $name }: { $token }. This token has taken its tile.

# Tiles, tokens and cards
client-symbols = Symbols:
client-nocturne-level = Level { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}):
client-nocturne-kind-skull = Scores the points printed on it.
client-nocturne-kind-feather = Feathers score by their number: 2, 4, 8, 13, 18, 24, 32 for one to seven.
client-nocturne-kind-mushroom = Duode Dax: two score 9, a single one nothing. Tripti Fungilus: one scores 3, two nothing, three 13.
client-nocturne-kind-herb = Scores the points printed on it, and 5, 8 or 12 more for a set of three, four or five different herbs.
client-nocturne-kind-egg = The player with the most eggs scores 4 for each, the second 3, the third 2, the fourth 1. If you play alone, 1 or 2 eggs score 1 each, 3 eggs 2 each, 4 eggs 3 each, 5 or more 4 each.
client-nocturne-kind-chest = Costs 1 point. You draw three tiles from the stack at once and keep one.
client-nocturne-kind-runestone = You draw three concoctions at once and keep one. Its symbol counts for concoctions.
client-nocturne-kind-mirror = Before scoring it becomes a copy of one of your other tiles; symbols are not copied.

# Moves
client-nocturne-move-pass = Pass
client-nocturne-move-cast = Cast { nocturne-word-token } on { $cell }
client-nocturne-move-offer-none = Offer nothing
client-nocturne-move-offer-thing = Offer { $thing }
client-nocturne-move-offer-two = Offer { $first } and { $second }
client-nocturne-move-keep-thing = Keep “{ $thing }”
client-nocturne-move-take-thing = Take “{ $thing }”
client-nocturne-move-mirror-none = Copy nothing
client-nocturne-move-mirror-thing = Copy “{ $thing }”
client-nocturne-move-ability = Draw concoctions (Flint)
client-nocturne-move-ability-none = Do not use the ability
client-nocturne-move-ability-thing = Use the ability: { $thing }
client-nocturne-move-character-thing = Play { $thing }

# Decisions explained
client-nocturne-hint-open-first = The first spell of a round must be your lowest token, so it seldom wins. But it decides where the contest begins, because every answer must lie next to the highest spell: a corner leaves few answers.
client-nocturne-hint-open-first-solo = { client-nocturne-hint-open-first }
client-nocturne-hint-open = From now on you may open with any token. A low one costs nothing when it is beaten, for it comes back, and it makes the others pay. On a tile with no other tile left beside it, any token wins at once.
client-nocturne-hint-cast = You win the tile under your own spell, not under the spell it beats. The winning token stays in the forest until the round ends, so pay no more than the tile is worth to you. Passing costs no token, but you are out until the next phase.
client-nocturne-hint-cast-2 = Goals: each twilight goal is worth 3 points to one player; moonlight goals score for everybody, most of them for the cells each player controls at the end. So think about where your token would stay, and what it would join.
client-nocturne-hint-cast-3 = A tile is worth what it adds: later feathers add more than the first, a third Tripti adds 13 points, and a fifth herb makes a larger set. A Runestone brings a concoction; a chest costs a point, but one of three tiles is yours.
client-nocturne-hint-cast-4 = Tokens left in hand are not lost. At the end of twilight the highest of them receive the strongest Shadows; at the end of moonlight each scores 2 points. A Shadow wins tiles but controls no cell.
client-nocturne-hint-offer = A token that has not won can still bring a tile: when the round ends, those on the Sprite board take one each, the furthest left first, as long as tiles lie there. A low token wins little elsewhere, but brings a tile here unless higher ones push it off the board first.
client-nocturne-hint-keep-concoction = At the end your symbols fill your concoctions, each symbol once, and the second level is worth the most. Keep the card that asks for what you are collecting anyway.
client-nocturne-hint-keep-tile = The chest costs you a point; make it worth more. The best tile is the one that adds most to what you have, not the one with the highest number.
client-nocturne-hint-take = Compare what each tile would add: it may be worth little by itself and yet complete a set or a concoction. Effects work as in the forest, and what you leave goes to the next token.
client-nocturne-hint-mirror = The copy counts as one more tile of that kind, so it does most where one more counts most: a third Tripti, a seventh feather, the herb that completes a set. It never brings symbols.
client-nocturne-hint-redd = A lower token left behind holds the cell just as well, and the strong one can win again this round. The ability works only once: use it for a token you will miss.
client-nocturne-hint-abigail = You have won a tile with your spell, but perhaps one on the Sprite board is worth more to you. The exchange is only possible now, before the effect, and once in the game.
client-nocturne-hint-character = The symbol of your character counts for concoctions throughout the game; the ability can be used once, and scores 2 points if you never do.

# The end of a scenario or a solo game
client-campaign-result-completed = Scenario { $number } completed
client-campaign-result-missed = Scenario { $number }: not completed yet
client-campaign-result-other = Scenario { $number }, played by { $seat }
client-campaign-result-aims = { $number } of { $last } met
client-campaign-once-more = Play it again
client-campaign-back = Back to the campaign

# Where long words on pieces may be broken
client-nocturne-hyphens = Clear-ings Col-lec-tor Con-coc-tions En-light-en-ment Fire-flies Ghost-writ-er’s Grave-dig-ger’s Scat-tered Sleep-walk-er’s Weight-less-ness Wil-de-ri-fe-rous
