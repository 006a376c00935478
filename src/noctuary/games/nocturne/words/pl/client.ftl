# Co klient w przeglądarce mówi tylko o Nokturnie.

# Start i nowy stół
client-nocturne-title = Nokturn

# Stół
client-forest = Las
client-sprite = Plansza leśnych duszków
client-sprite-tokens = Żetony, od najwyższego
client-sprite-tiles = Kafelki na planszy duszków
client-hand = Moje żetony
client-my-concoctions = Moje mikstury
client-goals = Cele
client-goals-all = Wszystkie cele obu rund
client-goals-twilight = Cele zmierzchu
client-goals-moonlight = Cele księżycowe
client-goal-face-down = Zakryty
client-goal-hidden = odkrywany w blasku księżyca
client-goal-open = do zdobycia
client-goal-gone = poza grą
client-goal-won = zdobywca: { $seat }
client-goal-leads = { $count ->
    [one] prowadzi { $seat }
   *[other] prowadzą { $seat }
}
client-opener = Otwiera: { $seat }
client-opener-title = Wyznaczony otwierający tej rundy
client-seat-passed = pas
client-tokens = { $count ->
    [0] brak żetonów
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
client-tiles = { $count ->
    [0] brak kafelków
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
client-tile-count = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
client-concoctions = { $count ->
    [0] brak mikstur
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
client-concoction-secret = Tajna mikstura
client-concoction-progress = { $concoction }: { $number ->
    [0] jeszcze nieukończona
    [one] ukończony poziom 1
   *[other] ukończony poziom 2
}, { $count ->
    [0] brak symboli
   *[other] są: { $symbol_found }
}
client-character = { $character }
client-character-ready = { $character }, zdolność do użycia
client-score-note = Mikstury innych są tajne do końca gry, więc ich wyniki mogą jeszcze wzrosnąć.
client-nocturne-line-example = Wpisz: cast 4 b3
client-tab-forest = Las
client-tab-goals = Cele
client-nocturne-twilight = Zaczyna się zmierzch; otwiera { $seat }.
client-nocturne-round-twilight = Zmierzch
client-nocturne-round-moonlight = Blask księżyca
client-nocturne-round-over = Koniec gry
client-nocturne-cell-spell = czar { $number }: { $token }, { $name }
client-nocturne-cell-control = żeton kontroli { $token }, { $name }
client-nocturne-cell-shadow = { $token }, { $name }, nie daje kontroli
client-text-turned = odwrócony
client-text-spaces = miejsca: { $number }, zajęte: { $count }

# What things give, and what has happened
client-nocturne-gain = Dla ciebie teraz: { $points } ({ $rows })
client-nocturne-gain-none = Na razie nie daje ci punktów
client-nocturne-gain-now = teraz { $points }
client-nocturne-gain-brewed = Kończy poziom mikstury { $concoction }.
client-nocturne-gain-nearer = Przybliża miksturę { $concoction }.
client-nocturne-gain-goal = Daje ci cel „{ $goal }”.
client-nocturne-goal-now = Punkty teraz: { $text }
client-nocturne-ability-ready = Zdolności można jeszcze użyć.
client-nocturne-ability-used = Zdolność została już użyta.
client-nocturne-look-sprite = { $name }: { $token }. Na koniec rundy weźmie kafelek, jako { $number }. w kolejności.
client-nocturne-look-sprite-turned = { $name }: { $token }. Kafelek już wzięty.

# Kafelki, żetony i karty
client-symbols = Symbole:
client-nocturne-level = Poziom { $number } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}):
client-nocturne-kind-skull = Daje punkty wydrukowane na kafelku.
client-nocturne-kind-feather = Pióra punktują zależnie od liczby: 2, 4, 8, 13, 18, 24, 32 za jedno do siedmiu.
client-nocturne-kind-mushroom = Duode Dax: dwa dają 9, jeden nic. Tripti Fungilus: jeden daje 3, dwa nic, trzy 13.
client-nocturne-kind-herb = Daje punkty wydrukowane na kafelku oraz 5, 8 lub 12 za zestaw trzech, czterech lub pięciu różnych ziół.
client-nocturne-kind-egg = Kto ma najwięcej jaj, dostaje 4 punkty za każde, drugi 3, trzeci 2, czwarty 1. W grze solo 1 lub 2 jaja dają po 1 punkcie, 3 jaja po 2, 4 jaja po 3, a 5 lub więcej po 4.
client-nocturne-kind-chest = Kosztuje 1 punkt. Od razu dobierasz trzy kafelki ze stosu i zatrzymujesz jeden.
client-nocturne-kind-runestone = Od razu dobierasz trzy mikstury i zatrzymujesz jedną. Symbol liczy się do mikstur.
client-nocturne-kind-mirror = Przed punktacją staje się kopią innego twojego kafelka; symboli nie kopiuje.

# Ruchy
client-nocturne-move-pass = Pas
client-nocturne-move-cast = Rzuć { $token ->
    [gwiazda] gwiazdę
   *[other] żeton { $token }
} na { $cell }
client-nocturne-move-offer-none = Nic nie ofiaruj
client-nocturne-move-offer-thing = Ofiaruj { $thing }
client-nocturne-move-offer-two = Ofiaruj { $first } i { $second }
client-nocturne-move-keep-thing = Zatrzymaj: { $thing }
client-nocturne-move-take-thing = Zabierz: { $thing }
client-nocturne-move-mirror-none = Nic nie kopiuj
client-nocturne-move-mirror-thing = Skopiuj: { $thing }
client-nocturne-move-ability = Dobierz mikstury (Flint)
client-nocturne-move-ability-none = Nie używaj zdolności
client-nocturne-move-ability-thing = Użyj zdolności: { $thing }
client-nocturne-move-character-thing = Wybierz: { $thing }

# Objaśnienia decyzji
client-nocturne-hint-open-first = Pierwszym czarem rundy musi być najniższy żeton rzucającego, więc rzadko wygrywa. Rozstrzyga jednak, gdzie zacznie się walka, bo każda odpowiedź musi leżeć obok najwyższego czaru: róg zostawia ich niewiele.
client-nocturne-hint-open-first-solo = { client-nocturne-hint-open-first }
client-nocturne-hint-open = Odtąd można otwierać dowolnym żetonem. Niski nic nie kosztuje, gdy ktoś go przebije, bo wraca, a inni muszą zapłacić. Tam, gdzie obok nie ma już kafelka, wygrywa od razu każdy żeton.
client-nocturne-hint-cast = Zdobywasz kafelek pod własnym czarem, a nie ten, który przebijasz. Zwycięski żeton zostaje w lesie do końca rundy, więc nie płać więcej, niż kafelek jest dla ciebie wart. Pas nie kosztuje żetonu, ale do tej fazy już nie wrócisz.
client-nocturne-hint-cast-2 = Cele: każdy cel zmierzchu daje 3 punkty jednemu graczowi, a cele księżycowe punktuje każdy według pól, które kontroluje na końcu. Patrz więc, gdzie zostałby twój żeton i z czym by się połączył.
client-nocturne-hint-cast-3 = Kafelek wart jest tyle, ile wnosi: każde następne pióro więcej niż poprzednie, trzeci Tripti 13 punktów, piąte zioło większy zestaw. Runy dają miksturę; skrzynia kosztuje punkt, ale jeden z trzech kafelków jest twój.
client-nocturne-hint-cast-4 = Żetony, które zostają na ręce, nie przepadają. Na koniec zmierzchu najwyższe z nich dostają najsilniejsze Cienie, na koniec blasku księżyca każdy daje 2 punkty. Cień zdobywa kafelki, ale nie kontroluje pola.
client-nocturne-hint-offer = Żeton, który nie wygrał, może jeszcze dać kafelek: na koniec rundy każdy z planszy duszków bierze jeden, najpierw ten najdalej z lewej. Niski niewiele na tym traci, chyba że wyższe zepchną go wcześniej z planszy.
client-nocturne-hint-keep-concoction = Na końcu symbole wypełniają mikstury, każdy tylko raz, a najwięcej daje drugi poziom. Zatrzymaj kartę, która wymaga tego, co i tak zbierasz.
client-nocturne-hint-keep-tile = Skrzynia kosztuje cię punkt; niech da więcej. Najlepszy kafelek to ten, który najwięcej dodaje do twoich, a nie ten z najwyższą liczbą.
client-nocturne-hint-take = Porównaj, ile doda każdy kafelek: sam może być wart niewiele, a dopełnić zestaw albo miksturę. Efekty działają jak w lesie, a co zostawisz, weźmie następny żeton.
client-nocturne-hint-mirror = Kopia liczy się jako jeszcze jeden kafelek tego rodzaju, więc najwięcej daje tam, gdzie liczy się następny: trzeci Tripti, siódme pióro, zioło, które dopełnia zestaw. Symboli nie daje nigdy.
client-nocturne-hint-redd = Niższy żeton tak samo trzyma pole, a mocny może w tej rundzie wygrać jeszcze raz. Zdolność działa tylko raz: użyj jej dla żetonu, którego będzie ci brakować.
client-nocturne-hint-abigail = Kafelek jest już twój, ale może któryś na planszy duszków wart jest dla ciebie więcej. Wymienić można tylko teraz, przed efektem, i raz w grze.
client-nocturne-hint-character = Symbol postaci liczy się do mikstur przez całą grę; zdolności można użyć raz, a niewykorzystana daje 2 punkty.

# Koniec scenariusza albo gry solo
client-campaign-result-completed = Scenariusz { $number } ukończony
client-campaign-result-missed = Scenariusz { $number }: jeszcze nie tym razem
client-campaign-result-other = Scenariusz { $number }, gracz: { $seat }
client-campaign-result-aims = Spełnione: { $number } z { $last }
client-campaign-again = Spróbuj ponownie
client-campaign-once-more = Zagraj jeszcze raz
client-campaign-back = Do kampanii
client-nocturne-result-solo = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}

# Gdzie można dzielić długie słowa na elementach
client-nocturne-hyphens = Czte-ro-list-na Prze-pra-wa Roz-pro-szo-ne ka-mie-niach ko-lek-cjo-ne-ra ko-ni-czy-na kró-le-stwo spi-żar-nia świe-tli-ków
