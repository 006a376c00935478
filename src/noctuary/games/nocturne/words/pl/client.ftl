client-nocturne-title = Nokturn

client-forest = Las
client-sprite = Plansza Leśnych Duchów
client-sprite-tokens = Żetony, od najwyższego
client-sprite-tiles = Płytki na planszy Duchów
client-hand = Moje żetony zaklęć
client-my-concoctions = Moje mikstury
client-goals = Cele
client-goals-all = Wszystkie cele obu rund
client-goals-twilight = Cele zmierzchu
client-goals-moonlight = Cele blasku księżyca
client-goal-face-down = Zakryty
client-goal-hidden = odkrywany w blasku księżyca
client-goal-open = do zdobycia
client-goal-gone = poza grą
client-goal-won = zdobywca: { $seat }
client-goal-leads = { $count ->
    [one] prowadzi { $seat }
   *[other] prowadzą { $seat }
}
client-opener = Rozpoczyna: { $seat }
client-opener-title = Wyznaczony gracz rozpoczynający tę rundę
client-seat-passed = pas
client-tokens = { $count ->
    [0] brak żetonów
    [one] { $count } żeton zaklęcia
    [few] { $count } żetony zaklęć
   *[many] { $count } żetonów zaklęć
}
client-tiles = { $count ->
    [0] brak płytek
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
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
    [0] jeszcze nieuwarzona
    [one] ukończony poziom 1
   *[other] ukończony poziom 2
}, { $count ->
    [0] brak symboli
   *[other] znalezione: { $symbol_found }
}
client-concoction-shared = Symbole, które pasują do kilku twoich mikstur, a wypełnią tylko jedną: { $symbol_shared }
client-character = { $character }
client-character-ready = { $character }, zdolność niewykorzystana
client-score-note = Mikstury innych graczy są tajne do końca gry, więc ich wyniki mogą jeszcze wzrosnąć.
client-nocturne-line-example = Wpisz: cast 4 b3
client-next-cell = Teraz wybierz płytkę.
client-next-token = Teraz wybierz żeton.
client-nocturne-twilight = Zapada zmierzch; pierwszą fazę rozpoczyna { $seat }.
client-nocturne-round-twilight = Zmierzch
client-nocturne-round-moonlight = Blask księżyca
client-nocturne-round-over = Koniec gry
client-nocturne-cell-spell = zaklęcie { $number }: { nocturne-word-token }, { $name }
client-nocturne-cell-control = żeton kontroli: { nocturne-word-token }, { $name }
client-nocturne-cell-shadow = { nocturne-word-token }, { $name }, nie daje kontroli
client-text-turned = odwrócony
client-text-spaces = miejsca: { $number }, zajęte: { $count }

client-nocturne-gain = Dla ciebie teraz: { $points } ({ $rows })
client-nocturne-gain-none = Na razie nie daje ci punktów
client-nocturne-gain-now = teraz { $points }
client-nocturne-gain-brewed = Kończy poziom mikstury „{ $concoction }”.
client-nocturne-gain-nearer = Przybliża do ukończenia mikstury „{ $concoction }”.
client-nocturne-gain-goal = Zapewnia ci cel „{ $goal }”.
client-nocturne-goal-now = Punkty teraz: { $text }
client-nocturne-ability-ready = Zdolności można jeszcze użyć.
client-nocturne-ability-used = Zdolność została już użyta.
client-nocturne-look-sprite = { $name }: { nocturne-word-token }. Na koniec rundy ten żeton bierze płytkę jako { $number }. od lewej, jeśli jeszcze jakaś zostanie.
client-nocturne-look-sprite-turned = { $name }: { nocturne-word-token }. Ten żeton wziął już swoją płytkę.

client-symbols = Symbole:
client-nocturne-level = Poziom { $number } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}):
client-nocturne-kind-skull = Daje punkty wydrukowane na płytce.
client-nocturne-kind-feather = Pióra punktują zależnie od liczby: 2, 4, 8, 13, 18, 24, 32 za 1–7 piór.
client-nocturne-kind-mushroom = Duode Dax: dwa dają 9, jeden nic. Tripti Fungilus: jeden daje 3, dwa nic, trzy 13.
client-nocturne-kind-herb = Daje punkty wydrukowane na płytce oraz 5, 8 lub 12 za zestaw trzech, czterech lub pięciu różnych ziół.
client-nocturne-kind-egg = Kto ma najwięcej jaj, dostaje 4 punkty za każde, drugi 3, trzeci 2, czwarty 1. W rozgrywce jednoosobowej 1 lub 2 jaja dają po 1 punkcie, 3 jaja po 2, 4 jaja po 3, a 5 lub więcej po 4.
client-nocturne-kind-chest = Kosztuje 1 punkt. Od razu dobierasz ze stosu trzy płytki i zatrzymujesz jedną.
client-nocturne-kind-runestone = Od razu dobierasz trzy mikstury i zatrzymujesz jedną. Symbol z run liczy się do mikstur.
client-nocturne-kind-mirror = Przed punktacją staje się kopią innej twojej płytki; symboli nie kopiuje.

client-nocturne-move-pass = Spasuj
client-nocturne-move-cast = { $token ->
    [gwiezdne] Rzuć gwiezdne zaklęcie
   *[other] Połóż żeton { $token }
} na { $cell }
client-nocturne-move-offer-none = Nie składaj ofiary
client-nocturne-move-offer-thing = Złóż w ofierze: { $thing }
client-nocturne-move-offer-two = Złóż w ofierze: { $first } i { $second }
client-nocturne-move-keep-thing = Zatrzymaj: „{ $thing }”
client-nocturne-move-take-thing = Zabierz: „{ $thing }”
client-nocturne-move-mirror-none = Nic nie kopiuj
client-nocturne-move-mirror-thing = Skopiuj: „{ $thing }”
client-nocturne-move-ability = Dobierz mikstury (Flint)
client-nocturne-move-ability-none = Nie używaj zdolności
client-nocturne-move-ability-thing = Użyj zdolności: { $thing }
client-nocturne-move-character-thing = Wybierz: { $thing }

client-nocturne-hint-open-first = Pierwszym zaklęciem rundy musi być twój najniższy żeton, więc rzadko wygrywa. Rozstrzyga jednak, gdzie zacznie się walka, bo każda odpowiedź musi leżeć obok najwyższego zaklęcia, a w rogu miejsca na odpowiedź jest mało.
client-nocturne-hint-open-first-solo = { client-nocturne-hint-open-first }
client-nocturne-hint-open = Od teraz możesz rozpoczynać fazę dowolnym żetonem. Niski, gdy ktoś go przebije, nic nie kosztuje, bo wraca na rękę, a innych zmusza do zapłaty. Na płytce, obok której nie ma już żadnej innej, każdy żeton wygrywa od razu.
client-nocturne-hint-cast = Zdobywasz płytkę pod własnym zaklęciem, a nie pod tym, które przebijasz. Zwycięski żeton zostaje w lesie do końca rundy, więc nie płać więcej, niż płytka jest dla ciebie warta. Pas nie kosztuje żetonu, ale do tej fazy już nie wrócisz.
client-nocturne-hint-cast-2 = Cele: każdy cel zmierzchu daje 3 punkty jednemu graczowi, a cele blasku księżyca punktuje każdy, większość według pól, które kontroluje na końcu. Pomyśl więc, gdzie zostałby twój żeton i z czym by się połączył.
client-nocturne-hint-cast-3 = Płytka jest warta tyle, ile wnosi: późniejsze pióra dodają więcej niż pierwsze, trzeci Tripti 13 punktów, a piąte zioło tworzy większy zestaw. Runy dają miksturę; skrzynia kosztuje punkt, ale jedna z trzech płytek jest twoja.
client-nocturne-hint-cast-4 = Żetony, które zostają na ręce, nie przepadają. Na koniec zmierzchu najwyższe z nich dostają najsilniejsze Cienie, na koniec blasku księżyca każdy daje 2 punkty. Cień zdobywa płytki, ale nie kontroluje pola.
client-nocturne-hint-offer = Żeton, który nie wygrał, może jeszcze przynieść płytkę: na koniec rundy żetony na planszy Duchów biorą po jednej, dopóki leżą tam płytki, najpierw ten najbardziej z lewej. Niski gdzie indziej niewiele zdobędzie, a tu przyniesie płytkę, chyba że wyższe zepchną go wcześniej z planszy.
client-nocturne-hint-keep-concoction = Na końcu symbole wypełniają mikstury, każdy tylko raz, a najwięcej daje drugi poziom. Zatrzymaj kartę, która wymaga tego, co i tak zbierasz.
client-nocturne-hint-keep-tile = Skrzynia kosztuje cię punkt; zyskaj na niej więcej. Najlepsza płytka to ta, która dodaje najwięcej do tego, co masz, a nie ta z najwyższą liczbą.
client-nocturne-hint-take = Porównaj, ile doda każda płytka: sama może być warta niewiele, a jednak dopełnić zestaw albo ukończyć miksturę. Efekty działają jak w lesie, a to, co zostawisz, przypadnie następnym żetonom.
client-nocturne-hint-mirror = Kopia liczy się jako jeszcze jedna płytka tego typu, więc daje najwięcej tam, gdzie najbardziej liczy się następna: trzeci Tripti, siódme pióro, zioło, które dopełnia zestaw. Symboli nie daje nigdy.
client-nocturne-hint-redd = Niższy żeton tak samo utrzyma pole, a mocny może w tej rundzie wygrać jeszcze raz. Zdolność działa tylko raz: użyj jej dla żetonu, którego będzie ci brakować.
client-nocturne-hint-abigail = Płytka zdobyta zaklęciem jest twoja, ale może któraś na planszy Duchów jest dla ciebie warta więcej. Wymienić można tylko teraz, przed efektem, i tylko raz w grze.
client-nocturne-hint-character = Symbol postaci liczy się do mikstur przez całą grę; zdolności można użyć raz, a niewykorzystana daje 2 punkty.

client-campaign-result-completed = Scenariusz { $number } ukończony
client-campaign-result-missed = Scenariusz { $number }: jeszcze nieukończony
client-campaign-result-other = Scenariusz { $number }, gracz: { $seat }
client-campaign-result-aims = Spełnione: { $number } z { $last }
client-campaign-once-more = Zagraj jeszcze raz
client-campaign-back = Wróć do kampanii

client-nocturne-hyphens = Czte-ro-list-na ka-mie-niach ko-lek-cjo-ne-ra ko-ni-czy-na Kru-czo-czarny kró-le-stwo Mi-ło-sier-dzie nie-bosz-czy-ka nie-wy-klu-tych Nie-wy-ko-rzy-sta-na Prze-pra-wa Roz-pro-szo-ne spi-żar-nia Wil-de-ri-fe-rous świe-tli-ków
