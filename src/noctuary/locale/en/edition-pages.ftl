# Pages of component editions; first what a table shows of its edition.
client-edition-differs = { $count ->
    [one] One fact differs from the built-in components.
   *[other] { $count } facts differ from the built-in components.
}
client-edition-differs-built-in = Built-in
client-edition-differs-here = In this edition
client-edition-differs-open = Open in the editor
client-edition-differs-keep = Keep among my editions
