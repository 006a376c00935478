# The profile page.

# Making and keeping a profile
client-profile-new = A new profile
client-profile-about = A profile keeps your name, your settings and every game you finish, so that you can look at it again step by step and see what you have achieved.
client-profile-name = Your name
client-profile-make = Make my profile
client-profile-make-text = No password, no address. The profile is kept on this server and belongs to this browser, with your current language and settings.
client-profile-bring = Or bring one with you
client-profile-bring-text = Do you have a profile in another browser, or on another server? Export it there and import it here.
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
client-profile-preferences-text = Language, appearance and explanations go with your profile to every browser you take it to.
client-profile-move = Take it with you
client-profile-lives = Your profile is kept on this server and belongs to this browser: without its cookie nobody can reach it. Export it to keep a copy, or to continue in another browser or on another server.
client-profile-export = Export my profile
client-profile-export-text = One file with your name, your settings and all finished games and component editions.
client-profile-import = Import a profile
client-profile-import-text = Choose the file of an exported profile, or drop it here. Its games, editions and solved puzzles are added to yours, without duplicates.
client-profile-imported = { $number ->
    [0] No game was added
    [one] { $number } game was added
   *[other] { $number } games were added
}, { $count ->
    [0] none was here before.
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

# Finished games
client-profile-games = Games
client-profile-games-all = All
client-profile-games-empty = No game is finished yet. Every game you play to the end will be here, and you can step through it as often as you like.
client-profile-games-more = Show all { $count }
client-profile-play = Play a game
client-profile-place = Place { $number } of { $count }
client-profile-older = Played under older rules: it cannot be replayed here.

# What was reached
client-profile-date = Date
client-profile-total = Total
client-profile-records = Records
client-profile-record = Record
client-profile-record-players = Best with { $number } players
client-profile-record-solo = Best alone
client-profile-records-empty = No records yet: the first finished game sets them.

# Profiles as files.
profile-file-unreadable = This file is incomplete, damaged or not a profile at all ({ $text }). Nothing has changed; use the whole file, or export the profile again.
profile-file-foreign = This is not a Noctuary profile. Nothing has changed; choose a file that was exported from a profile page.
profile-file-format = This profile has format { $found }; this version of Noctuary reads format { $expected }. Nothing has changed; another version may be needed.
profile-file-damaged = This file has changed since it was exported: its checksum does not match. Nothing has changed here; use an undamaged copy, or export the profile again.
profile-file-malformed = This file is not written as profiles are: { $text }. Nothing has changed; export the profile again.
profile-game-date = “{ $text }” cannot be the day a game ended. Nothing has changed; export the profile again.
profile-edition-date = “{ $text }” cannot be the day an edition was changed. Nothing has changed; export the profile again.
profile-puzzle-date = “{ $text }” cannot be the day a puzzle was solved. Nothing has changed; export the profile again.
profile-game-uncounted = This game does not count for { $seat }: it was not played to the end, or { $seat } gave up. Nothing has changed; only finished games belong in a profile.
