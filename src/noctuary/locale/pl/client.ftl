# Klient w przeglądarce.

# Start
client-about = Noctuary to Nokturn przy twoim własnym stole: jesteś młodym lisim magiem w lesie pełnym rzadkich składników, tak jak wszyscy pozostali. Rzucaj coraz silniejsze czary na kafelki, które chcesz zdobyć, słabsze czary ofiaruj leśnym duszkom, a ze znalezisk warz mikstury. Po dwóch rundach, zmierzchu i blasku księżyca, wygrywa ten, kto ma najwięcej punktów.
client-play = Graj
client-play-setup = { $mode }: { $names }
client-new-table = Inny stół: gracze, boty, tryb
client-more = Więcej
client-learn = Nauka gry
client-learn-text = Gra w sześciu krokach, a potem pierwszy stół.
client-rules = Zasady i karty
client-rules-text = Cała instrukcja oraz każdy kafelek, żeton i karta.
client-continue = Dokończ grę
client-continue-empty = Żadna gra nie jest w toku. Wybierz „Graj”: każdy stół pozostaje tutaj, także po zamknięciu strony.
client-finished = Skończone
client-table-over = skończona
client-table-yours = Twój ruch, { $name }
client-table-theirs = Ruch wykonuje { $name }
client-load-record = Otwórz plik gry
client-notice = Noctuary jest wolnym oprogramowaniem. Nokturn należy do swoich autorów i wydawców; wszystkie rysunki i teksty są nasze.
client-to-start = Strona startowa
client-missing-page = Nie ma takiej strony
client-missing-page-text = Być może w adresie jest błąd. Wszystkie twoje stoły są na stronie startowej.

# Nowy stół
client-players = Liczba graczy
client-mode = Gra
client-mode-standard = Gra standardowa
client-mode-advanced = Gra zaawansowana
client-mode-standard-text = Postacie dają symbol, ale nie mają zdolności.
client-mode-advanced-text = Każda postać ma zdolność, której można użyć raz.
client-seats = Miejsca
client-seats-text = Miejsca idą kolejno zgodnie z ruchem wskazówek zegara; o tym, kto otwiera, decyduje los.
client-seat-kind = Kto gra na miejscu { $number }
client-seat-name = Imię na miejscu { $number }
client-seat-kind-me = Ja
client-seat-kind-screen = Inna osoba przy tym ekranie
client-seat-kind-greedy = Bot zachłanny
client-seat-kind-random = Bot losowy
client-name-me = Lis
client-name-screen = Gracz { $number }
client-name-bot-1 = Jeż
client-name-bot-2 = Sowa
client-name-bot-3 = Borsuk
client-name-bot-4 = Kuna
client-new-nobody = Nikt nie gra: zajmij przynajmniej jedno miejsce lub oddaj je innej osobie.
client-new-nameless = Każde miejsce potrzebuje imienia.

# Nauka
client-learn-cast-title = Przebijaj czary
client-learn-cast = Jeden gracz otwiera, kładąc żeton na kafelku. Dalej kolejno każdy rzuca wyższy żeton na kafelek sąsiadujący z najwyższym czarem albo pasuje.
client-learn-win-title = Zdobądź kafelek
client-learn-win = Gdy wszyscy inni spasują, najwyższy czar zdobywa kafelek pod nim. Jego żeton zostaje tam zakryty do końca rundy i kontroluje pole. Zwycięzca otwiera następną fazę obok.
client-learn-offer-title = Złóż dar duszkom
client-learn-offer = Kto nie wygrał, odzyskuje żetony i może ofiarować jeden z nich na planszę duszków. Na koniec rundy leżące tam żetony zabierają po kafelku, od najwyższego.
client-learn-brew-title = Warz mikstury
client-learn-brew = Na kafelkach są symbole. Twoje mikstury, tajne dla innych, dają punkty, gdy symbole wypełnią ich poziomy. Każdy symbol można wykorzystać raz.
client-learn-goals-title = Osiągaj cele
client-learn-goals = Każdy z trzech celów zmierzchu zdobywa jeden gracz. Trzy cele księżycowe punktują wszyscy, zależnie od pól, które kontrolują.
client-learn-end-title = Zbieraj i licz
client-learn-end = Czaszki, pióra, grzyby, zioła i jaja punktują w zestawach swojego rodzaju; skrzynie kosztują punkt. Każdy żeton, który na koniec zostanie w ręce, jest wart 2 punkty.
client-learn-play = Zagraj pierwszą grę
client-learn-play-text = Dla dwojga, przeciwko botowi. Każda decyzja jest objaśniana, gdy pojawia się po raz pierwszy.

# Stół
client-title-table = Stół · Noctuary
client-title-turn = Twój ruch · Noctuary
client-loading = Chwileczkę …
client-moment = Chwileczkę …
client-over = Gra jest skończona.
client-thinking = { $seat } się zastanawia
client-waiting = Decyduje { $seat }.
client-sending = Wysłano; czekamy na serwer …
client-still-sending = Twój poprzedni ruch jest jeszcze w drodze.
client-link-lost = Połączenie zostało przerwane. Wróci samo; żaden twój ruch nie przepadnie.
client-link-retry = Spróbuj teraz
client-question-rule = Zasada
client-hint-read = Rozumiem
client-undo = Cofnij ruch
client-menu = Menu
client-result = Wynik
client-forest = Las
client-sprite = Plansza leśnych duszków
client-sprite-tokens = Żetony, od najwyższego
client-sprite-tiles = Kafelki na planszy duszków
client-hand = Moje żetony
client-tray = Do wyboru
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
client-goal-points = { $count ->
    [one] { $seat }: { $number }
   *[other] { $seat }: po { $number }
}
client-opener = Otwiera: { $seat }
client-opener-title = Wyznaczony otwierający tej rundy
client-seat-passed = pas
client-seat-resigned = poddane
client-seat-opens = otwiera
client-seat-active = ruch
client-seat-thinking = myśli
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
client-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
client-points-open = { $number } + ?
client-points-known = { $number } + ? punktów
client-token-star = gwiazda
client-token-shadow = Cień { $number }

# Dziennik i punkty
client-side = Dziennik i punkty
client-log = Dziennik
client-log-show = Pokaż na stole
client-log-auto = (wymuszone)
client-log-empty = Jeszcze nic się nie wydarzyło.
client-line-label = Wpisz ruch
client-line-example = Wpisz ruch, np.: cast 4 b3
client-line-options = Możliwe następne słowa
client-scores = Punkty
client-score-so-far = wynik do tej pory
client-score-unknown = tajne
client-score-note = Mikstury innych są tajne do końca gry, więc ich wyniki mogą jeszcze wzrosnąć.
client-score-skulls = Czaszki
client-score-feathers = Pióra
client-score-mushrooms = Grzyby
client-score-herbs = Zioła
client-score-eggs = Jaja
client-score-chests = Skrzynie
client-score-concoctions = Mikstury
client-score-twilight = Cele zmierzchu
client-score-moonlight = Cele księżycowe
client-score-tokens = Pozostałe żetony
client-score-ability = Niewykorzystana zdolność
client-score-gems = Klejnoty
client-score-total = Suma

# Zakładki w telefonie
client-tabs = Części stołu
client-tab-forest = Las
client-tab-seats = Gracze
client-tab-goals = Cele
client-tab-scores = Punkty
client-tab-log = Dziennik
client-tab-changed = są zmiany

# Menu
client-leave = Odejdź od stołu
client-leave-text = Stół pozostaje; wrócisz do niego na stronie startowej przez „Dokończ grę”.
client-text-view = Widok tekstowy
client-board-view = Widok stołu
client-preferences = Ustawienia
client-language = Język
client-light = Jasny motyw
client-motion = Ruch elementów
client-hints = Objaśniaj decyzje
client-hints-again = Pokaż znów wszystkie objaśnienia
client-resign = Poddaj grę
client-resign-seat = Poddaj grę za gracza: { $seat }
client-resign-text = { $seat } poddaje grę: na tym miejscu do końca gra bot. Tego nie można cofnąć.
client-resign-confirm = Tak, poddaję
client-cancel = Anuluj
client-close = Zamknij

# Pomoc
client-help = Pomoc i klawisze
client-help-mouse = Kliknij lub dotknij żetonu, a potem pola, albo odwrotnie. Co świeci, można wybrać; wszystko inne mówi, dlaczego nie można. Przytrzymaj kafelek lub kartę, by zobaczyć je w powiększeniu. To samo z klawiatury:
client-help-keys = Klawisze
client-key-token = wybierz żeton o tej wartości (* to gwiazda)
client-key-arrows = ruch w lesie, po żetonach lub po planszy duszków
client-key-enter = wybierz, rzuć czar
client-key-pass = spasuj albo zrezygnuj
client-key-forest = do lasu
client-key-hand = do moich żetonów
client-key-sprite = do planszy duszków
client-key-question = do pytania
client-key-log = do dziennika
client-key-line = wpisz ruch
client-key-inspect = przyjrzyj się kafelkowi
client-key-undo = cofnij ruch
client-key-escape = odznacz, zamknij
client-key-help = ta lista

# Kilka osób przy jednym ekranie
client-curtain-title = Oddaj ekran: { $name }
client-curtain-text = Stół jest zakryty, żeby nikt nie zobaczył tego, co tajne.
client-curtain-ready = To ja, { $name }: pokaż stół

# Koniec
client-wins = { $count ->
    [one] Wygrywa { $seat }!
   *[other] Wspólnie wygrywają { $seat }!
}
client-place = { $number }.
client-rematch = Rewanż
client-save-record = Zapisz plik gry
client-look = Obejrzyj stół

# Zasady i karty
client-rulebook = Instrukcja
client-components = Kafelki, żetony i karty
client-contents = Spis treści
client-rules-search = Szukaj w zasadach
client-rules-nothing = Żadna zasada nie mówi o „{ $text }”.
client-rule-in-book = Przeczytaj w instrukcji
client-rule-unknown = Nie ma zasady { $text }.
client-sources = Przy każdym elemencie piszemy, skąd go znamy: z instrukcji lub publicznych opisów, z wnioskowania, czy też z rekonstrukcji tam, gdzie nie było pewnych danych.
client-source-rulebook = Przeczytane w instrukcji
client-source-public = Przeczytane w publicznych opisach gry
client-source-derived = Wywnioskowane
client-source-reconstructed = Zrekonstruowane
client-sort-tile = Kafelki
client-sort-token = Żetony
client-sort-concoction = Mikstury
client-sort-twilight = Cele zmierzchu
client-sort-moonlight = Cele księżycowe
client-sort-character = Postacie
client-spell-tokens = Żetony czarów
client-shadow-tokens = Żetony Cienia
client-piece = Element
client-copies = w pudełku: { $number }
client-symbols = Symbole:

# Widok tekstowy
client-text-question = Pytanie
client-text-me = Ja
client-text-table = Stół
client-text-others = Inni
client-text-moves = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
   *[many] { $count } możliwych ruchów
}
client-text-row = Rząd { $number }
client-text-empty = puste
client-text-turned = odwrócony
client-text-spaces = miejsca: { $number }, zajęte: { $count }
client-none = brak

# Kłopoty
client-no-server = Serwer nie odpowiada. Czy nadal działa?
client-server-error = Serwer odpowiedział błędem { $number }.
client-unexpected = Stało się coś nieoczekiwanego: { $text }

# Nokturn
client-nocturne-round-twilight = Zmierzch
client-nocturne-round-moonlight = Blask księżyca
client-nocturne-round-over = Koniec gry
client-nocturne-cell-spell = czar { $number }: { $token }, { $name }
client-nocturne-cell-control = żeton kontroli { $token }, { $name }
client-nocturne-cell-shadow = { $token }, { $name }, nie daje kontroli
client-nocturne-level = Poziom { $number } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}):
client-nocturne-kind-skull = Daje punkty wydrukowane na kafelku.
client-nocturne-kind-feather = Pióra punktują zależnie od liczby: 2, 4, 8, 13, 18, 24, 32 za jedno do siedmiu.
client-nocturne-kind-mushroom = Duode Dax: dwa dają 9, jeden nic. Tripti Fungilus: jeden daje 3, dwa nic, trzy 13.
client-nocturne-kind-herb = Daje punkty wydrukowane na kafelku oraz 5, 8 lub 12 za zestaw trzech, czterech lub pięciu różnych ziół.
client-nocturne-kind-egg = Kto ma najwięcej jaj, dostaje 4 za każde, drugi 3, trzeci 2, czwarty 1.
client-nocturne-kind-chest = Kosztuje 1 punkt. Od razu dobierasz trzy kafelki ze stosu i zatrzymujesz jeden.
client-nocturne-kind-runestone = Od razu dobierasz trzy mikstury i zatrzymujesz jedną. Symbol liczy się do mikstur.
client-nocturne-kind-mirror = Przed punktacją staje się kopią innego twojego kafelka; symboli nie kopiuje.
client-nocturne-move-pass = Pas
client-nocturne-move-cast = Rzuć { $token } na { $cell }
client-nocturne-move-offer-none = Nie ofiaruj nic
client-nocturne-move-offer-thing = Ofiaruj { $thing }
client-nocturne-move-offer-two = Ofiaruj { $first } i { $second }
client-nocturne-move-keep-thing = Zatrzymaj: { $thing }
client-nocturne-move-take-thing = Zabierz: { $thing }
client-nocturne-move-mirror-none = Nie kopiuj nic
client-nocturne-move-mirror-thing = Skopiuj: { $thing }
client-nocturne-move-ability = Dobierz mikstury (Flint)
client-nocturne-move-ability-none = Nie używaj zdolności
client-nocturne-move-ability-thing = Użyj zdolności: { $thing }
client-nocturne-move-character-thing = Wybierz: { $thing }
client-nocturne-hint-open = Otwierasz fazę czarów: wybierz żeton, a potem świecący kafelek. Inni odpowiedzą wyższymi żetonami obok, więc niski żeton ich zaprasza, a wysoki szybciej wygrywa.
client-nocturne-hint-cast = Wybierz żeton wyższy niż najwyższy czar i świecący kafelek obok niego. Jeśli wszyscy inni spasują, zdobędziesz ten kafelek, a żeton zostanie tam do końca rundy.
client-nocturne-hint-offer = Tym razem nie wygrywasz, więc możesz ofiarować jeden ze swoich żetonów duszkom. Zostanie na ich planszy i na koniec rundy zabierze kafelek. Kliknij żeton albo nie ofiaruj nic.
client-nocturne-hint-keep-concoction = Zatrzymaj miksturę, która pasuje do symboli, jakie masz lub możesz jeszcze zdobyć. Pozostałe wracają pod talię.
client-nocturne-hint-keep-tile = Zatrzymaj jeden z kafelków ze skrzyni; pozostałe opuszczają grę.
client-nocturne-hint-take = Runda się skończyła i twój żeton może zabrać kafelek z planszy duszków. Kliknij ten, który chcesz.
client-nocturne-hint-mirror = Lustrzany kamień liczy się jako jeszcze jeden kafelek wybranego rodzaju. Skopiuj to, co da ci najwięcej.
client-nocturne-hint-redd = Redd może zostawić niższy żeton i odzyskać ten mocny. Kliknij żeton, który chcesz zostawić.
client-nocturne-hint-abigail = Abigail może wymienić zdobyty kafelek na kafelek z planszy duszków, zanim zadziała jego efekt.
client-nocturne-hint-character = Każda postać daje symbol, a w grze zaawansowanej zdolność do użycia raz.
