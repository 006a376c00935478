# noctuary analyse.
cli-analyse-help = find out where a finished game was won and lost
cli-analyse-description = Judges every decision of a finished game by what its player could know: shows how everybody’s chance to win changed, how well everybody played, what was luck, and which moves cost most. The same file and number of iterations always give the same answer.
cli-analyse-examples =
    Examples:
      noctuary analyse games/ada.noct
      noctuary analyse games/ada.noct --iterations 10000 --plot ada.svg
      noctuary analyse games/ada.noct --json > ada.analysis.json
cli-analyse-iterations = iterations of search for each decision (default: 800, about half a minute for two players on one processor)
cli-analyse-json = print everything as JSON, to be shared as *.analysis.json
cli-analyse-plot = draw the chances to win (.svg or .png)
cli-analyse-unfinished = This game is not finished; only a finished one can be analysed.
cli-analyse-looking = Analysing
cli-analyse-players = How everybody did (chances to win in %)
cli-analyse-accuracy = Accuracy
cli-analyse-decisions = Decisions
cli-analyse-start = Start
cli-analyse-luck = Luck
cli-analyse-cost = Own mistakes
cli-analyse-gained = Others’ mistakes
cli-analyse-result = Result
cli-analyse-curve = Chance to win
cli-analyse-mistakes = What cost most (chances to win in %)
cli-analyse-step = Step
cli-analyse-chance = Chance to win (%)
cli-analyse-made = Played
cli-analyse-better = Better
cli-analyse-price = Cost
cli-analyse-method = Every decision was judged by what its player could know, with { $number } iterations of search. The start, luck, and the player’s own and the others’ mistakes add up to the result.
