client-nocturne-companion-sheet = Arkusz punktacji
client-nocturne-companion-sheet-text = Wskaż, co kto ma; zestawy ziół, mikstury i remisy zostaną policzone i wyjaśnione.
client-nocturne-companion-solo = Tryb jednoosobowy
client-nocturne-companion-solo-text = Zagraj w pojedynkę własnym egzemplarzem gry: strona odkrywa karty przeciwnika i mówi, co on robi.

client-nocturne-companion-new = Nowy arkusz punktacji
client-nocturne-companion-blank = Pusty arkusz punktacji do druku
client-nocturne-companion-past = Wcześniejsze wyniki
client-nocturne-companion-past-none = Nie ma jeszcze wyników. Arkusze zostają tu, dopóki ich nie usuniesz.
client-nocturne-companion-past-empty = jeszcze nic nie wpisano
client-nocturne-companion-past-tie = remis do rozstrzygnięcia
client-nocturne-companion-past-unknown = aby policzyć wynik, trzeba raz połączyć się z siecią
client-nocturne-companion-missing = W tej przeglądarce nie ma takiego arkusza.
client-nocturne-companion-broken = To, co tu zapisano, nie pasuje do gry i nie da się tego pokazać.
client-nocturne-companion-rename = Zmień nazwę „{ $name }”
client-nocturne-companion-rename-title = Zmień nazwę arkusza
client-nocturne-companion-rename-label = Nazwa arkusza
client-nocturne-companion-delete = Usuń „{ $name }”
client-nocturne-companion-delete-title = Usunąć ten arkusz?
client-nocturne-companion-delete-text = { $name }, { $date }. Tego nie da się cofnąć.
client-nocturne-companion-delete-yes = Usuń
client-nocturne-companion-done = Gotowe

client-nocturne-companion-next = Dalej: { $name }
client-nocturne-companion-alone = W rozgrywce jednoosobowej jaja punktują według swojej liczby; płytki przeciwnika się nie liczą.
client-nocturne-companion-mode-standard = Standardowa
client-nocturne-companion-mode-advanced = Zaawansowana
client-nocturne-companion-mode-family = Rodzinna
client-nocturne-companion-mode-unsaid-text = Jeszcze nie podano: liczy się jak gra standardowa.
client-nocturne-companion-mode-standard-text = Postacie dają tylko swój symbol.
client-nocturne-companion-mode-advanced-text = Punktuje też niewykorzystana zdolność.
client-nocturne-companion-mode-family-text = Bez celów; gracze z równą liczbą jaj dostają za każde tyle samo, a gracze z równą sumą zajmują to samo miejsce.
client-nocturne-companion-twilight-hint = Wskaż trzy cele, które leżały na stole, a potem ich zdobywców.
client-nocturne-companion-moonlight-hint = Wskaż trzy odkryte cele; ile dają, wpisuje się przy każdym graczu.
client-nocturne-companion-forest-count = Policz w lesie
client-nocturne-companion-forest-count-text = Wybierz gracza i dotknij pól z jego żetonami kontroli. Punkty za cele wpiszą się same; Cienie pozostawione w lesie nie dają kontroli.
client-nocturne-companion-cell-free = { $cell }: wolne
client-nocturne-companion-cell-owned = { $cell }: { $name }
client-nocturne-companion-goals-full = Można wybrać tylko tyle celów: { $number }. Najpierw dotknij jednego z wybranych, aby go usunąć.
client-nocturne-companion-won-by = { $name }: kto zdobył ten cel

client-nocturne-companion-tiles-of = Płytki: { $name }
client-nocturne-companion-tiles-hint = Dotknij płytki tyle razy, ile takich płytek masz; − odejmuje jedną.
client-nocturne-companion-tile = { $name }: { $number } z { $last }
client-nocturne-companion-tile-less = { $name }: o jedną mniej
client-nocturne-companion-box-holds = { $number ->
    [0] W pudełku nie ma ani jednej.
    [one] W pudełku jest tylko jedna.
    [few] W pudełku są tylko { $number }.
   *[many] W pudełku jest tylko { $number }.
}
client-nocturne-companion-held = { $name } ma { $number }.
client-nocturne-companion-mirror = { $count ->
    [one] Lustrzany kamień kopiuje
    [few] Lustrzany kamień { $number } kopiuje
   *[many] Lustrzany kamień { $number } kopiuje
}
client-nocturne-companion-mirror-none = Nic
client-nocturne-companion-mirror-gem = Nic: drogocenny kamień
client-nocturne-companion-concoctions-choose = Wybierz mikstury
client-nocturne-companion-concoctions-filter = Jakie symbole są na karcie? Dotknij każdego tyle razy, ile razy tam jest.
client-nocturne-companion-concoctions-found = { $number ->
    [0] Żadna karta nie ma tych symboli.
    [one] Jedna karta ma te symbole.
    [few] { $number } karty
   *[many] { $number } kart
}
client-nocturne-companion-concoctions-full = Nikt nie może mieć więcej niż { $number } mikstur. Najpierw dotknij jednej z wybranych kart, aby ją usunąć.
client-nocturne-companion-another = Inna karta
client-nocturne-companion-another-text = Nie ma tu twojej karty? Wiele kart zrekonstruowaliśmy. Wskaż symbole i ustaw punkty, które są na twojej.
client-nocturne-companion-another-add = Dodaj kartę
client-nocturne-companion-level = Poziom { $number }: symbole i punkty
client-nocturne-companion-level-points = Punkty poziomu { $number }
client-nocturne-companion-own-card = Własna karta
client-nocturne-companion-box = Moje pudełko
client-nocturne-companion-cards-text = Własna karta liczy się w tym arkuszu. Zachowaj ją, a znajdzie się od razu w nowych arkuszach, rozgrywkach jednoosobowych i przy nowych stołach.
client-nocturne-companion-cards-keep = Zachowaj w „{ $name }”
client-nocturne-companion-cards-kept = Zachowano w „{ $name }”; będzie od razu w nowych arkuszach, rozgrywkach jednoosobowych i przy nowych stołach.
client-nocturne-companion-symbol-count = { $name }: { $number }
client-nocturne-companion-all = Pokaż wszystkie
client-nocturne-companion-concoction-of = { $name } ją ma
client-nocturne-companion-concoction-remove = Usuń: { $name }
client-nocturne-companion-scenario = Scenariusz
client-nocturne-companion-scenario-none = Nie wybrano scenariusza
client-nocturne-companion-achievements = Osiągnięcia
client-nocturne-companion-aims = { $name }: na razie { $number } z { $count }
client-nocturne-companion-aims-text = To, co wynika z arkusza, zaznacza się samo; resztę zaznacz ręcznie.
client-nocturne-companion-character-of = Postać: { $name }
client-nocturne-companion-character-none = Żadna
client-nocturne-companion-ability = Zdolność niewykorzystana
client-nocturne-companion-end = Na koniec blasku księżyca
client-nocturne-companion-moonlight-none = Cele blasku księżyca wybiera się w zakładce „Stół”.
client-nocturne-companion-times = { $number } × { $points } = { $total }
client-nocturne-score-at-least = co najmniej
client-nocturne-companion-tokens-left = Żetony pozostałe na ręce

client-nocturne-companion-account = { $name }: { nocturne-count-points.digits }
client-nocturne-companion-account-open = { $name }: co najmniej { nocturne-count-points.digits }
client-nocturne-companion-feathers = { $number ->
    [one] Jedno pióro daje { $points }.
    [few] { $number } pióra dają { $points }.
   *[many] { $number } piór daje { $points }.
}
client-nocturne-companion-mushrooms = Tripti Fungilus: { $tripti }. Duode Dax: { $duode }.
client-nocturne-companion-herbs-printed = Wydrukowane na płytkach: { $number }
client-nocturne-companion-herbs-set = { $number ->
    [one] { $number } różne: { $points }
    [few] { $number } różne: { $points }
   *[many] { $number } różnych: { $points }
}
client-nocturne-companion-herbs-wild = Wilderiferous wildensis zastępuje: { $names }.
client-nocturne-companion-herbs-no-set = Brak zestawu: potrzeba trzech różnych ziół.
client-nocturne-companion-herbs-alone = Poza zestawami: { $names }.
client-nocturne-companion-wild = dzikie jako { $name }
client-nocturne-companion-eggs = { $place ->
    [1] { $number ->
        [one] Jedno jajo, najwięcej ze wszystkich: { $points }.
        [few] { $number } jaja, najwięcej ze wszystkich: po { $points }.
       *[many] { $number } jaj, najwięcej ze wszystkich: po { $points }.
    }
   *[other] { $number ->
        [one] Jedno jajo, miejsce { $place }: { $points }.
        [few] { $number } jaja, miejsce { $place }: po { $points }.
       *[many] { $number } jaj, miejsce { $place }: po { $points }.
    }
}
client-nocturne-companion-eggs-open = Jaja: { $number }. Remis do rozstrzygnięcia, od { $points } do { $most } za każde.
client-nocturne-companion-eggs-solo = { $number ->
    [one] Jedno jajo daje { $points }.
    [few] { $number } jaja dają po { $points }.
   *[many] { $number } jaj daje po { $points }.
}
client-nocturne-companion-eggs-tied = Tyle samo jaj co { $names }: rozstrzyga kolejność na planszy Duchów.
client-nocturne-companion-eggs-shared = Tyle samo jaj co { $names }, więc każde jajo daje tyle samo punktów.
client-nocturne-companion-brewed = { $levels ->
    [0] Nieuwarzona: 0
    [1] Poziom 1: { $points }
   *[other] Oba poziomy: { $points }
}
client-nocturne-companion-spent = opłacona symbolami: { $names }
client-nocturne-companion-symbol-left = { $left ->
    [0] { $number }, wszystkie zużyte
   *[other] { $number }, zostaje { $left }
}
client-nocturne-companion-paper-herbs = Zioła: { $names } ({ $points })
client-nocturne-companion-paper-brew = { $name }: { $names } ({ $points })
client-nocturne-companion-print = Drukuj

client-nocturne-companion-no-points = Nikt nie ma jeszcze punktów.
client-nocturne-companion-verdict-points = Wygrywa { $name }: { nocturne-count-points.digits }.
client-nocturne-companion-verdict-sprite = Wygrywa { $name }: tyle samo punktów ({ $number }) co { $names }, ale żeton leżący bardziej na lewo na planszy Duchów.
client-nocturne-companion-verdict-opener = Prowadzi { $name }: tyle samo punktów ({ $number }) co { $names } i brak żetonów na planszy Duchów, ale to pierwsza z tych osób, licząc zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego blask księżyca ({ $opener }).
client-nocturne-companion-verdict-shared = Wspólne zwycięstwo: { $names }, po { $number ->
    [one] { $number } punkcie
    [few] { $number } punkty
   *[many] { $number } punktów
}.
client-nocturne-companion-verdict-band = { $name } ma { nocturne-count-points.digits } i osiąga próg { $points }.
client-nocturne-companion-verdict-no-band = { $name } ma { nocturne-count-points.digits }.
client-nocturne-companion-goals-open = Nie zaznaczono jeszcze, kto zdobył: { $text }.
client-nocturne-companion-tie-open = Remis do rozstrzygnięcia: { $names }. Zaznaczcie w „Wyniku”, kto ma żeton bardziej na lewo na planszy Duchów.
client-nocturne-companion-ranking = Kolejność: { $text }
client-nocturne-companion-order = Kto ma żeton bardziej na lewo na planszy Duchów?
client-nocturne-companion-order-text = To rozstrzyga remis. Wskaż graczy w kolejności ich żetonów leżących najbardziej na lewo; pomiń tych, którzy nie mają tam żetonu.
client-nocturne-companion-order-off = bez żetonu na planszy
client-nocturne-companion-order-unsaid = jeszcze nie podano
client-nocturne-companion-opener = Kto rozpoczął rundę blasku księżyca?

client-nocturne-companion-solo-about = Przygotuj grę jak dla dwóch graczy. Wpisuj swoje zaklęcia; karty przeciwnika są odkrywane tutaj, a strona mówi, co on robi, dlaczego i gdzie trafiają jego żetony.
client-nocturne-companion-solo-round = Od której rundy zacząć
client-nocturne-companion-solo-deck = Karty przeciwnika
client-nocturne-companion-solo-deck-page = Odkrywa je strona
client-nocturne-companion-solo-deck-real = Odkrywam prawdziwe karty
client-nocturne-companion-solo-deck-page-text = Strona tasuje karty i odkrywa jedną na każdą decyzję.
client-nocturne-companion-solo-deck-real-text = Gdy przeciwnik ma zdecydować, odkryj kartę ze swojej talii i wskaż ją tutaj.
client-nocturne-companion-forest-usual = { $number } × { $number_columns }
client-nocturne-companion-forest-own = Inny kształt
client-nocturne-companion-rows = Rzędy
client-nocturne-companion-columns = Kolumny
client-nocturne-companion-shape-hint = Dotknij pola, żeby wyjąć je z lasu albo włożyć z powrotem.
client-nocturne-companion-cell-tile = { $cell }: płytka
client-nocturne-companion-my-character = Moja postać
client-nocturne-companion-abilities = Strona B: można użyć zdolności
client-nocturne-companion-solo-goals-hint = Wskaż trzy cele leżące na stole. Przeciwnik też o nie walczy.
client-nocturne-companion-solo-no-goals = Nie wybrano celów: tak rozpoczęta gra będzie bez celów zmierzchu.
client-nocturne-companion-shadows = Kto dostał żetony Cienia?
client-nocturne-companion-shadows-hint = Za każdy otrzymany Cień jego właściciel usunął z gry swój najniższy żeton zaklęcia. Żetony, których nie wskażesz, nie przypadły nikomu.
client-nocturne-companion-owner-none = Nikt
client-nocturne-companion-owner-me = Ja
client-nocturne-companion-owner-it = Przeciwnik
client-nocturne-companion-solo-start = Zacznij

client-nocturne-companion-me = Gracz
client-nocturne-companion-ask-card = Odkryj kartę z talii przeciwnika i wskaż ją tutaj.
client-nocturne-companion-ask-taken = Runda się skończyła. Weź płytki z planszy Duchów według listy poniżej, także te dla przeciwnika; potem graj dalej.
client-nocturne-companion-ask-moonlight = Cienie są rozdane. Zabierz wszystkie żetony, rozłóż na nowo las i planszę Duchów i odkryj cele blasku księżyca: które to?
client-nocturne-companion-ask-over = Gra skończona. Przydziel lustrzane kamienie, a potem policz punkty.
client-nocturne-companion-claim = Zdobywam cel „{ $name }”
client-nocturne-companion-new-forest = Dotknij każdego pola bez płytki.
client-nocturne-companion-begin-moonlight = Zacznij blask księżyca
client-nocturne-companion-to-sheet = Do arkusza punktacji
client-nocturne-companion-its-tokens = Jego żetony
client-nocturne-companion-a-tile = płytka
client-nocturne-companion-goal-now = na razie: { $number } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
client-nocturne-companion-solo-end = Zakończ tę grę
client-nocturne-companion-solo-end-text = Ta gra zostanie usunięta i będzie można przygotować nową.
client-nocturne-companion-solo-end-yes = Zakończ

client-nocturne-companion-opens = { $seat } rozpoczyna fazę { nocturne-word-token.instrumental } na { $cell }.
client-nocturne-companion-casts = { $seat } { $token ->
    [gwiezdne] rzuca gwiezdne zaklęcie
   *[other] kładzie żeton { $token }
} na { $cell }.
client-nocturne-companion-wins = { $seat } zdobywa płytkę na { $cell } { nocturne-word-token.instrumental }: połóż płytkę zakrytą na stosie przeciwnika, a żeton w luce.
client-nocturne-companion-wins-me = { $seat } zdobywa płytkę na { $cell } { nocturne-word-token.instrumental }: weź płytkę, zostaw żeton zakryty w luce i rozpatrz efekt płytki.
client-nocturne-companion-takes = { $seat } bierze za { nocturne-word-token.noun } pierwszą płytkę z planszy Duchów w kolejności czytania.
client-nocturne-companion-takes-me = { $seat } bierze za { nocturne-word-token.noun } dowolną płytkę z planszy Duchów.
client-nocturne-companion-moonlight = Zaczyna się blask księżyca; pierwszą fazę rozpoczyna { $seat }.
