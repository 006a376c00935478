# The noctuary command.
cli-description = Noctuary: tabletop games set at night, played by their exact rules.
cli-examples =
    Examples:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary rules NOC-2.6
      noctuary serve

    noctuary COMMAND --help shows more about a command.
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-command = COMMAND
cli-help-placeholders = DIR=FOLDER
cli-help-help = show this help
cli-help-lang = language of all texts (default: that of the environment)
cli-help-version = show the version and the engine in use
cli-help-game = the game, such as nocturne
cli-help-seed = number that determines all chance: the same seed gives the same game
cli-help-option = any option of the game, such as mode=advanced; may be given several times
cli-help-players = how many players (default: 2, or as the other options require)
cli-help-first = the seat that begins, such as P2 (default: chosen by chance)
cli-help-edition-file = use the corrected facts in this file (see “noctuary editions”)
cli-help-flags = Options of { $text }
cli-usage = The command line cannot be understood: { $text }.
cli-unknown-command = There is no command “{ $text }”. Did you mean: { $names }?
cli-unknown-argument = “{ $text }” is not understood here.
cli-bad-argument = The value of { $text } is missing or not possible.
cli-output = Standard output cannot be written: { $text }.
cli-system = The operating system refuses: { $text }.
cli-no-folder = The folder you are in no longer exists. Go to another one, and try again.
cli-see-help = “{ $command } --help” shows what is possible.
cli-which-game = Which game? Name it after the command. Known games: { $names }.
cli-option = “{ $text }” is not an option; write KEY=VALUE, such as mode=advanced.
cli-number = “{ $text }” is not a value of { $option }; write a whole number of { $least } or more.
cli-player = Player { $number }

cli-edition = edition “{ $text }”, { $number ->
    [0] nothing corrected
    [one] one fact corrected
   *[other] { $number } facts corrected
}
cli-under-edition = Played with the { $edition }.

cli-cards-help = look up cards, tiles, goals and tokens
cli-cards-description = Shows what is on every card, tile, goal and token of the games, in three languages, where each fact comes from, the rulings on it, and where else it appears.
cli-cards-examples =
    Examples:
      noctuary cards
      noctuary cards nightfall
      noctuary cards nocturne concoction
      noctuary cards vulko
      noctuary cards goal T4
      noctuary cards feather enchanted
      noctuary cards vulko --edition-file mybox.toml
cli-cards-words = a game, a category, an id or name, or words that must all occur in a description; after a game you may give a category or an id, after a category an id or words
cli-cards-sections = “noctuary cards CATEGORY” lists a category, “noctuary cards ID” or a name shows one item, “noctuary cards WORDS” shows all items described with these words.
cli-cards-more = “noctuary cards ID” shows one of them; where an id is not unique, put the category first, such as “noctuary cards goal T4”.
cli-cards-names = In other languages: { $text }
cli-cards-rulings = Rulings
cli-cards-built-in = built in: { $text }
cli-cards-corrected = { $text } corrected by the edition
cli-cards-none = “{ $text }” does not name its components; a game does so with `components` (docs/new-game.md).
cli-cards-nothing = There is nothing called or described as “{ $text }”. “noctuary cards” lists what there is.

cli-editions-help = correct facts that differ in your box
cli-editions-description = Some facts of the cards are reconstructed, because no source was found for them. If you own the game, correct them in a file: “new” prints one to start from, “check” reports everything that is wrong with files, “compare” shows the facts in which two editions differ (each a file, or the name of a game for the built-in facts). To play with an edition, use --edition-file.
cli-editions-examples =
    Examples:
      noctuary editions new nightfall > mybox.toml
      noctuary editions check mybox.toml
      noctuary editions compare nightfall mybox.toml
      noctuary play nightfall --edition-file mybox.toml
cli-editions-action = what to do
cli-editions-what = files for “check”, two files or games for “compare”, a game for “new”
cli-editions-which = What do you want to do with editions? Choose from { $names }.
cli-editions-check-nothing = Which editions? Name their files.
cli-editions-compare-two = Which two editions? Name two files, or a file and its game.
cli-editions-compare-games = One of the editions is for “{ $text }”, the other for “{ $found }”; only editions of the same game can be compared.
cli-editions-warning = warning: { $text }
cli-editions-good = No problems found; you can play with this edition.
cli-editions-playable = You can play with this edition all the same.
cli-editions-same = There are no differences.
cli-editions-differing = { $number ->
    [one] One fact differs.
   *[other] { $number } facts differ.
}
cli-editions-built-in = built in
cli-editions-name = My box
cli-editions-new =
    Component edition of { $text }: what is printed on the cards in your own box.
    Every fact that can be corrected is listed with its built-in value, where that value
    comes from, and which values are possible. Where your box differs, remove the # at
    the beginning of the line and write what your box says; leave all other lines as they are.
    Then: noctuary editions check FILE
cli-editions-allowed-number = { $least } to { $most }
cli-editions-allowed-choice = one of: { $names }
cli-editions-allowed-choices = { $least } to { $most } of: { $names }; each at most { $repeats ->
    [one] once
   *[other] { $repeats } times
}
cli-editions-allowed-exactly = { $most } of: { $names }; each at most { $repeats ->
    [one] once
   *[other] { $repeats } times
}
cli-editions-allowed-text = up to { $most } characters
cli-editions-allowed-truth = true or false
cli-editions-allowed-shape = rows of X and ., up to { $rows } rows of { $columns }
cli-editions-allowed-goal = one of: { $names }

cli-case-help = run executable rule examples
cli-case-description = Runs rule examples (*.case.yaml) and reports which of them fail, and where.
cli-case-examples =
    Examples:
      noctuary case cases/nocturne/2-casting.case.yaml
      noctuary case cases
cli-case-files = case files, or folders of them
cli-case-none = There are no case files (*.case.yaml) in this folder.
cli-case-nothing = Which cases? Give files or folders.
cli-case-moves = Moves until then:

cli-replay-help = retell a saved game in words
cli-replay-description = Replays a game file, verifies it, and tells what happened and how it ended.
cli-replay-examples =
    Example:
      noctuary replay games/ada.noct
cli-replay-file = the game file (*.noct)
cli-replay-nothing = Which game file? Give its name.
cli-replay-unfinished = The game is not finished. So far: { $number ->
    [one] one decision
   *[other] { $number } decisions
}.

cli-takebacks = With take-backs: a move was taken back after others had answered it.
cli-verify-help = check that a game was dealt and played fairly
cli-verify-description = Replays a game file and checks that its deal is the one that the server committed itself to, that all chance follows from it, and that the moves lead to the result. The exit code is 0 only if all of that is true.
cli-verify-examples =
    Example:
      noctuary verify ada.noct
cli-verify-json = print what was found as JSON
cli-verify-moves = { $number ->
    [one] One decision follows
   *[other] All { $number } decisions follow
} the rules.
cli-verify-result = The result is the one that the file states.
cli-verify-unfinished = The game has no result.
cli-verify-given-up = The game was given up.
cli-given-up = The game was given up. Final ranking:
cli-verify-plain = The deal has no commitment, so nobody can tell how its seed { $text } was chosen.
cli-verify-added-player = The player added { $text }.
cli-verify-added-seat = { $seat } added { $text }.
cli-verify-added-server = The server itself added { $text }.
cli-verify-key = Everything was dealt from the key { $text }, which follows from the secret and the additions.
cli-verify-commitment = The secret belongs to the commitment { $text }. Compare that with the commitment that the table showed from the beginning.

cli-rules-help = look up rules, or search them
cli-rules-description = Shows rules by their ids, whole chapters or whole rulebooks. Asked in your own words, it shows the rules, words and components that answer best, from all games; slips and missing accents do no harm. Without arguments it lists all chapters.
cli-rules-examples =
    Examples:
      noctuary rules NOC-2.6
      noctuary rules NOC-2
      noctuary rules nocturne
      noctuary rules who wins a tie
      noctuary rules nightfall when does the kicker work
cli-rules-words = ids of rules or chapters, names of games, or a question; after the name of a game only this game is searched
cli-rules-unknown = There is no rule “{ $text }”. Did you mean: { $names }?
cli-rules-nothing = Nothing answers “{ $text }”. Try other words; “noctuary rules” lists all chapters.
cli-rules-elsewhere = In { $game }: { $names }. For more: “noctuary rules { $name } { $text }”.
cli-rules-found = “noctuary rules ID” shows a rule in full, “noctuary cards CATEGORY ID” a component.
cli-rules-phases = The phases in order: { $text }
cli-rules-more = “noctuary rules ID” shows a chapter or a rule, “noctuary rules GAME” a whole rulebook, and “noctuary rules QUESTION” the rules that answer it.

cli-sim-help = let bots play many games
cli-sim-description = Lets bots play many games and shows win rates, mean score sheets and speed; for solo games, totals and milestones; for scenarios, how often they are completed. Every deal is played with every rotation of the seats; the number of games is rounded up accordingly. Exit code 1: a bot never answered, so there is nothing to show.
cli-sim-examples =
    Examples:
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary sim nocturne --seats greedy,greedy,random --mode advanced
      noctuary sim nocturne --mode solo --games 1000
      noctuary sim nocturne --scenario 7 --players 3
      noctuary sim nightfall --players 5 --variant common-ground
cli-sim-seats = a bot for each seat (default: one greedy, all others random); a level may have a style: level4-attacker, level4-collector, level4-spoiler; level3.4 stands between level3 and level4
cli-sim-games = how many games (default: 100)
cli-sim-processes = how many processes share the work (default and maximum: one per processor)
cli-sim-playing = Playing
cli-sim-wins = Wins
cli-sim-bot = Bot
cli-sim-rate = Won
cli-sim-interval = 95% interval
cli-sim-totals = Totals
cli-sim-played = Games
cli-sim-mean = Mean
cli-sim-deviation = Standard deviation
cli-sim-interval-mean = 95% interval of the mean
cli-sim-lowest = Lowest
cli-sim-highest = Highest
cli-sim-bands = Milestones (95% interval)
cli-sim-band = Total
cli-sim-band-below = below { $number }
cli-sim-band-from = { $number } or more
cli-sim-completed = Completed
cli-sim-sheets = Mean score sheets
cli-cut-off = { $number ->
    [one] One of { $games } games was
   *[other] { $number } of { $games } games were
} cut off by a limit; such games count for nobody.
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
cli-play-seats = for each seat “human” or a bot (default: one human, all others greedy); a level may have a style: level4-attacker, level4-collector, level4-spoiler; level3.4 stands between level3 and level4
cli-play-save = save the game in this file after every move; if a game is already there, it continues
cli-play-overwrite = replace what is in that file
cli-play-resume = continue a saved game
cli-play-resume-as-it-is = A saved game continues as it was begun; leave out seats, seed, edition and options.
cli-play-resume-alone = The file says which game was saved; leave out “{ $text }”.
cli-play-goes-on = The game saved in { $text } continues. To begin another one there, add --overwrite.
cli-play-save-used = This file exists and holds no game that can continue; name another one, or add --overwrite to replace it. What is wrong with it: { $text }
cli-play-save-another = Another game is saved here. Continue it with “{ $command } play --resume { $path }”, name another file, or add --overwrite to replace it.
cli-play-save-finished = A finished game is saved here. Name another file, or add --overwrite to replace it.
cli-play-save-there = There is already something in this file, so it is left as it is. Name another one.
cli-play-seat = “{ $text }” cannot take a seat; choose from { $names }.
cli-play-begin = Type the number of a move or the move itself. “help” shows all commands.
cli-play-hand-over = { $seat }, it is your turn. Press Enter when only you can see the screen.
cli-play-no-choice = “{ $line }” is the only possible move now. Press Enter.
cli-play-wait = Press Enter to go on, or type “quit” to leave. All other commands work after that.
cli-play-number = There is no move { $text }; the numbers go from 1 to { $last }.
cli-play-unknown = “{ $text }” is neither a move nor a command. “moves” shows the legal moves, “help” the commands.
cli-play-other-seat = { $seat } is not sitting at the keyboard now.
cli-play-legal = “{ $line }” is legal.
cli-play-commands =
    Commands:
      12                make move number 12
      { $line } make the move written like this
      { $text } say why a move is not possible
      board             show the table
      moves             show the legal moves
      hint              ask for a hint; a second time: show the move
      log               show what has happened
      { $rule } show a rule
      ? WORDS           show a card, a tile, a goal, or a rule
      save FILE         save the game
      resign            give up: you lose; among three or more a bot plays on
      quit [FILE]       save and stop
cli-play-save-where = Save where? Write “save FILE”.
cli-play-saved = Saved in { $text }.
cli-play-unsaved = This game is not saved anywhere. “quit FILE” saves it and quits; a second “quit” quits without saving.
cli-play-not-saved = The game was not saved. Begin a game with --save FILE to go on with it another time.
cli-play-come-back = The game is saved with all its moves. Continue with: { $command } play --resume { $text }

cli-new-help = write a small new game to start from
cli-new-description = Writes a small playable game into the folder of games, or as a package of its own: its rules in one file, its words in English, and one example. Change it bit by bit; docs/new-game.md shows how.
cli-new-examples =
    Examples:
      noctuary new lanterns
      noctuary new lanterns --at ~/lanterns
cli-new-name = name of the game: lower-case letters and digits
cli-new-at = write a package of its own, with tests, into this folder instead of the folder of games (with an installed Noctuary, the default: NAME)
cli-new-bad-name = “{ $text }” cannot be the name of a game; write lower-case letters and digits, as in “lanterns”.
cli-new-there = { $path } is already there; choose another name.
cli-new-taken = There is already a game called “{ $text }”; choose another name.
cli-new-package =
    { $path } now holds a package with a game. Install it beside Noctuary and try it:
      pip install -e { $path }
      noctuary play { $name }
      pytest { $path }
    Then change the rules in src/noctuary_{ $name }/game.py, the words in words/en and the example in cases.
cli-new-done =
    { $path } now holds a game. Try it:
      noctuary play { $name }
      noctuary sim { $name } --games 100
      noctuary case { $path }
      noctuary serve
    Then change the rules in game.py, the words in words/en and the example in cases.
