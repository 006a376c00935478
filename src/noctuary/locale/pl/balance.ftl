# Raporty o równowadze gry.
balance-title = { $text }: równowaga
balance-title-changes = { $text }: co zmienia edycja
balance-method = Przedziały to 95-procentowe przedziały ufności; dla odsetków ufność wynosi co najmniej tyle. Średnia nie ma przedziału, gdy rozdań jest za mało albo wszystkie są jednakowe. Przedziały wynikają z tego, jak bardzo różnią się rozdania, bo to, co dzieje się w jednej grze i w grach z tego samego rozdania, jest ze sobą powiązane. Na wykresach pojedynczych elementów linia przerywana to średnia wszystkich; na wykresach rozkładów gruby pasek obejmuje środkową połowę wartości, cienki sięga od 5. do 95. percentyla, a romby to średnie.
balance-method-changes = Zmiana to różnica średnich lub odsetków w grach z tych samych rozdań (odsetków: w punktach procentowych); linia przerywana oznacza brak zmiany. Spośród zmian z przedziałem najwyżej co dwudziesta leży poza nim przez czysty przypadek.
balance-marks = Na ile element jest znany: ● nic nie zrekonstruowano, ◐ część danych zrekonstruowano, ○ zrekonstruowano wszystkie, ✎ poprawiono w edycji elementów.
balance-contents = Spis treści
balance-numbers = Wszystkie liczby
balance-alone = { $value } (95%: { $interval }; liczba obserwacji: { $number })
balance-thing = Element
balance-other = Połączony z
balance-way = Część
balance-all-ways = łącznie
balance-rate = Odsetek
balance-mean = Średnia
balance-before = Przed
balance-after = Po
balance-change = Zmiana
balance-interval = 95-procentowy przedział ufności
balance-number = Obserwacje
balance-percentiles = 5 · 25 · 50 · 75 · 95%
balance-source = Dane
balance-known = nic nie zrekonstruowano
balance-reconstructed = zrekonstruowane: { $text }
balance-edited = poprawione: { $text }
balance-place = { $number }. w kolejności tur
balance-options = Opcje
balance-bots = Boty
balance-games = Gry
balance-cut-off = Gry przerwane
balance-stood-in = Ruchy zastępców (gry)
balance-seed = Ziarno
balance-facts = Dane
balance-built-in = wbudowane ({ $text })
balance-edition = „{ $text }” ({ $hash })
balance-measure-won-seat = Wygrane według miejsca
balance-measure-won-seat-about = Jak często wygrywano na każdym z miejsc przy stole. To, kto zaczyna, jest losowane osobno dla każdego rozdania, chyba że opcje mówią inaczej.
balance-measure-won-bot = Wygrane według bota
balance-measure-won-bot-about = Odsetek wygranych każdego bota na każdym miejscu, które zajmował; wspólna wygrana liczy się każdemu tylko w części.
balance-measure-decisions = Decyzje w grze
balance-measure-decisions-about = Ile ruchów wybrały boty; ruchów wymuszonych nie liczymy.
balance-missing = Raporty o równowadze wymagają pakietu { $text }, który nie jest zainstalowany; zainstaluj Noctuary z dodatkiem „balance”: make build && pip install "$(ls dist/*.whl)[balance]"
balance-out = Raportu nie można zapisać w { $text }: { $reason }.
cli-balance-help = niech boty rozegrają wiele gier; powstanie raport o równowadze, z wykresami
cli-balance-description = Boty rozgrywają wiele gier, a program zapisuje, co z nich wynika o miejscach, kartach, celach, płytkach i łączeniu kart: raport z wykresami (HTML, jeden plik) i wszystkie liczby (Parquet). Każde rozdanie rozgrywa się w każdym układzie miejsc; liczba gier jest w tym celu zaokrąglana w górę. Takie samo ziarno daje taki sam raport. Kod wyjścia 1: któryś bot ani razu nie odpowiedział, więc raport nie powstaje.
cli-balance-examples =
    Przykłady:
      noctuary balance nightfall --players 3 --games 1000
      noctuary balance nocturne --players 4 --mode advanced --seed 7
      noctuary balance nocturne --mode solo --edition-file my-box.toml --out my-box
      noctuary balance nocturne --players 3 --levels 3,5 --compare my-box.toml
      noctuary balance nocturne --players 3 --search 50 --facts "concoctions.*.points1"
cli-balance-seats = bot na każde miejsce (domyślnie wszędzie greedy)
cli-balance-games = ile gier (domyślnie 300)
cli-balance-out = folder, w którym zapisać pliki (domyślnie „balance”)
cli-balance-written = Zapisano: { $text }
cli-balance-levels = poziomy botów, na przykład 3,5: po jednym raporcie, z botami tego poziomu na wszystkich miejscach
cli-balance-compare = plik edycji: rozegraj te same rozdania także z nią i pokaż, co zmienia
cli-balance-both = Podaj albo boty (--seats), albo poziomy dla wszystkich miejsc (--levels).
balance-clear = Liczby z przedziałem, które wyraźnie się zmieniły (95-procentowy przedział nie obejmuje braku zmiany): { $number } z { $all }; przez sam przypadek byłoby ich do około { $chance }.
balance-search-nothing = Do „{ $text }” nie pasują żadne zrekonstruowane dane, które można zmieniać; „noctuary editions new GRA” podaje ścieżki wszystkich danych.
balance-search-differs = Ten plik zawiera inne wyszukiwanie: jego „{ $text }” to { $found }, a nie { $expected }. Wybierz inny folder (--out) albo usuń plik.
cli-balance-search = wypróbuj tyle edycji i znajdź tę, z którą wygrane, nabycia i dopalacze rozkładają się najbardziej równo; zmieniane są tylko dane zrekonstruowane
cli-balance-facts = z --search: zmieniaj tylko dane, których ścieżka pasuje do wzorca, na przykład "concoctions.*.points1" (domyślnie wszystkie zrekonstruowane)
cli-balance-within = z --search: o ile mogą się zmienić liczby (domyślnie 1)
cli-balance-trying = Wypróbowane edycje
cli-balance-found-name = Znaleziona przez wyszukiwanie
cli-balance-found = Znaleziono edycję, z którą gra jest bardziej wyrównana; liczba zmienionych danych: { $number }. Nierówność w grach rozegranych podczas wyszukiwania: przed { $before }, po { $after }. Zapisano: { $text }
cli-balance-found-nothing = Z żadną z wypróbowanych edycji gra nie jest bardziej wyrównana niż teraz (nierówność { $before }).
cli-balance-evenness = Nierówność: przed { $before }, po { $after } (95-procentowy przedział ufności zmiany przy tej liczbie rozdań: { $interval }). To suma odchyleń standardowych tych odsetków, które w wyrównanej grze byłyby takie same, w punktach procentowych; przypadek ją powiększa, tym bardziej, im mniej jest rozdań.
