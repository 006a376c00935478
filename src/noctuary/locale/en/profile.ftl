# The profile page.

# Making and keeping a profile
client-profile-new = Create a profile
client-profile-about = A profile keeps your name, your settings and every game you finish, so that you can look at it again step by step and see what you have achieved.
client-profile-name = Your name
client-profile-make = Create my profile
client-profile-make-text = You need no password and no email address. The profile is kept on this server and belongs to this browser, with your current language and settings.
client-profile-bring = Or use a profile that you already have
client-profile-lost = This device no longer belongs to { $name }’s profile: on another device an account was made, the password was changed, or the profile was deleted. Sign in with the account’s name and password to get games and tables back here.
client-profile-bring-text = If your profile is on another server, export it there and import it here. If it is on this server, use a link made under “Devices”, use its recovery phrase, or sign in.
client-profile-rename = Save name
client-profile-saved = Saved.
client-profile-since = Here since { $date } · { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
client-profile-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
client-profile-parts = Parts of the profile
client-profile-keep = Export and import
client-profile-preferences-text = The settings for language, appearance and explanations apply in every browser that uses your profile.
client-profile-move = Keep a copy or move to another server
client-profile-lives = Your profile is kept on this server and belongs to this browser, and to any other devices you connect. Export it to keep a copy, or to continue on another server.
client-profile-export = Export my profile
client-profile-export-text = One file with your name, your settings and all finished games and component editions.
client-profile-import = Import a profile
client-profile-import-text = Choose the file of an exported profile, or drop it here. Its games, editions and solved puzzles are added to yours, without duplicates.
client-profile-imported = { $number ->
    [0] No game was added
    [one] { $number } game was added
   *[other] { $number } games were added
}; { $count ->
    [0] none were already here.
    [one] { $count } was already here.
   *[other] { $count } were already here.
}
client-profile-imported-editions = { $number ->
    [one] { $number } component edition was added.
   *[other] { $number } component editions were added.
}
client-profile-imported-puzzles = { $number ->
    [one] { $number } solved puzzle was added.
   *[other] { $number } solved puzzles were added.
}
client-profile-left-out = { $number ->
    [one] { $number } game in the file was left out:
   *[other] { $number } games in the file were left out:
}
client-profile-import-edition = Edition { $number } in the file:
client-profile-import-game = Game { $number } in the file:
client-profile-import-line = Game { $number } in the file, line { $line }:

# Devices: taking a profile along, coming back, leaving, deleting
client-devices = Devices
client-devices-data = Devices and data
client-link = Use your profile on another device
client-link-text = Open a link, or scan its QR code, on another device or in another browser to use the same profile, games and tables there. You are asked there before anything changes.
client-link-make = Create a link
client-link-again = Create another link
client-link-once = It works once, within { $number } minutes. Anybody who has it can act as you, so show it to nobody else.
client-phrase = Recovery phrase
client-phrase-text = Twelve words that bring everything back if this browser loses its cookie or you lose the device. They are shown only once; the server keeps only a hash of them.
client-phrase-make = Create a phrase
client-phrase-exists = You have a phrase. A new one replaces it, and the old words stop working.
client-phrase-replace = Replace the phrase
client-phrase-of = { $name }’s recovery phrase for { $address }
client-phrase-shown = Keep these words where nobody else can find them: anybody who has them can act as you.
client-phrase-print = Print
client-back = Use a recovery phrase
client-back-text = Enter a recovery phrase to use its profile in this browser.
client-join = Use a profile on this device
client-join-words = The twelve words of the recovery phrase
client-join-look = Find the profile
client-join-unnamed = A player without a profile
client-join-has = Finished games: { $games } · other tables: { $tables } · component editions: { $editions }
client-join-text = This device will then show the games and tables of this profile, and what you play here will belong to it. Your other devices lose nothing.
client-join-mine = This browser already has something of its own. { $has }
client-join-mine-choice = What should happen to it?
client-join-bring = Merge it
client-join-keep = Keep it separate
client-join-bring-text = Everything in this browser moves into that profile. Other devices that use this browser’s profile then belong to that profile, too. This cannot be undone.
client-join-keep-text = It stays on the server and comes back when you leave the profile on this device.
client-join-rated = { $count ->
    [one] A rated game of yours is running: you will lose it.
   *[other] { $count } rated games of yours are running: you will lose them.
}
client-join-yes = Use this profile here
client-join-no = Not now
client-join-same = This browser already belongs to that profile; there is nothing to do.
client-depart = Leave the profile on this device
client-depart-text = This browser then starts afresh as a new player, or gets back what you kept separate when it joined the profile. Your other devices keep everything.
client-depart-sure = Leave the profile on this device?
client-depart-sure-text = Without another device or a recovery phrase, nobody can get back into the profile.
client-forget = Delete everything
client-forget-text = Your profile, your account, all finished games with their analyses, tables that are still being played, component editions and solved puzzles are deleted from this server for good, for all your devices. A game that others have played, or are still playing, with you on their own screens stays theirs; in those still running, your name is removed. Only what the table companion keeps stays in this browser.
client-forget-sure = Delete everything for good?

# Finished games
client-profile-games = Games
client-profile-games-all = All
client-profile-games-empty = No game is finished yet. Every game you play to the end will be here, and you can step through it as often as you like.
client-profile-games-more = Show more ({ $count })
client-profile-play = Play a game
client-profile-place = Place { $number } of { $count }
client-profile-older = Played under older rules: it cannot be replayed here.
client-profile-given-up = given up

# What was reached
client-profile-date = Date
client-profile-total = Total
client-profile-records = Records
client-profile-level = A bot of level { $level } would be a match for you, judging by your latest games.
client-profile-record = Record
client-profile-record-players = Best with { $number } players
client-profile-record-solo = Best solo game
client-profile-records-empty = No records yet: the first finished game sets them.

# Profiles as files.
profile-file-unreadable = This file is incomplete, damaged or not a profile at all ({ $text }). Nothing has changed; use the whole file, or export the profile again.
profile-file-foreign = This is not a Noctuary profile. Nothing has changed; choose a file that was exported from a profile page.
profile-file-format = This profile has format { $found }; this version of Noctuary reads format { $expected }. Nothing has changed; another version may be needed.
profile-file-damaged = This file has changed since it was exported: its checksum does not match. Nothing has changed here; use an undamaged copy, or export the profile again.
profile-file-malformed = This file is not a valid profile: { $text }. Nothing has changed; export the profile again.
profile-game-date = “{ $text }” cannot be the day a game ended. Nothing has changed; export the profile again.
profile-edition-date = “{ $text }” cannot be the day an edition was changed. Nothing has changed; export the profile again.
profile-puzzle-date = “{ $text }” cannot be the day a puzzle was solved. Nothing has changed; export the profile again.
profile-game-uncounted = This game does not count for { $seat }: it was not played to the end, or { $seat } gave up. Nothing has changed; only finished games belong in a profile.
