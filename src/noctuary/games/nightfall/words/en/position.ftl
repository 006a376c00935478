# What makes no sense in a position
nightfall-position-card = There is no card “{ $text }”.
nightfall-position-order = { $card } is a wound; only orders belong here.
nightfall-position-wound = { $card } is an order; only wounds belong here.
nightfall-position-minion = { $card } is no minion; only minions are in play.
nightfall-position-copies = { $card } is in play too often: a player has at most { $number } minions of one name in play.
nightfall-position-archive = { $card } is a starter: there are no archives of starters.
nightfall-position-hidden = { $card } cannot be hidden: it is not among the private archives of this player.
nightfall-position-grant = There is no private archive “{ $text }” here; name it like “P2/vulko”.
nightfall-position-phase = There is no phase “{ $text }”; possible are { $names }.
nightfall-position-chain = Only in the chain phase can there be a chain, and of { $number } orders at most.
nightfall-position-draft = A draft cannot be typed by hand: start a new game, or begin with a later phase.
nightfall-position-draft-hand = While archives are drafted nobody has a hand: hands are drawn when all archives are made.
nightfall-position-wounds = Deck, hand and discard pile hold { $number } wounds, not { $text }; leave this entry out, it follows from the cards.
nightfall-position-pending = What is pending makes no sense: { $text }. The engine writes this entry itself; leave it out in a position typed by hand.
