client-nocturne-sort-forest = Las
client-nocturne-fact-count = Płytki w pudełku
client-nocturne-fact-points = Punkty
client-nocturne-fact-symbols = Symbole
client-nocturne-fact-level1 = Poziom 1
client-nocturne-fact-points1 = Punkty za poziom 1
client-nocturne-fact-level2 = Poziom 2
client-nocturne-fact-points2 = Punkty za poziom 2
client-nocturne-fact-goal = Czego wymaga
client-nocturne-fact-symbol = Symbol
client-nocturne-fact-variant = Zdolność
client-nocturne-fact-direction = Kierunek
client-nocturne-fact-power = Moc
client-nocturne-fact-start = Rozpoczyna żetonem
client-nocturne-fact-offers = Składa ofiarę Duchom
client-nocturne-fact-values = Żetony w zestawie
client-nocturne-fact-set-aside = { $count ->
    [one] Odkładane przy { $count } graczu
    [few] Odkładane przy { $count } graczach
   *[many] Odkładane przy { $count } graczach
}
client-nocturne-fact-rows-columns = { $count ->
    [one] Las dla { $count } gracza
    [few] Las dla { $count } graczy
   *[many] Las dla { $count } graczy
}
client-nocturne-fact-twisted-trees = { $count ->
    [one] Kształt dla { $count } gracza
    [few] Kształt dla { $count } graczy
   *[many] Kształt dla { $count } graczy
}
client-nocturne-fact-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
client-nocturne-fact-solo-card = Karta { $number }
client-nocturne-fact-of-tokens = Żetony zaklęć
client-nocturne-fact-of-shadow-tokens = Żetony Cienia
client-nocturne-fact-of-forest = Las
client-nocturne-fact-of-twisted-trees = Powykręcane drzewa
client-nocturne-edition-empty = Nie masz jeszcze własnej edycji. Utwórz ją: symbole, punkty, przepisy, cele, żetony i karty przeciwnika można ustawić tak, jak są w twoim pudełku.
client-nocturne-edition-effects = Nie można zmienić działania poszczególnych typów płytek ani zdolności Redda; dla pozostałych trzech postaci wybierzesz jedną z dwóch wersji zdolności.
