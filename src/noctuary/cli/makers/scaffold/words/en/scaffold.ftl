client-scaffold-title = Scaffold
client-scaffold-tagline = The highest card wins the round.
# The question, and what is told of the moves.
scaffold-ask-move = Which card do you play?
scaffold-play = { $seat } plays { $card }.
scaffold-win = { $seat } wins the round.
scaffold-most = Most rounds.
# The table, the moves and the score sheet in the browser.
scaffold-table-turn = Turn
scaffold-table-gone = Played earlier
scaffold-table-hand = Hand
scaffold-table-played = Played
scaffold-table-rounds = Rounds won
scaffold-move-play = Play { $card }
scaffold-row-rounds = Rounds won
scaffold-row-total = Total
