edition-none = „{ $text }” nie ma danych, które można poprawić; gra podaje je w `editable` (docs/new-game.md).
edition-toml = To nie jest plik TOML: { $text }.
edition-key = „{ $text }” nic tu nie znaczy; edycja składa się z: { $names }.
edition-no-game = Edycja nie mówi, do której gry należy; dodaj wiersz taki jak: game = "nightfall".
edition-name = „{ $text }” nie może być nazwą edycji; potrzeba od 1 do { $most } widocznych znaków w jednym wierszu.
edition-changes = „changes” musi być tabelą danych i ich nowych wartości.
edition-too-many = Zmian jest za dużo: { $number }; może ich być najwyżej { $most }.
edition-line = Wiersz edycji może mieć najwyżej { $most } znaków.
edition-value = „{ $found }” nie może być wartością „{ $text }” ani żadnych innych danych; podaj liczbę całkowitą, słowo w cudzysłowie, true, false albo ich listę.
edition-inside = Nie można zmienić naraz „{ $text }” i „{ $other }”, bo jedno jest częścią drugiego. Usuń którąś z tych zmian.
edition-game = Ta edycja jest do gry „{ $text }”, a nie „{ $expected }”.
edition-fact = Nie ma danych „{ $text }”, które można zmienić. Może chodzi o: { $names }?
edition-fact-unlike = Nie ma danych „{ $text }”, które można by zmienić.
edition-number = „{ $found }” tu nie pasuje; potrzebna jest liczba całkowita od { $least } do { $most }.
edition-choice = „{ $found }” tu nie pasuje; do wyboru: { $names }.
edition-list = „{ $found }” nie jest listą; podaj listę z: { $names }.
edition-repeated = „{ $found }” występuje tu zbyt wiele razy; dozwolone jest najwyżej { $most ->
    [one] raz
    [few] { $most } razy
   *[many] { $most } razy
}.
edition-length = Liczba pozycji: { $number }; powinno ich być od { $least } do { $most }.
edition-text = „{ $found }” nie może być nazwą karty; potrzeba od 1 do { $most } widocznych znaków w jednym wierszu.
edition-truth = „{ $found }” tu nie pasuje; możliwe jest true (tak) albo false (nie).
edition-shape = „{ $found }” nie jest kształtem; narysuj go w rzędach równej długości, w których „X” to pole, a „.” to jego brak, bez pustych brzegów. Najwyższa liczba rzędów: { $rows }, kolumn: { $columns }.
record-corrections = „corrections” musi zawierać nazwę (name) i zmiany (changes) edycji elementów, nic więcej.
