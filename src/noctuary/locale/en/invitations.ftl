# Links: to a table for friends, to oneself for another device.
client-link-qr = QR code of the link
client-link-address = Link
client-link-copy = Copy
client-link-copied = Copied
client-link-local = This server only answers this computer, so the link will not work on other devices. Whoever runs it can open it to the network: noctuary serve --host 0.0.0.0
client-link-share = Share
client-invite-seats = Seats at this table
client-invite-here = here
client-invite-away = away
client-invite-free = Remove { $seat } from the table
client-invite-remove = Remove { $seat } from this table?
client-invite-remove-text = Whoever is removed cannot come back, not even with a new link. The links to the table are renewed, and the old ones stop working.
client-invite-renewed = That person was removed from this table and cannot come back. The links to the table are new; the old ones no longer work.
client-invite-bot = Bot that takes a seat, for good or for a while
client-invite-bot-has = a bot
client-invite-bot-stands-in = away; a bot is playing until they are back
client-invite-give = Give { $seat }’s seat to the bot for good
client-invite-stand-in = Let the bot play for { $seat } for a while
client-invite-text = { $count ->
    [one] One seat is free. Send this link, or let somebody scan the code: anybody who opens it can sit down.
   *[other] { $count } seats are free. Send this link, or let people scan the code: anybody who opens it can sit down.
}
client-invite-secret = Until all seats are taken, anybody with the link can take one. They do not see what other players hold.
client-invite-phrases = Newcomers use only ready-made phrases at first
client-invite-phrases-text = People who have not yet played a game to the end here cannot write messages of their own until ten minutes after taking a seat.
client-sit = An invitation
client-sit-title = Play { $title } with friends
client-sit-invites = { $name } invites you to play { $title }
client-sit-people = At the table: { $names }.
client-sit-begun = This game has begun: somebody else sat here before and has seen this hand.
client-sit-chosen = Whoever made this table chose its deal, and may know it.
client-sit-there = You already have a seat at this table.
client-sit-back = Go to the table
client-sit-over = This game is over.
client-sit-full = All seats are taken.
client-sit-name = Your name at the table
client-sit-seat = Seat
client-sit-down = Take the seat
client-open-text = Tables on this server where anybody may sit down. To list one of yours, set up a game with a seat for “a friend, by link”, and list the table in its menu under “Friends at this table”.
client-open-none = There are no open tables at the moment. Refresh the list later, or list a table yourself.
client-open-look = Refresh
client-open-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
client-open-since = listed { $when }
client-open-sit = Sit down
client-open-yours = You have a seat at this table
client-listing = Open the table to everybody
client-listing-text = Everybody on this server can then find the table under “Open tables” and take a free seat, until all seats are taken or you withdraw the listing. Once all seats are taken, everybody can find the game and watch it, unless you close the table to watchers.
client-listing-language = Language at the table
client-listing-wanted = Looking for
client-wanted-anybody = anybody
client-wanted-beginners = beginners
client-wanted-experienced = experienced players
client-listing-make = List the table
client-listing-change = Change the listing
client-listing-end = Withdraw the listing
client-listing-made = The table is now listed.
client-watch = Watch a game
client-watchers-text = { $number ->
    [0] Anybody who opens this link can watch, without a seat, and sees what all players can see.
    [one] Anybody who opens this link can watch, without a seat, and sees what all players can see, one move late.
   *[other] Anybody who opens this link can watch, without a seat, and sees what all players can see, { $number } moves late.
}
client-watchers-close = Stop letting people watch
client-watchers-closed = Nobody can watch this table.
client-watchers-open = Let people watch, with a new link
client-watchers-late = Watchers see every move
client-watchers-moves = { $number ->
    [0] at once
    [one] one move late
   *[other] { $number } moves late
}
client-seat-along-text = A link, or its QR code, gives your seat at this table to another device or browser, and nothing else. This browser then no longer has the seat.
client-seat-along-make = Create a link for { $name }
client-seat-along-once = It works once, within { $number } minutes. Anybody who has it can take your seat, so show it to nobody else.
client-seat-pass = Move a seat to this device
client-seat-pass-text = Continue here as { $name } ({ $title }). The device that the link comes from then no longer has this seat; nothing else changes on either device.
client-seat-pass-take = Take the seat here
client-seat-pass-mine = This browser already has the seat.
seat-pass-unknown = This link no longer works: a link to a seat can be used once, within ten minutes, and a newer link replaces it. Nothing has changed; create a new link at the table.
