client-editions-about = W twoim pudełku jest inaczej? Części nadruków nie dało się ustalić, więc je zrekonstruowaliśmy. Wpisz tu to, co jest na twoich kartach i płytkach, i graj według tego.
client-edition-correct = W twoim pudełku jest inaczej? Popraw to
client-edition-which = W której edycji chcesz to poprawić?
client-edition-which-for = W której edycji chcesz poprawić element „{ $name }”?
client-edition-new-one = W nowej edycji
client-edition-built-in = Wbudowane dane
client-edition-built-in-text = Karty i inne elementy takie, jakie zna ten program. Tych danych nie można zmienić.
client-edition-make = Utwórz z nich własną edycję
client-edition-first-name = Moje pudełko
client-edition-own = To moje pudełko
client-edition-is-own = Moje pudełko: od razu używają go nowe stoły, arkusze i rozdania
client-edition-share-one = Udostępnij „{ $name }”
client-edition-share-text = Kto otworzy ten link, może używać tych danych jako własnego pudełka. Link je zawiera; późniejsze poprawki nie są przekazywane.
client-edition-shared = Ktoś udostępnia ci „{ $name }” ({ $game }). Poprawione dane: { $count }
client-edition-take = Ustaw jako moje pudełko
client-edition-shared-damaged = Link jest niepełny. Poproś o niego jeszcze raz.
client-edition-copy-of = { $name } (kopia)
client-edition-name = Nazwa edycji
client-edition-save-name = Zapisz nazwę
client-edition-made = Utworzono edycję „{ $name }”.
client-edition-renamed = Edycja nazywa się teraz „{ $name }”.
client-edition-deleted = Usunięto edycję „{ $name }”.
client-edition-changes = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
client-edition-errors = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
client-edition-warnings = { $count ->
    [one] { $count } ostrzeżenie
    [few] { $count } ostrzeżenia
   *[many] { $count } ostrzeżeń
}
client-edition-errors-text = Dopóki tego nie poprawisz, z tą edycją nie da się grać. Mimo to jest zapisana.
client-edition-warnings-text = Można z nią grać; sprawdź, czy tak ma być.
client-edition-open = Otwórz
client-edition-compare = Porównaj
client-edition-rename = Zmień nazwę
client-edition-duplicate = Powiel
client-edition-export = Eksportuj
client-edition-delete = Usuń
client-edition-open-one = Otwórz edycję „{ $name }”
client-edition-play-one = Graj z edycją „{ $name }”
client-edition-compare-one = Porównaj edycję „{ $name }”
client-edition-rename-one = Zmień nazwę edycji „{ $name }”
client-edition-duplicate-one = Powiel edycję „{ $name }”
client-edition-export-one = Eksportuj edycję „{ $name }”
client-edition-delete-one = Usuń edycję „{ $name }”
client-edition-delete-sure = Usunąć edycję „{ $name }”?
client-edition-delete-text = { $count ->
    [one] Przepadnie { $count } zmiana. Gry rozegrane z tą edycją się nie zmienią.
    [few] Przepadną { $count } zmiany. Gry rozegrane z tą edycją się nie zmienią.
   *[many] Przepadnie { $count } zmian. Gry rozegrane z tą edycją się nie zmienią.
}
client-edition-keep = Zostaw

client-edition-import = Importuj edycję
client-edition-import-choose = Wybierz plik
client-edition-import-text = Wybierz plik TOML z edycją albo upuść go tutaj. Zostanie dodana do twoich; niczego nie zastąpi.
client-edition-imported = { $count ->
    [one] Zaimportowano edycję „{ $name }”: { $count } zmiana.
    [few] Zaimportowano edycję „{ $name }”: { $count } zmiany.
   *[many] Zaimportowano edycję „{ $name }”: { $count } zmian.
}
client-edition-imported-errors = { $count ->
    [one] Zanim da się z nią grać, trzeba w niej poprawić { $count } rzecz:
    [few] Zanim da się z nią grać, trzeba w niej poprawić { $count } rzeczy:
   *[many] Zanim da się z nią grać, trzeba w niej poprawić { $count } rzeczy:
}
client-edition-file = { $file }:
client-edition-file-line = { $file }, wiersz { $number }:

client-edition-missing = Nie ma tu takiej edycji. Mogła zostać usunięta albo należy do innej przeglądarki.
client-edition-all = Wszystkie edycje
client-edition-saved = Zapisano
client-edition-saving = Zapisywanie…
client-edition-waiting = Serwer nie odpowiada. Zmiany są zachowane w tej przeglądarce i zostaną zapisane, gdy tylko odpowie.
client-edition-gone = Tę edycję usunięto gdzie indziej.
client-edition-refused = Serwer nie przyjął tej zmiany. Twoje zmiany są zachowane w tej przeglądarce.
client-edition-keep-as-new = Zapisz jako nową edycję
client-edition-undo = Cofnij
client-edition-redo = Ponów
client-edition-undo-done = Cofnięto: { $name }, { $text }
client-edition-redo-done = Ponowiono: { $name }, { $text }
client-edition-play-with = Zagraj z nią
client-edition-search = Szukaj według nazwy
client-edition-filter = Pokaż
client-edition-filter-all = Wszystkie dane
client-edition-filter-reconstructed = Tylko zrekonstruowane
client-edition-filter-changed = Tylko zmienione
client-edition-sections = Rodzaje elementów
client-edition-list = Lista
client-edition-nothing = Nic tu nie pasuje. Wybierz inny rodzaj albo pokaż wszystkie dane.
client-edition-has-errors = ma błędy
client-edition-previous = Poprzedni element
client-edition-next = Następny element
client-edition-place = { $number } z { $count }
client-edition-reset = Przywróć
client-edition-reset-fact = Przywróć wbudowane: { $name }
client-edition-reset-all = { $count ->
    [one] Wycofaj { $count } zmianę
    [few] Wycofaj { $count } zmiany
   *[many] Wycofaj { $count } zmian
}
client-edition-was = Wbudowane:
client-edition-drop = Wycofaj zmianę: { $name }
client-edition-to-card = Zasady i źródła
client-edition-names = Nazwy
client-edition-name-in = Nazwa ({ $language })
client-edition-language-en = angielski
client-edition-language-pl = polski
client-edition-language-de = niemiecki
client-edition-less = { $name }: o jeden mniej
client-edition-more = { $name }: o jeden więcej
client-edition-slot = { $number }: { $name }
client-edition-slot-add = Dodaj
client-edition-slot-replace = Zamień na
client-edition-slot-full = Brak wolnego miejsca: najpierw wybierz element do zamiany
client-edition-slot-remove = Usuń
client-edition-rows = rzędy
client-edition-columns = kolumny
client-edition-cell = rząd { $number_row }, kolumna { $number_column }
client-edition-shape = Kształt { $text }
client-edition-goal-number = Liczba na karcie celu
client-edition-goal-shape = Kształt na karcie celu
client-edition-how-many = { $least ->
    [1] najwyżej { $most }
   *[other] dokładnie { $most }
}
client-edition-yes = tak
client-edition-no = nie

client-edition-compare-title = Porównanie edycji
client-edition-compare-first = Pierwsza edycja
client-edition-compare-second = Druga edycja
client-edition-only-different = Tylko różnice
client-edition-differences = { $count ->
    [0] Niczym się nie różnią.
    [one] Różnią się w { $count } miejscu.
    [few] Różnią się w { $count } miejscach.
   *[many] Różnią się w { $count } miejscach.
}
client-edition-fact = Informacja
client-edition-differs = inaczej
client-edition-to-piece = Zmień w edycji „{ $name }”

client-edition-sheet = { $count ->
    [one] Jedna informacja różni się od wbudowanej.
    [few] { $count } informacje różnią się od wbudowanych.
   *[many] { $count } informacji różni się od wbudowanych.
}
client-edition-sheet-built-in = Wbudowane
client-edition-sheet-here = W tej edycji
client-edition-sheet-open = Otwórz w edytorze
client-edition-sheet-keep = Zapisz wśród moich edycji
