# Tables: seats, undo, resigning, the store.
table-unknown = There is no such table, or it belongs to somebody else.
table-damaged = What is stored of this table is damaged and cannot be read. Other tables are not affected; “noctuary store check” tells more.
table-stale = The table has changed since you looked. Nothing was done; look again.
table-not-yours = Nobody here plays for { $seat }.
table-other-seat = { $seat } does not have this screen now. Hand it over first.
table-watching = You are only watching here.
table-resigned = { $seat } gives up.
table-resign-over = The game is over; there is nothing to give up.
table-running = The record is available when the game is over; until then it would show what is still hidden.
table-rules-changed = This table was begun under other rules or components than those of this version, so it cannot be continued here.
table-bot-failed = The bot that plays { $seat } has failed. Open the table again to give it another try.
table-bot-slow = { $seat } is taking unusually long. If no move comes, the bot will be restarted.
table-bot-stood-in = The bot that plays { $seat } has failed, so { $bot } has moved for it.
table-hint-people = Hints are only given where one person plays alone or against bots: they would tell what others are not to know.
table-ask-nothing = Nothing can be done with this.
table-work-given-up = The server is shutting down, so this was not finished. Try again in a moment.
table-work-too-long = This is more work than one game is allowed: { $number } seconds were not enough.
table-undo-nothing = You have not moved yet.
table-undo-revealed = Since your last move something hidden was revealed or chance decided; that cannot be taken back.
table-undo-others = With several people at the table nothing can be taken back.
table-undo-watching = You are only watching here.
table-undo-over = The game is over and everything lies open; nothing can be taken back.
table-undo-resigned = You have given up; nothing can be taken back.
table-undo-replay = This is a replay of a finished game; nothing can be taken back.
table-store-locked = This could not be saved: another program is using { $path }. Nothing has changed; close it and try again.
table-store-full = This could not be saved: the disk with { $path } is full. Nothing has changed; free some space and try again.
table-store-damaged = { $path } is damaged or not a Noctuary file. Nothing was changed. “noctuary store restore” puts a copy from the folder “backups” in its place, “noctuary store repair” saves what can be read.
table-store-gone = This could not be saved: { $path } was moved or deleted while the server was running. Stop the server, put the file back, or a copy of it with “noctuary store restore”, and start again.
table-store-newer = { $path } was written by a newer version of Noctuary. Use that version, or another data folder.
table-store-failed = { $path } cannot be read or written ({ $text }). Nothing has changed.

# Requests to the server.
request-malformed = This request cannot be understood: { $text }.
request-too-long = This is too long; at most { $number ->
    [one] { $number } byte is accepted.
   *[other] { $number } bytes are accepted.
}
request-hello = The first message must be “hello”.
request-failed = Something went wrong inside Noctuary. Nothing has changed; the server’s log says more.
request-host = This server is not called “{ $text }”.
request-origin = Pages from { $text } may not use this server.
request-site = Pages from elsewhere may not use this server.
request-language = There is no language “{ $text }” here. Choose from: { $names }.
request-address = There is nothing at { $text }.
table-guided = A guided table has no game file.
