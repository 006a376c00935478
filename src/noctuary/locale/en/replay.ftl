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
client-replay-on = One step on
client-replay-last = To the end
client-replay-round = Jump to
client-replay-turn = Turn { $number }: { $round }
client-replay-eyes = Seen by
client-replay-watcher = a watcher
