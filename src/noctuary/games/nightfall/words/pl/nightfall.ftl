# Pytania
nightfall-ask-draft = Wybierz kartę na swoje następne archiwum prywatne.
nightfall-ask-draft-out = Wybierz kartę, która opuści grę.
nightfall-ask-draft-commons = Wybierz kartę do archiwów wspólnych.
nightfall-ask-attack = Atak kartą { $card }: wybierz przeciwnika.
nightfall-ask-block = Blok kartą { $card }: wybierz atakującego albo żadnego.
nightfall-ask-resolve = Wybierz atak, który zostanie rozpatrzony jako następny.
nightfall-ask-absorb = Wybierz, kto teraz pochłania obrażenia od karty { $card }. Pozostało: { $number }
nightfall-ask-absorb-text = Wybierz, kto teraz pochłania obrażenia. Pozostało: { $number }
nightfall-ask-chain-start = Rozpocznij łańcuch rozkazem z ręki albo nie zagrywaj żadnego.
nightfall-ask-chain-link = Dołącz rozkaz do karty { $card } albo nie zagrywaj żadnego. Kolory: { $colour }
nightfall-ask-target-damage-player = { $card }: wybierz gracza, który otrzyma { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-ask-target-damage-minion = { $card }: wybierz sługę, który otrzyma { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-ask-target-destroy-minion = { $card }: wybierz sługę, który zostanie zniszczony.
nightfall-ask-target-exile-minion = { $card }: wybierz sługę, który zostanie wygnany.
nightfall-ask-target-deck-minion = { $card }: wybierz sługę, który trafi na wierzch talii właściciela.
nightfall-ask-target-receive-wounds = { $card }: wybierz gracza, który otrzyma { $number ->
    [one] jedną ranę
    [few] { $number } rany
   *[many] { $number } ran
}.
nightfall-ask-target-no-text-block = { $card }: wybierz gracza, którego słudzy nie blokują obrażeń z tekstów.
nightfall-ask-target-lose-influence = { $card }: wybierz gracza, który straci { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} wpływu.
nightfall-ask-target-damage-minions = { $card }: wybierz gracza, którego słudzy otrzymają po { $number ->
    [one] 1 obrażeniu
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-ask-target-wound = { $card }: wybierz odrzuconą ranę do wygnania.
nightfall-ask-target-discard-to-deck = { $card }: wybierz odrzuconą kartę, która trafi na wierzch talii.
nightfall-ask-target-summon = { $card }: wybierz odrzucony rozkaz, który trafi na rękę.
nightfall-ask-target-awaken = { $card }: wybierz odrzuconego sługę, który wejdzie do gry.
nightfall-ask-target-grant = { $card }: wybierz archiwum przeciwnika, z którego możesz pozyskać kartę.
nightfall-ask-target-exile-archive = { $card }: wybierz archiwum, z którego karty zostaną wygnane.
nightfall-ask-target-chooser = { $card }: wybierz rozkaz, którego cele określisz.
nightfall-ask-target-cancel = { $card }: wybierz rozkaz, który zostanie unieważniony.
nightfall-ask-target-twice = { $card }: wybierz rozkaz, który zostanie rozpatrzony dwa razy.
nightfall-ask-order-players = { $card }: wybierz gracza, który teraz otrzyma { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-ask-order-minions = { $card }: wybierz sługę, który teraz otrzyma { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-ask-exile-order = { $card }: wybierz z ręki rozkaz do wygnania.
nightfall-ask-exile-card = { $card }: wybierz z ręki kartę do wygnania.
nightfall-ask-put = { $card }: wybierz sługę, który wejdzie do gry.
nightfall-ask-claim = Pozyskuj karty, odrzucaj karty za wpływ albo zakończ. Wpływ: { $number }
nightfall-ask-free = { $card }: wybierz archiwum, z którego bez płacenia pozyskasz kartę.
nightfall-ask-wounds = { $number ->
    [one] Odrzuć swoją ranę i dobierz 2 karty albo ją zatrzymaj.
    [few] Odrzuć swoje { $number } rany i dobierz po 2 karty za każdą albo je zatrzymaj.
   *[many] Odrzuć swoje { $number } ran i dobierz po 2 karty za każdą albo je zatrzymaj.
}
nightfall-ask-wounds-before = { $number ->
    [one] Zanim uzupełnisz rękę: odrzuć ranę i dobierz 2 karty albo ją zatrzymaj.
    [few] Zanim uzupełnisz rękę: odrzuć { $number } rany, po 2 karty za każdą, albo je zatrzymaj.
   *[many] Zanim uzupełnisz rękę: odrzuć { $number } ran, po 2 karty za każdą, albo je zatrzymaj.
}

# Przygotowanie
nightfall-draft = { $seat } wybiera kartę { $card } w drafcie.
nightfall-draft-hidden = { $seat } wybiera kartę w drafcie.
nightfall-commons = Rozkazy { $card } można pozyskiwać z archiwów wspólnych.
nightfall-archives = Rozkazy { $card } tworzą archiwa prywatne gracza { $seat }.
nightfall-archives-secret = Rozkazy { $card } tworzą tajne archiwa gracza { $seat }.
nightfall-archives-secret-hidden = { $seat } ma tajne archiwa.
nightfall-first = Grę zaczyna { $seat }.
nightfall-series-game = Rozpoczyna się gra { $number } serii.
nightfall-standings = Grę { $number } serii wygrywa { $seat }.

# Tura
nightfall-turn = { $seat } rozpoczyna turę { $number }.

# Walka
nightfall-attack = { $seat } atakuje gracza { $seat_target } kartą { $card }.
nightfall-block = { $seat } blokuje atak karty { $card_attacker } kartą { $card }.
nightfall-strike = Karta { $card } gracza { $seat } uderza w gracza { $seat_target } z siłą { $number }.
nightfall-absorb = Karta { $card } gracza { $seat } pochłania { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-damage = Karta { $card } gracza { $seat } otrzymuje { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-destroyed = Karta { $card } gracza { $seat } zostaje zniszczona.
nightfall-destroyed-exile = Karta { $card } gracza { $seat } zostaje zniszczona i wygnana.
nightfall-destroyed-hand = Karta { $card } gracza { $seat } zostaje zniszczona i wraca na rękę.
nightfall-wounds = { $seat } otrzymuje { $number ->
    [one] jedną ranę
    [few] { $number } rany
   *[many] { $number } ran
} ({ $card }).
nightfall-wounds-none = Nie ma już ran do rozdania, więc { $seat } więcej nie otrzymuje.
nightfall-last-wound = Ostatnia odkryta rana jest rozdana, więc gra skończy się po tej fazie.
nightfall-leave = Po walce { $seat } odrzuca: { $card }.
nightfall-leave-exile = Po walce { $seat } wygania: { $card }.

# Łańcuch
nightfall-chain-start = { $seat } zagrywa kartę { $card } i rozpoczyna łańcuch.
nightfall-link = { $seat } dołącza kartę { $card } do karty { $card_below }; bez bonusu.
nightfall-link-kicker = { $seat } dołącza kartę { $card } do karty { $card_below } i zdobywa bonus.
nightfall-stop = { $seat } nic więcej nie dokłada do łańcucha.
nightfall-no-chain = { $seat } nie rozpoczyna łańcucha.
nightfall-resolve = Rozpatrywana jest karta { $card } gracza { $seat }.
nightfall-resolve-kicker = Rozpatrywana jest karta { $card } gracza { $seat } wraz z bonusem.
nightfall-again = Karta { $card } gracza { $seat } jest wykonywana po raz drugi.
nightfall-cancelled = Karta { $card } gracza { $seat } jest unieważniona i trafia na stos kart odrzuconych.
nightfall-enter = Karta { $card } gracza { $seat } wchodzi do gry z { $number ->
    [one] 1 punktem
    [few] { $number } punktami
   *[many] { $number } punktami
} zdrowia.

# Teksty
nightfall-draw = { $seat } dobiera { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
} ({ $card }).
nightfall-draw-hidden = { $seat } dobiera { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
nightfall-draw-none = { $seat } nie ma już czego dobrać.
nightfall-shuffle = { $seat } tasuje odrzucone karty i tworzy z nich nową talię.
nightfall-aim-player = { $seat } wybiera gracza { $seat_target } na cel karty { $card }.
nightfall-aim-minion = { $seat } wybiera kartę { $card_target } gracza { $seat_target } na cel karty { $card }.
nightfall-aim-order = Na cel karty { $card } { $seat } wybiera kartę { $card_target } gracza { $seat_target } w łańcuchu.
nightfall-aim-discard = { $seat } wybiera odrzuconą kartę { $card_target } gracza { $seat_owner } na cel karty { $card }.
nightfall-aim-archive = { $seat } wybiera archiwum prywatne gracza { $seat_owner } z kartą { $card_target } na cel karty { $card }.
nightfall-aim-commons = { $seat } wybiera archiwum wspólne z kartą { $card_target } na cel karty { $card }.
nightfall-no-aim = Karta { $card } gracza { $seat } nie ma celu.
nightfall-influence = { $seat } zyskuje { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} wpływu.
nightfall-influence-lost = { $seat } traci { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} wpływu.
nightfall-doubled = W tej turze wpływ gracza { $seat } jest podwojony.
nightfall-discount = W tej turze karty kosztują gracza { $seat } o { $number } mniej.
nightfall-grant = W tej turze { $seat } może pozyskać kartę { $card } z archiwum prywatnego gracza { $seat_owner }.
nightfall-no-text-block = W tej turze słudzy gracza { $seat } nie mogą blokować obrażeń z tekstów kart.
nightfall-to-deck = Karta { $card } trafia na wierzch talii gracza { $seat }.
nightfall-to-hand = Karta { $card } trafia na rękę gracza { $seat }.
nightfall-awaken = { $seat } wprowadza do gry kartę { $card } z { $number ->
    [one] 1 punktem
    [few] { $number } punktami
   *[many] { $number } punktami
} zdrowia.
nightfall-exile-hand = { $seat } wygania kartę { $card } z ręki.
nightfall-exile-discard = { $seat } wygania kartę { $card } ze stosu kart odrzuconych.
nightfall-exile-archive = { $number ->
    [one] Jeden egzemplarz karty { $card } zostaje wygnany
    [few] { $number } egzemplarze karty { $card } zostają wygnane
   *[many] { $number } egzemplarzy karty { $card } zostaje wygnanych
} z archiwum prywatnego gracza { $seat_owner }.
nightfall-exile-commons = { $number ->
    [one] Jeden egzemplarz karty { $card } zostaje wygnany
    [few] { $number } egzemplarze karty { $card } zostają wygnane
   *[many] { $number } egzemplarzy karty { $card } zostaje wygnanych
} z archiwum wspólnego.
nightfall-exile-minion = Karta { $card } gracza { $seat } zostaje wygnana.
nightfall-reveal = { $seat } odkrywa tajne archiwum z kartą { $card }.
nightfall-mark-cancel = Przez kartę { $card } gracza { $seat } karta { $card_target } gracza { $seat_target } nie zostanie rozpatrzona.
nightfall-mark-chooser = Dzięki karcie { $card } { $seat } wybierze cele dla karty { $card_target } gracza { $seat_target }.
nightfall-mark-twice = Dzięki karcie { $card } gracza { $seat } karta { $card_target } gracza { $seat_target } zostanie rozpatrzona dwa razy.

# Faza pozyskiwania i faza porządkowa
nightfall-discard = { $seat } odrzuca kartę { $card } za { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} wpływu.
nightfall-claim = { $seat } pozyskuje kartę { $card } za { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} wpływu.
nightfall-free = { $seat } pozyskuje kartę { $card } bez płacenia.
nightfall-heal = Karta { $card } gracza { $seat } odzyskuje { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} zdrowia.
nightfall-wound-effect = { $seat } używa efektu ran i odrzuca z ręki { $number ->
    [one] jedną ranę
    [few] { $number } rany
   *[many] { $number } ran
} ({ $card }).
nightfall-turn-limit = Limit tur został osiągnięty, więc gra się kończy.

# Co ruch daje następnemu graczowi

# Jak skończyła się gra
nightfall-reason-wounds = { $seat } ma najmniej ran i wygrywa.
nightfall-reason-kinds = Ran jest tyle samo; { $seat } wygrywa, bo ma ugryzienia, oparzenia i krwawienia rozłożone równiej.
nightfall-reason-seat = Liczba i rodzaje ran są takie same; { $seat } wygrywa, bo siedzi najbliżej po prawej stronie pierwszego gracza.
nightfall-reason-series = { $seat } ma najmniej ran w całej serii i ją wygrywa.
nightfall-reason-series-shared = { $seat } mają ten sam, najniższy wynik i wspólnie wygrywają serię.
