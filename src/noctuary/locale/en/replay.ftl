# Finished games, step by step.

client-replay-title = Replay · { $title }
client-replay-controls = Step through the game
client-replay-beginning = The game begins.
client-replay-unseen = { $seat } makes a move that cannot be seen from here.
client-replay-step = Step { $number } of { $last }
client-replay-slider = Step
client-replay-first = To the beginning
client-replay-back = One step back
client-replay-run = Play step by step
client-replay-pause = Pause
client-replay-on = One step forward
client-replay-last = To the end
client-replay-round = Jump to
client-replay-turn = Turn { $number }: { $round }
client-replay-eyes = Seen by
client-replay-watcher = Spectator
client-replay-help = Step through the game with the buttons, the slider or the keys. Click a log entry to go to the moment it describes; choose whose eyes to see with, and you see what that player knew at the time. Press and hold a piece to look at it closely.
client-replay-key-step = a step back, a step forward
client-replay-key-ends = to the beginning, to the end
client-replay-key-round = to the previous round, to the next
client-replay-key-run = play by itself, pause
client-replay-key-inspect = look closely at the selected piece
client-replay-analysis = Analysis
client-replay-play-on = Play on from here
table-replay-running = A game can be replayed when it is over; until then the replay would show what is still hidden. Play it to the end first.
table-replay-step = This replay has no step “{ $text }”; its steps are 0 to { $last }.
