# Co o grze Nightfall mówią tylko strony poza stołem.

# Start i nowy stół
client-nightfall-tagline = Dowódź wampirami i wilkołakami i dokładaj rozkazy do wspólnego łańcucha.
client-nightfall-about = Słońce zgasło, a ty w ciemności dowodzisz wampirami, wilkołakami, łowcami i ghulami przeciw wszystkim innym przy stole. Twoi sługusi atakują w każdej turze, a rozkazy tworzą łańcuchy, do których inni mogą dołączać swoje, jeśli pasują kolory księżyców. Gdy zostanie rozdana ostatnia rana ze stołu, wygrywa ten, kto ma ich najmniej.
client-nightfall-seats-text = Miejsca następują po sobie zgodnie z ruchem wskazówek zegara; o tym, kto zaczyna, decyduje los.
client-nightfall-learn-text = Pierwsza gra z przewodnikiem, potem pięć praktycznych lekcji.
client-nightfall-draft = Archiwa
client-nightfall-draft-normal = Draft
client-nightfall-draft-normal-text = Każdy dostaje cztery karty i, podając resztę dalej, wybiera dwie na archiwa prywatne i jedną do wspólnych.
client-nightfall-draft-two-player = Draft dla dwojga
client-nightfall-draft-two-player-text = Z czterech kart pierwsza wybrana opuszcza grę, dwie następne to archiwa prywatne, a ostatnia trafia do wspólnych.
client-nightfall-draft-quick-start = Szybki start
client-nightfall-draft-quick-start-text = Bez draftu: każdy dostaje jedną z drukowanych par archiwów prywatnych.
client-nightfall-draft-open-archives = Otwarte archiwa
client-nightfall-draft-open-archives-text = Archiwa wspólne leżą odkryte już przed draftem; z trzech kart wybierasz dwie na archiwa prywatne.
client-nightfall-draft-common-ground = Wspólny grunt
client-nightfall-draft-common-ground-text = Bez archiwów prywatnych: wszystkie wybrane karty trafiają do archiwów wspólnych.
client-nightfall-draft-why-two = Tylko dla dwóch graczy.
client-nightfall-draft-why-secret = W wariancie „Wspólny grunt” nie ma archiwów prywatnych, więc nie mogą być sekretne.
client-nightfall-secret = Sekretne archiwa
client-nightfall-secret-text = Archiwa prywatne są zakryte przed innymi, dopóki właściciel po raz pierwszy nie nabędzie z nich karty.
client-nightfall-promos = Rozkazy promocyjne
client-nightfall-promos-text = Do draftu dochodzą Lisaveta Florescu, „Cień Siedem” i Horda Zombi.
client-nightfall-edition = Wydanie
client-nightfall-edition-en = angielskie
client-nightfall-edition-pl = polskie
client-nightfall-edition-de = niemieckie
client-nightfall-edition-text = Drukowane instrukcje trochę się różnią: w niemieckiej nikt nie widzi, ile ran zostało, efektu ran można użyć także przed uzupełnieniem ręki, a szósta para do szybkiego startu jest inna; w polskiej dwa dopalacze działają inaczej.
client-nightfall-pairs = Pary archiwów
client-nightfall-pairs-random = Losowe
client-nightfall-pairs-named = Wybrane tutaj
client-nightfall-pair = Para dla miejsca { $number }
client-nightfall-series = Puchar końca świata
client-nightfall-series-text = Gra się grę za grą, aż ktoś będzie miał łącznie 100 ran; wygrywa najniższa suma.
client-nightfall-turn-limit = Limit tur
client-nightfall-turn-limit-text = Po tylu turach każdego gracza gra kończy się tak, jakby rozdano ostatnią ranę.

# Nauka

# Karty
client-nightfall-sort-draft = Karty do draftu
client-nightfall-sort-starter = Sługusi startowi
client-nightfall-sort-promo = Rozkazy promocyjne
client-nightfall-sort-wound = Rany
client-nightfall-moon-white = pełnia
client-nightfall-moon-yellow = księżyc garbaty
client-nightfall-moon-green = kwadra (pół tarczy)
client-nightfall-moon-blue = wąski sierp
client-nightfall-moon-purple = pierścień
client-nightfall-moon-red = tarcza rozdarta pazurami
