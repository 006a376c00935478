# Facts of the cards that a component edition can change.
client-nightfall-sort-box = Liczby w pudełku
client-nightfall-fact-cost = Koszt
client-nightfall-fact-colour = Kolor
client-nightfall-fact-links = Kolory łączące
client-nightfall-fact-species = Gatunek
client-nightfall-fact-strength = Siła
client-nightfall-fact-health = Żywotność
client-nightfall-fact-kicker-colour = Kolor dopalacza
client-nightfall-fact-exile = Usuwany z gry
client-nightfall-fact-discount = Zniżka
client-nightfall-fact-repeats = Dopalacz powtarzany w wydaniu polskim
client-nightfall-fact-copies = Karty w pudełku
client-nightfall-fact-set-copies = Egzemplarze każdej karty
client-nightfall-edition-empty = Nie masz jeszcze własnej edycji. Utwórz ją: kolory, połączenia, koszty, siły, dopalacze i rany można ustawić tak, jak są w twoim pudełku.
client-nightfall-edition-effects = Tekstów kart ani ich działania nie można zmienić; dla trzech, które można rozumieć dwojako, wybierzesz jednak odczytanie.
