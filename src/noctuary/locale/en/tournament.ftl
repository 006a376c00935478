# Tournaments between bots.
tournament-bots = A tournament takes at least two bots; name them after the game. Known bots: { $names }.
tournament-twice = The bot “{ $text }” is named twice; a tournament needs different bots.
tournament-stop = --stop is for the first bot of a gauntlet; add --gauntlet.
tournament-percent = “{ $text }” is not a value of --stop; write a percentage from 1 to 99.
tournament-alone = With these options a game has one player, so there is nobody to win against; see “noctuary sim”.
tournament-file = This file does not hold the results of a tournament; name another file, or a new one.
tournament-format = These results were made by another version of Noctuary, which dealt differently. Name a new file; this one stays as it is.
tournament-differs = These are the results of another tournament: its “{ $text }” is { $found }, not { $expected }. Give the same arguments to go on with it, or name a new file.
tournament-line = This line cannot be read: { $text }. Remove it and all lines after it; those rounds will be played again.
tournament-order = Result number { $number } does not belong here. Remove it and all results after it; those rounds will be played again.
tournament-missing = { $option } needs { $text }, which is not installed; install Noctuary with its extra “balance”: make build && pip install "$(ls dist/*.whl)[balance]"
tournament-picture = “{ $text }” cannot be drawn; the name of a picture must end with one of { $names }.

cli-tournament-help = find out which bots are better
cli-tournament-description = Lets bots play against each other, all against all or (--gauntlet) the first against each of the others, and shows Elo ratings and how often each won. Every deal is played with every rotation of the seats. With more than two players, a table has a bot for each seat if there are enough; in a gauntlet all other seats belong to the same opponent. Exit code 1: a bot never answered, so it has no rating.
cli-tournament-examples =
    Examples:
      noctuary tournament nocturne greedy random --deals 500
      noctuary tournament nightfall greedy random --gauntlet --players 4 --stop 75
      noctuary tournament nocturne greedy mine --bot mine="python3 mybot.py" --results mine.jsonl
cli-tournament-bots = two or more bots; a level may have a style: level4-attacker, level4-collector, level4-spoiler; level3.4 stands between level3 and level4
cli-tournament-gauntlet = only the first bot against each of the others
cli-tournament-deals = how many deals at each table (default: 100)
cli-tournament-stop = in a gauntlet: stop against an opponent as soon as it is certain (at most 5% error) that the first bot wins more or less than this percentage
cli-tournament-seed = repeat a tournament: the key that its results show, or a number (for experiments of your own: external bots can guess it, and with it all hidden cards); by default a new key is drawn
cli-tournament-results = add results to this file as they come; the same command continues where it was stopped, even with more --deals
cli-tournament-json = print the results as JSON
cli-tournament-csv = write all games as CSV
cli-tournament-parquet = write all games as Parquet
cli-tournament-plot = draw the ratings (.svg or .png)
cli-tournament-continue = Everything played so far is kept in { $text }; the same command continues from there.
cli-tournament-title = Tournament: { $text }
cli-tournament-axis = Elo, 95% intervals
cli-tournament-ratings = Ratings
cli-tournament-elo = Elo
cli-tournament-interval = 95%
cli-tournament-seats = Seats played
cli-tournament-won = Won (95%)
cli-tournament-pairs = Pair by pair
cli-tournament-opponent = against
cli-tournament-deals-played = Deals
cli-tournament-games = Games
cli-tournament-ahead = Finished ahead (95%)
cli-tournament-above = Decided: { $bot } wins more than { $rate }% of games against { $other }.
cli-tournament-below = Decided: { $bot } wins less than { $rate }% of games against { $other }.
cli-tournament-undecided = Undecided: whether { $bot } wins more or less than { $rate }% of games against { $other }.
cli-tournament-key = Dealt from this key; “--seed” with it repeats the tournament: { $text }
cli-tournament-method = { $games ->
    [one] One game
   *[other] { $games } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. Elo follows from who finished ahead of whom (ties count half). Its mean is 0; a lead of 400 points means ten times the odds. All intervals treat deals, not games, as independent.
