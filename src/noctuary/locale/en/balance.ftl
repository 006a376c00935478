# Reports on the balance of a game.
balance-title = { $text }: balance
balance-title-changes = { $text }: what an edition changes
balance-method = Intervals contain the true value with 95% confidence, those of rates with at least 95%. A mean has none where there are too few deals, or where all deals were alike. Intervals are computed from the differences between deals, since results within one game, and within games of one deal, are correlated. In plots of single items, the dashed line is the mean of all; in distributions, thick bars cover the middle half of the values, thin ones extend from the 5th to the 95th percentile, and diamonds are means.
balance-method-changes = A change is the difference of the means or rates in games of the same deals (for rates, in percentage points); the dashed line is no change. Of all changes with an interval, up to one in twenty lies outside it by chance.
balance-marks = How well a component is known: ● none of its facts is reconstructed, ◐ some are, ○ all are, ✎ corrected in the component edition.
balance-contents = Contents
balance-numbers = All numbers
balance-alone = { $value } (95%: { $interval }; { $number } observations)
balance-thing = Item
balance-other = Linked to it
balance-way = Way
balance-all-ways = all together
balance-rate = Rate
balance-mean = Mean
balance-before = Before
balance-after = After
balance-change = Change
balance-interval = 95% interval
balance-number = Observations
balance-percentiles = 5 · 25 · 50 · 75 · 95%
balance-source = Facts
balance-known = not reconstructed
balance-reconstructed = reconstructed: { $text }
balance-edited = corrected: { $text }
balance-place = { $number ->
    [1] 1st in turn order
    [2] 2nd in turn order
    [3] 3rd in turn order
   *[other] { $number }th in turn order
}
balance-options = Options
balance-bots = Bots
balance-games = Games
balance-cut-off = Games cut off
balance-stood-in = Moves by stand-ins (games)
balance-seed = Seed
balance-facts = Facts
balance-built-in = as built in ({ $text })
balance-edition = “{ $text }” ({ $hash })
balance-measure-won-seat = Wins by seat
balance-measure-won-seat-about = How often each seat came first. Who begins is drawn afresh for every deal unless the options say otherwise.
balance-measure-won-bot = Wins by bot
balance-measure-won-bot-about = How often each bot won in each seat it held; shared wins count in part.
balance-measure-decisions = Decisions in a game
balance-measure-decisions-about = How many moves the bots chose; forced moves are not counted.
balance-missing = Balance reports need { $text }, which is not installed; install Noctuary with its extra “balance”: make build && pip install "$(ls dist/*.whl)[balance]"
balance-out = The report cannot be written to { $text }: { $reason }.
cli-balance-help = let bots play many games, and report on the balance, with plots
cli-balance-description = Lets bots play many games and writes what they show about seats, cards, goals, tiles and links: a report with plots (HTML, one file) and all its numbers (Parquet). Every deal is played with every rotation of the seats; the number of games is rounded up accordingly. The same seed gives the same report. Exit code 1: a bot never answered, so no report is written.
cli-balance-examples =
    Examples:
      noctuary balance nightfall --players 3 --games 1000
      noctuary balance nocturne --players 4 --mode advanced --seed 7
      noctuary balance nocturne --mode solo --edition-file my-box.toml --out my-box
      noctuary balance nocturne --players 3 --levels 3,5 --compare my-box.toml
      noctuary balance nocturne --players 3 --search 50 --facts "concoctions.*.points1"
cli-balance-seats = a bot for each seat (default: all greedy)
cli-balance-games = how many games (default: 300)
cli-balance-out = the folder that the files are written to (default: “balance”)
cli-balance-written = Written: { $text }
cli-balance-levels = levels of bots, such as 3,5 for 3 and 5: a report for each, with that level in all seats
cli-balance-compare = an edition file: play the same deals under it too, and report what it changes
cli-balance-both = Give either the bots (--seats) or levels for all seats (--levels).
balance-clear =
    { $number ->
        [one] One of { $all } figures with an interval has clearly changed (its 95% interval does not contain “no change”)
       *[other] { $number } of { $all } figures with an interval have clearly changed (their 95% intervals do not contain “no change”)
    }; up to about { $chance } would do so by chance alone.
balance-search-nothing = No reconstructed fact that can be searched matches “{ $text }”; “noctuary editions new GAME” lists the paths of all facts.
balance-search-differs = This file holds another search: its “{ $text }” is { $found }, not { $expected }. Choose another folder with --out, or remove the file.
cli-balance-search = try this many editions and find the one under which win rates, claim rates and kickers are closest to even; only reconstructed facts are changed
cli-balance-facts = with --search: change only facts whose path matches this pattern, such as "concoctions.*.points1" (default: all that are reconstructed)
cli-balance-within = with --search: by how much numbers may change (default: 1)
cli-balance-trying = Trying editions
cli-balance-found-name = Found by search
cli-balance-found =
    { $number ->
        [one] One changed fact makes
       *[other] { $number } changed facts make
    } the game more even in the games of the search: unevenness { $before } before, { $after } after. Written: { $text }
cli-balance-found-nothing = No edition that was tried is more even than the game as it is (unevenness { $before }).
cli-balance-evenness = Unevenness: { $before } before, { $after } after (95% interval of the change with this number of deals: { $interval }). It is the sum of the standard deviations of the rates that would be equal in an even game, in percentage points; chance adds to it, and adds more if there are fewer deals.
