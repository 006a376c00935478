# Help: how a table is played, and its keys.
client-nightfall-help = Click or tap a card in your hand to play it, a minion and then an opponent to attack, or an archive to claim from it. Anything that glows can be chosen; everything else tells you why it cannot. Press and hold a card to enlarge it. With the keyboard:
client-nightfall-key-hand = to my hand
client-nightfall-key-chain = to the chain or combat
client-nightfall-key-archives = to the commons and archives
client-nightfall-key-minions = to my minions
client-nightfall-key-seats = to the other players
client-nightfall-key-pass = play nothing, finish, or decline
client-nightfall-key-enter = choose, play, claim
client-nightfall-key-arrows = move within the hand, the chain, the archives or the minions
client-nightfall-key-inspect = look closely at a card
