# Strona profilu.

# Zakładanie i prowadzenie profilu
client-profile-new = Nowy profil
client-profile-about = Profil przechowuje twoje imię, ustawienia i każdą skończoną grę: możesz ją potem obejrzeć krok po kroku i śledzić swoje osiągnięcia.
client-profile-name = Twoje imię
client-profile-make = Załóż profil
client-profile-make-text = Bez hasła i bez adresu. Profil jest na tym serwerze i należy do tej przeglądarki; przejmuje obecny język i ustawienia.
client-profile-bring = Albo przenieś swój
client-profile-bring-text = Masz już profil na innym serwerze? Wyeksportuj go tam i zaimportuj tutaj. Profil z tego serwera przeniesie link, utworzony tam w części „Urządzenia”, jego słowa odzyskiwania albo zalogowanie się.
client-profile-rename = Zapisz imię
client-profile-saved = Zapisano.
client-profile-since = Tutaj od { $date } · { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
   *[many] { $count } skończonych gier
}
client-profile-wins = { $count ->
    [one] { $count } zwycięstwo
    [few] { $count } zwycięstwa
   *[many] { $count } zwycięstw
}
client-profile-parts = Części profilu
client-profile-keep = Eksport i import
client-profile-preferences-text = Język, wygląd i objaśnienia wędrują z profilem do każdej przeglądarki, do której go przeniesiesz.
client-profile-move = Zabierz go ze sobą
client-profile-lives = Twój profil jest na tym serwerze i należy do tej przeglądarki oraz do urządzeń, na które go zabierzesz. Wyeksportuj go, aby mieć kopię albo grać dalej na innym serwerze.
client-profile-export = Eksportuj profil
client-profile-export-text = Jeden plik z twoim imieniem, ustawieniami i wszystkimi skończonymi grami i edycjami komponentów.
client-profile-import = Importuj profil
client-profile-import-text = Wybierz plik wyeksportowanego profilu albo upuść go tutaj. Jego gry, edycje i rozwiązane zadania dołączą do twoich; nic się nie powtórzy.
client-profile-imported = { $number ->
    [0] Nie dodano żadnej gry
    [one] Dodano { $number } grę
    [few] Dodano { $number } gry
   *[many] Dodano { $number } gier
}, { $count ->
    [0] żadnej nie było tu wcześniej.
    [one] { $count } już tu była.
    [few] { $count } już tu były.
   *[many] { $count } już tu było.
}
client-profile-imported-editions = { $number ->
    [one] Dodano { $number } edycję komponentów.
    [few] Dodano { $number } edycje komponentów.
   *[many] Dodano { $number } edycji komponentów.
}
client-profile-imported-puzzles = Dodane rozwiązane zadania: { $number }.
client-profile-left-out = { $number ->
    [one] Pominięto { $number } grę z pliku:
    [few] Pominięto { $number } gry z pliku:
   *[many] Pominięto { $number } gier z pliku:
}
client-profile-import-edition = Edycja { $number } w pliku:
client-profile-import-game = Gra { $number } w pliku:
client-profile-import-line = Gra { $number } w pliku, wiersz { $line }:

# Urządzenia: zabieranie profilu, powrót, opuszczanie, usuwanie
client-devices = Urządzenia
client-devices-data = Urządzenia i usuwanie
client-link = Zabierz ze sobą
client-link-text = Dzięki linkowi lub jego kodowi QR inne urządzenie albo inna przeglądarka też będzie twoja: z tym samym profilem, grami i stołami. Zanim coś się zmieni, pojawi się tam pytanie.
client-link-make = Utwórz link
client-link-again = Utwórz nowy link
client-link-once = Działa raz, w ciągu { $number } minut. Kto go ma, może podać się za ciebie: nie pokazuj go nikomu innemu.
client-phrase = Słowa odzyskiwania
client-phrase-text = Dwanaście słów, dzięki którym wszystko wróci, gdy ta przeglądarka straci ciasteczko albo urządzenie zaginie. Są pokazywane tylko raz; serwer przechowuje jedynie ich skrót.
client-phrase-make = Utwórz słowa
client-phrase-exists = Masz już takie słowa. Nowe je zastąpią: stare nie będą nigdzie prowadzić.
client-phrase-replace = Zastąp słowa
client-phrase-of = Słowa odzyskiwania: { $name }, { $address }
client-phrase-shown = Trzymaj je tam, gdzie nikt inny ich nie znajdzie: kto je ma, może podać się za ciebie.
client-phrase-print = Drukuj
client-back = Powrót
client-back-text = Wpisz słowa odzyskiwania, aby używać ich profilu w tej przeglądarce.
client-join = Używanie profilu na tym urządzeniu
client-join-words = Dwanaście słów odzyskiwania
client-join-look = Sprawdź, czyje są
client-join-unnamed = Gracz bez profilu
client-join-has = Skończone gry: { $games } · inne stoły: { $tables } · edycje komponentów: { $editions }
client-join-text = To urządzenie pokaże to wszystko, a gry rozegrane tutaj dołączą do tego profilu. Na innych urządzeniach nic nie zginie.
client-join-mine = Ta przeglądarka ma już coś własnego. { $has }
client-join-mine-choice = Co się z tym stanie
client-join-bring = Zabierz to ze sobą
client-join-keep = Zostaw osobno
client-join-bring-text = Wszystko przejdzie do tamtego profilu. Inne urządzenia, które dzielą ten profil, też będą wtedy należeć do tamtego. Nie da się tego potem rozdzielić.
client-join-keep-text = Poczeka na serwerze i wróci, gdy opuścisz profil na tym urządzeniu.
client-join-yes = Używaj tutaj
client-join-no = Nie teraz
client-join-same = Ta przeglądarka już należy do tego profilu; nie trzeba nic robić.
client-depart = Opuść profil na tym urządzeniu
client-depart-text = Ta przeglądarka stanie się nowym graczem albo znów tym, kim była, jeśli coś zostało osobno. Twoje inne urządzenia zachowają wszystko.
client-depart-sure = Opuścić profil na tym urządzeniu?
client-depart-sure-text = Bez innego urządzenia lub słów odzyskiwania nikt już do niego nie wróci.
client-forget = Usuń wszystko
client-forget-text = Twój profil, konto, wszystkie skończone gry z analizami, trwające jeszcze stoły, edycje komponentów i rozwiązane zadania zostaną na zawsze usunięte z tego serwera, dla wszystkich twoich urządzeń. Skończone gry, w które inni grali z tobą na własnych ekranach, zostaną u nich. W tej przeglądarce zostanie tylko to, co pamięta pomocnik przy stole.
client-forget-sure = Usunąć wszystko na zawsze?

# Skończone gry
client-profile-games = Gry
client-profile-games-all = Wszystkie
client-profile-games-empty = Żadna gra nie jest jeszcze skończona. Każda, którą rozegrasz do końca, znajdzie się tutaj i będzie można ją oglądać krok po kroku.
client-profile-games-more = Pokaż wszystkie: { $count }
client-profile-play = Zagraj
client-profile-place = Miejsce { $number } z { $count }
client-profile-older = Rozegrana według starszych zasad: nie można jej tu odtworzyć.

# Co udało się osiągnąć
client-profile-date = Data
client-profile-total = Wynik
client-profile-records = Rekordy
client-profile-record = Rekord
client-profile-record-players = Najlepszy wynik, liczba graczy: { $number }
client-profile-record-solo = Najlepszy wynik solo
client-profile-records-empty = Nie ma jeszcze rekordów: ustanowi je pierwsza skończona gra.

# Profile jako pliki.
profile-file-unreadable = Ten plik jest ucięty, uszkodzony albo w ogóle nie jest profilem ({ $text }). Nic się nie zmieniło; weź cały plik albo wyeksportuj profil jeszcze raz.
profile-file-foreign = To nie jest profil Noctuary. Nic się nie zmieniło; wybierz plik wyeksportowany na stronie profilu.
profile-file-format = Ten profil ma format { $found }; ta wersja Noctuary czyta format { $expected }. Nic się nie zmieniło; może być potrzebna inna wersja.
profile-file-damaged = Ten plik nie jest już taki, jak po eksporcie: suma kontrolna się nie zgadza. Nic się nie zmieniło; weź nieuszkodzoną kopię albo wyeksportuj profil jeszcze raz.
profile-file-malformed = Ten plik nie jest zapisany tak jak profile: { $text }. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-game-date = „{ $text }” nie może być dniem końca gry. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-edition-date = „{ $text }” nie może być dniem zmiany edycji. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-puzzle-date = „{ $text }” nie może być dniem rozwiązania zadania. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-game-uncounted = Ta gra nie liczy się dla gracza { $seat }: nie rozegrano jej do końca albo została przez niego poddana. Nic się nie zmieniło; do profilu należą tylko skończone gry.
