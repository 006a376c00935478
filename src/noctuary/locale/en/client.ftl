# The web client.

# Start
client-rules = Rules and cards
client-primer = The rules in two minutes
client-primer-done = Let’s play
client-finished-all = All finished games
client-replay = Replay
client-to-start = Start page

# New table
client-seats = Players

# Table
client-title-table = Table · { $title }
client-title-turn = Your turn · { $title }
client-loading-long = This takes longer than it should. The connection may be slow, or broken.
client-loading-again = Try again
client-missing-part = A part of this page did not arrive. Load the page again.
client-moment = One moment…
client-over = The game is over.
client-thinking = { $seat } is thinking
client-waiting = Waiting for { $seat }.
client-waiting-away = Waiting for { $seat }, who is away at the moment.
client-room-rematch = The others have been asked for a rematch. It begins when all have joined.
client-waiting-free = Nobody has taken this seat yet: send the link to a friend.
client-bot-plays = A bot is now playing for { $seat }.
client-bot-stands-in = A bot is playing for { $seat } until they come back.
client-bot-gone = The bot is no longer playing for { $seat }.
client-invite-menu = Friends at this table
client-seat-along = Move my seat to another device
client-no-choice = You have no choice here. The game goes on by itself.
client-sending = Sent; waiting for the server…
client-still-sending = Your last move is still on its way.
client-restored = The server was restored from a backup, so the game may be back at an earlier point. Your last move was not repeated.
client-link-lost = The connection was lost. It will come back by itself; nothing you played is lost.
client-link-never = The server has not answered so far. It may not be running, or a proxy or a firewall may be blocking it. The page keeps trying by itself.
client-link-polled = WebSockets do not get through here: a proxy or a firewall blocks them. The table works all the same, with ordinary requests and a little more slowly.
client-link-offline = You are offline, and the table is on the server. It comes back as soon as you are online; nothing you played is lost.
client-link-kept = There is no connection. Your move is kept on this device and is sent as soon as the connection is back.
client-unplayed = The table had changed, so this was not played: { $text }.
client-unplayed-again = Play it again
client-link-held = Too many requests were sent to the server at once. The table comes back by itself in { table-count-seconds }.
client-hold = Too many requests were sent to the server at once. This continues by itself in { table-count-seconds }.
client-no-answer = No answer from the server for ten seconds. You will see on the table whether your move arrived; if not, try again.
client-unanswered = The connection was lost before the answer came. Check whether what you sent has arrived; if not, try again.
client-link-heard = Last contact { table-count-seconds } ago.
client-clock-old = as last known
client-link-retry = Try now
client-question-rule = Rule
client-hint-read = Got it
client-advice = Hint
client-undo = Take back
client-watchers = { $count ->
    [0] Watchers
   *[other] Watchers: { $count }
}
client-watching-text = { $number ->
    [0] You are watching: you see what all players can see.
    [one] You are watching: you see what all players can see, one move late until the game is over.
   *[other] You are watching: you see what all players can see, { $number } moves late until the game is over.
}
client-watch-text = You see what all players can see, but you have no seat and cannot move. The players see how many are watching.
client-watch-go = Watch this game
client-chat = Chat
client-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
client-what-if = What if…?
client-what-if-text = This table continues from a step of another game, to see what would have happened. It counts for nobody’s profile.
client-takebacks = With take-backs
client-takebacks-text = A move was taken back after others had answered it: this game counts for no record, scenario or achievement.
client-undo-request = Ask to take back my move
client-menu = Menu
client-deal = How this game was dealt
client-orders = Standing orders
client-result = Result
client-tray = To choose from
client-clocks = Clocks
client-rating = Rating { $rating }
client-clock-runs = running
client-clock-days = { $days } d { $hours } h
client-clock-hours = { $hours } h { $minutes } min
client-clock-minute = You have one minute left.
client-clock-seconds = You have ten seconds left.
client-clock-over = Your time is up.
client-clock-back = Take over from the bot
client-clock-pause = Ask for a pause
client-seat-bot = bot
client-seat-stand-in = bot for now
client-seat-level = level { $level }
client-seat-resigned = gave up
client-seat-timed-out = out of time
client-seat-free = free
client-seat-away = away
client-seat-active = turn
client-seat-thinking = thinking
client-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
client-points-open = { $number } + ?
client-points-known = { $number } + ? points

# Log and scores
client-side = Log and scores
client-log = Log
client-log-show = Show on the table
client-log-about = More about this entry
client-log-links = Rules and components of each entry
client-log-auto = (forced move)
client-log-empty = Nothing has happened yet.
client-line-label = Type a move
client-line-options = Possible next words
client-scores = Scores
client-score-so-far = score so far
client-score-unknown = secret

# Tabs on a phone
client-sheet = Question and help
client-sheet-more = Read on
client-sheet-less = Less
client-tabs = Parts of the table
client-tab-changed = changed

# Menu
client-leave = Leave the game
client-leave-text = The game is kept; “Continue” on the start page brings you back.
client-text-view = Text view
client-board-view = Board view
client-preferences = Settings
client-language = Language
client-light = Light theme
client-theme = Theme
client-theme-night = Dark
client-theme-light = Light
client-theme-auto = Match system
client-one-tap = On touchscreens: play with one tap
client-one-tap-note = Otherwise the first tap shows a card or piece, and the second plays it.
client-looked = Selected card or piece
client-motion = Animated pieces
client-sounds = Sounds
client-ambience = Wind in the background
client-speed = Speed at which the table shows events
client-speed-slow = slow
client-speed-normal = normal
client-speed-fast = fast
client-speed-once = instant
client-story-behind = { $number ->
    [one] The table is 1 step behind
   *[other] The table is { $number } steps behind
}
client-story-skip = Skip
client-story-on = Go on
client-hints = Explain decisions
client-hints-again = Show all explanations again
client-resign = Give up
client-resign-seat = Give up for { $seat }
client-resign-text = { $seat } gives up: a bot plays on in this seat until the game is over. This cannot be taken back.
client-resign-last = { $seat } gives up: the game ends here, without a result. This cannot be taken back.
client-resign-ends = { $own ->
    [yes] You lose this game, and it ends here. This cannot be taken back.
   *[no] { $seat } loses this game, and it ends here. This cannot be taken back.
}
client-resign-loses = { $own ->
    [yes] You lose this game; a bot plays on in your seat. This cannot be taken back.
   *[no] { $seat } loses this game; a bot plays on in this seat. This cannot be taken back.
}
client-given-up = The game was given up, so there is no result.
client-resign-confirm = Yes, give up
client-cancel = Cancel
client-close = Close

# Help
client-help = Help and keys

# Several people on one screen
client-curtain-title = Hand over to { $name }
client-curtain-text = The table is covered so that nobody sees what is secret.
client-curtain-ready = I am { $name }: show the table

# The end
client-you-win = You win!
client-wins = { $count ->
    [one] { $seat } wins!
   *[other] { $seat } win together!
}
client-cut-off = Cut off
client-place = { $number }.
client-rematch = Rematch
client-rematch-join = Go to the rematch
client-rematch-asks = { $seat } would like a rematch.
client-rematch-yours = You have asked for a rematch. It begins when all have joined.
client-rematch-waits = Somebody has set up a rematch and is waiting for you there.
client-rematch-rated = The rematch is rated, too.
client-save-record = Save game file
client-rematch-watch = Watch the rematch
client-rematch-watched = The players are having a rematch.
client-after-analyse = Analyse
client-after-next = Next game
client-look = Look at the table

# Rules and cards
client-rule-in-book = Read it in the rulebook
client-rule-unknown = There is no rule { $text }.
client-source-rulebook = From the rulebook
client-source-public = From public descriptions of the game
client-source-derived = Derived from known facts
client-reconstructed = Reconstructed: we found no source for it. If you own the box, correct it under “Component editions”.
client-source-reconstructed = Reconstructed
client-source-edited = Corrected in the edition
client-under-edition = Component edition “{ $name }”
client-about = Full details
client-piece = Piece
client-copies = { $number } in the box

# Text view
client-text-question = Question
client-text-me = My cards and pieces
client-text-table = Table
client-text-others = Other players
client-text-moves = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
client-text-row = Row { $number }
client-text-empty = empty
client-none = none

# Problems
client-no-server = The server does not answer. Is it still running?
client-no-response = The server has not answered for ten seconds. Check your connection and try again.
client-offline = You are offline. The table companion works all the same; tables and profiles come back when you are online again.
client-server-error = The server answered with error { $number }.
client-unexpected = Something unexpected happened: { $text }

# The guide of a first game or a lesson
client-guide = Guide
client-guide-leave = Leave
client-guide-back = Take the move back
client-guide-again = Try again
client-guide-next = Next position
client-guide-lessons = Go to the lessons
client-guide-built-in = Your box “{ $name }” differs here: these are the built-in cards and pieces.
client-guide-quiet = Choose something that glows, or an answer beside the question. I’ll speak up when something new happens.
client-guide-solved = Solved.
client-guide-missed = Not the best move: the table waits for another try.
client-guide-over = That was your first game.
