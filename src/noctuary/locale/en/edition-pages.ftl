# Component editions: lists, editor, comparison.
client-editions-about = Does your box say something else? For some printed facts we found no source, so we reconstructed them. Enter here what is printed on your own cards and tiles, and play with that.
client-edition-correct = Does your box say something else? Correct it
client-edition-which = In which edition do you want to correct it?
client-edition-which-for = In which edition do you want to correct { $name }?
client-edition-new-one = In a new edition
client-edition-built-in = Built-in facts
client-edition-built-in-text = The cards and pieces as this program knows them. These facts cannot be changed.
client-edition-make = Create my own edition from this
client-edition-first-name = My box
client-edition-own = Make it my box
client-edition-is-own = My box: tables, sheets and deals begin with it
client-edition-share-one = Share “{ $name }”
client-edition-share-text = Whoever opens this link can use these facts as their own box. The link contains them; later corrections are not passed on.
client-edition-shared = “{ $name }” ({ $game }) is shared with you. Corrected facts: { $count }
client-edition-take = Use it as my box
client-edition-shared-damaged = The link is incomplete. Ask for it again.
client-edition-copy-of = { $name } (copy)
client-edition-name = Name of the edition
client-edition-save-name = Save name
client-edition-made = “{ $name }” was created.
client-edition-renamed = The edition is now called “{ $name }”.
client-edition-deleted = “{ $name }” was deleted.
client-edition-changes = { $count ->
    [one] { $count } fact changed
   *[other] { $count } facts changed
}
client-edition-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
client-edition-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
client-edition-errors-text = Until this is corrected, nobody can play with this edition. It is saved all the same.
client-edition-warnings-text = You can play with it; check whether this is intended.
client-edition-open = Open
client-edition-compare = Compare
client-edition-rename = Rename
client-edition-duplicate = Duplicate
client-edition-export = Export
client-edition-delete = Delete
client-edition-open-one = Open “{ $name }”
client-edition-play-one = Play with “{ $name }”
client-edition-compare-one = Compare “{ $name }”
client-edition-rename-one = Rename “{ $name }”
client-edition-duplicate-one = Duplicate “{ $name }”
client-edition-export-one = Export “{ $name }”
client-edition-delete-one = Delete “{ $name }”
client-edition-delete-sure = Delete “{ $name }”?
client-edition-delete-text = { $count ->
    [one] Its { $count } changed fact will be gone. Games that were played with it stay as they are.
   *[other] Its { $count } changed facts will be gone. Games that were played with it stay as they are.
}
client-edition-keep = Keep it

# Import
client-edition-import = Import an edition
client-edition-import-choose = Choose a file
client-edition-import-text = Choose the TOML file of an edition, or drop it here. It is added to yours; nothing is replaced.
client-edition-imported = { $count ->
    [one] “{ $name }” was imported, with { $count } changed fact.
   *[other] “{ $name }” was imported, with { $count } changed facts.
}
client-edition-imported-errors = { $count ->
    [one] { $count } fact in it must be corrected before anybody can play with it:
   *[other] { $count } facts in it must be corrected before anybody can play with it:
}
client-edition-file = { $file }:
client-edition-file-line = { $file }, line { $number }:

# Editor
client-edition-missing = There is no such edition here. It may have been deleted, or belong to another browser.
client-edition-all = All editions
client-edition-saved = Saved
client-edition-saving = Saving…
client-edition-waiting = The server cannot be reached. Your changes are kept in this browser and will be saved as soon as it answers.
client-edition-gone = This edition was deleted elsewhere.
client-edition-refused = The server did not accept this change. Your changes are kept in this browser.
client-edition-keep-as-new = Save as a new edition
client-edition-undo = Undo
client-edition-redo = Redo
client-edition-undo-done = Undone: { $name }, { $text }
client-edition-redo-done = Redone: { $name }, { $text }
client-edition-play-with = Play with it
client-edition-search = Search by name
client-edition-filter = Show
client-edition-filter-all = All facts
client-edition-filter-reconstructed = Only reconstructed
client-edition-filter-changed = Only changed
client-edition-sections = Kinds of components
client-edition-list = List
client-edition-nothing = Nothing matches. Choose another kind, or show all facts.
client-edition-has-errors = has errors
client-edition-previous = Previous
client-edition-next = Next
client-edition-place = { $number } of { $count }
client-edition-reset = Reset
client-edition-reset-fact = Reset: { $name }
client-edition-reset-all = { $count ->
    [one] Reset { $count } change
   *[other] Reset { $count } changes
}
client-edition-was = Built in:
client-edition-drop = Discard the change to { $name }
client-edition-to-card = Rules and sources
client-edition-names = Names
client-edition-name-in = Name ({ $language })
client-edition-language-en = English
client-edition-language-pl = Polish
client-edition-language-de = German
client-edition-less = { $name }: one less
client-edition-more = { $name }: one more
client-edition-slot = { $number }: { $name }
client-edition-slot-add = Add
client-edition-slot-replace = Replace with
client-edition-slot-full = No place is free: choose the one to replace
client-edition-slot-remove = Remove
client-edition-rows = rows
client-edition-columns = columns
client-edition-cell = row { $number_row }, column { $number_column }
client-edition-shape = Shape { $text }
client-edition-goal-number = Number on the goal card
client-edition-goal-shape = Shape on the goal card
client-edition-how-many = { $least ->
    [1] up to { $most }
   *[other] exactly { $most }
}
client-edition-yes = yes
client-edition-no = no

# Comparison
client-edition-compare-title = Compare editions
client-edition-compare-first = First edition
client-edition-compare-second = Second edition
client-edition-only-different = Only differences
client-edition-differences = { $count ->
    [0] No differences.
    [one] { $count } fact differs.
   *[other] { $count } facts differ.
}
client-edition-fact = Fact
client-edition-differs = differs
client-edition-to-piece = Change it in “{ $name }”

# What a table shows of its edition.
client-edition-sheet = { $count ->
    [one] One fact differs from the built-in components.
   *[other] { $count } facts differ from the built-in components.
}
client-edition-sheet-built-in = Built-in
client-edition-sheet-here = In this edition
client-edition-sheet-open = Open in the editor
client-edition-sheet-keep = Save to my editions
