# What the reference says of the cards of Nightfall.
client-nightfall-reference-links = Link colours
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
nightfall-fact-strength-minions = Strength: the number of minions its player has in play
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
nightfall-fact-kicker-pl-edition = Kicker in the Polish edition: { $text }
nightfall-fact-exile = Exiled: { $reading }
nightfall-fact-discount = Discount: { $reading }
nightfall-fact-repeats = Kicker that is repeated in the Polish edition: { $reading }
nightfall-fact-effect = Effect: { $text }
nightfall-why = Facts marked as reconstructed, mostly icons of the printed cards, come from no source; they were chosen so that the cards are balanced against each other and contradict nothing known. Everything else comes or follows from a rulebook or a public description.
nightfall-why-pictured = { $edition ->
    [de] The German rulebook
   *[other] The Polish rulebook
} pictures a chain of { $cards }. The colours of this card were chosen so that this chain is legal.

# Where else a card appears
nightfall-related-followed = Cards that can be linked to it (colour: { $colour })
nightfall-related-follows = Cards it can be linked to (colour: { $colour })
nightfall-related-kicker = Cards that earn its kicker when it is linked to them
nightfall-related-grants = Cards that earn their kicker when linked to it
nightfall-related-pair = Quick-start pair with
nightfall-related-pair-edition = Quick-start pair ({ $edition }) with

# The link colours as a picture (only the client shows it)
client-nightfall-links-intro = An arrow leads from a colour to a colour that may be linked to it; the thicker it is, the more cards show that link. A spark marks where a kicker is earned. Choose a colour or a card to see its links.
client-nightfall-links-picture = Six moons with arrows from each colour to the colours that its cards link to. The table below says the same.
client-nightfall-links-after = Cards that can be linked to it
client-nightfall-links-before = Cards it can be linked to
client-nightfall-links-to = Its cards may be followed by
client-nightfall-links-from = Its cards may follow
client-nightfall-links-table = The links as a table
client-nightfall-links-caption = Each row holds the cards of one colour, under the colours that may be linked to them.
client-nightfall-links-kickers = Kicker earned: { $names }
