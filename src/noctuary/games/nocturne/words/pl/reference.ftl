client-nocturne-reference-players = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
client-nocturne-reference-forest = Las: { $rows } × { $columns } (rzędy × kolumny)
nocturne-section-tile = Płytki
nocturne-section-token = Żetony zaklęć i Cienia
nocturne-section-concoction = Mikstury
nocturne-section-twilight = Cele zmierzchu
nocturne-section-moonlight = Cele blasku księżyca
nocturne-section-character = Postacie
nocturne-section-solo = Karty przeciwnika (tryb jednoosobowy)
nocturne-section-scenario = Scenariusze
nocturne-section-achievement = Osiągnięcia
nocturne-section-modification = Zmodyfikowane zasady

nocturne-fact-name = Nazwa: { $text }
nocturne-fact-kind = Typ: { $kind }
nocturne-fact-symbols = Symbole: { $symbol }
nocturne-fact-points = Punkty: { $number }
nocturne-fact-herb = Zioło: { $herb }
nocturne-fact-latin = Nazwa łacińska: { $text }
nocturne-fact-count = Liczba w stosie: { $number }
nocturne-fact-value = Wartość: { $number }; żetonów o tej wartości w każdym zestawie: { $copies }
nocturne-fact-star = Gwiezdne zaklęcie, wyższe od każdej liczby; w każdym zestawie: { $number }
nocturne-fact-shadow = Cień o wartości { $number }
nocturne-fact-set-aside = Przy { $players } graczach każdy odkłada jeden taki żeton do pudełka
nocturne-fact-level1 = Poziom 1: { $symbol }
nocturne-fact-points1 = Punkty za poziom 1: { $number }
nocturne-fact-level2 = Poziom 2: { $symbol }
nocturne-fact-points2 = Punkty za oba poziomy: { $number }
nocturne-fact-level-none = Bez drugiego poziomu
nocturne-fact-goal = Cel: { $text }
nocturne-fact-when-at-once = Przyznawany natychmiast
nocturne-fact-when-round-end = Przyznawany na koniec zmierzchu
nocturne-fact-when-either = Przyznawany natychmiast albo na koniec zmierzchu
nocturne-fact-ability = Zdolność: { $text }
nocturne-fact-power-above = Zasada mocy: najniższy żeton wyższy od zaklęcia do przebicia
nocturne-fact-power-at-least = Zasada mocy: najniższy żeton o wartości co najmniej { $number }, wyższy od zaklęcia do przebicia
nocturne-fact-power-at-most = Zasada mocy: najniższy żeton wyższy od zaklęcia do przebicia, ale nie wyższy niż { $number }
nocturne-fact-direction = Kierunek: { $direction }
nocturne-fact-start = Wartość startowa: { $number }
nocturne-fact-offers = Znak Ducha: składa ofiarę
nocturne-fact-keeps = Znak Ducha: nie składa ofiary
nocturne-fact-difficulty = Poziom trudności: { $level ->
    [easy] łatwy
    [medium] średni
   *[hard] trudny
}
nocturne-fact-target = Potrzebne punkty: { $number }
nocturne-fact-text = Zasada: { $text }

nocturne-related-kind = Inne płytki tego typu ({ $kind })
nocturne-related-concoctions = Mikstury z tym symbolem ({ $symbol })
nocturne-related-tiles = Płytki z tym symbolem ({ $symbol })
nocturne-related-characters = Postacie z tym symbolem ({ $symbol })
nocturne-related-goals = Cele, do których się liczy
nocturne-related-scenario-aims = Scenariusze z zadaniem, które tego dotyczy
nocturne-related-achievements = Osiągnięcia, które tego dotyczą
nocturne-related-modifications = Zmodyfikowane zasady, które tego dotyczą
nocturne-related-openings = Karty przeciwnika z tą wartością startową
nocturne-related-scenarios = Scenariusze, w których występuje
nocturne-related-token = Żeton, którego wymaga
nocturne-related-power = Inne karty z tą zasadą mocy
nocturne-related-direction = Inne karty z tym kierunkiem ({ $direction })
nocturne-related-character = Postać
nocturne-related-twilight = Cele zmierzchu
nocturne-related-moonlight = Cele blasku księżyca
nocturne-related-same-aim = Scenariusze, które wymagają tego samego
nocturne-related-about = Płytki, których dotyczy
