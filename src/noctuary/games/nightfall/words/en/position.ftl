# What makes no sense in a position
nightfall-position-card = There is no card “{ $text }”.
nightfall-position-order = { $card } is a wound; only orders belong here.
nightfall-position-wound = { $card } is an order; only wounds belong here.
nightfall-position-minion = { $card } is not a minion; only minions are in play.
nightfall-position-copies = Too many copies of { $card } are in play: a player has at most { $number } minions with the same name in play.
nightfall-position-archive = { $card } is a starter: there are no archives of starters.
nightfall-position-hidden = { $card } cannot be hidden: it is not among the private archives of this player.
nightfall-position-grant = There is no private archive “{ $text }” here; write it like “P2/vulko”.
nightfall-position-chain = There can be a chain only in the chain phase, with at most { $number } orders.
nightfall-position-draft = A draft cannot be typed by hand: start a new game, or start from a later phase.
nightfall-position-draft-hand = During the draft nobody has a hand: hands are drawn once all archives are complete.
nightfall-position-wounds = Deck, hand and discard pile hold { $number } wounds, not { $text }. Leave this entry out: it follows from the cards.
