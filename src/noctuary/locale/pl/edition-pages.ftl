# Strony edycji komponentów; najpierw to, co o swojej edycji pokazuje stół.
client-edition-differs = { $count ->
    [one] Jeden fakt różni się od wbudowanych komponentów.
    [few] { $count } fakty różnią się od wbudowanych komponentów.
   *[many] { $count } faktów różni się od wbudowanych komponentów.
}
client-edition-differs-built-in = Wbudowane
client-edition-differs-here = W tej edycji
client-edition-differs-open = Otwórz w edytorze
client-edition-differs-keep = Zachowaj wśród moich edycji
