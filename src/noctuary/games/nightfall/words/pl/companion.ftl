client-nightfall-companion-deal = Rozdaj archiwa
client-nightfall-companion-deal-text = Draft albo rozdanie do szybkiego startu na jednym telefonie podawanym z rąk do rąk; nikt nie widzi cudzych kart.
client-nightfall-companion-wounds = Licz rany
client-nightfall-companion-wounds-text = Policzcie ugryzienia, poparzenia i krwawienia wszystkich i sprawdźcie, kto prowadzi i dlaczego.
client-nightfall-companion-series = Puchar końca świata
client-nightfall-companion-series-text = Sumujcie rany z gry na grę, aż ktoś będzie ich miał 100.
client-nightfall-companion-card = Karta

client-nightfall-companion-first = Pierwszy gracz
client-nightfall-companion-first-random = Losowo
client-nightfall-companion-edition-any = Dowolne (pięć wspólnych par)
client-nightfall-companion-deal-start = Rozdaj; liczba graczy: { $number }
client-nightfall-companion-deal-again = Nowe rozdanie
client-nightfall-companion-deal-again-text = Wszystko, co dotąd rozdano i wybrano, przepadnie. Gracze i ustawienia zostaną.
client-nightfall-companion-deal-again-yes = Odrzuć i zacznij od nowa
client-nightfall-companion-round = Wybór { $number } z { $last }
client-nightfall-companion-pick-out = jedna karta opuszcza grę
client-nightfall-companion-pick-private-1 = pierwsze archiwum prywatne
client-nightfall-companion-pick-private-2 = drugie archiwum prywatne
client-nightfall-companion-pick-commons = jedna karta do archiwów wspólnych
client-nightfall-companion-pick-commons-1 = pierwsza karta do archiwów wspólnych
client-nightfall-companion-pick-commons-2 = druga karta do archiwów wspólnych
client-nightfall-companion-ask-out = { $name }, która karta opuszcza grę?
client-nightfall-companion-ask-private-1 = { $name }, wybierz pierwsze archiwum prywatne
client-nightfall-companion-ask-private-2 = { $name }, wybierz drugie archiwum prywatne
client-nightfall-companion-ask-commons = { $name }, wybierz kartę do archiwów wspólnych
client-nightfall-companion-ask-commons-1 = { $name }, wybierz pierwszą kartę do archiwów wspólnych
client-nightfall-companion-ask-commons-2 = { $name }, wybierz drugą kartę do archiwów wspólnych
client-nightfall-companion-made-out = Poza grą: { $card }
client-nightfall-companion-made-private-1 = Pierwsze archiwum prywatne: { $card }
client-nightfall-companion-made-private-2 = Drugie archiwum prywatne: { $card }
client-nightfall-companion-made-commons = Do archiwów wspólnych: { $card }
client-nightfall-companion-made-commons-1 = Do archiwów wspólnych: { $card }
client-nightfall-companion-made-commons-2 = Do archiwów wspólnych: { $card }
client-nightfall-companion-take-out = Usuń: { $card }
client-nightfall-companion-take-private = Wybierz: { $card }
client-nightfall-companion-take-commons = Oddaj do archiwów wspólnych: { $card }
client-nightfall-companion-take-none = Wybierz kartę
client-nightfall-companion-read = Dotknij karty, aby ją przeczytać. Nikt inny nie powinien teraz patrzeć.
client-nightfall-companion-goes-on = { $number ->
    [one] Gdy wszyscy wybiorą, pozostałą kartę dostaje { $name }.
    [few] Gdy wszyscy wybiorą, pozostałe { $number } karty dostaje { $name }.
   *[many] Gdy wszyscy wybiorą, pozostałe { $number } kart dostaje { $name }.
}
client-nightfall-companion-goes-commons = Pozostała karta trafia do archiwów wspólnych.
client-nightfall-companion-goes-out = { $number ->
    [one] Pozostała karta opuszcza grę.
    [few] Pozostałe { $number } karty opuszczają grę.
   *[many] Pozostałych { $number } kart opuszcza grę.
}
client-nightfall-companion-hide = Zakryj
client-nightfall-companion-picked = Kto już wybrał
client-nightfall-companion-pick-again = { $name } wybiera jeszcze raz
client-nightfall-companion-drafted = Wszyscy wybrali
client-nightfall-companion-drafted-text = Połóżcie telefon tak, by każdy go widział, i odkryjcie archiwa.
client-nightfall-companion-open = Pokaż archiwa
client-nightfall-companion-own = Archiwa prywatne: { $name }
client-nightfall-companion-secret = Sekretne, dopóki { $name } po raz pierwszy nie nabędzie z nich karty.
client-nightfall-companion-secret-next = Nikt poza tobą nie powinien widzieć twoich sekretnych archiwów.
client-nightfall-companion-show = Pokaż je graczowi { $name }
client-nightfall-companion-begins = Zaczyna { $name }
client-nightfall-companion-face-up = Połóżcie w każdym archiwum wszystkie egzemplarze jego karty i odkryjcie { $number } wierzchnich ran.
client-nightfall-companion-count = Licz rany tych graczy

client-nightfall-companion-kind-of = { $kind }: { $name }
client-nightfall-companion-wounds-of = Rany: { $name }
client-nightfall-companion-place = miejsce { $number }
client-nightfall-companion-standing = Klasyfikacja
client-nightfall-companion-standing-empty = Wpiszcie rany z talii, ręki i stosu kart odrzuconych każdego gracza. Wygrywa ten, kto ma ich najmniej.
client-nightfall-companion-tie-1 = { $name } ma tyle samo ran co { $name_other }. Ale w najliczniejszym rodzaju { $name } ma { $number }, a { $name_other } { $number_other }: wyżej jest ten, kto ma mniej.
client-nightfall-companion-tie-2 = { $name } ma tyle samo ran co { $name_other } i tyle samo w najliczniejszym rodzaju. Ale w drugim co do liczebności { $name } ma { $number }, a { $name_other } { $number_other }: wyżej jest ten, kto ma mniej.
client-nightfall-companion-tie-3 = { $name } ma tyle samo ran co { $name_other } i tyle samo w dwóch najliczniejszych rodzajach. Ale w trzecim { $name } ma { $number }, a { $name_other } { $number_other }: wyżej jest ten, kto ma mniej.
client-nightfall-companion-tie-seat = { $name } i { $name_other } remisują we wszystkim. { $name } siedzi bliżej pierwszego gracza ({ $name_first }), licząc w prawo od niego, i jest wyżej.
client-nightfall-companion-tie-first = Remis we wszystkim, jeszcze do rozstrzygnięcia: zaznaczcie niżej, kto był pierwszym graczem.
client-nightfall-companion-tie-open = Liczba ran jest taka sama. Policzcie je według rodzajów, aby zobaczyć, kto jest wyżej.
client-nightfall-companion-lead = Na czele: { $text }
client-nightfall-companion-keep = Koniec gry: zachowaj wynik
client-nightfall-companion-past = Wcześniejsze gry
client-nightfall-companion-past-delete = Usuń grę z dnia { $date }
client-nightfall-companion-clear = Zacznij liczyć od nowa
client-nightfall-companion-clear-text = Wszystkie rany zostaną ustawione na 0, a pierwszego gracza trzeba będzie wskazać na nowo. Można to cofnąć.
client-nightfall-companion-clear-yes = Ustaw na 0
client-nightfall-companion-to-series = Dodaj do serii
client-nightfall-companion-count-settings = Gracze i sposób liczenia
client-nightfall-companion-by-kind = Licz według rodzajów
client-nightfall-companion-by-kind-text = Ugryzienia, poparzenia i krwawienia liczy się osobno, więc remisy można rozstrzygać zgodnie z zasadami. Bez tego liczy się tylko sumy.

client-nightfall-companion-series-new = Nowa seria
client-nightfall-companion-series-about = Grajcie i zapisujcie rany. Gdy tylko ktoś ma ich łącznie { $number }, seria się kończy i wygrywa najniższa suma. Każdą kolejną grę zaczyna następny gracz po lewej.
client-nightfall-companion-series-start = Zacznij serię
client-nightfall-companion-game-add = Dodaj grę
client-nightfall-companion-many = Razem ran w tej grze: { $number }. Na pewno? W pudełku jest ich tylko { $last }.
client-nightfall-companion-series-players = Zmień graczy
client-nightfall-companion-series-players-text = Kto dołącza, zaczyna bez ran. Kto odchodzi, zabiera swoje rany ze sobą.
client-nightfall-companion-game-back = Cofnij grę { $number }
client-nightfall-companion-game-short = Gra
client-nightfall-companion-games = Wszystkie gry
client-nightfall-companion-from-count = Wstaw liczby z licznika ran
client-nightfall-companion-chart = Sumy po kolejnych grach jako linie, z granicą 100. Liczby są w tabeli niżej.
client-nightfall-companion-series-won = Serię wygrywa { $names }
client-nightfall-companion-series-shared = Zwycięstwem dzielą się { $names }
client-nightfall-companion-series-unfinished = Niedokończona
client-nightfall-companion-series-keep = Dodaj do wcześniejszych serii
client-nightfall-companion-series-again = Nowa seria, ci sami gracze
client-nightfall-companion-series-end = Zakończ serię w tym miejscu
client-nightfall-companion-series-end-text = Seria trafi do wcześniejszych w obecnym stanie, bez zwycięzcy.
client-nightfall-companion-series-past = Wcześniejsze serie
client-nightfall-companion-series-delete = Usuń tę serię
client-nightfall-companion-series-delete-text = Seria z dnia { $date } zostanie usunięta na dobre.
