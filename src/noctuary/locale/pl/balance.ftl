# Raporty o równowadze gry.
balance-title = { $text }: równowaga
balance-method = Przedziały obejmują prawdziwą wartość z ufnością 95 %. Wynikają z tego, jak bardzo różnią się rozdania, bo to, co dzieje się w jednej grze i w grach z tego samego rozdania, jest ze sobą powiązane. Na wykresach pojedynczych elementów linia przerywana to średnia wszystkich; gruby pasek rozkładu obejmuje środkową połowę wartości, cienki sięga od 5. do 95. percentyla, romby to średnie.
balance-marks = Na ile element jest znany: ● nic nie zrekonstruowano, ◐ część danych zrekonstruowano, ○ zrekonstruowano wszystkie, ✎ poprawiono w edycji komponentów.
balance-contents = Spis treści
balance-numbers = Wszystkie liczby
balance-alone = { $value } (95 %: { $interval }; liczba obserwacji: { $number })
balance-thing = Element
balance-other = Do
balance-way = Sposób
balance-all-ways = łącznie
balance-rate = Odsetek
balance-mean = Średnia
balance-interval = Przedział 95 %
balance-number = Obserwacje
balance-percentiles = 5 · 25 · 50 · 75 · 95 %
balance-source = Dane
balance-known = bez rekonstrukcji
balance-reconstructed = zrekonstruowane: { $text }
balance-edited = poprawione: { $text }
balance-place = { $number }. w kolejności
balance-options = Opcje
balance-bots = Boty
balance-games = Gry
balance-seed = Ziarno
balance-facts = Dane
balance-built-in = wbudowane ({ $text })
balance-edition = „{ $text }” ({ $hash })
balance-measure-won-seat = Zwycięstwa według miejsca
balance-measure-won-seat-about = Jak często każde miejsce przy stole było pierwsze. To, kto zaczyna, losuje się dla każdego rozdania, chyba że opcje mówią inaczej.
balance-measure-won-bot = Zwycięstwa według bota
balance-measure-won-bot-about = Jaką część zwycięstwa miał każdy bot na każdym miejscu, które zajmował; wspólne zwycięstwa dzielą się na części.
balance-measure-decisions = Decyzje w grze
balance-measure-decisions-about = Ile ruchów wybrały boty; ruchów wymuszonych nie liczymy.
balance-missing = Raporty o równowadze wymagają programu { $text }, którego nie ma; zainstaluj Noctuary z dodatkiem „balance”: pip install "noctuary[balance]"
balance-out = Raportu nie da się zapisać w { $text }: { $reason }.
cli-balance-help = zbadaj, jak gra się rozgrywa; raport z wykresami
cli-balance-description = Boty rozgrywają wiele gier, a program zapisuje, co z nich wynika o miejscach, kartach, celach, kafelkach i łączeniu kart: raport z wykresami (HTML, jeden plik) i wszystkie liczby (Parquet). Każde rozdanie rozgrywa się w każdym układzie miejsc; liczba gier jest do tego zaokrąglana w górę. Takie samo ziarno daje taki sam raport.
cli-balance-examples =
    Przykłady:
      noctuary balance nightfall --players 3 --games 1000
      noctuary balance nocturne --players 4 --mode advanced --seed 7
      noctuary balance nocturne --mode solo --edition-file my-box.toml --out my-box
cli-balance-seats = bot na każde miejsce (domyślnie wszędzie greedy)
cli-balance-games = ile gier (domyślnie 300)
cli-balance-out = folder, w którym zapisać pliki (domyślnie „balance”)
cli-balance-written = Zapisano: { $text }
