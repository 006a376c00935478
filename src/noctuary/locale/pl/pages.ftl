client-start-about = Poznaj dwie gry planszowe, których akcja toczy się nocą, i zagraj w nie z botami albo ze znajomymi.
client-learn-by-playing = Ucz się, grając
client-tables = Moje gry
client-start-companion = Pomocnik przy prawdziwym stole
client-start-editions = Popraw karty według swojego pudełka
client-play = Graj
client-play-friend = Graj ze znajomym
client-play-friend-text = Dostaniesz link do wysłania.
client-play-friend-name = Jak się nazywasz? To imię zobaczy znajomy.
client-play-friend-clock = Z zegarem…
client-play-friend-go = Pokaż link
client-play-bot = { $name } (bot)
client-play-bot-my-level = { $name } (bot na twoim poziomie)
client-play-setup = { $mode }: { $names }
client-game = Gra
client-games = Gry
client-game-players = { $first }–{ $last } graczy
client-new-table = Przygotuj grę
client-open-tables = Otwarte stoły
client-more = Więcej
client-learn = Nauka gry
client-puzzles = Łamigłówki
client-campaign = Kampania
client-profile = Profil
client-companion = Pomocnik przy stole
client-renewed = Nowa wersja jest gotowa.
client-renewed-reload = Wczytaj ją
client-notice = Noctuary jest wolnym oprogramowaniem. Nokturn i Nightfall należą do swoich autorów i wydawców; wszystkie rysunki i teksty są nasze.
client-continue = Dokończ grę
client-continue-empty = Nie trwa teraz żadna gra. Każda gra pozostaje tutaj, także po zamknięciu strony.
client-start-turns = { $count ->
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
}
client-start-watch = Gry, które można oglądać
client-finished = Skończone
client-replay-of = Obejrzyj przebieg: { $names }
client-table-yours = Twój ruch, { $name }
client-table-theirs = Decyduje { $name }
client-table-waits = Czeka na graczy
client-load-record = Otwórz zapis gry
client-table-delete = Usuń tę grę
client-table-delete-of = Usuń: { $names }
client-table-delete-sure = Usunąć grę: { $names }?
client-table-delete-text = { $over ->
    [yes] Zniknie z serwera na zawsze, razem z przebiegiem i analizą, i nie będzie się już liczyć do profilu, rekordów ani osiągnięć.
   *[no] Zniknie z serwera na zawsze, ze wszystkimi dotychczasowymi ruchami. Kto ma ją otwartą, dowie się o tym.
}
client-table-delete-others = Kto grał w nią na własnym ekranie, zachowa ją i może sam ją usunąć.
client-table-leave = Odejdź
client-table-leave-of = Odejdź od stołu: { $names }
client-table-leave-sure = Odejść od stołu: { $names }?
client-table-leave-text = Twoje miejsce zwolni się dla kogoś innego. Jeśli gra już trwa, toczy się dalej bez ciebie, a nowa osoba przejmie wszystko, co było twoje. Stół może usunąć tylko gospodarz.
client-table-resign = Poddaj grę
client-table-resign-of = Poddaj grę: { $names }
client-table-resign-sure = Poddać grę: { $names }?
client-table-resign-text = Przegrywasz tę grę rankingową: kto od niej odchodzi, ten ją poddaje. Tego nie można cofnąć.
client-delete-copies = W kopiach zapasowych serwera gra może pozostać jeszcze przez kilka dni.
client-missing-page = Nie ma takiej strony
client-missing-page-text = Być może w adresie jest błąd. Wszystkie twoje gry są na stronie startowej.

client-players = Liczba graczy
client-seat-kind = Kto gra na miejscu { $number }
client-seat-name = Imię na miejscu { $number }
client-seat-kind-me = Ja
client-seat-kind-screen = Inna osoba przy tym ekranie
client-seat-kind-open = Znajomy, przez link
client-seat-kind-my-level = Na moim poziomie
client-seat-kind-level1 = 1 · Nowicjusz
client-seat-kind-level2 = 2 · Uczeń
client-seat-kind-level3 = 3 · Bywalec
client-seat-kind-level4 = 4 · Strateg
client-seat-kind-level5 = 5 · Mistrz
client-seat-kind-level6 = 6 · Arcymistrz
client-seat-open = Gdy gra będzie gotowa, dostaniesz link. Kto go otworzy, zajmie miejsce we własnej przeglądarce, na dowolnym urządzeniu, które łączy się z tym serwerem.
client-seat-levels = Boty poziomu 1 grają pochopnie i często się mylą; im wyższy poziom, tym dalej patrzą naprzód. Bot poziomu 6 zastanawia się nad każdym ruchem do dwóch sekund. Styl mówi, który z mniej więcej równie dobrych ruchów bot wybiera; nie czyni go ani silniejszym, ani słabszym.
client-seat-my-level = Bot na twoim poziomie to taki, z którym wygrasz mniej więcej co drugą grę, sądząc po twoich ostatnich grach z botami: obecnie poziom { $level }. W trakcie gry się nie zmienia.
client-seat-style = Styl gry na miejscu { $number }
client-seat-style-none = Uniwersalny
client-seat-style-attacker = Napastnik
client-seat-style-collector = Kolekcjoner
client-seat-style-spoiler = Szkodnik
client-seat-kind-greedy = Bot, który rozważa ruchy
client-seat-kind-learned = Bot, który uczył się z gier
client-seat-kind-random = Bot, który gra losowo
client-name-me = Gość
client-name-screen = Gracz { $number }
client-name-open = Znajomy { $number }
client-timing = Zegar
client-timing-none = Bez zegara
client-timing-live = Na żywo: na całą grę
client-timing-relaxed = Spokojnie: na każdą decyzję
client-timing-correspondence = Korespondencyjnie: na decyzję
client-timing-minutes = Minuty
client-timing-days = Dni
client-timing-increment = Sekundy dodawane za każdą decyzję
client-timing-zero = Gdy czas minie
client-timing-zero-bot = gracza zastępuje bot
client-timing-zero-resign = gracz przegrywa
client-timing-zero-nothing = nic się nie dzieje
client-timing-text = Zegary ruszają, gdy tylko wszystkie miejsca są zajęte; idą też wtedy, gdy kogoś nie ma.
client-pace-live-of = { $seconds ->
    [0] na żywo, { $minutes } min na całą grę
   *[other] na żywo, { $minutes } min plus { $seconds } s za każdą decyzję
}
client-pace-relaxed-of = spokojnie, { $minutes } min na każdą decyzję
client-pace-correspondence-of = { $days ->
    [one] korespondencyjnie, jeden dzień na każdą decyzję
    [few] korespondencyjnie, { $days } dni na każdą decyzję
   *[many] korespondencyjnie, { $days } dni na każdą decyzję
}
client-rated = Gra rankingowa
client-rated-text = Gra zmienia ranking wszystkich, którzy w niej grają; kto zajmuje miejsce, ten się na to zgadza. Kto się podda albo przekroczy czas, przegrywa.
client-rated-needs = Gra rankingowa wymaga znajomych z linkiem na wszystkich pozostałych miejscach, zasad i elementów takich jak w pudełku oraz zegara, przy którym przekroczenie czasu ma skutek.
client-name-bot-1 = Rigel
client-name-bot-2 = Vega
client-name-bot-3 = Mira
client-name-bot-4 = Altair
client-name-bot-5 = Deneb
client-new-nobody = Nikt nie gra: zajmij przynajmniej jedno miejsce lub oddaj je innej osobie.
client-new-nameless = Wpisz imię na każdym miejscu.
client-editions = Edycje elementów
client-new-edition = Elementy
client-new-edition-built-in = Wbudowane
client-new-edition-built-in-text = Karty i żetony takie, jakie zna ten program.
client-new-edition-text = Gra z poprawionymi elementami liczy się jako skończona, ale nie do kampanii.
client-new-edition-own-text = Karty i żetony z twoimi poprawkami.
client-new-edition-errors = { $name } (nie da się z nią grać: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
})
client-new-edition-gone = Edycji elementów „{ $name }” już nie ma. Zamiast niej wybrano elementy wbudowane.
client-new-edition-broken = Z edycją elementów „{ $name }” nie da się grać: ma { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}. Zamiast niej wybrano elementy wbudowane.
client-new-edition-change = Popraw elementy

client-learn-game = Nauka gry: { $title }
client-learn-play = Zagraj pierwszą grę z przewodnikiem
client-learn-play-text = Prawdziwa gra z jednym przeciwnikiem, około 15 minut. Przewodnik wyjaśnia, co widzisz i dlaczego to ważne, a odzywa się coraz rzadziej.
client-learn-continue = Wróć do pierwszej gry
client-learn-again = Zagraj jeszcze raz z przewodnikiem
client-learn-lessons = Lekcje
client-learn-lessons-text = Kilkuminutowe ćwiczenia praktyczne: pokazują, co widzą dobrzy gracze.
client-learn-built-in = Lekcje i łamigłówki używają twojego pudełka „{ $name }”, o ile nie występuje w nich nic, co w nim poprawiono. W pozostałych obowiązują elementy wbudowane, według których sprawdzono odpowiedzi; jest to wtedy zaznaczone.
client-learn-positions = { $number ->
    [one] jedna pozycja
    [few] { $number } pozycje
   *[many] { $number } pozycji
}
client-learn-done = rozwiązane: { $number } z { $last }

client-rulebook = Instrukcja
client-phases = Fazy po kolei
client-contents = Spis treści
client-rules-search = Szukaj w zasadach i elementach
client-rules-nothing = Nigdzie nie ma „{ $text }”.
client-sources = Przy każdym elemencie piszemy, skąd pochodzą jego dane: z instrukcji, z publicznych opisów, z wniosków z nich albo, gdy nie było pewnego źródła, z rekonstrukcji.
table-seat-kind = Miejsca nie może zająć „{ $text }”. Do wyboru: { $names }.
table-seat-name = „{ $text }” nie nadaje się na imię gracza. Użyj od 1 do { $number } widocznych znaków.
table-me = Gra nie może się liczyć dla gracza { $seat }: na tym miejscu gra bot albo ktoś inny. Podaj własne miejsce.
table-deal-chosen = Rozdanie przy stole albo jest losowane, albo wynika z wybranego ziarna losowego; nie jedno i drugie.
table-edition-unknown = Nie ma takiej edycji albo należy do kogoś innego.
table-edition-most = Jeden gracz może mieć najwyżej { $number } edycji. Nic się nie zmieniło; najpierw usuń te, które nie są już potrzebne.
table-sheets-most = Dla jednego gracza przechowujemy najwyżej { $number } arkuszy. Nic się nie zmieniło; nowe arkusze zostają na urządzeniu, na którym powstały.
input-course = Nie ma kursu o nazwie „{ $text }”. Znane kursy: { $names }.
input-puzzle = Nie ma łamigłówki o nazwie „{ $text }”.
