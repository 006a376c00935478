# Training the learned value, and networks in files.
network-file = This file holds neither a network that judges positions nor a policy of moves, or it is damaged.
network-features = This network was trained with features other than those the game measures now ({ $text }; - gone, + new). Train it again with “noctuary train”.
train-features = “{ $text }” has no features from which a value could be learned; a game gives them with `features` and `measure` (docs/new-game.md).
train-missing = Training needs PyTorch ({ $text }), which is not installed; install Noctuary with its extra “train”: make build && pip install "$(ls dist/*.whl)[train]"
train-folder = This folder cannot be used for training: { $text }
train-differs = This folder holds the data of another training run: its “{ $text }” is { $found }, not { $expected }. Give the same arguments to go on with it, or name a new folder.
train-policy-other = This data set cannot be learned from: it does not come from “{ $text }” with the printed components. Name a folder written by “noctuary data make { $text }”.
train-policy-few = Decisions of searching bots: { $number }. That is too few to learn a policy from. Let such bots play more games, for example with “noctuary data make GAME --seats level5,level5 --games 100”.

cli-train-help = train the learned value of a game by self-play
cli-train-description = Lets bots play against themselves, fits a network that predicts from the features of a table who will win, and lets them play on with it. Everything is kept in a folder: the same command continues where it was stopped, even with more --rounds. Needs PyTorch.
cli-train-examples =
    Examples:
      noctuary train nocturne
      noctuary train nightfall --games 30000 --rounds 3 --folder nightfall-2
      noctuary train nocturne --show
      noctuary train nocturne --policy data/nocturne
cli-train-games = games in each round (default: 20000)
cli-train-rounds = rounds of playing and fitting; in the first, all bots use the hand-written value (default: 2)
cli-train-bots = bots that take about half of the seats, such as a stronger one to learn from
cli-train-folder = where everything is kept (default: training/GAME)
cli-train-policy = instead, fit the policy (which moves are worth trying) to what searching bots tried in this data set made by “noctuary data make”; may be given several times; needs the extra “data”
cli-train-show = show how the network that comes with the game (or that in --folder) was made, and the weights of the linear model beside it
cli-train-continue = Everything done so far is kept in { $text }; the same command continues from there.
cli-train-epoch = { $text }, epoch { $number }: mean loss { $trained }, on held-out games { $checked }

train-report-title = Learned value: { $text }
train-report-recipe = Recipe
train-report-losses = How well it predicts who wins
train-report-losses-about = The mean logarithm of the chance that was given to the winner, with the sign changed: lower is better. All values are for the held-out games, which were not learned from. The hand-written value is fitted for each number of players. Brackets give the 95% interval of the mean; all positions of a game count as one.
train-report-curves = Loss by epoch
train-report-curves-about = Each point is a mean over all batches (learned from) or all positions (not learned from) of one epoch of one run, so it has no interval. Its loss also counts half of the squared error of the margin. Fitting stops once the held-out games are no longer predicted any better.
train-report-calibration = Predicted chances and actual results
train-report-calibration-about = How many of the seats with each predicted chance really won.
train-report-features = The most telling features
train-report-features-about = How much worse the network predicts if the feature is shuffled among the seats, and what an increase by one standard deviation means in the linear model, for the logarithm of the chance and for the margin. Both were measured once, without an interval.
train-report-players = Players
train-report-positions = Positions
train-report-all = all
train-report-equal = Equal chances
train-report-evaluate = Hand-written value
train-report-linear = Linear model
train-report-network = Network
train-report-trained = learned from
train-report-checked = not learned from
train-report-predicted = Chance
train-report-observed = Won
train-report-seats = Seats
train-report-feature = Feature
train-report-worse = Worse by
train-report-win = Win
train-report-margin = Margin
