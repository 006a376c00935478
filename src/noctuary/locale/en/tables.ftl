# Tables: seats, undo, resigning, the store.
table-unknown = There is no such table, or it belongs to somebody else.
table-stale = The table has changed since you looked. Nothing was done; look again.
table-not-yours = Nobody here plays for { $seat }.
table-other-seat = This screen is not in the hands of { $seat } now. Hand it over first.
table-watching = You are only watching here.
table-resigned = { $seat } gives up.
table-resign-over = The game is over; there is nothing to give up.
table-running = The record can be had when the game is over; until then it would show what is still hidden.
table-rules-changed = This table was begun under other rules or components than this version has, so it cannot go on here.
table-bot-failed = The bot that plays { $seat } has failed. Open the table again to let it try once more.
table-ask-nothing = Nothing can be done with this.
table-seats = { $number ->
    [one] This game has { $number } seat; { $given } were given.
   *[other] This game has { $number } seats; { $given } were given.
}
table-seat-kind = A seat cannot be taken by “{ $text }”. Possible are: { $names }.
table-seat-name = “{ $text }” is no name for a player. Use 1 to { $number } letters.
table-undo-count = “undo { $text }” is not possible here; { $number ->
    [0] no move has been made.
    [one] only { $number } move has been made.
   *[other] only { $number } moves have been made.
}
table-undo-nothing = You have not moved yet.
table-undo-revealed = Since your last move something hidden was revealed or chance has decided; that cannot be taken back.
table-undo-others = With several people at the table nothing is taken back.
table-undo-watching = You are only watching here.
table-undo-over = The game is over and everything lies open; nothing can be taken back.
table-undo-resigned = You have given up; nothing can be taken back.
table-undo-replay = This is a replay of a finished game; nothing can be taken back.
table-me = A bot plays { $seat }, so the game cannot count for that seat. Name the seat of a person.
table-edition-unknown = There is no such edition, or it belongs to somebody else.
table-edition-most = At most { $number } editions are kept for one player. Nothing has changed; delete some that are no longer needed first.
table-replay-running = A game can be replayed when it is over; until then the replay would show what is still hidden. Play it to its end first.
table-replay-step = This replay has no step “{ $text }”; its steps are 0 to { $last }.
table-store-locked = This could not be saved: another program is holding { $path }. Nothing has changed; close it and try again.
table-store-full = This could not be saved: the disk with { $path } is full. Nothing has changed; make some room and try again.
table-store-damaged = { $path } is damaged or not a file of Noctuary. Move it away to begin with an empty one.
table-store-newer = { $path } was written by a newer version of Noctuary. Use that version, or another data folder.
table-store-failed = { $path } cannot be read or written ({ $text }). Nothing has changed.

# Profiles as files.
profile-file-unreadable = This file is cut off, damaged or no profile at all ({ $text }). Nothing has changed; take the whole file, or export the profile once more.
profile-file-foreign = This is no profile of Noctuary. Nothing has changed; choose a file that a profile page has exported.
profile-file-format = This profile has format { $found }; this version of Noctuary reads format { $expected }. Nothing has changed; another version may be needed.
profile-file-damaged = This file is no longer as it was exported: its checksum does not fit. Nothing has changed; take an undamaged copy, or export the profile once more.
profile-file-malformed = This file is not written as profiles are: { $text }. Nothing has changed; export the profile once more.
profile-game-date = “{ $text }” cannot be the day a game ended. Nothing has changed; export the profile once more.
profile-edition-date = “{ $text }” cannot be the day an edition was changed. Nothing has changed; export the profile once more.
profile-game-uncounted = This game does not count for { $seat }: it was not played to its end, or { $seat } gave up. Nothing has changed; only finished games belong into a profile.

# Requests to the server.
request-malformed = This request cannot be understood: { $text }.
request-too-long = This is too long; at most { $number ->
    [one] { $number } byte is taken.
   *[other] { $number } bytes are taken.
}
request-hello = The first message must be “hello”.
request-failed = Something went wrong inside Noctuary. Nothing has changed; the server’s log says more.
request-host = This server is not called “{ $text }”.
request-origin = Pages from { $text } may not use this server.
request-language = There is no language “{ $text }” here. Possible are: { $names }.
request-address = There is nothing at { $text }.
client-missing = The pages of Noctuary are not built
client-missing-help = The server is running, but its pages are missing. Stop it and start it with “make play”, which builds them first.

# Starting the server.
serve-address = Noctuary is at { $address } (Ctrl+C ends it; no table is lost)
serve-folder = The data folder { $path } cannot be used: { $text }. Choose another with --data.
serve-folder-used = Noctuary is already running with the data folder { $path }, at { $address }. Use it there, or choose another folder with --data.
serve-folder-used-somewhere = Another Noctuary is already using the data folder { $path }. End it, or choose another folder with --data.
serve-port = Port { $port } of { $host } cannot be used: { $text }. Choose another with --port.

# noctuary serve
cli-serve-help = play in the browser
cli-serve-description = Starts the server and prints the address of its pages. Tables are kept in the data folder.
cli-serve-examples =
    Examples:
      noctuary serve --open
      noctuary serve --port 8080 --data ./tables
cli-serve-host = address to listen on; without it, this machine only
cli-serve-port = port to listen on; without it 8000, or a free one if that is taken
cli-serve-data = data folder; without it noctuary in XDG_DATA_HOME or in ~/.local/share
cli-serve-open = open the browser if there is a display
