# The noctuary command.
cli-description = Noctuary: games of the night, played by their exact rules.
cli-examples =
    Examples:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary rules NOC-2.6
      noctuary serve

    noctuary COMMAND --help shows more about a command.
cli-help-usage = Usage:
cli-help-arguments = What to give
cli-help-options = Options
cli-help-commands = Commands
cli-help-command = COMMAND
cli-help-help = show this help
cli-help-lang = language of all texts (otherwise that of the environment)
cli-help-version = show the version
cli-help-game = the game, such as nocturne
cli-help-seed = number that decides all chance: the same seed gives the same game
cli-help-option = any option of the game, such as mode=advanced; may be given several times
cli-help-players = how many players (normally 2, or as the other options ask)
cli-help-first = the seat that begins, such as P2 (normally by chance)
cli-help-flags = Options of { $text }
cli-usage = The command line cannot be understood: { $text }.
cli-unknown-command = There is no command “{ $text }”. You may mean: { $names }.
cli-unknown-argument = “{ $text }” is not understood here.
cli-bad-argument = The value of { $text } is missing or not possible.
cli-output = The output cannot be written: { $text }.
cli-see-help = “{ $command } --help” shows what is possible.
cli-which-game = Which game? Say it after the command. Known games: { $names }.
cli-option = “{ $text }” is no option; write KEY=VALUE, such as mode=advanced.
cli-number = “{ $text }” is no value for { $option }; write a whole number from { $least } up.
cli-result = Result
cli-player = Player { $number }
cli-resigned = { $seat } has resigned; a bot plays on.
cli-scenario-completed = { $seat } has completed scenario { $number }.
cli-scenario-missed = { $seat } has not completed scenario { $number }.

cli-case-help = run executable rules examples
cli-case-description = Runs rules examples (*.case.yaml) and says which of them fail, and where.
cli-case-examples =
    Examples:
      noctuary case cases/nocturne/2-casting.case.yaml
      noctuary case cases
cli-case-files = case files, or folders of them
cli-case-none = There are no case files (*.case.yaml) in this folder.
cli-case-nothing = Which cases? Give files or folders.
cli-case-moves = Moves until then:

cli-replay-help = tell a saved game in words
cli-replay-description = Plays a game file again, verifies it, and tells what happened and how it ended.
cli-replay-examples =
    Example:
      noctuary replay games/ada.noct
cli-replay-file = the game file (*.noct)
cli-replay-nothing = Which game file? Give its name.
cli-replay-unfinished = The game is not finished. So far: { $number ->
    [one] one decision
   *[other] { $number } decisions
}.

cli-rules-help = look up rules, or search them
cli-rules-description = Shows rules by their ids, whole chapters or whole rulebooks; finds the rules of all games in which words stand, in whole or in part, without regard to capitals and diacritics. Without anything it lists all chapters.
cli-rules-examples =
    Examples:
      noctuary rules NOC-2.6
      noctuary rules NOC-2
      noctuary rules nocturne
      noctuary rules mirror runestone
      noctuary rules nightfall kicker
cli-rules-words = ids of rules or chapters, names of games, or words that must all stand in a rule, after the name of a game only in its rules
cli-rules-unknown = There is no rule “{ $text }”. You may mean: { $names }.
cli-rules-nothing = No rule speaks of “{ $text }”. Try fewer or shorter words; “noctuary rules” lists all chapters.
cli-rules-nothing-like = No rule speaks of “{ $text }”. You may mean: { $names }. Fewer or shorter words find more; “noctuary rules” lists all chapters.
cli-rules-found = { $number ->
    [one] One rule. “noctuary rules ID” shows all of it.
   *[other] { $number } rules. “noctuary rules ID” shows all of one.
}
cli-rules-more = “noctuary rules ID” shows a chapter or a rule, “noctuary rules GAME” a whole rulebook, “noctuary rules WORDS” all rules with these words.

cli-sim-help = let bots play many games
cli-sim-description = Lets bots play many games and shows win rates, mean score sheets and speed; for games played alone totals and score bands, for scenarios how often they are completed. Every deal is played with every rotation of the seats; the number of games is rounded up for that.
cli-sim-examples =
    Examples:
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary sim nocturne --seats greedy,greedy,random --mode advanced
      noctuary sim nocturne --mode solo --games 1000
      noctuary sim nocturne --scenario 7 --players 3
      noctuary sim nightfall --players 5 --variant common-ground
cli-sim-seats = a bot for each seat (normally one greedy, all others random)
cli-sim-games = how many games (normally 100)
cli-sim-processes = how many processes share the work (normally one per processor)
cli-sim-playing = Playing
cli-sim-wins = Wins
cli-sim-bot = Bot
cli-sim-seats-held = Seats played
cli-sim-rate = Won
cli-sim-interval = 95 % confidence
cli-sim-totals = Totals
cli-sim-played = Games
cli-sim-mean = Mean
cli-sim-deviation = Standard deviation
cli-sim-interval-mean = 95 % confidence of the mean
cli-sim-lowest = Lowest
cli-sim-highest = Highest
cli-sim-bands = Score bands (95 % confidence)
cli-sim-band = Total
cli-sim-band-below = below { $number }
cli-sim-band-from = { $number } and more
cli-sim-scenario = Scenario (95 % confidence)
cli-sim-completed = Completed
cli-sim-sheets = Mean score sheets
cli-sim-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $speed } games and { $decisions } decisions per second.

cli-play-help = play in the terminal
cli-play-description = Plays a game in the terminal: people share the keyboard, bots take the other seats.
cli-play-examples =
    Examples:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary play nocturne --seats human,human --mode advanced --save evening.noct
      noctuary play nocturne --mode solo --modifications chest-hunt,twisted-trees
      noctuary play nocturne --scenario 7
      noctuary play nightfall --players 4 --draft quick-start --variant secret-archives
      noctuary play --resume evening.noct
cli-play-seats = for each seat “human” or a bot (normally one human, all others greedy)
cli-play-save = keep the game in this file, after every move
cli-play-resume = go on with a saved game
cli-play-resume-as-it-is = A saved game goes on as it was begun; leave its seats, seed and options out.
cli-play-resume-alone = A saved game knows which game it is; leave “{ $text }” out.
cli-play-seat = Nobody called “{ $text }” can sit down; choose from { $names }.
cli-play-begin = Type the number of a move or the move itself. “?” shows all commands.
cli-play-hand-over = { $seat }, it is your turn. Press Enter when only you see the screen.
cli-play-no-choice = “{ $line }” is all that is possible now. Press Enter.
cli-play-number = There is no move { $text }; the numbers go from 1 to { $last }.
cli-play-unknown = “{ $text }” is neither a move nor a command. “moves” shows the legal moves, “?” the commands.
cli-play-other-seat = { $seat } is not sitting at the keyboard now.
cli-play-legal = “{ $line }” is legal.
cli-play-commands =
    Commands:
      12                make move number 12
      { $line } make the move written so
      { $text } say why a move is not possible
      board             show the table
      moves             show the legal moves
      log               show what has happened
      { $rule } show a rule
      save FILE         save the game
      resign            give up; a bot plays on
      quit [FILE]       stop, after saving
cli-play-save-where = Save where? Write “save FILE”.
cli-play-saved = Saved in { $text }.
cli-play-not-saved = The game was not saved.
cli-play-come-back = The game is saved. Go on with: noctuary play --resume { $text }
