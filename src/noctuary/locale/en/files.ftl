# Files: positions, cases, game files.
file-one-document = There must be exactly one document here; there are { $number }.
file-no-yaml = This cannot be read as YAML ({ $text }).
file-too-deep = This is nested too deeply.
file-key = A key must be a single word or number.
file-repeated-key = “{ $text }” appears here a second time.
file-repetition = “{ $text }” cannot be repeated that many times; write a number from 1 to { $last } after the x.
position-key = There is no entry “{ $text }” here; choose from { $names }.
position-list = A list belongs here, not “{ $text }”.
position-mapping = Entries with names belong here, not “{ $text }”.
position-number = A whole number from { $least } to { $most } belongs here, not “{ $text }”.
position-truth = Write true or false here, not “{ $text }”.
position-word = “{ $text }” is not known here; choose from { $names }.
position-value = “{ $text }” makes no sense here.
position-pending = The pending entry makes no sense: { $text }. The engine writes this entry itself; leave it out in a position typed by hand.
position-many = The box does not hold that many of “{ $text }”.
position-stuck = The game cannot go on from this position ({ $text }).
differs-value = { $path }: expected { $expected }, found { $found }
differs-list = { $path }: missing { $missing }, surplus { $surplus }, found { $found }
differs-size = { $path }: expected rows of { $expected } cells, found { $found }
file-unreadable = This file cannot be read: { $text }.
file-no-text = This is not a text file (UTF-8).
file-extraordinary = This is not an ordinary file but a folder, a pipe or a device, so it is neither read nor added to.
file-too-large = This file is too large: at most { $number } MB are read. Is it the right one?
case-no-mapping = A case is a mapping, such as “title: …”.
case-none = There is no case in this file.
case-key = A case cannot have “{ $text }”; it may have { $names }.
case-kind = “{ $text }” is of the wrong kind.
case-game = This case does not say which game it belongs to: add “game: NAME”, or put the file in a folder named after the game (cases/NAME/).
case-seed = The seed must be a whole number.
case-step = An entry of “moves” is a move line or exactly one of { $names }; “refused” needs a “rule” beside it, and the others must not have one.
case-lines = A list of move lines belongs here.
case-illegal = “{ $line }” was refused by { $rule }:
case-other-rule = “{ $line }” was refused by { $rule } instead of { $expected }:
case-not-refused = “{ $surplus }” should have been refused, but it is legal.
case-legal = The legal moves differ: missing { $missing }; surplus { $surplus }.
case-includes = These moves should be legal, but are not: { $missing }.
case-excludes = These moves should not be legal, but are: { $surplus }.
file-unwritable = This file cannot be written: { $text }.
file-used = Another program is adding to this. Wait until it is done, or name another file or folder.
file-foreign = A file with this name already exists and was not written by this command, so it is left as it is. Choose another name, or move the file away.
record-no-moves = This is not a game file: the line “---” between header and moves is missing.
record-header = This is not a game file: it does not begin with a header.
record-key = The header of a game file cannot have “{ $text }”; it may have { $names }.
record-missing = The header lacks “{ $text }”.
record-mapping = “{ $text }” must be a mapping.
record-format = This game file has format { $found }; this program reads format { $expected }. A newer version may be needed.
record-rules = This game was played under rules version { $found }; this program has { $expected } and cannot replay it.
record-edition = This game was played with the components of edition { $found }; this program has edition { $expected } and cannot replay it.
record-facts = This game was played with other components ({ $found }); this program has { $expected } and cannot replay it.
record-seats = The seats must be { $names }, in this order.
record-seat = { $seat } needs exactly a “name” and a “kind”.
record-players = This game has { $expected ->
    [one] one seat
   *[other] { $expected } seats
}, but { $number ->
    [one] one player is
   *[other] { $number } players are
} given.
record-seed = “{ $text }” is not a seed; write a whole number from 0 to { $last }.
deal-number = “{ $text }” is not a number of { $number } hexadecimal digits.
deal-keys = The deal needs exactly “commitment”, “secret” and “additions”.
deal-names = Only these can have added something to the deal: { $names }.
deal-commitment-wrong = The commitment does not belong to the secret: this is not the deal that was promised.
deal-key-wrong = The seed does not follow from the deal; the right seed is { $text }.
record-undo = { $number ->
    [one] One decision
   *[other] { $number } decisions
} cannot be taken back; so far there { $last ->
    [one] is one
   *[other] are { $last }
}.
record-undo-line = “{ $text }” does not say how many decisions are taken back; write “undo” and a number of 1 or more.
record-undos = Nothing more can be taken back in this game: the limit is { $number } times.
record-lines = A game file has at most { $number } lines after its header; this one has more.
record-resigned = { $seat } has already given up.
record-result = The result in the header is not the one that the moves lead to ({ $path }).
record-unfinished = The header states a result, but the moves do not reach the end of the game.
