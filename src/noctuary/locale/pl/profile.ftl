# Strona profilu.

# Zakładanie i prowadzenie profilu
client-profile-new = Nowy profil
client-profile-about = Profil przechowuje twoje imię, ustawienia i każdą skończoną grę: możesz ją potem obejrzeć krok po kroku i śledzić swoje osiągnięcia.
client-profile-name = Twoje imię
client-profile-make = Załóż profil
client-profile-make-text = Bez hasła i bez adresu. Profil jest na tym serwerze i należy do tej przeglądarki; przejmuje obecny język i ustawienia.
client-profile-bring = Albo przenieś swój
client-profile-bring-text = Masz już profil w innej przeglądarce albo na innym serwerze? Wyeksportuj go tam i zaimportuj tutaj.
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
client-profile-lives = Twój profil jest na tym serwerze i należy do tej przeglądarki: bez jej ciasteczka nikt się do niego nie dostanie. Wyeksportuj go, aby mieć kopię albo grać dalej w innej przeglądarce lub na innym serwerze.
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
