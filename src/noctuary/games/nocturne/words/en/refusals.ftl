# Refusals: why a move is against the rules
nocturne-refuse-turn = It is { $seat }’s turn.
nocturne-refuse-passed = { $seat } has passed and is out until the next casting phase.
nocturne-refuse-token-not-in-hand = { nocturne-word-token.capital } is not in hand.
nocturne-refuse-no-tile = There is no tile on { $cell }.
nocturne-refuse-not-lowest = The first spell of a round must be the lowest token: { $token_lowest ->
    [star] the star
   *[other] { $token_lowest }
}, not { nocturne-word-token }.
nocturne-refuse-open-next-to = { $cell } is not next to { $cell_won }, where the last tile was won.
nocturne-refuse-taken = There is already a spell on { $cell }.
nocturne-refuse-not-adjacent = { $cell } is not next to the highest spell on { $cell_highest }.
nocturne-refuse-not-higher = { nocturne-word-token.capital } is not higher than { nocturne-word-highest }.
nocturne-refuse-offer-token = { nocturne-word-token.capital } is not among the tokens taken back in this phase, or is a Shadow.
nocturne-refuse-offer-falls-off = { nocturne-word-token.capital } would fall off the Sprite board: it is full of tokens at least as high.
nocturne-refuse-offer-two = Only Sage offers two tokens.
nocturne-refuse-offer-pair = Both tokens must stay on the Sprite board; { nocturne-word-token } would not.
nocturne-refuse-not-drawn = Only one of the cards or tiles just drawn can be kept.
nocturne-refuse-no-sprite-tile = “{ $tile }” is not on the Sprite board.
nocturne-refuse-same-tile = It makes no difference which “{ $tile }” is meant: leave out the number.
nocturne-refuse-mirror-mirror = A Mirror Stone cannot copy a Mirror Stone.
nocturne-refuse-not-your-tile = { $seat } does not have “{ $tile }”.
nocturne-refuse-redd-lower = { nocturne-word-token.capital } is not lower than { $token_won ->
    [star] the star
   *[other] { $token_won }
}, the token that won.
nocturne-refuse-not-your-ability = Only { $character } can do that.
nocturne-refuse-ability-used = { $seat } cannot use an ability: it has been used, or this is the standard game.
nocturne-refuse-draw-to-open = In this component edition, Flint’s ability is used before opening.
nocturne-refuse-deck-empty = No concoction is left to draw.
nocturne-refuse-character-taken = { $character } is already taken.
nocturne-refuse-solo-pass = In the solo game you cannot pass before the first spell of a round is cast.
nocturne-refuse-not-two-higher = Double competition: { nocturne-word-token } is not at least 2 higher than { nocturne-word-highest }.
nocturne-refuse-hunt-cell = There is no tile on { $cell } to exchange the chest for.
nocturne-refuse-other-step-open = { $seat } must now open or pass.
nocturne-refuse-other-step-cast = { $seat } must now cast or pass.
nocturne-refuse-other-step-offer = { $seat } must now offer a token or nothing.
nocturne-refuse-other-step-keep-concoction = { $seat } must now choose a concoction to keep.
nocturne-refuse-other-step-keep-tile = { $seat } must now choose a tile to keep.
nocturne-refuse-other-step-take = { $seat } must now take a tile from the Sprite board.
nocturne-refuse-other-step-mirror = { $seat } must now assign a Mirror Stone.
nocturne-refuse-other-step-redd = { $seat } must now decide about Redd’s ability.
nocturne-refuse-other-step-abigail = { $seat } must now decide about Abigail’s ability.
nocturne-refuse-other-step-hunt = { $seat } must now decide about the chest.
nocturne-refuse-other-step-character = { $seat } must now choose a character.
