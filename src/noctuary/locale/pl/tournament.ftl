tournament-bots = W turnieju grają co najmniej dwa boty; podaj je po nazwie gry. Znane boty: { $names }.
tournament-twice = Bot „{ $text }” jest podany dwa razy; w turnieju grają różne boty.
tournament-stop = --stop dotyczy pierwszego bota w turnieju z --gauntlet; dodaj --gauntlet.
tournament-percent = „{ $text }” nie jest wartością --stop; podaj procent od 1 do 99.
tournament-alone = Przy tych opcjach gra się w pojedynkę, więc nie ma z kim wygrać; zob. „noctuary sim”.
tournament-file = Ten plik nie zawiera wyników turnieju; podaj inny albo nowy.
tournament-format = Te wyniki pochodzą z innej wersji Noctuary, która inaczej rozdawała. Podaj nowy plik; ten pozostanie bez zmian.
tournament-differs = To wyniki innego turnieju: „{ $text }” to w nim { $found }, a nie { $expected }. Podaj te same argumenty, by go dokończyć, albo nowy plik.
tournament-line = Nie można odczytać tego wiersza: { $text }. Usuń go i wszystkie następne; te rundy zostaną rozegrane ponownie.
tournament-order = Wynik numer { $number } nie powinien być w tym miejscu. Usuń go i wszystkie następne; te rundy zostaną rozegrane ponownie.
tournament-missing = { $option } wymaga pakietu { $text }, który nie jest zainstalowany; zainstaluj Noctuary z dodatkiem „balance”: make build && pip install "$(ls dist/*.whl)[balance]"
tournament-picture = Nie można zapisać obrazu „{ $text }”; możliwe rozszerzenia: { $names }.

cli-tournament-help = sprawdź, które boty są lepsze
cli-tournament-description = Boty grają ze sobą, każdy z każdym albo (--gauntlet) pierwszy z każdym z pozostałych; widać ranking Elo i odsetek wygranych. Każde rozdanie rozgrywa się w każdym układzie miejsc. Gdy graczy jest więcej niż dwóch, na każdym miejscu siedzi inny bot, jeśli botów wystarcza; przy --gauntlet wszystkie pozostałe miejsca zajmuje ten sam przeciwnik. Kod wyjścia 1: któryś bot ani razu nie odpowiedział, więc nie ma rankingu.
cli-tournament-examples =
    Przykłady:
      noctuary tournament nocturne greedy random --deals 500
      noctuary tournament nightfall greedy random --gauntlet --players 4 --stop 75
      noctuary tournament nocturne greedy moj --bot moj="python3 mojbot.py" --results moj.jsonl
cli-tournament-bots = dwa boty lub więcej; poziom może mieć styl: level4-attacker, level4-collector, level4-spoiler; level3.4 to bot między level3 a level4
cli-tournament-gauntlet = tylko pierwszy bot przeciw każdemu z pozostałych
cli-tournament-deals = ile rozdań przy każdym stole (domyślnie 100)
cli-tournament-stop = z --gauntlet: zakończ gry z danym przeciwnikiem, gdy tylko będzie pewne (błąd najwyżej 5%), że pierwszy bot wygrywa częściej albo rzadziej niż w tylu procentach gier
cli-tournament-seed = powtórz turniej: klucz podany w jego wynikach albo liczba (do własnych prób: boty z zewnątrz mogą ją odgadnąć, a z nią wszystkie zakryte karty); domyślnie losowany jest nowy klucz
cli-tournament-results = dopisuj wyniki do tego pliku; to samo polecenie wznawia turniej tam, gdzie został przerwany, także z większym --deals
cli-tournament-json = wypisz wyniki jako JSON
cli-tournament-csv = zapisz wszystkie gry jako CSV
cli-tournament-parquet = zapisz wszystkie gry jako Parquet
cli-tournament-plot = narysuj ranking (.svg lub .png)
cli-tournament-continue = To, co rozegrano, jest w { $text }; to samo polecenie wznowi turniej od tego miejsca.
cli-tournament-title = Turniej: { $text }
cli-tournament-axis = Elo, 95-procentowe przedziały ufności
cli-tournament-ratings = Ranking
cli-tournament-elo = Elo
cli-tournament-interval = 95%
cli-tournament-seats = Występy
cli-tournament-won = Wygrane (95%)
cli-tournament-pairs = Wyniki w parach
cli-tournament-opponent = przeciw
cli-tournament-deals-played = Rozdania
cli-tournament-games = Gry
cli-tournament-ahead = Wyższa lokata (95%)
cli-tournament-above = Rozstrzygnięte: { $bot } wygrywa z { $other } w ponad { $rate }% gier.
cli-tournament-below = Rozstrzygnięte: { $bot } wygrywa z { $other } w mniej niż { $rate }% gier.
cli-tournament-undecided = Nierozstrzygnięte: czy { $bot } wygrywa z { $other } więcej czy mniej niż { $rate }% gier.
cli-tournament-key = Klucz rozdań; „--seed” z tym kluczem powtarza turniej: { $text }
cli-tournament-method = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}. Elo wynika z tego, kto przed kim skończył (remis liczy się za pół), a jego średnia to 0; przewaga 400 punktów to dziesięciokrotnie większe szanse. We wszystkich przedziałach za niezależne uznaje się rozdania, a nie gry.
