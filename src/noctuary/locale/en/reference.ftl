# The reference: rules, cards and tiles. Only its pages say this.

# Search
client-reference-everywhere = All games
client-reference-found = { $count ->
    [0] Nothing found
    [one] One result
   *[other] { $count } results
}
client-reference-elsewhere = In { $game }:
client-reference-words = Words
client-reference-more = More rules
client-reference-components = Components

# One component
client-reference-names = In the other languages
client-reference-facts = Facts
client-reference-related = Where else it appears
client-reference-rulings = Rules
client-reference-rulings-more = { $count ->
    [one] One more rule
   *[other] { $count } more rules
}
client-reference-was = built-in: { $text }
client-reference-unknown = There is nothing called “{ $text }” here.
client-reference-section = Place in the list
client-reference-page = Full details on a page of their own
client-reference-ruled = About:
client-reference-source-rulebook = rulebook
client-reference-source-public = public descriptions
client-reference-source-derived = derived
client-reference-source-reconstructed = reconstructed
client-reference-source-edited = corrected

# Facts of an edition
client-reference-under = { $count ->
    [one] As in the edition “{ $name }”: one fact is changed.
   *[other] As in the edition “{ $name }”: { $count } facts are changed.
}
client-reference-built-in = Built-in facts
client-reference-edition = Go to the edition
client-reference-table = Back to the table
