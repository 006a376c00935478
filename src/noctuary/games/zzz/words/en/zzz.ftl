client-zzz-title = Zzz
client-zzz-tagline = The highest card wins the round.
# The question, and what is told of the moves.
zzz-ask-move = Which card do you play?
zzz-play = { $seat } plays { $card }.
zzz-win = { $seat } wins the round.
zzz-most = Most rounds.
# The table, the moves and the score sheet in the browser.
zzz-table-turn = Turn
zzz-table-gone = Played earlier
zzz-table-hand = Hand
zzz-table-played = Played
zzz-table-rounds = Rounds won
zzz-move-play = Play { $card }
zzz-row-rounds = Rounds won
zzz-row-total = Total
