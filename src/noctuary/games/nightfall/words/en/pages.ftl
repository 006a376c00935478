# What only the pages around a table say of Nightfall.

# Start and new table
client-nightfall-tagline = Command vampires and werewolves, and add your orders to a chain that everybody shares.
client-nightfall-about = The sun has gone out, and in the dark you command vampires, werewolves, hunters and ghouls against everybody else at the table. Your minions attack every turn, and your orders form chains to which the others may add theirs, if the colours of the moons match. Once the last wound on the table has been given out, the player with the fewest wounds wins.
client-nightfall-seats-text = Seats go clockwise; chance decides who begins.
client-nightfall-learn-text = A guided first game, then five hands-on lessons.
client-nightfall-draft = Archives
client-nightfall-draft-normal = Draft
client-nightfall-draft-normal-text = Everybody gets four cards and picks two private archives and one for the commons, passing the rest on.
client-nightfall-draft-two-player = Draft for two
client-nightfall-draft-two-player-text = Of four cards, the first pick leaves the game, the next two are private archives and the last goes to the commons.
client-nightfall-draft-quick-start = Quick start
client-nightfall-draft-quick-start-text = Nobody drafts: everybody gets a printed pair of private archives.
client-nightfall-draft-open-archives = Open archives
client-nightfall-draft-open-archives-text = The commons lie open before the draft; of three cards you pick two private archives.
client-nightfall-draft-common-ground = Common ground
client-nightfall-draft-common-ground-text = There are no private archives: all picks go to the commons.
client-nightfall-draft-why-two = Only with two players.
client-nightfall-draft-why-secret = In the variant “Common ground” there are no private archives, so none can be secret.
client-nightfall-secret = Secret archives
client-nightfall-secret-text = Private archives stay hidden from the others until their owner first claims from them.
client-nightfall-promos = Promos
client-nightfall-promos-text = Lisaveta Florescu, “Shadow Seven” and Zombie Horde join the draft.
client-nightfall-edition = Edition
client-nightfall-edition-en = English
client-nightfall-edition-pl = Polish
client-nightfall-edition-de = German
client-nightfall-edition-text = The printed rulebooks differ a little: in the German one, nobody sees how many wounds are left, the wound effect may also be used before drawing up, and the sixth quick-start pair is a different one; in the Polish one, two kickers work differently.
client-nightfall-pairs = Pairs of archives
client-nightfall-pairs-random = At random
client-nightfall-pairs-named = Chosen here
client-nightfall-pair = Pair for seat { $number }
client-nightfall-series = End-of-the-World series
client-nightfall-series-text = Game after game is played until somebody has 100 wounds in all; the lowest total wins.
client-nightfall-turn-limit = Turn limit
client-nightfall-turn-limit-text = After this many turns by each player, the game ends as if the last wound had been given out.

# Learn

# Cards
client-nightfall-sort-draft = Draft cards
client-nightfall-sort-starter = Starters
client-nightfall-sort-promo = Promos
client-nightfall-sort-wound = Wounds
client-nightfall-moon-white = full moon
client-nightfall-moon-yellow = gibbous moon
client-nightfall-moon-green = half moon
client-nightfall-moon-blue = crescent
client-nightfall-moon-purple = ring
client-nightfall-moon-red = slashed disc
