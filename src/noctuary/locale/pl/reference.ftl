client-reference-everywhere = Wszystkie gry
client-reference-found = { $count ->
    [0] Nic nie znaleziono
    [one] Jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
client-reference-elsewhere = W grze { $game }:
client-reference-words = Pojęcia
client-reference-more = Więcej zasad
client-reference-components = Elementy

client-reference-names = W pozostałych językach
client-reference-facts = Dane
client-reference-related = Gdzie jeszcze występuje
client-reference-rulings = Zasady
client-reference-rulings-more = { $count ->
    [one] Jeszcze jedna zasada
    [few] Jeszcze { $count } zasady
   *[many] Jeszcze { $count } zasad
}
client-reference-was = wbudowane: { $text }
client-reference-unknown = Nie ma tu niczego o nazwie „{ $text }”.
client-reference-section = Miejsce na liście
client-reference-page = Wszystkie szczegóły na osobnej stronie
client-reference-ruled = Dotyczy:
client-reference-source-rulebook = instrukcja
client-reference-source-public = publiczne opisy
client-reference-source-derived = wywnioskowane
client-reference-source-reconstructed = zrekonstruowane
client-reference-source-edited = poprawione

client-reference-under = { $count ->
    [one] Według edycji „{ $name }”: jedna zmiana.
    [few] Według edycji „{ $name }”: { $count } zmiany.
   *[many] Według edycji „{ $name }”: { $count } zmian.
}
client-reference-built-in = Wbudowane dane
client-reference-edition = Przejdź do edycji
client-reference-table = Powrót do stołu
