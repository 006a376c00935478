nightfall-count-wounds = { $number ->
    [one] jedną ranę
    [few] { $number } rany
   *[many] { $number } ran
}
    .any = { $number ->
        [0] bez ran
        [one] { $number } rana
        [few] { $number } rany
       *[many] { $number } ran
    }
nightfall-count-damage = { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}
nightfall-count-influence = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
nightfall-count-cards = { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}
nightfall-count-copies = { $number ->
    [one] zostaje usunięty z gry jeden egzemplarz karty { $card }
    [few] zostają usunięte z gry { $number } egzemplarze karty { $card }
   *[many] zostaje usuniętych z gry { $number } egzemplarzy karty { $card }
}

nightfall-ask-draft = Wybierz kartę na swoje następne archiwum prywatne.
nightfall-ask-draft-out = Wybierz kartę, która opuści grę.
nightfall-ask-draft-commons = Wybierz kartę do archiwów wspólnych.
nightfall-ask-attack = Atak kartą { $card }: wybierz przeciwnika.
nightfall-ask-block = Blok kartą { $card }: wybierz atakującego albo żadnego.
nightfall-ask-resolve = Wybierz atak, który zostanie rozpatrzony jako następny.
nightfall-ask-absorb = Wybierz, kto teraz pochłania obrażenia od karty { $card }. Pozostałe obrażenia: { $number }
nightfall-ask-absorb-text = Wybierz, kto teraz pochłania obrażenia. Pozostałe obrażenia: { $number }
nightfall-ask-chain-start = Rozpocznij łańcuch rozkazem z ręki albo nic nie zagrywaj.
nightfall-ask-chain-link = Dołącz rozkaz do karty { $card } albo nic nie zagrywaj. Kolory: { $colour }
nightfall-ask-target-damage-player = { $card }: wybierz gracza, który otrzyma { nightfall-count-damage }.
nightfall-ask-target-damage-minion = { $card }: wybierz sługusa, który otrzyma { nightfall-count-damage }.
nightfall-ask-target-destroy-minion = { $card }: wybierz sługusa, który zostanie zniszczony.
nightfall-ask-target-exile-minion = { $card }: wybierz sługusa, który zostanie usunięty z gry.
nightfall-ask-target-deck-minion = { $card }: wybierz sługusa, który trafi na wierzch talii swojego właściciela.
nightfall-ask-target-receive-wounds = { $card }: wybierz gracza, który otrzyma { nightfall-count-wounds }.
nightfall-ask-target-no-text-block = { $card }: wybierz gracza, którego sługusi nie będą mogli blokować obrażeń z tekstów.
nightfall-ask-target-lose-influence = { $card }: wybierz gracza, który straci { nightfall-count-influence } wpływu.
nightfall-ask-target-damage-minions = { $card }: wybierz gracza, którego sługusi otrzymają po { $number ->
    [one] 1 obrażeniu
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
nightfall-ask-target-wound = { $card }: wybierz odrzuconą ranę, która zostanie usunięta z gry.
nightfall-ask-target-discard-to-deck = { $card }: wybierz odrzuconą kartę, która trafi na wierzch talii.
nightfall-ask-target-summon = { $card }: wybierz odrzucony rozkaz, który trafi na rękę.
nightfall-ask-target-awaken = { $card }: wybierz odrzuconego sługusa, który wejdzie do gry.
nightfall-ask-target-grant = { $card }: wybierz wrogie archiwum, z którego w tej turze wolno ci będzie nabyć kartę.
nightfall-ask-target-exile-archive = { $card }: wybierz archiwum, z którego karty zostaną usunięte z gry.
nightfall-ask-target-chooser = { $card }: wybierz rozkaz, którego cele wskażesz ty.
nightfall-ask-target-cancel = { $card }: wybierz rozkaz, który zostanie unieważniony.
nightfall-ask-target-twice = { $card }: wybierz rozkaz, który zostanie rozpatrzony dwa razy.
nightfall-ask-order-players = { $card }: wybierz gracza, który teraz otrzyma { nightfall-count-damage }.
nightfall-ask-order-minions = { $card }: wybierz sługusa, który teraz otrzyma { nightfall-count-damage }.
nightfall-ask-exile-order = { $card }: wybierz rozkaz z ręki, który usuniesz z gry.
nightfall-ask-exile-card = { $card }: wybierz kartę z ręki, którą usuniesz z gry.
nightfall-ask-put = { $card }: wybierz sługusa, który wejdzie do gry.
nightfall-ask-claim = Nabywaj karty, odrzucaj karty za wpływ albo zakończ. Wpływ: { $number }
nightfall-ask-free = { $card }: wybierz archiwum, z którego nabędziesz kartę bez płacenia.
nightfall-ask-wounds = { $number ->
    [one] Odrzuć swoją ranę i dobierz 2 karty albo ją zatrzymaj.
    [few] Odrzuć swoje { $number } rany i dobierz po 2 karty za każdą albo je zatrzymaj.
   *[many] Odrzuć swoje { $number } ran i dobierz po 2 karty za każdą albo je zatrzymaj.
}
nightfall-ask-wounds-before = { $number ->
    [one] Zanim uzupełnisz rękę: odrzuć ranę i dobierz 2 karty albo ją zatrzymaj.
    [few] Zanim uzupełnisz rękę: odrzuć { $number } rany i dobierz po 2 karty za każdą albo je zatrzymaj.
   *[many] Zanim uzupełnisz rękę: odrzuć { $number } ran i dobierz po 2 karty za każdą albo je zatrzymaj.
}

nightfall-draft = { $seat } wybiera kartę { $card } w drafcie.
nightfall-draft-hidden = { $seat } wybiera kartę w drafcie.
nightfall-commons = Z archiwów wspólnych można nabywać te rozkazy: { $card }.
nightfall-archives = Archiwa prywatne gracza { $seat }: { $card }.
nightfall-archives-secret = Sekretne archiwa gracza { $seat }: { $card }.
nightfall-archives-secret-hidden = { $seat } ma sekretne archiwa.
nightfall-first = Grę zaczyna { $seat }.
nightfall-series-game = Rozpoczyna się gra nr { $number } w serii.
nightfall-standings = { $how ->
    [cut-off] W grze nr { $number } w serii prowadzi { $seat }.
   *[other] Grę nr { $number } w serii wygrywa { $seat }.
}

nightfall-turn = { $seat } rozpoczyna turę { $number }.

nightfall-attack = { $seat } atakuje gracza { $seat_target } kartą { $card }.
nightfall-block = { $seat } blokuje atak karty { $card_attacker } kartą { $card }.
nightfall-strike = Karta { $card } gracza { $seat } uderza w gracza { $seat_target } z siłą { $number }.
nightfall-absorb = Karta { $card } gracza { $seat } pochłania { nightfall-count-damage }.
nightfall-damage = Karta { $card } gracza { $seat } otrzymuje { nightfall-count-damage }.
nightfall-destroyed = Karta { $card } gracza { $seat } zostaje zniszczona.
nightfall-destroyed-exile = Karta { $card } gracza { $seat } zostaje zniszczona i usunięta z gry.
nightfall-destroyed-hand = Karta { $card } gracza { $seat } zostaje zniszczona i wraca na rękę.
nightfall-wounds = { $seat } otrzymuje { nightfall-count-wounds } ({ $card }).
nightfall-wounds-none = Nie ma już ran do rozdania, więc { $seat } więcej nie otrzymuje.
nightfall-last-wound = Ostatnia odkryta rana została rozdana, więc gra skończy się po tej fazie.
nightfall-leave = Po walce { $seat } odrzuca: { $card }.
nightfall-leave-exile = Po walce { $seat } usuwa z gry: { $card }.

nightfall-chain-start = { $seat } zagrywa kartę { $card }, rozpoczynając łańcuch.
nightfall-link = { $seat } dołącza kartę { $card } do karty { $card_below }; bez dopalacza.
nightfall-link-kicker = { $seat } dołącza kartę { $card } do karty { $card_below }, uruchamiając dopalacz.
nightfall-stop = { $seat } nic więcej nie dokłada do łańcucha.
nightfall-no-chain = { $seat } nie rozpoczyna łańcucha.
nightfall-resolve = Rozpatrywana jest karta { $card } gracza { $seat }.
nightfall-resolve-kicker = Rozpatrywana jest karta { $card } gracza { $seat } wraz z dopalaczem.
nightfall-again = Karta { $card } gracza { $seat } jest rozpatrywana po raz drugi.
nightfall-cancelled = Karta { $card } gracza { $seat } została unieważniona i trafia na stos kart odrzuconych.
nightfall-enter = Karta { $card } gracza { $seat } wchodzi do gry z { $number ->
    [one] 1 punktem
    [few] { $number } punktami
   *[many] { $number } punktami
} żywotności.

nightfall-draw = { $seat } dobiera { nightfall-count-cards } ({ $card }).
nightfall-draw-hidden = { $seat } dobiera { nightfall-count-cards }.
nightfall-draw-none = { $seat } nie ma już czego dobrać.
nightfall-shuffle = { $seat } tasuje odrzucone karty i tworzy z nich nową talię.
nightfall-aim-player = { $seat } wybiera gracza { $seat_target } na cel karty { $card }.
nightfall-aim-minion = { $seat } wybiera kartę { $card_target } gracza { $seat_target } na cel karty { $card }.
nightfall-aim-order = Na cel karty { $card } { $seat } wybiera kartę { $card_target } gracza { $seat_target } w łańcuchu.
nightfall-aim-discard = { $seat } wybiera odrzuconą kartę { $card_target } gracza { $seat_owner } na cel karty { $card }.
nightfall-aim-archive = { $seat } wybiera archiwum prywatne gracza { $seat_owner } z kartą { $card_target } na cel karty { $card }.
nightfall-aim-commons = { $seat } wybiera archiwum wspólne z kartą { $card_target } na cel karty { $card }.
nightfall-no-aim = Karta { $card } gracza { $seat } nie znajduje celu.
nightfall-influence = { $seat } zyskuje { nightfall-count-influence } wpływu.
nightfall-influence-lost = { $seat } traci { nightfall-count-influence } wpływu.
nightfall-doubled = W tej turze wpływ gracza { $seat } jest podwojony.
nightfall-discount = W tej turze gracz { $seat } płaci przy nabywaniu o { $number } mniej.
nightfall-grant = W tej turze { $seat } może nabyć kartę { $card } z archiwum prywatnego gracza { $seat_owner }.
nightfall-no-text-block = W tej turze sługusi gracza { $seat } nie mogą blokować obrażeń z tekstów kart.
nightfall-to-deck = Karta { $card } trafia na wierzch talii gracza { $seat }.
nightfall-to-hand = Karta { $card } trafia na rękę gracza { $seat }.
nightfall-awaken = { $seat } wprowadza do gry kartę { $card } z { $number ->
    [one] 1 punktem
    [few] { $number } punktami
   *[many] { $number } punktami
} żywotności.
nightfall-exile-hand = { $seat } usuwa z gry kartę { $card } z ręki.
nightfall-exile-discard = { $seat } usuwa z gry kartę { $card } ze stosu kart odrzuconych.
nightfall-exile-archive = Z archiwum prywatnego gracza { $seat_owner } { nightfall-count-copies }.
nightfall-exile-commons = Z archiwum wspólnego { nightfall-count-copies }.
nightfall-exile-minion = Karta { $card } gracza { $seat } zostaje usunięta z gry.
nightfall-reveal = { $seat } odkrywa sekretne archiwum z kartą { $card }.
nightfall-mark-cancel = Przez kartę { $card } gracza { $seat } karta { $card_target } gracza { $seat_target } nie zostanie rozpatrzona.
nightfall-mark-chooser = Przez kartę { $card } cele dla karty { $card_target } gracza { $seat_target } wybierze { $seat }.
nightfall-mark-twice = Przez kartę { $card } gracza { $seat } karta { $card_target } gracza { $seat_target } zostanie rozpatrzona dwa razy.

nightfall-discard = { $seat } odrzuca kartę { $card } za { nightfall-count-influence } wpływu.
nightfall-claim = { $seat } nabywa kartę { $card } za { nightfall-count-influence } wpływu.
nightfall-free = { $seat } nabywa kartę { $card } bez płacenia.
nightfall-heal = Karta { $card } gracza { $seat } odzyskuje { nightfall-count-influence } żywotności.
nightfall-wound-effect = { $seat } używa efektu ran i odrzuca z ręki { nightfall-count-wounds } ({ $card }).
nightfall-turn-limit = Limit tur został osiągnięty, więc gra się kończy.

nightfall-reason-wounds = { $seat } ma najmniej ran i wygrywa.
nightfall-reason-kinds = Ran jest tyle samo; { $seat } wygrywa, bo ma mniej ran swojego najliczniejszego rodzaju, a jeśli i tych jest tyle samo, następnego.
nightfall-reason-seat = Liczba i rodzaje ran są takie same; { $seat } wygrywa, bo siedzi najbliżej pierwszego gracza, licząc w prawo od niego.
nightfall-reason-series = { $seat } ma najmniej ran w całej serii i ją wygrywa.
nightfall-reason-series-shared = { $seat } mają ten sam, najniższy wynik i wspólnie wygrywają serię.
nightfall-reason-cut-off = Grę zakończył limit tur. Prowadzi { $seat }.
nightfall-reason-series-cut-off = Co najmniej jedną grę serii zakończył limit tur. Na prowadzeniu: { $seat }.
