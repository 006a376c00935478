# Edycje komponentów: dane, które do siebie nie pasują.
nightfall-edition-few-wounds = Ran jest za mało: { $number }; pięcioro graczy potrzebuje { $least }.
nightfall-edition-wounds = Wszystkich ran jest { $number }; według instrukcji powinno ich być { $expected }.
nightfall-edition-colour = Żadna inna karta z draftu nie ma koloru połączenia „{ $colour }”, więc karta { $card } może tylko rozpocząć łańcuch.
nightfall-edition-kicker = Karta { $card } nigdy nie zdobędzie bonusu: żadna karta w kolorze „{ $colour_wanted }” nie ma koloru połączenia „{ $colour }”.
