# Parts of other messages
table-count-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}

# Tables: seats, undo, resigning, the store.
table-unknown = There is no such table, or it belongs to somebody else.
table-unseated = You have no seat at this table.
table-deleted = This table was deleted.
table-seat-gone = You no longer have a seat at this table. It may have moved to another device, or the host has freed it or given it to a bot.
table-removed = The host of this table has removed you from it, so you can neither play nor watch there.
table-over = This game is over, so nobody can join it any more. Ask somebody who played for a link to the replay.
table-damaged = The stored data of this table is damaged and cannot be read. Other tables are not affected; “noctuary store check” tells you more.
table-stale = The table has changed since you looked, so nothing was done. Look again.
table-not-yours = You do not play for { $seat } here.
table-other-seat = { $seat } does not have this screen now. Hand it over first.
table-watching = You are only watching here.
table-seat-taken = This seat is taken: somebody else was faster, or a bot has it. Choose another seat, or ask whoever sent you the link.
table-seat-bot = { $seat } has been a bot from the beginning. Only the seats of people can be freed or given away.
table-seat-here = { $seat } is at the table. A bot can play for a while only for somebody who is away.
table-clock-none = No clock is running here, or you are not playing.
table-clock-one-screen = Clocks are for tables where everybody has a screen of their own. Leave a seat to “a friend, by link”, or play without a clock.
table-not-host = Only the host, who made the table, can do that.
table-seat-over = The game is over and counts for those who sat there, so no seat can be freed any more.
table-one-screen = Everybody at this table shares one screen, so nobody can be invited. Set up a new game with a seat for “a friend, by link”.
table-listings-most = You already have { $number } open tables. Withdraw one of them first.
table-rated-people = A game is rated only if everybody plays for themselves: one seat may be yours, and all others are for friends, by link.
table-rated-rules = Only games by the rulebook are rated: no component editions, modified rules or scenarios, and nothing chosen that should be left to chance.
table-rated-clock = A rated game needs a clock that does something when time is up, so that nobody can leave it undecided.
table-rated-seat = This game is rated: no bot can take { $seat }’s seat, and while the game is running nobody else can free it or take it over.
table-rated-running = This game is rated and has begun: finish it or give up before you delete it.
table-rated-twice = You already sit at this table: in a rated game everybody has one seat.
invitation-unknown = There is no table behind this link: it may be incomplete, or the table was deleted. Ask whoever sent it for a new one.
table-watchers-most = At most { $number } people can watch a table at the same time, and all places are taken. Come back later.
table-watchers-closed = The host no longer lets people watch this table. If it is opened again, there will be a new link.
watchers-unknown = There is nothing to watch behind this link: it may be incomplete, or the table was closed to watchers or deleted. Ask whoever sent it for a new one.
order-nobody-waits = Standing orders are for a running game in which nobody shares your screen.
order-unknown = No such standing order can be given right now.
chat-empty = Your message is empty: write something that can be read.
chat-silenced = The host of this table has stopped you from chatting here.
chat-newcomer = You are new here, so for now you can use only the ready-made phrases. You can write your own messages in { $number ->
    [one] one minute
   *[other] { $number } minutes
}.
chat-newcomer-watching = At this table, watchers who have not finished a game on this server can send only the ready-made phrases.
chat-unread = There is no such message here, or it is no longer kept.
chat-nobody = Nobody is sitting in { $seat }’s seat.
replay-led = Somebody else is leading this replay now.
table-resigned = { $seat } gives up.
table-timed-out = { $seat } ran out of time.
table-ended = The players have ended the game as it stands; it has no result and counts for nobody.
table-resigned-together = Several players have given up at the same moment.
table-counted-before = This game counts by the rules under which it was played: { $text }. Below it is counted by today’s rules.
table-taken-back = { $seat }’s last move was taken back.
table-resign-over = The game is over; there is nothing to give up.
table-nobody-absent = You no longer have to wait for anybody; the game goes on.
table-running = The game file is available when the game is over; until then it would show what is still hidden.
table-rules-changed = This game was begun under rules or with components that this version does not have, so it can neither go on nor be shown here. If it was still running, it counts for nobody. The game file has all its moves.
table-bot-failed = The bot that plays { $seat } has failed. Open the table again to give it another try.
table-bot-slow = { $seat } is taking unusually long. If no move comes, the bot will be restarted.
table-bot-stood-in = The bot that plays { $seat } has failed, so { $bot } has moved for it.
table-hint-people = Hints are only given when you play alone or against bots: in other games they would tell you what you should not know about the others.
table-ask-nothing = Nothing can be done with this.
table-work-given-up = The server is shutting down, so this was not finished. Try again in a moment.
table-no-process = The system does not let the server start a process for this now: too many files are open, or memory is running out. Nothing is lost; try again in a moment.
table-work-crashed = This could not be done: it needed more memory than there is, or crashed. Nothing has changed; try again later, or ask for less.
table-work-too-long = This is more work than one game is allowed: { $number } seconds were not enough.
table-deal-gone = This deal has been used or was kept for too long. Try again.
table-waits = The game begins when every seat is taken.
table-rematch-running = A rematch can be asked for when the game is over.
table-rematch-made = Somebody has already asked for a rematch.
table-rematch-none = Nobody has asked for a rematch, or it has been deleted.
table-undo-nothing = You have not moved yet.
table-undo-revealed = Since your last move something hidden was revealed or chance decided; that cannot be taken back.
table-undo-others = With several people at the table nothing can be taken back: the others have seen the move, and may have answered it.
table-undo-tells = Others have already answered your move, and their answers may have shown you something. If you take it back all the same, this becomes a game with take-backs: it counts for no record, scenario or achievement.
table-undo-not-last = Somebody else has moved since. Only the last move can be taken back, and only its player can ask for that.
table-undo-declined = The others were asked and did not agree: the move stands.
table-undo-unasked = There is nothing to agree to any more: the table has moved on, or nobody is asking.
table-undo-over = The game is over and everything is revealed; nothing can be taken back.
table-undo-resigned = You have given up; nothing can be taken back.
table-undo-replay = This is a replay of a finished game; nothing can be taken back.
table-store-locked = This could not be saved: another program is using { $path }. Nothing has changed; close it and try again.
table-store-full = This could not be saved: the disk with { $path } is full. Nothing has changed; free some space and try again.
table-store-readonly = This could not be saved: the server may not write to { $path } or its folder. Nothing has changed; allow the server to write there, or make the disk writable again, and try again.
table-store-slow = The disk is slow: writing to { $path } has taken { $number } s. Nothing is lost; what is acknowledged is stored.
table-store-damaged = { $path } is damaged or not a Noctuary file. Nothing was changed. “noctuary store restore” puts a copy from the folder “backups” in its place; “noctuary store repair” saves what can be read.
table-store-lost = { $path } is missing or empty, but there are copies of it. Nothing was changed. “noctuary store restore { $file }” restores the latest; to begin anew instead, move the folder with the copies away.
store-copies-better = { $file }, an older copy, has at least twice as many tables or moves as { $path } has now. It is kept. If something was lost, stop the server and put it back with “noctuary store restore { $file }”; if not, delete it.
table-store-gone = This could not be saved: { $path } was moved or deleted while the server was running. Stop the server, put the file back or restore a copy with “noctuary store restore”, and start the server again.
table-store-newer = { $path } was written by a newer version of Noctuary. Use that version, or another data folder.
table-store-overtaken = This could not be saved: something else was saved in its place a moment earlier. Nothing has changed; look at what is there now and try again.
table-store-unreachable = The database { $path } cannot be reached. What was acknowledged is safe; try again in a moment.
table-store-failed = { $path } cannot be read or written. Nothing has changed.

# Requests to the server.
request-malformed = This request cannot be understood: { $text }.
request-too-long = This is too long; at most { $number ->
    [one] { $number } byte is accepted.
   *[other] { $number } bytes are accepted.
}
request-hello = The first message must be “hello”.
request-failed = Something went wrong inside Noctuary. Nothing has changed; the server’s log says more.
request-host = This server does not answer to the name “{ $text }”. Its owner can allow that name under “hosts” in the configuration.
request-origin = Pages from { $text } may not use this server.
request-site = Pages from elsewhere may not use this server.
request-unsigned = A request with a cookie must say where it comes from. Send “Origin: { $text }” or “Sec-Fetch-Site: same-origin”.
request-cookie = Your browser keeps no cookie for this site, or several, so the server cannot tell who you are. Allow cookies for this site or delete those it has, then load the page again.
request-language = There is no language “{ $text }” here. Choose from: { $names }.
request-number = “{ $text }” is not a whole number of 0 or more.
request-address = There is nothing at { $text }.
request-polling = This connection has ended. The page makes another one by itself.
request-upgrade = Only WebSockets are answered here. A proxy in front of this server does not pass them on: its owner must make it pass on the headers Upgrade and Connection.
request-no-handles = The system does not let the server open any more files, so nobody else can join at the moment. Open games go on.
request-too-many = Too many requests at once. Try again in { table-count-seconds }.
request-sockets = Too many tables are open at once. Close some, or try again in { table-count-seconds }.
request-tables = You have started very many tables within an hour. The next one can start in { table-count-seconds }.
table-most = You have { $number } tables here, the most that anybody can keep. Delete some to make room.
table-analysis-most = { $number } of your games are already being analysed or waiting. Start this one when one of them is done.
table-guided = That is possible only with a game played from its beginning, not with an exercise.

# One identity on several devices.
identity-unknown = This link or phrase no longer works: a link can be used once, within ten minutes, and a newer link or phrase replaces the earlier one. Nothing has changed; create a new link, or check the words again.
identity-gone = This browser has just moved to another profile, in another window. Nothing has changed; load the page again and try once more.
identity-same = This browser already belongs to that profile.
identity-words = A recovery phrase has { $count } words; this one has { $number }.
identity-word = “{ $text }” is not one of the words of a recovery phrase. Check its spelling.
identity-order = These words are not a recovery phrase: one is wrong, or two have changed places. Compare them with your printout.
