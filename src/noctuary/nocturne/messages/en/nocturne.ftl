# Questions
nocturne-ask-open-first = Cast your lowest token on any tile as the first spell, or pass.
nocturne-ask-open-next = Open the phase on a tile next to { $cell }, or pass.
nocturne-ask-open = Open the phase on any tile, or pass.
nocturne-ask-cast = Cast a token higher than { $token } next to { $cell }, or pass.
nocturne-ask-offer = Offer one of the tokens you took back, or nothing.
nocturne-ask-offer-two = Offer one or (as Sage) two of the tokens you took back, or nothing.
nocturne-ask-keep-concoction = Choose the concoction you keep.
nocturne-ask-keep-tile = Choose the tile you keep.
nocturne-ask-take = Take a tile from the Sprite board for your { $token }.
nocturne-ask-mirror = Choose the tile your Mirror Stone copies, or none.
nocturne-ask-redd = Leave a lower token instead of your { $token }, or change nothing.
nocturne-ask-abigail = Exchange { $tile } for a tile on the Sprite board, or keep it.
nocturne-ask-character = Choose your character.

# Events
nocturne-open = { $seat } opens with { $token ->
    [star] the star
   *[other] { $token }
} on { $cell } ({ $tile }).
nocturne-cast = { $seat } casts { $token ->
    [star] the star
   *[other] { $token }
} on { $cell } ({ $tile }).
nocturne-pass = { $seat } passes.
nocturne-win = { $seat } wins { $tile } on { $cell } with { $token ->
    [star] the star
   *[other] { $token }
}.
nocturne-opening-lost = { $seat } loses the opening: no tile is left next to { $cell }.
nocturne-offer = { $seat } offers { $token } to the Sprite board.
nocturne-offer-none = { $seat } offers nothing.
nocturne-pushed-off = { $token } of { $seat } falls off the Sprite board and returns to hand.
nocturne-take = { $seat } takes { $tile } from the Sprite board for { $token }.
nocturne-draw-concoctions = { $seat } draws { $number ->
    [one] one concoction
   *[other] { $number } concoctions
}: { $concoction }.
nocturne-draw-concoctions-hidden = { $seat } draws { $number ->
    [one] one concoction
   *[other] { $number } concoctions
}.
nocturne-keep-concoction = { $seat } keeps { $concoction }.
nocturne-keep-concoction-hidden = { $seat } keeps a concoction.
nocturne-draw-tiles = { $seat } draws { $number ->
    [one] one tile
   *[other] { $number } tiles
} from the stack: { $tile }.
nocturne-draw-nothing = The stack is empty: { $seat } draws nothing.
nocturne-keep-tile = { $seat } keeps { $tile }.
nocturne-goal = { $seat } wins the goal “{ $goal }”.
nocturne-goal-gone = Nobody has won the goal “{ $goal }”; it leaves the game.
nocturne-round-end = { $number ->
    [1] Twilight ends.
   *[other] Moonlight ends.
}
nocturne-shadows = { $seat } receives { $number ->
    [one] a Shadow token ({ $token }); removed: { $token_removed }.
   *[other] { $number } Shadow tokens ({ $token }); removed: { $token_removed }.
}
nocturne-moonlight = Moonlight begins; { $seat } opens. The goals are { $goal }.
nocturne-mirror = { $seat } lets a Mirror Stone copy { $tile }.
nocturne-mirror-none = { $seat } leaves a Mirror Stone unassigned.
nocturne-redd = Redd’s ability: { $seat } leaves { $token } on { $cell } and takes back { $token_back ->
    [star] the star
   *[other] { $token_back }
}.
nocturne-abigail = Abigail’s ability: { $seat } exchanges { $tile_given } for { $tile }.
nocturne-flint = Flint’s ability: { $seat } draws concoctions.
nocturne-sage = Sage’s ability: { $seat } offers two tokens.
nocturne-character = { $seat } plays { $character }.

# How the game ended
nocturne-result-points = { $seat } wins with { $number ->
    [one] one point
   *[other] { $number } points
}.
nocturne-result-sprite = { $seat } and { $seat_other } have { $number ->
    [one] one point
   *[other] { $number } points
} each; { $seat } wins, being further left on the Sprite board.
nocturne-result-opener = { $seat } and { $seat_other } have { $number ->
    [one] one point
   *[other] { $number } points
} each and none of them is on the Sprite board; { $seat } wins, coming first clockwise from the designated opener.

# Refusals
nocturne-refuse-turn = It is { $seat }’s turn.
nocturne-refuse-passed = { $seat } has passed and is out until the next casting phase.
nocturne-refuse-token-not-in-hand = { $token ->
    [star] The star
   *[other] The token { $token }
} is not in hand.
nocturne-refuse-no-tile = There is no tile on { $cell }.
nocturne-refuse-not-lowest = The first spell of a round must be the lowest token: { $token_lowest }, not { $token }.
nocturne-refuse-open-next-to = { $cell } is not next to { $cell_won }, where the last tile was won.
nocturne-refuse-taken = There is already a spell on { $cell }.
nocturne-refuse-not-adjacent = { $cell } is not next to the highest spell on { $cell_highest }.
nocturne-refuse-not-higher = { $token ->
    [star] The star
   *[other] { $token }
} is not higher than { $token_highest ->
    [star] the star
   *[other] { $token_highest }
}.
nocturne-refuse-offer-token = { $token } is not among the tokens taken back in this phase, or is a Shadow.
nocturne-refuse-offer-falls-off = { $token } would fall off the Sprite board: it is full of tokens at least as high.
nocturne-refuse-offer-two = Only Sage offers two tokens.
nocturne-refuse-offer-pair = Both tokens must stay on the Sprite board; { $token } would not.
nocturne-refuse-not-drawn = Only one of the cards or tiles just drawn can be kept.
nocturne-refuse-no-sprite-tile = { $tile } is not on the Sprite board.
nocturne-refuse-mirror-mirror = A Mirror Stone cannot copy a Mirror Stone.
nocturne-refuse-not-your-tile = { $seat } does not have { $tile }.
nocturne-refuse-redd-lower = { $token } is not lower than { $token_won ->
    [star] the star
   *[other] { $token_won }
}, the token that won.
nocturne-refuse-not-your-ability = Only { $character } can do that.
nocturne-refuse-ability-used = { $seat } cannot use an ability: it is used up, or this is the standard game.
nocturne-refuse-deck-empty = No concoction is left to draw.
nocturne-refuse-character-taken = { $character } is already taken.
nocturne-refuse-other-step-open = { $seat } must open or pass now.
nocturne-refuse-other-step-cast = { $seat } must cast or pass now.
nocturne-refuse-other-step-offer = { $seat } must offer a token or nothing now.
nocturne-refuse-other-step-keep-concoction = { $seat } must choose a concoction to keep now.
nocturne-refuse-other-step-keep-tile = { $seat } must choose a tile to keep now.
nocturne-refuse-other-step-take = { $seat } must take a tile from the Sprite board now.
nocturne-refuse-other-step-mirror = { $seat } must assign a Mirror Stone now.
nocturne-refuse-other-step-redd = { $seat } must decide about Redd’s ability now.
nocturne-refuse-other-step-abigail = { $seat } must decide about Abigail’s ability now.
nocturne-refuse-other-step-character = { $seat } must choose a character now.

# Options
nocturne-option-unknown = There is no option “{ $text }”. Options of Nocturne: { $names }.
nocturne-option-players = Nocturne is played by 2, 3 or 4 players, not “{ $text }”.
nocturne-option-mode = There is no mode “{ $text }”; choose standard or advanced.
nocturne-option-later = “{ $text }” is not part of this version yet; leave it out.
nocturne-option-advanced = The option “advanced” is true or false, not “{ $text }”.
nocturne-option-contradiction = The option “advanced” contradicts the mode “{ $text }”; leave one of them out.
nocturne-option-first = P{ $text } cannot begin; seats are P1 to { $last }.
nocturne-option-characters = Characters are “dealt”, “chosen”, or a list of { $number } different ones.
nocturne-option-character = There is no character “{ $text }”; choose from { $names }.

# Positions
nocturne-position-key = A position has no entry “{ $text }”; possible are { $names }.
nocturne-position-value = “{ $text }” makes no sense in “{ $place }”.
nocturne-position-forest = Every line of the forest must have the same number of cells, and there are at most { $number } rows and columns.
nocturne-position-sprite = The tokens of the Sprite board must stand from high to low, at most { $number } of them, and never a star or a Shadow.
nocturne-position-token = { $seat } has the token { $token } more often than there is one: a token is in one place only.
nocturne-position-shadow = The Shadow token { $token } is in two places.
