cli-description = Noctuary: gry planszowe, których akcja toczy się nocą, rozgrywane według dokładnych zasad.
cli-examples =
    Przykłady:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary rules NOC-2.6
      noctuary serve

    noctuary POLECENIE --help mówi więcej o danym poleceniu.
cli-help-usage = Użycie:
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-command = POLECENIE
cli-help-placeholders = FILE=PLIK DIR=FOLDER GAME=GRA SEAT=MIEJSCE NAME=NAZWA COMMAND=POLECENIE KEY=KLUCZ VALUE=WARTOŚĆ WORD=SŁOWO PAIR=PARA PERCENT=PROCENT PATTERN=WZORZEC ACTION=DZIAŁANIE HOST=ADRES ADDRESS=ADRES
cli-help-help = pokaż tę pomoc
cli-help-lang = język wszystkich tekstów (domyślnie język systemu)
cli-help-version = pokaż wersję i używany silnik
cli-help-game = gra, na przykład nocturne
cli-help-seed = liczba, od której zależą wszystkie losowania: to samo ziarno daje tę samą grę
cli-help-option = dowolna opcja gry, na przykład mode=advanced; można podać kilka razy
cli-help-players = ilu jest graczy (domyślnie dwóch albo tylu, ilu wymagają inne opcje)
cli-help-first = miejsce, które zaczyna, na przykład P2 (domyślnie wylosowane)
cli-help-edition-file = użyj poprawionych danych z tego pliku (zob. „noctuary editions”)
cli-help-flags = Opcje gry { $text }
cli-usage = Nie można zrozumieć polecenia: { $text }.
cli-unknown-command = Nie ma polecenia „{ $text }”. Może chodzi o: { $names }?
cli-unknown-argument = „{ $text }” jest tu niezrozumiałe.
cli-bad-argument = Wartość { $text } jest niedozwolona albo jej brakuje.
cli-output = Nie można pisać na standardowe wyjście: { $text }.
cli-system = System operacyjny odmawia: { $text }.
cli-no-folder = Folder, w którym jesteś, już nie istnieje. Przejdź do innego i spróbuj jeszcze raz.
cli-see-help = „{ $command } --help” pokazuje, co jest możliwe.
cli-which-game = Która gra? Podaj ją po poleceniu. Znane gry: { $names }.
cli-option = „{ $text }” nie jest opcją; napisz KLUCZ=WARTOŚĆ, na przykład mode=advanced.
cli-number = „{ $text }” nie jest wartością dla { $option }; podaj liczbę całkowitą nie mniejszą niż { $least }.
cli-player = Gracz { $number }

cli-edition = edycja „{ $text }”, { $number ->
    [0] bez poprawek
    [one] jedna poprawka
    [few] { $number } poprawki
   *[many] { $number } poprawek
}
cli-under-edition = Gra z własnymi danymi: { $edition }.

cli-cards-help = wyświetl karty, płytki, cele i żetony
cli-cards-description = Pokazuje w trzech językach, co jest na każdej karcie, płytce, celu i żetonie w grach, skąd pochodzi każda informacja, jakie rozstrzygnięcia dotyczą danego elementu i gdzie jeszcze on występuje.
cli-cards-examples =
    Przykłady:
      noctuary cards
      noctuary cards nightfall
      noctuary cards nocturne concoction
      noctuary cards vulko
      noctuary cards goal T4
      noctuary cards pióro zaczarowane
      noctuary cards vulko --edition-file mojepudelko.toml
cli-cards-words = gra, rodzaj elementów, oznaczenie lub nazwa albo słowa, z których każde musi występować w opisie; po grze można podać rodzaj lub oznaczenie, po rodzaju oznaczenie lub słowa
cli-cards-sections = „noctuary cards RODZAJ” wymienia elementy jednego rodzaju, „noctuary cards OZNACZENIE” lub nazwa pokazuje jeden element, „noctuary cards SŁOWA” pokazuje wszystkie, w których opisie są te słowa.
cli-cards-more = „noctuary cards OZNACZENIE” pokazuje jeden z nich; gdy to samo oznaczenie ma kilka elementów, podaj najpierw rodzaj, na przykład „noctuary cards goal T4”.
cli-cards-names = W innych językach: { $text }
cli-cards-rulings = Rozstrzygnięcia
cli-cards-built-in = wbudowane: { $text }
cli-cards-corrected = { $text } poprawione w edycji
cli-cards-none = „{ $text }” nie nazywa swoich elementów; gra robi to w `components` (docs/new-game.md).
cli-cards-nothing = „{ $text }” nie występuje w żadnej nazwie ani w żadnym opisie. „noctuary cards” wymienia wszystko, co jest.

cli-editions-help = popraw dane, które w twoim pudełku są inne
cli-editions-description = Części danych z kart nie dało się ustalić, więc je zrekonstruowaliśmy. Jeśli masz tę grę, popraw te dane w pliku: „new” wypisuje plik wyjściowy, „check” wymienia wszystkie błędy w plikach, „compare” pokazuje, czym różnią się dwie edycje (plik albo nazwa gry, czyli dane wbudowane). Aby grać z wybraną edycją, użyj --edition-file.
cli-editions-examples =
    Przykłady:
      noctuary editions new nightfall > mojepudelko.toml
      noctuary editions check mojepudelko.toml
      noctuary editions compare nightfall mojepudelko.toml
      noctuary play nightfall --edition-file mojepudelko.toml
cli-editions-action = co zrobić
cli-editions-what = pliki dla „check”, dwa pliki lub gry dla „compare”, gra dla „new”
cli-editions-which = Co zrobić z edycjami? Wybierz z: { $names }.
cli-editions-check-nothing = Które edycje? Podaj pliki.
cli-editions-compare-two = Które dwie edycje? Podaj dwa pliki albo plik i nazwę jego gry.
cli-editions-compare-games = Jedna z edycji należy do „{ $text }”, druga do „{ $found }”; porównać można tylko edycje tej samej gry.
cli-editions-warning = ostrzeżenie: { $text }
cli-editions-good = Wszystko w porządku; z tą edycją można grać.
cli-editions-playable = Mimo to z tą edycją można grać.
cli-editions-same = Nie ma różnic.
cli-editions-differing = { $number ->
    [one] Różni się jedna informacja.
    [few] Różnią się { $number } informacje.
   *[many] Różni się { $number } informacji.
}
cli-editions-built-in = wbudowane
cli-editions-name = Moje pudełko
cli-editions-new =
    Edycja elementów gry { $text }: co jest na kartach z twojego własnego pudełka.
    Są tu wszystkie dane, które można poprawić; obok podano wbudowaną wartość, jej
    źródło i możliwe wartości. Tam, gdzie w twoim pudełku jest inaczej, usuń # z początku wiersza
    i wpisz to, co widzisz; pozostałych wierszy nie zmieniaj.
    Potem: noctuary editions check PLIK
cli-editions-allowed-number = od { $least } do { $most }
cli-editions-allowed-choice = jedno z: { $names }
cli-editions-allowed-choices = od { $least } do { $most } z: { $names }; każde najwyżej { $repeats ->
    [one] raz
    [few] { $repeats } razy
   *[many] { $repeats } razy
}
cli-editions-allowed-exactly = dokładnie { $most } z: { $names }; każde najwyżej { $repeats ->
    [one] raz
    [few] { $repeats } razy
   *[many] { $repeats } razy
}
cli-editions-allowed-text = najwięcej znaków: { $most }
cli-editions-allowed-truth = true (tak) albo false (nie)
cli-editions-allowed-shape = rzędy złożone z liter X i kropek, najwyżej { $rows } na { $columns }
cli-editions-allowed-goal = jedno z: { $names }

cli-case-help = sprawdź przykłady zasad zapisane jako testy
cli-case-description = Sprawdza przykłady zasad (*.case.yaml) i podaje, które się nie zgadzają i w którym miejscu.
cli-case-examples =
    Przykłady:
      noctuary case cases/nocturne/2-casting.case.yaml
      noctuary case cases
cli-case-files = pliki z przykładami albo foldery z nimi
cli-case-none = W tym folderze nie ma plików z przykładami (*.case.yaml).
cli-case-nothing = Które przykłady? Podaj pliki albo foldery.
cli-case-moves = Ruchy do tego miejsca:

cli-replay-help = opowiedz przebieg zapisanej gry
cli-replay-description = Odtwarza zapis gry, sprawdza go i opowiada, co się działo i jak gra się skończyła.
cli-replay-examples =
    Przykład:
      noctuary replay games/ada.noct
cli-replay-file = zapis gry (*.noct)
cli-replay-nothing = Który zapis gry? Podaj jego nazwę.
cli-replay-unfinished = Gra nie jest skończona. Jak dotąd: { $number ->
    [one] jedna decyzja
    [few] { $number } decyzje
   *[many] { $number } decyzji
}.

cli-takebacks = Gra z cofaniem: cofnięto coś, na co inni już odpowiedzieli.
cli-verify-help = sprawdź, czy w grze losowano i grano uczciwie
cli-verify-description = Odtwarza zapis gry i sprawdza, czy losowanie zgadza się ze zobowiązaniem serwera, czy wynika z niego wszystko, o czym decydował los, i czy ruchy prowadzą do podanego wyniku. Kod wyjścia to 0 tylko wtedy, gdy wszystko to prawda.
cli-verify-examples =
    Przykład:
      noctuary verify ada.noct
cli-verify-json = wypisz wynik sprawdzenia jako JSON
cli-verify-moves = { $number ->
    [one] Jedna decyzja jest zgodna
    [few] Wszystkie { $number } decyzje są zgodne
   *[many] Wszystkie decyzje ({ $number }) są zgodne
} z zasadami.
cli-verify-result = Wynik jest taki, jak podano w pliku.
cli-verify-unfinished = Gra nie ma wyniku.
cli-verify-given-up = Gra została poddana.
cli-given-up = Gra została poddana. Klasyfikacja końcowa:
cli-verify-plain = Do tego losowania nie ma zobowiązania, więc nie wiadomo, jak wybrano jego ziarno { $text }.
cli-verify-added-player = Gracz dodał { $text }.
cli-verify-added-seat = Gracz { $seat } dodał { $text }.
cli-verify-added-server = Sam serwer dodał { $text }.
cli-verify-key = Wszystko wylosowano z klucza { $text }, który wynika z sekretu i dodanych liczb.
cli-verify-commitment = Sekret zgadza się ze zobowiązaniem { $text }. Porównaj je z tym, które stół pokazywał od początku.

cli-rules-help = wyświetl zasady albo szukaj w nich
cli-rules-description = Pokazuje zasady według ich oznaczeń, całe rozdziały albo całe instrukcje. Na pytanie zadane własnymi słowami pokazuje zasady, pojęcia i elementy wszystkich gier, które najlepiej na nie odpowiadają; literówki i brak polskich znaków nie przeszkadzają. Bez argumentów wymienia wszystkie rozdziały.
cli-rules-examples =
    Przykłady:
      noctuary rules NOC-2.6
      noctuary rules NOC-2
      noctuary rules nocturne
      noctuary rules kto wygrywa przy remisie
      noctuary rules nightfall kiedy działa dopalacz
cli-rules-words = oznaczenia zasad lub rozdziałów, nazwy gier albo pytanie; po nazwie gry szuka się tylko w tej grze
cli-rules-unknown = Nie ma zasady „{ $text }”. Może chodzi o: { $names }?
cli-rules-nothing = Nic nie odpowiada na „{ $text }”. Spróbuj innych słów; „noctuary rules” wymienia wszystkie rozdziały.
cli-rules-elsewhere = W grze { $game }: { $names }. Więcej: „noctuary rules { $name } { $text }”.
cli-rules-found = „noctuary rules OZNACZENIE” pokazuje całą zasadę, „noctuary cards RODZAJ OZNACZENIE” element gry.
cli-rules-phases = Fazy po kolei: { $text }
cli-rules-more = „noctuary rules OZNACZENIE” pokazuje rozdział albo zasadę, „noctuary rules GRA” całą instrukcję, „noctuary rules PYTANIE” zasady, które na nie odpowiadają.

cli-sim-help = niech boty rozegrają wiele gier
cli-sim-description = Boty rozgrywają wiele gier; widać odsetek wygranych, średnie arkusze punktacji i szybkość, w rozgrywce jednoosobowej sumy punktów i ich progi, a w scenariuszach to, jak często udaje się je ukończyć. Każde rozdanie rozgrywa się w każdym układzie miejsc; liczba gier jest w tym celu zaokrąglana w górę. Kod wyjścia 1: któryś bot ani razu nie odpowiedział, więc nie ma czego pokazać.
cli-sim-examples =
    Przykłady:
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary sim nocturne --seats greedy,greedy,random --mode advanced
      noctuary sim nocturne --mode solo --games 1000
      noctuary sim nocturne --scenario 7 --players 3
      noctuary sim nightfall --players 5 --variant common-ground
cli-sim-seats = bot na każde miejsce (domyślnie jeden greedy, pozostałe random); poziom może mieć styl: level4-attacker, level4-collector, level4-spoiler; level3.4 to bot między level3 a level4
cli-sim-games = ile gier (domyślnie 100)
cli-sim-processes = ile procesów dzieli się pracą (domyślnie i najwyżej jeden na procesor)
cli-sim-playing = Trwa gra
cli-sim-wins = Wygrane
cli-sim-bot = Bot
cli-sim-rate = Odsetek
cli-sim-interval = 95-procentowy przedział ufności
cli-sim-totals = Sumy punktów
cli-sim-played = Gry
cli-sim-mean = Średnia
cli-sim-deviation = Odchylenie standardowe
cli-sim-interval-mean = 95-procentowy przedział ufności średniej
cli-sim-lowest = Najniższa
cli-sim-highest = Najwyższa
cli-sim-bands = Progi punktowe (95-procentowy przedział ufności)
cli-sim-band = Suma
cli-sim-band-below = poniżej { $number }
cli-sim-band-from = co najmniej { $number }
cli-sim-completed = Ukończony
cli-sim-sheets = Średnie arkusze punktacji
cli-cut-off = Gry przerwane przez limit: { $number } z { $games }. Nie liczą się nikomu.
cli-sim-speed = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s: gry na sekundę: { $speed }, decyzje na sekundę: { $decisions }.

cli-play-help = graj w terminalu
cli-play-description = Rozgrywa grę w terminalu: ludzie grają przy jednej klawiaturze, boty zajmują pozostałe miejsca.
cli-play-examples =
    Przykłady:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary play nocturne --seats human,human --mode advanced --save wieczor.noct
      noctuary play nocturne --mode solo --modifications chest-hunt,twisted-trees
      noctuary play nocturne --scenario 7
      noctuary play nightfall --players 4 --draft quick-start --variant secret-archives
      noctuary play --resume wieczor.noct
cli-play-seats = dla każdego miejsca „human” albo bot (domyślnie jeden human, pozostałe greedy); poziom może mieć styl: level4-attacker, level4-collector, level4-spoiler; level3.4 to bot między level3 a level4
cli-play-save = zapisuj grę w tym pliku po każdym ruchu; gra, która już w nim jest, toczy się dalej
cli-play-overwrite = zastąp to, co jest w tym pliku
cli-play-resume = kontynuuj zapisaną grę
cli-play-resume-as-it-is = Zapisana gra toczy się dalej tak, jak się zaczęła; pomiń miejsca, ziarno, edycję i opcje.
cli-play-resume-alone = Plik sam mówi, która gra jest zapisana; pomiń „{ $text }”.
cli-play-goes-on = Gra zapisana w { $text } toczy się dalej. Aby zacząć w tym pliku nową, dodaj --overwrite.
cli-play-save-used = Ten plik istnieje i nie ma w nim gry, która mogłaby toczyć się dalej; podaj inny albo dodaj --overwrite, aby go zastąpić. Co jest w nim nie tak: { $text }
cli-play-save-another = Jest tu zapisana inna gra. Kontynuuj ją poleceniem „{ $command } play --resume { $path }”, podaj inny plik albo dodaj --overwrite, aby ją zastąpić.
cli-play-save-finished = Jest tu zapisana skończona gra. Podaj inny plik albo dodaj --overwrite, aby ją zastąpić.
cli-play-save-there = W tym pliku już coś jest; pozostaje bez zmian. Podaj inny.
cli-play-seat = Miejsca nie może zająć „{ $text }”; do wyboru: { $names }.
cli-play-begin = Wpisz numer ruchu albo sam ruch. „help” pokazuje wszystkie polecenia.
cli-play-hand-over = { $seat }, twoja kolej. Naciśnij Enter, kiedy nikt poza tobą nie widzi ekranu.
cli-play-no-choice = Jedyny możliwy teraz ruch to „{ $line }”. Naciśnij Enter.
cli-play-wait = Enter: dalej; „quit”: koniec. Wszystkie inne polecenia działają dopiero potem.
cli-play-number = Nie ma ruchu { $text }; są numery od 1 do { $last }.
cli-play-unknown = „{ $text }” nie jest ani ruchem, ani poleceniem. „moves” pokazuje dozwolone ruchy, „help” polecenia.
cli-play-other-seat = { $seat } nie siedzi teraz przy klawiaturze.
cli-play-legal = Ruch „{ $line }” jest dozwolony.
cli-play-commands =
    Polecenia:
      12                wykonaj ruch numer 12
      { $line } wykonaj ruch tak zapisany
      { $text } wyjaśnij, dlaczego ruch jest niemożliwy
      board             pokaż stół
      moves             pokaż dozwolone ruchy
      hint              poproś o podpowiedź; drugi raz: pokaż ruch
      log               pokaż, co się działo
      { $rule } pokaż zasadę
      ? SŁOWA           pokaż kartę, płytkę, cel albo zasadę
      save PLIK         zapisz grę
      resign            poddaj grę i przegraj; przy co najmniej 3 graczach dalej gra bot
      quit [PLIK]       zapisz i przerwij
cli-play-save-where = Gdzie zapisać? Napisz „save PLIK”.
cli-play-saved = Zapisano w { $text }.
cli-play-unsaved = Ta gra nie jest nigdzie zapisana. „quit PLIK” zapisuje ją i kończy; drugie „quit” kończy bez zapisywania.
cli-play-not-saved = Gra nie została zapisana. Aby móc grać dalej kiedy indziej, zacznij grę z --save PLIK.
cli-play-come-back = Gra jest zapisana ze wszystkimi ruchami. Aby grać dalej: { $command } play --resume { $text }

cli-new-help = utwórz małą grę jako początek własnej
cli-new-description = Zapisuje w folderze gier albo jako osobny pakiet małą grę, w którą można grać: zasady w jednym pliku, słowa po angielsku i jeden przykład. Zmieniaj ją po kawałku; pokazuje to docs/new-game.md.
cli-new-examples =
    Przykłady:
      noctuary new lanterns
      noctuary new lanterns --at ~/lanterns
cli-new-name = nazwa gry: małe litery i cyfry
cli-new-at = zapisz osobny pakiet z testami w tym folderze zamiast w folderze gier (gdy Noctuary jest zainstalowane, domyślnie NAZWA)
cli-new-bad-name = „{ $text }” nie nadaje się na nazwę gry; użyj małych liter i cyfr, na przykład lanterns.
cli-new-there = { $path } już istnieje; wybierz inną nazwę.
cli-new-taken = Gra o nazwie „{ $text }” już istnieje; wybierz inną nazwę.
cli-new-package =
    W folderze { $path } jest teraz pakiet z grą. Zainstaluj go obok Noctuary i wypróbuj grę:
      pip install -e { $path }
      noctuary play { $name }
      pytest { $path }
    Potem zmień zasady w src/noctuary_{ $name }/game.py, słowa w words/en i przykład w cases.
cli-new-done =
    W folderze { $path } jest teraz gra. Wypróbuj ją:
      noctuary play { $name }
      noctuary sim { $name } --games 100
      noctuary case { $path }
      noctuary serve
    Potem zmień zasady w game.py, słowa w words/en i przykład w cases.
