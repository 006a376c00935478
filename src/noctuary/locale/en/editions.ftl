# Component editions: what is wrong with one.
edition-none = “{ $text }” has no facts that can be corrected; a game lists them in `editable` (docs/new-game.md).
edition-toml = This is not a TOML file: { $text }.
edition-key = “{ $text }” is not known here; an edition has { $names }.
edition-no-game = The edition does not say which game it is for; add a line like: game = "nightfall".
edition-name = “{ $text }” cannot be the name of an edition; it needs 1 to { $most } visible characters on one line.
edition-changes = “changes” must be a table of facts and their new values.
edition-too-many = { $number } changes are too many; there can be { $most } at most.
edition-line = A line of an edition may have at most { $most } characters.
edition-value = “{ $found }” cannot be a value of “{ $text }” or any other fact; use whole numbers, words in quotes, true, false, or a list of these.
edition-inside = “{ $text }” and “{ $other }” cannot both be changed: one is part of the other. Take one of them out.
edition-game = This edition is for “{ $text }”, not for “{ $expected }”.
edition-fact = There is no fact “{ $text }” that can be changed. Did you mean { $names }?
edition-fact-unlike = There is no fact “{ $text }” that can be changed.
edition-number = “{ $found }” is not possible here; it must be a whole number from { $least } to { $most }.
edition-choice = “{ $found }” is not possible here; choose from { $names }.
edition-list = “{ $found }” is not a list; give a list of { $names }.
edition-repeated = “{ $found }” appears here too many times; at most { $most ->
    [one] once
   *[other] { $most } times
}.
edition-length = There { $number ->
    [one] is 1 entry
   *[other] are { $number } entries
}; there must be { $least } to { $most }.
edition-text = “{ $found }” cannot be the name of a card; it needs 1 to { $most } visible characters on one line.
edition-truth = “{ $found }” is not possible here; it must be true or false.
edition-shape = “{ $found }” is not a shape; draw it in rows of equal length with X for a cell and . for none, at most { $rows } rows and { $columns } columns, without empty edges.
record-corrections = “corrections” must hold the name and the changes of a component edition, nothing else.
