client-profile-new = Załóż profil
client-profile-about = Profil przechowuje twoje imię, ustawienia i każdą skończoną grę: możesz ją potem obejrzeć krok po kroku i śledzić swoje osiągnięcia.
client-profile-name = Twoje imię
client-profile-make = Załóż profil
client-profile-make-text = Nie potrzebujesz hasła ani adresu e-mail. Profil jest przechowywany na tym serwerze i należy do tej przeglądarki; przejmuje obecny język i ustawienia.
client-profile-bring = Albo użyj profilu, który już masz
client-profile-lost = To urządzenie nie należy już do profilu „{ $name }”: na innym urządzeniu założono konto, zmieniono hasło albo usunięto profil. Zaloguj się nazwą i hasłem konta, a gry i stoły znów tu będą.
client-profile-bring-text = Masz profil na innym serwerze? Wyeksportuj go tam i zaimportuj tutaj. Profil z tego serwera możesz przenieść linkiem z części „Urządzenia”, słowami odzyskiwania albo po zalogowaniu się.
client-profile-rename = Zapisz imię
client-profile-saved = Zapisano.
client-profile-since = Tutaj od { $date } · { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
   *[many] { $count } skończonych gier
}
client-profile-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
client-profile-parts = Części profilu
client-profile-keep = Eksport i import
client-profile-preferences-text = Ustawienia języka, wyglądu i objaśnień obowiązują w każdej przeglądarce, która korzysta z twojego profilu.
client-profile-move = Kopia i przeniesienie na inny serwer
client-profile-lives = Twój profil jest przechowywany na tym serwerze i należy do tej przeglądarki oraz do innych urządzeń, które z nim połączysz. Wyeksportuj go, aby mieć kopię albo grać dalej na innym serwerze.
client-profile-export = Eksportuj profil
client-profile-export-text = Jeden plik z twoim imieniem, ustawieniami, wszystkimi skończonymi grami i edycjami elementów.
client-profile-import = Importuj profil
client-profile-import-text = Wybierz plik wyeksportowanego profilu albo upuść go tutaj. Jego gry, edycje i rozwiązane łamigłówki dołączą do twoich; nic się nie powtórzy.
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
    [one] Dodano { $number } edycję elementów.
    [few] Dodano { $number } edycje elementów.
   *[many] Dodano { $number } edycji elementów.
}
client-profile-imported-puzzles = { $number ->
    [one] Dodano { $number } rozwiązaną łamigłówkę.
    [few] Dodano { $number } rozwiązane łamigłówki.
   *[many] Dodano { $number } rozwiązanych łamigłówek.
}
client-profile-left-out = { $number ->
    [one] Pominięto { $number } grę z pliku:
    [few] Pominięto { $number } gry z pliku:
   *[many] Pominięto { $number } gier z pliku:
}
client-profile-import-edition = Edycja { $number } w pliku:
client-profile-import-game = Gra { $number } w pliku:
client-profile-import-line = Gra { $number } w pliku, wiersz { $line }:

client-devices = Urządzenia
client-devices-data = Urządzenia i dane
client-link = Używaj profilu na innym urządzeniu
client-link-text = Otwórz link albo zeskanuj jego kod QR na innym urządzeniu lub w innej przeglądarce, aby mieć tam ten sam profil, gry i stoły. Zanim coś się zmieni, pojawi się tam pytanie.
client-link-make = Utwórz link
client-link-again = Utwórz kolejny link
client-link-once = Działa tylko raz i tylko przez { $number } minut. Kto go ma, może podać się za ciebie: nie pokazuj go nikomu innemu.
client-phrase = Słowa odzyskiwania
client-phrase-text = Dwanaście słów, dzięki którym wszystko wróci, gdy ta przeglądarka straci plik cookie albo urządzenie zaginie. Są pokazywane tylko raz; serwer przechowuje jedynie ich skrót.
client-phrase-make = Utwórz słowa
client-phrase-exists = Masz już takie słowa. Nowe je zastąpią, a stare przestaną działać.
client-phrase-replace = Zastąp słowa
client-phrase-of = Słowa odzyskiwania: { $name }, { $address }
client-phrase-shown = Trzymaj te słowa tam, gdzie nikt inny ich nie znajdzie: kto je ma, może podać się za ciebie.
client-phrase-print = Drukuj
client-back = Użyj słów odzyskiwania
client-back-text = Wpisz słowa odzyskiwania, aby używać w tej przeglądarce profilu, do którego należą.
client-join = Używaj profilu na tym urządzeniu
client-join-words = Dwanaście słów odzyskiwania
client-join-look = Znajdź profil
client-join-unnamed = Gracz bez profilu
client-join-has = Skończone gry: { $games } · inne stoły: { $tables } · edycje elementów: { $editions }
client-join-text = To urządzenie pokaże gry i stoły tego profilu, a to, co tu rozegrasz, dołączy do niego. Na innych twoich urządzeniach nic nie zginie.
client-join-mine = Ta przeglądarka ma już coś własnego. { $has }
client-join-mine-choice = Co ma się z tym stać?
client-join-bring = Połącz z profilem
client-join-keep = Nie łącz
client-join-bring-text = Wszystko z tej przeglądarki przejdzie do tamtego profilu. Inne urządzenia, które korzystają z profilu tej przeglądarki, też będą wtedy należeć do tamtego. Nie da się tego cofnąć.
client-join-keep-text = Poczeka na serwerze i wróci, gdy opuścisz profil na tym urządzeniu.
client-join-rated = { $count ->
    [one] Trwa twoja gra rankingowa: przegrasz ją.
    [few] Trwają { $count } twoje gry rankingowe: przegrasz je.
   *[many] Trwa { $count } twoich gier rankingowych: przegrasz je.
}
client-join-yes = Używaj tego profilu tutaj
client-join-no = Nie teraz
client-join-same = Ta przeglądarka już należy do tego profilu; nie trzeba nic robić.
client-depart = Opuść profil na tym urządzeniu
client-depart-text = W tej przeglądarce zaczniesz od nowa jako nowy gracz albo odzyskasz to, co przy dołączaniu do profilu zachowano osobno. Twoje inne urządzenia zachowają wszystko.
client-depart-sure = Opuścić profil na tym urządzeniu?
client-depart-sure-text = Bez innego urządzenia lub słów odzyskiwania nikt już do tego profilu nie wróci.
client-forget = Usuń wszystko
client-forget-text = Twój profil, konto, wszystkie skończone gry z analizami, trwające jeszcze stoły, edycje elementów i rozwiązane łamigłówki zostaną na zawsze usunięte z tego serwera, dla wszystkich twoich urządzeń. Gry, w które inni grali lub jeszcze grają z tobą na własnych ekranach, zostaną u nich; z trwających zniknie twoje imię. W tej przeglądarce zostanie tylko to, co przechowuje pomocnik przy stole.
client-forget-sure = Usunąć wszystko na zawsze?

client-profile-games = Gry
client-profile-games-all = Wszystkie
client-profile-games-empty = Żadna gra nie jest jeszcze skończona. Każda, którą rozegrasz do końca, znajdzie się tutaj i będzie można ją oglądać krok po kroku.
client-profile-games-more = Pokaż więcej ({ $count })
client-profile-play = Zagraj
client-profile-place = Miejsce { $number } z { $count }
client-profile-older = Rozegrana według starszych zasad: nie można jej tu odtworzyć.
client-profile-given-up = poddana

client-profile-date = Data
client-profile-total = Wynik
client-profile-records = Rekordy
client-profile-level = Sądząc po ostatnich grach, równym przeciwnikiem jest dla ciebie bot na poziomie { $level }.
client-profile-record = Rekord
client-profile-record-players = Najlepszy wynik, liczba graczy: { $number }
client-profile-record-solo = Najlepszy wynik w trybie jednoosobowym
client-profile-records-empty = Nie ma jeszcze rekordów: ustanowi je pierwsza skończona gra.

profile-file-unreadable = Ten plik jest niepełny, uszkodzony albo w ogóle nie jest profilem ({ $text }). Nic się nie zmieniło; użyj całego pliku albo wyeksportuj profil jeszcze raz.
profile-file-foreign = To nie jest profil Noctuary. Nic się nie zmieniło; wybierz plik wyeksportowany na stronie profilu.
profile-file-format = Ten profil ma format { $found }; ta wersja Noctuary czyta format { $expected }. Nic się nie zmieniło; może być potrzebna inna wersja.
profile-file-damaged = Ten plik zmienił się od czasu eksportu: suma kontrolna się nie zgadza. Nic się tu nie zmieniło; użyj nieuszkodzonej kopii albo wyeksportuj profil jeszcze raz.
profile-file-malformed = Ten plik nie ma postaci profilu: { $text }. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-game-date = „{ $text }” nie może być dniem zakończenia gry. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-edition-date = „{ $text }” nie może być dniem zmiany edycji. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-puzzle-date = „{ $text }” nie może być dniem rozwiązania łamigłówki. Nic się nie zmieniło; wyeksportuj profil jeszcze raz.
profile-game-uncounted = Ta gra nie liczy się dla gracza { $seat }: nie rozegrano jej do końca albo gracz ją poddał. Nic się nie zmieniło; do profilu należą tylko skończone gry.
