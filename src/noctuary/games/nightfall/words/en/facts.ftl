# Facts of the cards that a component edition can change.
client-nightfall-sort-box = Numbers in the box
client-nightfall-fact-cost = Cost
client-nightfall-fact-colour = Colour
client-nightfall-fact-links = Links to
client-nightfall-fact-species = Species
client-nightfall-fact-strength = Strength
client-nightfall-fact-health = Health
client-nightfall-fact-kicker-colour = Kicker colour
client-nightfall-fact-exile = Exiled
client-nightfall-fact-discount = Discount
client-nightfall-fact-repeats = Kicker that is repeated in the Polish edition
client-nightfall-fact-copies = Cards in the box
client-nightfall-fact-set-copies = Copies of each card
client-nightfall-edition-empty = You have no edition of your own yet. Create one: colours, links, costs, strengths, kickers and wounds can all be set to match your box.
client-nightfall-edition-effects = The texts of the cards, and what they do, cannot be changed; but three texts can be read in two ways, and you can choose which.
