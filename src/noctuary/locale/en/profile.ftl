# The profile page.

# Making and keeping a profile
client-profile-new = A new profile
client-profile-about = A profile keeps your name, your preferences and every game you finish: to look at again, step by step, and to count what you have reached.
client-profile-name = Your name
client-profile-make = Make my profile
client-profile-make-text = No password, no address. The profile lives on this server and belongs to this browser, with the language and settings you have now.
client-profile-bring = Or bring one along
client-profile-bring-text = Made a profile in another browser, or on another server? Export it there and import it here.
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
client-profile-preferences-text = Language, looks and explanations go with your profile into every browser that you bring it to.
client-profile-move = Take it with you
client-profile-lives = Your profile lives on this server and belongs to this browser: without its cookie nobody gets at it. Export it to keep a copy, or to go on in another browser or on another server.
client-profile-export = Export my profile
client-profile-export-text = One file with your name, your preferences and all finished games and component editions.
client-profile-import = Import a profile
client-profile-import-text = Choose the file of an exported profile, or drop it here. Its games and editions are added to yours; none is there twice.
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
client-profile-left-out = { $number ->
    [one] { $number } game of the file was left out:
   *[other] { $number } games of the file were left out:
}
client-profile-import-edition = Edition { $number } of the file:
client-profile-import-game = Game { $number } of the file:
client-profile-import-line = Game { $number } of the file, line { $line }:

# Finished games
client-profile-games = Games
client-profile-games-all = All
client-profile-games-empty = No game is finished yet. Every game that you play to its end will be here, and you can step through it as often as you like.
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
profile-file-unreadable = This file is cut off, damaged or no profile at all ({ $text }). Nothing has changed; take the whole file, or export the profile once more.
profile-file-foreign = This is no profile of Noctuary. Nothing has changed; choose a file that a profile page has exported.
profile-file-format = This profile has format { $found }; this version of Noctuary reads format { $expected }. Nothing has changed; another version may be needed.
profile-file-damaged = This file is no longer as it was exported: its checksum does not fit. Nothing has changed; take an undamaged copy, or export the profile once more.
profile-file-malformed = This file is not written as profiles are: { $text }. Nothing has changed; export the profile once more.
profile-game-date = “{ $text }” cannot be the day a game ended. Nothing has changed; export the profile once more.
profile-edition-date = “{ $text }” cannot be the day an edition was changed. Nothing has changed; export the profile once more.
profile-game-uncounted = This game does not count for { $seat }: it was not played to its end, or { $seat } gave up. Nothing has changed; only finished games belong into a profile.
