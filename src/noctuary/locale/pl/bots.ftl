bot-name = „{ $text }” nie może być nazwą bota; użyj najwyżej 24 liter (a–z), cyfr i znaków „.”, „_”, „-”, zaczynając od litery.
bot-name-taken = Jest już bot albo gracz o nazwie „{ $text }”; wybierz inną nazwę.
bot-command = Nie można uruchomić bota „{ $bot }”: nie ma programu „{ $text }” albo brakuje w nim zamykającego cudzysłowu.
bot-system = Bot „{ $bot }” nie może grać w tym systemie: zewnętrzne programy grają tylko w systemach Linux i macOS.
bot-option = „{ $text }” nie określa bota; napisz NAZWA=POLECENIE, na przykład moj="python3 mojbot.py".
bot-late = Bot „{ $bot }” nie odpowiedział w ciągu { $seconds } s.
bot-unasked = Bot „{ $bot }” napisał coś niepytany: „{ $text }”. Jego standardowe wyjście służy wyłącznie do odpowiedzi, po jednej w wierszu; wszystko inne powinien pisać na wyjście błędów.
bot-garbage = Bot „{ $bot }” odpowiedział „{ $text }” zamiast obiektem JSON w jednym wierszu.
bot-illegal = Bot „{ $bot }” odpowiedział ruchem „{ $text }”, którego nie było wśród podanych mu ruchów.
bot-protocol = Bot „{ $bot }” używa protokołu w wersji „{ $text }”; ten program używa wersji { $number }.
bot-closed = Bot „{ $bot }” zamknął swoje standardowe wyjście.
bot-exit = Bot „{ $bot }” zakończył działanie w trakcie gry z kodem wyjścia { $number }.
bot-signal = Bot „{ $bot }” został zakończony sygnałem { $number } w trakcie gry.
bot-broken = Bot „{ $bot }” zawiódł albo nie odpowiedział na czas.
bot-said = Ostatnie wiersze jego wyjścia błędów:
bot-failed = Bot „{ $bot }” zawiódł { $number ->
    [one] raz:
    [few] { $number } razy, ostatnio tak:
   *[many] { $number } razy, ostatnio tak:
}
bot-stood-in = { $number ->
    [one] Przy jednym ruchu zawiódł dwukrotnie, więc wykonał go { $bot }.
    [few] { $bot } wykonał za niego { $number } ruchy (liczba gier: { $games }). Bota zastępuje się przy ruchu, przy którym zawiódł dwukrotnie, a po trzecim takim ruchu w jednej grze aż do jej końca.
   *[many] { $bot } wykonał za niego { $number } ruchów (liczba gier: { $games }). Bota zastępuje się przy ruchu, przy którym zawiódł dwukrotnie, a po trzecim takim ruchu w jednej grze aż do jej końca.
}
bot-silent = „{ $bot }” ani razu nie odpowiedział, więc nic o nim nie wiadomo, a gry z nim nie liczą się nikomu.
bot-stands-in = Ruch wykonuje za niego { $bot }.
cli-bot = program, który gra pod nazwą NAZWA, zob. docs/bot-protocol.md; można podać kilka razy
cli-bot-seconds = ile sekund taki program ma na ruch (domyślnie 5)
