# Experiments described by a file.
experiment-key = “{ $text }” is not known here; choose from { $names }.
experiment-value = “{ $text }” is not possible as it stands: { $reason }.
experiment-question = No game here measures “{ $text }”; choose from { $names }.
balance-program = Program
balance-engine = Engine
balance-machine = Machine
balance-packages = Packages
cli-experiment-help = play what a file describes, and write a reproducible report
cli-experiment-description = Plays the games that a file describes and writes report.html, with plots, and numbers.parquet: how each game goes between the named bots, and what each edition changes on the same deals, with intervals. The report says what it was made with; on the same machine the same file gives the same bytes, with any number of processes. Exit code 1: a bot never answered, so no report is written.
cli-experiment-examples =
    Examples:
      noctuary experiment examples/first-player.toml
      noctuary experiment mine.toml --out mine --processes 1
cli-experiment-file = the description: name, games, bots, deals, seeds, questions (docs/balance.md)
cli-experiment-out = the folder that the files are written to (default: “experiment”)
