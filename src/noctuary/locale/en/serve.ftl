# Starting the server.
serve-address = Noctuary is running at { $address } (Ctrl+C stops it; no table is lost)
serve-folder = The data folder { $path } cannot be used: { $text }. Choose another with --data.
serve-folder-used = Noctuary is already running with the data folder { $path }, at { $address }. Use it there, or choose another folder with --data.
serve-folder-used-somewhere = Another Noctuary is already using the data folder { $path }. Stop it, or choose another folder with --data.
serve-port = Port { $port } of { $host } cannot be used: { $text }. Choose another with --port.

# noctuary serve
cli-serve-help = play in the browser
cli-serve-description = Starts the server and prints the address of its pages. Tables are kept in the data folder.
cli-serve-examples =
    Examples:
      noctuary serve --open
      noctuary serve --port 8080 --data ./tables
cli-serve-host = address to listen on (default: this machine only)
cli-serve-port = port to listen on (default: 8000, or a free one if that is taken)
cli-serve-data = data folder (default: noctuary in XDG_DATA_HOME or in ~/.local/share)
cli-serve-open = open the browser if there is a display

# The page in place of a client that has not been built.
client-missing = The pages of Noctuary have not been built
client-missing-help = The server is running, but its pages are missing. Stop it and start it with “make play”, which builds them first.

cli-store-help = check, copy, restore or repair the tables of a server
cli-store-description = Looks after the file in which a server keeps its tables. A server that runs also copies it every day into the folder “backups” beside it, and keeps the last seven copies.
cli-store-action = check (is it sound?), backup FILE (copy it, also while a server runs), restore FILE (put a copy in its place) or repair (save what can be read of a damaged one); the last two while no server runs
cli-store-file = the copy
cli-store-no-file = Say which file: noctuary store { $text } FILE
cli-store-needless = “noctuary store { $text }” takes no file; the folder is chosen with --data.
cli-store-examples =
    Examples:
      noctuary store check
      noctuary store backup tables-2026.sqlite3
      noctuary store restore ~/.local/share/noctuary/backups/2026-11-23.sqlite3

store-missing = There is no store at { $path }. Choose the data folder with --data.
store-exists = { $path } is there already. Choose another name, or move it away.
store-check = { $path } is sound.
store-backup = { $path } was copied to { $file }.
store-restore = { $file } is now { $path }.{ $kept ->
    [yes] { " " }What was there before is now { $old }.
   *[no] { "" }
}
store-repair = Saved into { $path }: { $whole ->
    [one] one table
   *[other] { $whole } tables
} whole, { $short ->
    [0] none
    [one] one
   *[other] { $short }
} without the end of the log. The damaged file is now { $old }.
