# The analysis of a finished game in the replay, and playing on from one of its steps.
client-analysis-about = Looks at every decision of this game again, with what its player could know, and shows how the chances to win changed, which moves cost most, and what was luck. It takes a minute or two; meanwhile you can go on looking at the game.
client-analysis-start-it = Analyse this game
client-analysis-waiting = Other games are analysed first …
client-analysis-working = { $number } of { $last } decisions
client-analysis-leave = You can close this page: the analysis goes on, and you will find it here later.
client-analysis-stop = Stop
client-analysis-failed = The analysis stopped before it was done. Nothing is lost; try again.
client-analysis-more = Show all
client-analysis-percent = { $number }%
client-analysis-curve = Chances to win, step by step
client-analysis-curve-text = Each player’s chance to win, judged by what that player knew at the time. Click the curve to go to that step; the marks show the moves that cost most.
client-analysis-curve-alone = How well your game was going, compared with an average game (50%). Click the curve to go to that step; the marks show the moves that cost most.
client-analysis-mistakes = What cost most
client-analysis-faultless = No move cost more than chance could explain.
client-analysis-faultless-mine = None of your moves cost more than chance could explain.
client-analysis-turning = Turning points
client-analysis-again = Try this position again
client-analysis-whole = The whole analysis
client-analysis-step = Step { $number }
client-analysis-made = Played: { $text }
client-analysis-better = Better: { $text }
client-analysis-all = { $number ->
    [one] Show the only one
   *[other] Show all { $number }
}
client-analysis-players = Play and luck
client-analysis-accuracy = Accuracy { $number } of 100
client-analysis-no-accuracy = No decisions
client-analysis-start = At the start
client-analysis-luck = Luck
client-analysis-own = Own mistakes
client-analysis-others = Others’ mistakes
client-analysis-result = At the end
client-analysis-meaning = What do these numbers mean?
client-analysis-meaning-accuracy = Accuracy says how much the decisions cost on average: 100 is faultless, 82 means one percentage point for each decision. Only what the player could know counts, so a good move that turned out badly costs nothing.
client-analysis-meaning-luck = All other numbers are percentage points of the chance to win, and they add up to the result. Luck is what moves do not explain: who begins, the deal, cards and tiles drawn, and what turned out to be in other hands.
client-analysis-meaning-limits = A program judged this, with { $number } iterations of search for each decision. It can be wrong, above all about plans that reach far ahead.
client-analysis-download = Save the analysis
client-analysis-play-on = Play on from step { $number }
client-analysis-play-on-text = A new table starts from this position, and { $seat } moves next. Everything that is still to be drawn comes in the same order as in this game. You can take back your moves, and the game counts for nobody’s profile.
table-analysis-running = A game can only be analysed when it is over, so that nobody learns during play who is likely to win.
table-analysis-none = This game has not been analysed yet.
table-continue-over = The game is already over at this step. Choose an earlier step.
