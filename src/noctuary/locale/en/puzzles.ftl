client-puzzle = Puzzle
client-puzzles-text = Each position has exactly one best move. It is proven to be best whatever the others do and whatever is hidden.
client-puzzle-daily = Puzzle of the day
client-puzzle-daily-done = solved
client-puzzle-difficulty = Difficulty
client-puzzle-difficulty-0 = All
client-puzzle-difficulty-1 = Easy
client-puzzle-difficulty-2 = Medium
client-puzzle-difficulty-3 = Hard
client-puzzle-count = { $number } of { $last } solved
client-puzzle-name = Puzzle { $number }: { $text }, { $players } players
client-puzzle-done = solved

# At the table
puzzle-on = That is the best start. How do you go on?
puzzle-good = That is the best move.
puzzle-bad = There is a better move.
client-puzzle-solved = Solved!
client-puzzle-next = Next puzzle
client-puzzle-all = All puzzles
client-puzzle-why = If everybody does their best against you, the game goes on like this, with this result:
client-puzzle-why-not = Why not: { $text }
client-puzzle-follows = If everybody does their best against you, this follows:
client-puzzle-show = Show the solution
client-puzzle-solution = The solution
client-puzzle-this = This move
client-puzzle-best = Best move
