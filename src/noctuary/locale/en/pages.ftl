# What only the pages around a table say.

# Start
client-start-about = Learn and play two tabletop games set at night, against bots or with friends.
client-learn-by-playing = Learn by playing
client-tables = My games
client-start-companion = Table companion for your own box
client-start-editions = Correct cards to match your own box
client-play = Play
client-play-friend = Play with a friend
client-play-friend-text = You get a link to send.
client-play-friend-name = What is your name? Your friend will see it.
client-play-friend-clock = With a clock…
client-play-friend-go = Get the link
client-play-bot = { $name } (bot)
client-play-bot-my-level = { $name } (bot at your level)
client-play-setup = { $mode }: { $names }
client-game = Game
client-games = Games
client-game-players = { $first }–{ $last } players
client-new-table = Set up a game
client-open-tables = Open tables
client-more = More
client-learn = Learn
client-puzzles = Puzzles
client-campaign = Campaign
client-profile = Profile
client-companion = Table companion
client-renewed = A new version is ready.
client-renewed-reload = Reload
client-notice = Noctuary is free software. Nocturne and Nightfall belong to their authors and publishers; all drawings and texts are our own.
client-continue = Continue
client-continue-empty = No game is under way. Every game is kept here, even when you close the page.
client-start-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
client-start-watch = Games to watch
client-finished = Finished
client-replay-of = Replay: { $names }
client-table-yours = Your turn, { $name }
client-table-theirs = Waiting for { $name }
client-table-waits = Waiting for players
client-load-record = Open a game file
client-table-delete = Delete this game
client-table-delete-of = Delete: { $names }
client-table-delete-sure = Delete this game ({ $names })?
client-table-delete-text = { $over ->
    [yes] It is removed from the server for good, with its replay and its analysis, and no longer counts for your profile, your records and achievements.
   *[no] It is removed from the server for good, with every move made so far. Everybody who has it open will be told.
}
client-table-delete-others = Others who played on a screen of their own keep the game, and can delete it themselves.
client-table-leave = Leave
client-table-leave-of = Leave the table: { $names }
client-table-leave-sure = Leave this table ({ $names })?
client-table-leave-text = Your seat becomes free for somebody else. If the game has begun, it goes on without you, and whoever comes takes over what you have. Only the host can delete the table.
client-table-resign = Give up
client-table-resign-of = Give up the game: { $names }
client-table-resign-sure = Give up this game ({ $names })?
client-table-resign-text = You lose this rated game: whoever leaves it has given up. This cannot be taken back.
client-delete-copies = The game may remain in backup copies on the server for a few more days.
client-missing-page = There is no such page
client-missing-page-text = The address may have been mistyped. All your games are on the start page.

# New table
client-players = Players
client-seat-kind = Who plays seat { $number }
client-seat-name = Name for seat { $number }
client-seat-kind-me = Me
client-seat-kind-screen = Somebody on this screen
client-seat-kind-open = A friend, by link
client-seat-kind-my-level = At my level
client-seat-kind-level1 = 1 · Novice
client-seat-kind-level2 = 2 · Apprentice
client-seat-kind-level3 = 3 · Adept
client-seat-kind-level4 = 4 · Strategist
client-seat-kind-level5 = 5 · Master
client-seat-kind-level6 = 6 · Grandmaster
client-seat-open = When the game is set up, you get a link. Whoever opens it takes the seat in their own browser, on any device that can reach this server.
client-seat-levels = Bots of level 1 are hasty and often wrong; the higher the level, the further they look ahead. Level 6 thinks for up to two seconds about each move. A style decides what a bot prefers among moves that are about equally good; it makes the bot neither stronger nor weaker.
client-seat-my-level = A bot at your level is one that you would beat about half the time, judging by your latest games against bots: at the moment, level { $level }. It does not change during a game.
client-seat-style = Style of seat { $number }
client-seat-style-none = All-rounder
client-seat-style-attacker = Attacker
client-seat-style-collector = Collector
client-seat-style-spoiler = Spoiler
client-seat-kind-greedy = Bot that weighs its moves
client-seat-kind-learned = Bot that learned from games
client-seat-kind-random = Bot that plays at random
client-name-me = Guest
client-name-screen = Player { $number }
client-name-open = Friend { $number }
client-timing = Clock
client-timing-none = No clock
client-timing-live = Live: for the whole game
client-timing-relaxed = Relaxed: for each decision
client-timing-correspondence = Correspondence: each decision
client-timing-minutes = Minutes
client-timing-days = Days
client-timing-increment = Seconds added for each decision
client-timing-zero = When time is up
client-timing-zero-bot = a bot stands in
client-timing-zero-resign = the player loses
client-timing-zero-nothing = nothing happens
client-timing-text = The clocks start as soon as all seats are taken, and keep running while somebody is away.
client-pace-live-of = { $seconds ->
    [0] live, { $minutes } min for the whole game
   *[other] live, { $minutes } min plus { $seconds } s for each decision
}
client-pace-relaxed-of = relaxed, { $minutes } min for each decision
client-pace-correspondence-of = { $days ->
    [one] correspondence, one day for each decision
   *[other] correspondence, { $days } days for each decision
}
client-rated = Rated
client-rated-text = The game changes the ratings of everybody who plays it, and taking a seat means agreeing to that. Giving up or running out of time loses the game.
client-rated-needs = A rated game needs a friend, by link, in every other seat; rules and components as printed; and a clock that does something when time is up.
client-name-bot-1 = Rigel
client-name-bot-2 = Vega
client-name-bot-3 = Mira
client-name-bot-4 = Altair
client-name-bot-5 = Deneb
client-new-nobody = Nobody is playing: give at least one seat to yourself or another person.
client-new-nameless = Every seat needs a name.
client-editions = Component editions
client-new-edition = Components
client-new-edition-built-in = Built-in
client-new-edition-built-in-text = The cards and tokens as this program knows them.
client-new-edition-text = A game with corrected components counts as a finished game, but not for the campaign.
client-new-edition-own-text = The cards and tokens with your corrections.
client-new-edition-errors = { $name } (cannot be used: { $count ->
    [one] { $count } error
   *[other] { $count } errors
})
client-new-edition-gone = The component edition “{ $name }” is no longer there. The built-in components were chosen instead.
client-new-edition-broken = The component edition “{ $name }” cannot be used: it has { $count ->
    [one] { $count } error
   *[other] { $count } errors
}. The built-in components were chosen instead.
client-new-edition-change = Correct components

# Learn
client-learn-game = Learn { $title }
client-learn-play = Play a guided first game
client-learn-play-text = A real game against one opponent, about 15 minutes. A guide explains what you see and why it matters, and says less and less as you go.
client-learn-continue = Continue the first game
client-learn-again = Play the guided game again
client-learn-lessons = Lessons
client-learn-lessons-text = Hands-on exercises of a few minutes each. They show you what good players see.
client-learn-built-in = Lessons and puzzles use your box “{ $name }” as long as nothing that you corrected occurs in them. All others use the built-in cards and pieces, with which their answers were checked, and say so.
client-learn-positions = { $number ->
    [one] one position
   *[other] { $number } positions
}
client-learn-done = { $number } of { $last } solved

# Rules and cards
client-rulebook = Rulebook
client-phases = The phases in order
client-contents = Contents
client-rules-search = Search rules and components
client-rules-nothing = Nothing mentions “{ $text }”.
client-sources = Every component says where its facts come from: the rulebook, public descriptions, what follows from those, or a reconstruction where no reliable source was found.
table-seat-kind = “{ $text }” cannot take a seat. Choose from: { $names }.
table-seat-name = “{ $text }” cannot be the name of a player. Use 1 to { $number } visible characters.
table-me = The game cannot count for { $seat }: that seat is for a bot or for somebody else. Name your own seat.
table-deal-chosen = A table’s deal is either drawn or follows from a seed that you choose; it cannot be both.
table-edition-unknown = There is no such edition, or it belongs to somebody else.
table-edition-most = At most { $number } editions are kept for one player. Nothing has changed; first delete some that are no longer needed.
table-sheets-most = At most { $number } sheets are kept for one player. Nothing has changed; new sheets stay on the device where they were made.
input-course = There is no course called “{ $text }”. Known courses: { $names }.
input-puzzle = There is no puzzle called “{ $text }”.
