# What the reference says of the cards of Nightfall.
nightfall-section-draft = Draft cards
nightfall-section-starter = Starters
nightfall-section-promo = Promos
nightfall-section-wound = Wounds

# Facts
nightfall-fact-name = Name: { $text }
nightfall-fact-set = Set: { $set }
nightfall-fact-kind = Kind: { $kind }
nightfall-fact-species = Species: { $species }
nightfall-fact-colour = Colour: { $colour }
nightfall-fact-links = Link colours: { $colour }
nightfall-fact-kicker-colour = Kicker colour: { $colour }
nightfall-fact-cost = Cost: { $number }
nightfall-fact-strength = Strength: { $number }
nightfall-fact-strength-minions = Strength: as many as its player has minions in play
nightfall-fact-health = Health: { $number }
nightfall-fact-copies = Copies in the box: { $number }
nightfall-fact-chain = Chain text: { $text }
nightfall-fact-chain-none = No chain text
nightfall-fact-your-chain = Your-chain text: { $text }
nightfall-fact-your-chain-none = No your-chain text
nightfall-fact-in-play = In-play text: { $text }
nightfall-fact-in-play-none = No in-play text
nightfall-fact-kicker = Kicker: { $text }
nightfall-fact-kicker-none = No kicker
nightfall-fact-kicker-pl-edition = Kicker of the Polish edition: { $text }
nightfall-why-reconstructed = What is reconstructed is an icon or a word on the printed card that could not be had; it was chosen so that the cards are balanced among each other and contradict nothing that is known.

# Where else a card appears
nightfall-related-followed = May be linked to it (colour: { $colour })
nightfall-related-follows = It may be linked to (colour: { $colour })
nightfall-related-kicker = Earns its kicker when linked to
nightfall-related-grants = Earn their kicker when linked to it
nightfall-related-pair = Quick-start pair with
nightfall-related-pair-edition = Quick-start pair ({ $edition }) with
