# Parts of other messages
nocturne-word-token = { $token ->
    [star] the star
   *[other] { $token }
}
    .capital = { $token ->
        [star] The star
       *[other] { $token }
    }
nocturne-word-highest = { $token_highest ->
    [star] the star
   *[other] { $token_highest }
}
nocturne-count-points = { $number ->
    [one] one point
   *[other] { $number } points
}
    .digits = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
nocturne-count-concoctions = { $number ->
    [one] one concoction
   *[other] { $number } concoctions
}

# Questions
nocturne-ask-open-first = Cast your lowest token on any tile as the first spell, or pass.
nocturne-ask-open-first-solo = Cast your lowest token on any tile as the first spell of the round.
nocturne-ask-open-next = Open the phase on a tile next to { $cell }, or pass.
nocturne-ask-open = Open the phase on any tile, or pass.
nocturne-ask-cast = Cast a token higher than { nocturne-word-token } next to { $cell }, or pass.
nocturne-ask-cast-two-higher = Cast a token at least 2 higher than { nocturne-word-token } next to { $cell }, or pass.
nocturne-ask-offer = Offer one of the tokens you took back, or nothing.
nocturne-ask-offer-hand = Offer one of the tokens you took back, or (as Sage) two from your hand, or nothing.
nocturne-ask-offer-two = Offer one or (as Sage) two of the tokens you took back, or nothing.
nocturne-ask-keep-concoction = Choose the concoction you keep.
nocturne-ask-keep-tile = Choose the tile you keep.
nocturne-ask-take = Take a tile from the Sprite board for your { $token }.
nocturne-ask-mirror = Choose the tile your Mirror Stone copies, or none.
nocturne-ask-redd = Leave a lower token instead of your { $token }, or change nothing.
nocturne-ask-abigail = Exchange “{ $tile }” for a tile on the Sprite board, or keep it.
nocturne-ask-hunt = Exchange the chest for any tile in the forest or on the Sprite board, or keep it.
nocturne-ask-character = Choose your character.

# Events
nocturne-open = { $seat } opens with { nocturne-word-token } on { $cell } ({ $tile }).
nocturne-cast = { $seat } casts { nocturne-word-token } on { $cell } ({ $tile }).
nocturne-pass = { $seat } passes.
nocturne-win = { $seat } wins “{ $tile }” on { $cell } with { nocturne-word-token }{ $how ->
    [star] , which nothing can beat.
    [enclosed] : no free tile is left next to it.
    [cornered] , a cornered spell: no tile is left next to it.
    [unbeatable] : nobody still in can cast anything higher.
   *[passed] .
}
nocturne-opening-lost = { $seat } loses the opening: no tile is left next to { $cell }.
nocturne-offer = { $seat } offers { nocturne-word-token } to the Forest Sprites.
nocturne-offer-none = { $seat } offers nothing.
nocturne-pushed-off = { $seat }’s { $token } falls off the Sprite board and returns to hand.
nocturne-take = { $seat } takes “{ $tile }” from the Sprite board for { nocturne-word-token }.
nocturne-draw-concoctions = { $seat } draws { nocturne-count-concoctions }: { $concoction }.
nocturne-draw-concoctions-hidden = { $seat } draws { nocturne-count-concoctions }.
nocturne-keep-concoction = { $seat } keeps “{ $concoction }”.
nocturne-keep-concoction-hidden = { $seat } keeps a concoction.
nocturne-draw-tiles = { $seat } draws { $number ->
    [one] one tile
   *[other] { $number } tiles
} from the stack: { $tile }.
nocturne-draw-nothing = The stack is empty: { $seat } draws nothing.
nocturne-keep-tile = { $seat } keeps “{ $tile }”.
nocturne-goal = { $seat } wins the goal “{ $goal }”.
nocturne-goal-most = { $seat } wins the goal “{ $goal }” with the most: { $number }.
nocturne-goal-tie = { $seat } wins the goal “{ $goal }” with { $number }, as many as { $seat_other }, but first in Sprite order.
nocturne-goal-gone = Nobody has won the goal “{ $goal }”; it leaves the game.
nocturne-round-end = { $number ->
    [1] Twilight ends.
   *[other] Moonlight ends.
}
nocturne-shadows = { $seat } receives { $number ->
    [one] a Shadow token
   *[other] { $number } Shadow tokens
}: { $token }. Left in hand: { $token_kept }. Removed: { $token_removed }.
nocturne-moonlight = Moonlight begins; { $seat } opens. The goals are { $goal }.
nocturne-moonlight-family = Moonlight begins; { $seat } opens.
nocturne-mirror = { $seat } copies “{ $tile }” with a Mirror Stone.
nocturne-mirror-none = { $seat } leaves a Mirror Stone unassigned.
nocturne-redd = Redd’s ability: { $seat } leaves { nocturne-word-token } on { $cell } and takes back { $token_back ->
    [star] the star
   *[other] { $token_back }
}.
nocturne-abigail = Abigail’s ability: { $seat } exchanges “{ $tile_given }” for “{ $tile }”.
nocturne-flint = Flint’s ability: { $seat } draws concoctions.
nocturne-sage = Sage’s ability: { $seat } offers two tokens.
nocturne-character = { $seat } plays { $character }.
nocturne-hunt-cell = Chest hunt: { $seat } exchanges the chest for “{ $tile }” on { $cell }.
nocturne-hunt-sprite = Chest hunt: { $seat } exchanges the chest for “{ $tile }” from the Sprite board.

# The solo opponent: who it is, the card it turns, why it does what it does
nocturne-opponent = Opponent
nocturne-solo-card = { $seat } turns the card “{ $solo }”.
nocturne-solo-reshuffled = The opponent’s deck has run out: { $number ->
    [one] one card is
   *[other] { $number } cards are
} shuffled into a new one.
nocturne-solo-above = +1 or more: the opponent’s lowest token above { nocturne-word-highest } is { nocturne-word-token }.
nocturne-solo-at-least = { $number } or higher: the opponent’s lowest token that is at least { $number } and above { nocturne-word-highest } is { nocturne-word-token }.
nocturne-solo-at-most = No higher than { $number }: the opponent’s lowest token above { nocturne-word-highest } is { nocturne-word-token }, which is not too high.
nocturne-solo-none-above = +1 or more: the opponent has no token above { nocturne-word-highest }.
nocturne-solo-none-at-least = { $number } or higher: the opponent has no token that is at least { $number } and above { nocturne-word-highest }.
nocturne-solo-none-at-most = No higher than { $number }: the opponent has no token that is above { nocturne-word-highest } and at most { $number }.
nocturne-solo-above-two = +1 or more, and either the star or at least 2 above { nocturne-word-highest }: the opponent’s lowest such token is { nocturne-word-token }.
nocturne-solo-at-least-two = { $number } or higher, and either the star or at least 2 above { nocturne-word-highest }: the opponent’s lowest such token is { nocturne-word-token }.
nocturne-solo-at-most-two = No higher than { $number }: the opponent’s lowest token at least 2 above { nocturne-word-highest } is { nocturne-word-token }, which is not too high.
nocturne-solo-none-above-two = +1 or more: the opponent has no token at least 2 above { nocturne-word-highest }.
nocturne-solo-none-at-least-two = { $number } or higher: the opponent has no token that is at least { $number } and at least 2 above { nocturne-word-highest }.
nocturne-solo-none-at-most-two = No higher than { $number }: the opponent has no token that is at least 2 above { nocturne-word-highest } and at most { $number }.
nocturne-solo-direction = The tile to the { $direction } of { $cell_from } is on { $cell }.
nocturne-solo-turned = To the { $direction } of { $cell_from } no tile is free; clockwise, the next free one is on { $cell }.
nocturne-solo-start = The opponent opens with the start value of the card: { nocturne-word-token }.
nocturne-solo-start-lower = The opponent has no { $number }, the start value of the card; its next lower token is { nocturne-word-token }.
nocturne-solo-start-higher = The opponent has no { $number }, the start value of the card, and nothing lower; its next higher token is { nocturne-word-token }.
nocturne-solo-cornered = On { $cell } the opponent can open with a cornered spell and does so, with its lowest token: { nocturne-word-token }.
nocturne-solo-first-spell = The first spell of a round is the lowest token: { nocturne-word-token }.
nocturne-solo-first-tile = The opponent may open on any tile and takes the first one in reading order, on { $cell }.
nocturne-solo-offers = As the card “{ $solo }” says, the opponent offers the highest token it took back: { nocturne-word-token }.
nocturne-solo-keeps = As the card “{ $solo }” says, the opponent offers nothing.
nocturne-solo-keeps-full = The opponent offers nothing: { nocturne-word-token } would fall off the Sprite board.

# How the game ended
nocturne-result-points = { $seat } wins with { nocturne-count-points }.
nocturne-result-sprite = { $seat } and { $seat_other } have { nocturne-count-points } each; { $seat } wins, being further left on the Sprite board.
nocturne-result-opener = { $seat } and { $seat_other } have { nocturne-count-points } each, with no token on the Sprite board; { $seat } wins, coming first clockwise from the designated opener.
nocturne-result-solo = { $seat } ends with { nocturne-count-points } and reaches milestone { $band }.
nocturne-result-solo-no-band = { $seat } ends with { nocturne-count-points }, below the first milestone.
nocturne-result-shared = Shared victory: { $seat }, with { nocturne-count-points } each.

# Aims of scenarios and achievements
nocturne-aim-total = At least { $number } points in all
nocturne-aim-points = At least { $number } points { $row ->
    [skulls] for skulls
    [feathers] for Firebird Feathers
    [mushrooms] for mushrooms
    [herbs] for herbs
    [eggs] for Mysterious Eggs
    [concoctions] for concoctions
    [moonlight] for moonlight goals
   *[goals] for twilight and moonlight goals together
}
nocturne-aim-full-set = A full set of { $set ->
    [feather] Firebird Feathers
    [herb] herbs
    [tripti-fungilus] Tripti Fungilus
   *[duode-dax] Duode Dax
}
nocturne-aim-tiles = At least { $number } { $sort ->
    [skull] skulls
    [egg] Mysterious Eggs
    [runestone] Runestones
    [chest] Cursed Treasure Chests
   *[mirror] Mirror Stones
}
nocturne-aim-tiles-none = { $sort ->
    [skull] No skulls
    [feather] No Firebird Feathers
    [mushroom] No mushrooms
    [egg] No Mysterious Eggs
    [chest] No Cursed Treasure Chests
    [mirror-wild] Neither Mirror Stones nor wild herbs
   *[mirror] No Mirror Stones
}
nocturne-aim-distinct-kinds = Tiles of at least { $number } different kinds
nocturne-aim-distinct-kinds-all = Tiles of all { $number } kinds
nocturne-aim-distinct-kinds-most = Tiles of no more than { $number } different kinds
nocturne-aim-distinct-runestones = Runestones with at least { $number } different symbols
nocturne-aim-concoctions-complete = At least { $number } concoctions completed on all their levels
nocturne-aim-twilight-goals = At least { $number } twilight goals
nocturne-aim-twilight-goals-all = All { $number } twilight goals
nocturne-aim-twilight-goals-none = No twilight goal
nocturne-aim-kinds-with-tiles = At least { $number } kinds with { $tiles } or more tiles each
nocturne-aim-shadows-received-none = No Shadow token received
nocturne-aim-last-sprite-space-held = A token of yours on the last space of the Sprite board at the end of a round
nocturne-aim-all-sprite-spaces-held = Tokens of yours on all spaces of the Sprite board at the end of a round
nocturne-aim-mirrors-as-different-kinds = At least { $number } Mirror Stones that copy different kinds of tiles
nocturne-aim-moonlight-sprite-tiles-none = No tile from the Sprite board at the end of moonlight
nocturne-aim-most-of-one-kind = At least { $number } tiles of one kind
nocturne-aim-twilight-cornered-none = No cornered spell in twilight
nocturne-aim-every-kind = At least { $number } tiles of every kind
nocturne-aim-unknown = “{ $text }” is not an aim; write it like this: points:skulls>=10 or full_set:feather.
