# Data sets of games between bots.
data-missing = Data sets need { $text }, which is not installed; install Noctuary with its extra “data”: make build && pip install "$(ls dist/*.whl)[data]"
data-folder = This folder cannot be used for a data set: { $text }. Name another one with --out.
data-foreign = This folder already holds something that is not a Noctuary data set, so it is left as it is. Name another folder with --out.
data-none = This folder holds no data set; “noctuary data make” makes one.
data-version = The columns of this data set have version { $found }; this version of Noctuary reads version { $expected }. Make the data set again in another folder, or use the version of Noctuary that made it.
data-differs = This folder holds another data set: its “{ $text }” is { $found }, not { $expected }. Give the same arguments, or more --games, to go on with it, or name a new folder with --out.
data-damaged = This file cannot be read: { $text }. Delete the folder and make the data set again.
data-export = This data set cannot be exported: { $text }
data-export-where = Name the data set to write, for example: --minari nocturne/level4-v0.
data-export-missing = The export needs { $text }, which is not installed; install Minari (pip install minari) and Noctuary with its extra “envs”: make build && pip install "$(ls dist/*.whl)[data,envs]"

cli-data-help = make, describe and export data sets of games between bots
cli-data-description = Lets bots play and writes every decision to Parquet files: what the seat knew, what it could do, what it did, what a search thought of it, and how the game ended. “make” takes a game; “describe” takes a folder and says what is in it; “export” writes it for Minari. With more games, “make” adds to what is there. docs/data.md explains the columns. The same command continues where it was stopped; the files depend only on the arguments, not on the number of processes.
cli-data-examples =
    Examples:
      noctuary data make nocturne --seats level4,level4 --games 1000 -o nocturne-level4
      noctuary data make nightfall --seats greedy,greedy,greedy --games 1000
      noctuary data describe nocturne-level4
      noctuary data export nocturne-level4 --minari nocturne/level4-v0
cli-data-action = “make”, “describe” or “export”
cli-data-out = where the files are written (default: data/GAME)
cli-data-minari = with “export”: write it as a Minari data set called ID, such as nocturne/level4-v0
cli-data-exporting = Exporting
cli-data-exported = Minari now has the data set { $text }.
cli-data-continue = Everything played so far is kept in { $text }; the same command continues from there.
cli-data-unfinished = { $text } is not there yet: not all games have been played. Run the same “noctuary data make” again to play the rest.
cli-data-file = { $number ->
    [one] { $text }: one row
   *[other] { $text }: { $number } rows
}
