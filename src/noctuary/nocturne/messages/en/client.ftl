# What the web client says of Nocturne alone.

# Start and new table
client-nocturne-title = Nocturne
client-nocturne-tagline = Cast spells in the forest, brew what you find.
client-nocturne-about = You are a young fox mage in a forest full of rare ingredients, and so is everybody else. Cast ever stronger spells on the tiles you want, give your lesser spells to the Forest Sprites, and brew what you find into concoctions. After two rounds, twilight and moonlight, the player with the most points wins.
client-mode = Mode
client-mode-standard = Standard game
client-mode-advanced = Advanced game
client-mode-standard-text = The characters bring a symbol, but no ability.
client-mode-advanced-text = Every character has an ability that can be used once.
client-characters = Characters
client-characters-dealt = Dealt
client-characters-chosen = Chosen
client-characters-dealt-text = Chance deals everybody a character.
client-characters-chosen-text = You choose one after the other, clockwise from the opener.
client-nocturne-seats-text = Seats follow each other clockwise; chance decides who opens.
client-nocturne-learn-text = The game in seven steps, then a first table.
client-nocturne-campaign-text = Twenty scenarios, one after the other, alone or with others.

# Learn
client-nocturne-learn-cast-title = Cast higher
client-nocturne-learn-cast = One player opens with a token on a tile. Clockwise, everybody casts a higher token on a tile next to the highest spell, or passes.
client-nocturne-learn-win-title = Win the tile
client-nocturne-learn-win = When all others have passed, the highest spell wins the tile under it. Its token stays there face down until the round ends: it controls the cell. The winner opens the next phase beside it.
client-nocturne-learn-offer-title = Offer to the Sprites
client-nocturne-learn-offer = Whoever did not win takes the tokens back and may offer one of them to the Sprite board. When the round ends, tokens there take a tile each, the highest first.
client-nocturne-learn-brew-title = Brew concoctions
client-nocturne-learn-brew = Tiles carry symbols. Your concoctions, secret from the others, score when your symbols fill their levels. Each symbol is spent once.
client-nocturne-learn-goals-title = Reach goals
client-nocturne-learn-goals = Three twilight goals go to one player each. Three moonlight goals score for everybody by the cells they control.
client-nocturne-learn-end-title = Collect and count
client-nocturne-learn-end = Skulls, feathers, mushrooms, herbs and eggs score in sets of their own kind; chests cost a point. Tokens left in hand at the end are worth 2 each.

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
client-goal-hidden = turned up in moonlight
client-goal-open = open
client-goal-gone = out of the game
client-goal-won = won by { $seat }
client-goal-leads = { $count ->
    [one] { $seat } leads
   *[other] { $seat } lead
}
client-goal-points = { $count ->
    [one] { $seat }: { $number }
   *[other] { $seat }: { $number } each
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
client-character = { $character }
client-character-ready = { $character }, ability ready
client-score-note = Concoctions of others are secret until the end, so their points may still grow.
client-nocturne-line-example = Type a move, like: cast 4 b3
client-tab-forest = Forest
client-tab-goals = Goals
client-nocturne-round-twilight = Twilight
client-nocturne-round-moonlight = Moonlight
client-nocturne-round-over = Game over
client-nocturne-cell-spell = spell { $number }: { $token } of { $name }
client-nocturne-cell-control = control token { $token } of { $name }
client-nocturne-cell-shadow = { $token } left by { $name }, gives no control
client-text-turned = turned over
client-text-spaces = { $number } spaces, { $count } taken

# Help
client-nocturne-help = Click or tap a token, then a cell, or the other way round. What glows can be chosen; everything else says why it cannot. Press and hold a tile or card to see it large. The same by keyboard:
client-key-token = choose the token of that value (* is the star)
client-key-arrows = move within the forest, the hand or the Sprite board
client-key-enter = choose, cast
client-key-pass = pass, or decline
client-key-forest = to the forest
client-key-hand = to my tokens
client-key-sprite = to the Sprite board
client-key-inspect = look closely at a tile

# Tiles, tokens and cards
client-nocturne-components = Tiles, tokens and cards
client-nocturne-sort-tile = Tiles
client-nocturne-sort-token = Tokens
client-nocturne-sort-concoction = Concoctions
client-nocturne-sort-twilight = Twilight goals
client-nocturne-sort-moonlight = Moonlight goals
client-nocturne-sort-character = Characters
client-spell-tokens = Spell tokens
client-shadow-tokens = Shadow tokens
client-symbols = Symbols:
client-nocturne-level = Level { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}):
client-nocturne-kind-skull = Scores the points printed on it.
client-nocturne-kind-feather = Feathers score by their number: 2, 4, 8, 13, 18, 24, 32 for one to seven.
client-nocturne-kind-mushroom = Duode Dax: two score 9, a single one nothing. Tripti Fungilus: one scores 3, two nothing, three 13.
client-nocturne-kind-herb = Scores the points printed on it, and 5, 8 or 12 more for a set of three, four or five different herbs.
client-nocturne-kind-egg = Who has most eggs scores 4 for each, the second 3, the third 2, the fourth 1.
client-nocturne-kind-chest = Costs 1 point. At once you draw three tiles from the stack and keep one.
client-nocturne-kind-runestone = At once you draw three concoctions and keep one. Its symbol counts for concoctions.
client-nocturne-kind-mirror = Before scoring it becomes a copy of one of your other tiles; symbols are not copied.

# Moves
client-nocturne-move-pass = Pass
client-nocturne-move-cast = Cast { $token ->
    [star] the star
   *[other] { $token }
} on { $cell }
client-nocturne-move-offer-none = Offer nothing
client-nocturne-move-offer-thing = Offer { $thing }
client-nocturne-move-offer-two = Offer { $first } and { $second }
client-nocturne-move-keep-thing = Keep { $thing }
client-nocturne-move-take-thing = Take { $thing }
client-nocturne-move-mirror-none = Copy nothing
client-nocturne-move-mirror-thing = Copy { $thing }
client-nocturne-move-ability = Draw concoctions (Flint)
client-nocturne-move-ability-none = Do not use the ability
client-nocturne-move-ability-thing = Use the ability: { $thing }
client-nocturne-move-character-thing = Play { $thing }

# Decisions explained
client-nocturne-hint-open = You open a casting phase: choose a token, then a glowing tile. The others answer with higher tokens beside it, so a low token invites them and a high one wins sooner.
client-nocturne-hint-cast = Choose a token higher than the highest spell and a glowing tile next to it. If everybody else passes, you win that tile and your token stays there until the round ends.
client-nocturne-hint-offer = You did not win, so you may give one of your tokens to the Sprites. It stays on their board and takes a tile when the round ends. Click a token, or offer nothing.
client-nocturne-hint-keep-concoction = Keep the concoction that suits the symbols you own or can still win. The others go back under the deck.
client-nocturne-hint-keep-tile = Keep one of the tiles from the chest; the others leave the game.
client-nocturne-hint-take = The round is over and your token may fetch a tile from the Sprite board. Click the one you want.
client-nocturne-hint-mirror = A Mirror Stone counts as one more tile of the kind you choose. Copy what gains you most.
client-nocturne-hint-redd = Redd may leave a lower token behind and take the strong one back. Click the token to leave.
client-nocturne-hint-abigail = Abigail may exchange the tile she won for one on the Sprite board, before its effect.
client-nocturne-hint-character = Every character brings a symbol, and in the advanced game an ability to be used once.
