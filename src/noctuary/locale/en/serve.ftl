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
