# Starting the server.
serve-address = Noctuary is running at { $address }
serve-stop = Ctrl+C stops it; no table is lost
serve-folder = The data folder { $path } cannot be used: { $text }. Choose another with --data.
serve-no-home = This user has no home folder to hold the data folder. Choose a data folder with --data or NOCTUARY_DATA.
serve-folder-used = Noctuary is already running with the data folder { $path }, at { $address }. Use it there, or choose another folder with --data.
serve-folder-used-somewhere = Another Noctuary server is already using the data folder { $path }. Stop it, or choose another folder with --data.
serve-folder-foreign = In { $path } there is a file “server” that does not come from Noctuary, so it is left as it is. Choose another data folder with --data.
serve-port = Port { $port } of { $host } cannot be used: { $text }. Choose another with --port.
serve-alone = Only this computer can open it. For phones and other computers on your network, start it with --host 0.0.0.0, or with NOCTUARY_HOST=0.0.0.0 make play: that shows the address and a QR code.
serve-others = Others on your network can open { $names }
serve-open = This connection is not encrypted: others on the same network can read it and play in somebody’s place. Only play like this among people you trust; docs/operations.md explains how to add TLS.

# Configuration
config-toml = This is not TOML: { $text }.
config-unknown = There is no key “{ $key }”. Did you mean: { $names }?
config-value = “{ $text }” is not a value for { $name }. { $key ->
    [port] It must be a number from 0 to 65535.
    [hosts] It must be names without “https://”, such as play.example.org, with a port only if it is not the usual one (play.example.org:8443).
    [proxies] It must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
    [log] It must be “text” or “json”.
    [mail_port] It must be a number from 0 to 65535.
    [mail_tls] It must be “starttls”, “tls” or “none”.
    [mail_from] It must be an address, such as noctuary@example.org.
   *[other] It must be text.
}
serve-check-default = default
serve-check-sound = No problems found.
serve-check-hosts = There are trusted proxies but no “hosts”: visitors who use the proxy’s name are refused (403). Set hosts (or NOCTUARY_HOSTS) to that name, such as play.example.org.
serve-check-mail-half = Sending email needs both mail_host and mail_from (NOCTUARY_MAIL_HOST, NOCTUARY_MAIL_FROM).
serve-check-mail = No email can be sent: { $host } does not accept it ({ $text }). Check mail_host, mail_port, mail_tls, mail_user and mail_password.

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
cli-serve-config = configuration file (TOML; also NOCTUARY_CONFIG); flags and NOCTUARY_… variables take precedence
cli-serve-check = only print the configuration in effect and its faults
cli-serve-open = open the browser if there is a display

# The page in place of a client that has not been built.
client-missing = Noctuary’s pages have not been built
client-missing-help = The server is running, but its pages are missing. Stop it and start it with “make play”, which builds them first.

cli-store-help = check, copy, restore, repair or migrate the tables of a server
cli-store-description = Looks after the file in which a server keeps its tables. A running server also copies it every day into the folder “backups” beside it, and keeps the last seven copies. With NOCTUARY_DATABASE_URL the tables are in that PostgreSQL database instead.
cli-store-action = check (is the file with the tables sound?), backup FILE (copy it, even while a server is running), restore FILE (put a copy in its place), repair (save what can be read of a damaged file) or migrate (give it the schema of this version, or of an earlier one with --to); the last three only while no server is running
cli-store-file = the copy
cli-store-to = the schema to migrate to, for an earlier version of Noctuary; what that schema has no place for is lost, but stays in the copy that is made first
cli-store-schema = There is no schema { $number }: this version knows those from 1 to { $last }.
cli-store-no-file = Say which file: noctuary store { $text } FILE
cli-store-needless = “noctuary store { $text }” takes no file; the folder is chosen with --data.
cli-store-examples =
    Examples:
      noctuary store check
      noctuary store backup tables-2026.sqlite3
      noctuary store restore ~/.local/share/noctuary/backups/2026-11-23.sqlite3

store-missing = There is no store at { $path }. Choose the data folder with --data.
store-no-psycopg = NOCTUARY_DATABASE_URL is set, but the library that reaches PostgreSQL is missing ({ $text }). Install Noctuary with its extra “postgres”: make build && pip install "$(ls dist/*.whl)[postgres]"
store-not-empty = { $path } already holds tables or profiles, so nothing was restored. Name an empty database with NOCTUARY_DATABASE_URL.
store-repair-database = A database is not repaired here. Use PostgreSQL’s own tools, or restore a copy into an empty database.
store-exists = { $path } is there already. Choose another name, or move it away.
store-check = { $path } is sound.
store-check-database = { $path } answers, and this version can read its schema { $version }. Whether its files are sound is a question for PostgreSQL’s own pg_amcheck.
store-migrate = { $path } now has schema { $version }.{ $kept ->
    [yes] { " " }A copy of what was there before is { $old }.
   *[no] { "" }
}
store-restore-database = All of { $file } is now in { $path }.
store-backup = { $path } was copied to { $file }.
store-restore = { $file } is now { $path }.{ $kept ->
    [yes] { " " }What was there before is now { $old }.
   *[no] { "" }
}
store-repair = Saved into { $path }: { $whole ->
    [one] one whole table
   *[other] { $whole } whole tables
}, { $short ->
    [0] none
    [one] one
   *[other] { $short }
} without the end of the log. The damaged file is now { $old }.
