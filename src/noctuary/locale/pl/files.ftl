file-one-document = Powinien tu być dokładnie jeden dokument, a jest ich { $number }.
file-no-yaml = Nie da się tego odczytać jako YAML ({ $text }).
file-too-deep = Zagnieżdżenie jest tu zbyt głębokie.
file-key = Klucz musi być pojedynczym słowem lub liczbą.
file-repeated-key = „{ $text }” występuje tu po raz drugi.
file-repetition = „{ $text }” nie może się tyle razy powtórzyć; po „x” podaj liczbę od 1 do { $last }.
position-key = Nie ma tu wpisu „{ $text }”; możliwe: { $names }.
position-list = Tu powinna być lista, a nie „{ $text }”.
position-mapping = Tu powinny być wpisy z nazwami, a nie „{ $text }”.
position-number = Tu powinna być liczba całkowita od { $least } do { $most }, a nie „{ $text }”.
position-truth = Wpisz tu true albo false, a nie „{ $text }”.
position-word = Nie ma tu „{ $text }”; możliwe: { $names }.
position-value = „{ $text }” nie ma tu sensu.
position-pending = Zapis tego, co jest w toku, nie ma sensu: { $text }. Zapisuje to sam silnik; w pozycji wpisanej ręcznie pomiń ten wpis.
position-many = W pudełku nie ma tylu egzemplarzy „{ $text }”.
position-stuck = Z tej pozycji gra nie może toczyć się dalej ({ $text }).
differs-value = { $path }: oczekiwano { $expected }, jest { $found }
differs-list = { $path }: brakuje { $missing }, nadmiarowe { $surplus }, jest { $found }
differs-size = { $path }: oczekiwano rzędów o długości { $expected }, jest { $found }
file-unreadable = Nie można odczytać tego pliku: { $text }.
file-no-text = To nie jest plik tekstowy (UTF-8).
file-extraordinary = To nie jest zwykły plik, tylko folder, potok albo urządzenie, więc nic się z niego nie czyta ani do niego nie dopisuje.
file-too-large = Ten plik jest za duży: czyta się najwyżej { $number } MB. Czy to na pewno ten?
case-no-mapping = Przykład to zestaw kluczy, np. „title: …”.
case-none = W tym pliku nie ma żadnego przykładu.
case-key = Przykład nie może mieć klucza „{ $text }”; może mieć: { $names }.
case-kind = Wpis „{ $text }” jest niewłaściwego rodzaju.
case-game = Ten przykład nie podaje, do której gry należy: dopisz „game: NAZWA” albo umieść plik w folderze nazwanym jak gra (cases/NAZWA/).
case-seed = Ziarno losowe musi być liczbą całkowitą.
case-step = Wpis w „moves” to zapis ruchu albo dokładnie jedno z: { $names }; przy „refused” musi stać „rule”, a przy pozostałych nie może.
case-lines = Tutaj potrzebna jest lista zapisów ruchów.
case-illegal = Ruch „{ $line }” został odrzucony na podstawie zasady { $rule }:
case-other-rule = Ruch „{ $line }” został odrzucony na podstawie zasady { $rule } zamiast { $expected }:
case-not-refused = Ruch „{ $surplus }” powinien zostać odrzucony, a jest dozwolony.
case-legal = Dozwolone ruchy są inne: brakuje { $missing }; nadmiarowe { $surplus }.
case-includes = Te ruchy powinny być dozwolone, a nie są: { $missing }.
case-excludes = Te ruchy nie powinny być dozwolone, a są: { $surplus }.
file-unwritable = Nie można zapisać tego pliku: { $text }.
file-used = Inny program właśnie tu dopisuje. Poczekaj, aż skończy, albo podaj inny plik lub folder.
file-foreign = Plik o tej nazwie już istnieje i nie pochodzi od tego polecenia; pozostaje bez zmian. Podaj inną nazwę albo przenieś ten plik.
record-no-moves = To nie jest zapis gry: brakuje wiersza „---” między nagłówkiem a ruchami.
record-header = To nie jest zapis gry: nie zaczyna się od nagłówka.
record-key = Nagłówek zapisu gry nie może mieć klucza „{ $text }”; może mieć: { $names }.
record-missing = W nagłówku brakuje „{ $text }”.
record-mapping = „{ $text }” musi być zestawem kluczy.
record-format = Ten zapis gry ma format { $found }, a ten program czyta format { $expected }. Być może potrzebna jest nowsza wersja.
record-rules = Tę grę rozegrano według wersji zasad { $found }; ten program ma { $expected } i nie może jej odtworzyć.
record-edition = Tę grę rozegrano z elementami edycji { $found }; ten program ma edycję { $expected } i nie może jej odtworzyć.
record-facts = Tę grę rozegrano z innymi elementami ({ $found }); ten program ma { $expected } i nie może jej odtworzyć.
record-seats = Miejsca muszą być takie i w tej kolejności: { $names }.
record-seat = { $seat } musi mieć dokładnie „name” i „kind”.
record-players = Ta gra ma { $expected ->
    [one] jedno miejsce
    [few] { $expected } miejsca
   *[many] { $expected } miejsc
}, a podano { $number ->
    [one] jednego gracza
    [few] { $number } graczy
   *[many] { $number } graczy
}.
record-seed = „{ $text }” nie jest ziarnem losowym; podaj liczbę całkowitą od 0 do { $last }.
deal-number = „{ $text }” nie jest liczbą o { $number } cyfrach szesnastkowych.
deal-keys = Losowanie („deal”) musi zawierać dokładnie „commitment”, „secret” i „additions”.
deal-names = Do losowania mogli coś dodać tylko: { $names }.
deal-commitment-wrong = Zobowiązanie nie zgadza się z sekretem: to nie jest obiecane losowanie.
deal-key-wrong = Ziarno nie wynika z losowania; powinno to być { $text }.
record-undo = Nie można cofnąć { $number ->
    [one] jednej decyzji
    [few] { $number } decyzji
   *[many] { $number } decyzji
}; jak dotąd { $last ->
    [one] zapadła jedna
    [few] zapadły { $last }
   *[many] zapadło ich { $last }
}.
record-undo-line = „{ $text }” nie mówi, ile decyzji cofnąć; napisz „undo” i liczbę od 1 wzwyż.
record-undos = W tej grze nie można już niczego cofnąć; limit cofnięć to { $number }.
record-lines = Zapis gry ma po nagłówku najwyżej { $number } wierszy; ten ma ich więcej.
record-resigned = { $seat }: ten gracz już poddał grę.
record-result = Wynik w nagłówku nie jest tym, do którego prowadzą ruchy ({ $path }).
record-unfinished = Nagłówek podaje wynik, ale ruchy nie dochodzą do końca gry.
