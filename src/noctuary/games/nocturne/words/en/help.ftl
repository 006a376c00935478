# Help: how a table is played, and its keys.
client-nocturne-help = Click or tap a token, then a cell, or the other way round. Anything that glows can be chosen; everything else tells you why it cannot. Press and hold a tile or card to enlarge it. With the keyboard:
client-key-token = choose the token of that value (* is the star)
client-key-arrows = move within the forest, the hand or the Sprite board
client-key-enter = choose, cast
client-key-pass = pass, or decline
client-key-forest = to the forest
client-key-hand = to my tokens
client-key-sprite = to the Sprite board
client-key-inspect = look closely at a tile
client-key-opponent = to the opponent’s cards (solo)
