# Co o grze Nightfall mówią tylko strony poza stołem.

# Start i nowy stół
client-nightfall-tagline = Łańcuchy rozkazów w mroku.
client-nightfall-about = Słońce zgasło, a ty w ciemności dowodzisz wampirami, wilkołakami, łowcami i ghulami przeciw wszystkim przy stole. Twoi słudzy atakują w każdej turze, a rozkazy tworzą łańcuchy, do których inni mogą dołączać swoje, księżyc do księżyca. Gdy zostanie rozdana ostatnia rana ze stołu, wygrywa ten, kto ma najmniej ran.
client-nightfall-seats-text = Miejsca idą kolejno zgodnie z ruchem wskazówek zegara; o tym, kto zaczyna, decyduje los.
client-nightfall-learn-text = Gra w dziewięciu krokach, a potem pierwszy stół.
client-nightfall-draft = Archiwa
client-nightfall-draft-normal = Draft
client-nightfall-draft-normal-text = Każdy dostaje cztery karty i, podając resztę dalej, wybiera dwie do archiwów prywatnych i jedną do wspólnych.
client-nightfall-draft-two-player = Draft dla dwojga
client-nightfall-draft-two-player-text = Z czterech kart pierwsza wybrana opuszcza grę, dwie następne to archiwa prywatne, a ostatnia trafia do wspólnych.
client-nightfall-draft-quick-start = Szybki start
client-nightfall-draft-quick-start-text = Draftu nie ma: każdy dostaje jedną z drukowanych par archiwów prywatnych.
client-nightfall-draft-open-archives = Jawne archiwa
client-nightfall-draft-open-archives-text = Archiwa wspólne leżą odkryte już przed draftem; z trzech kart wybierasz dwie do archiwów prywatnych.
client-nightfall-draft-common-ground = Wspólne dobro
client-nightfall-draft-common-ground-text = Archiwów prywatnych nie ma: wszystkie wybrane karty trafiają do wspólnych.
client-nightfall-draft-why-two = Tylko dla dwóch graczy.
client-nightfall-draft-why-secret = Przy wspólnym dobru nie ma archiwów prywatnych, które mogłyby być tajne.
client-nightfall-secret = Tajne archiwa
client-nightfall-secret-text = Archiwa prywatne są zakryte przed innymi, dopóki właściciel po raz pierwszy z nich nie pozyska.
client-nightfall-promos = Rozkazy promocyjne
client-nightfall-promos-text = Do draftu dochodzą Lisaveta Florescu, „Cień Siedem” i Horda Zombi.
client-nightfall-edition = Wydanie
client-nightfall-edition-en = angielskie
client-nightfall-edition-pl = polskie
client-nightfall-edition-de = niemieckie
client-nightfall-edition-text = Drukowane instrukcje trochę się różnią: w niemieckiej nikt nie widzi, ile ran zostało, a efektu ran można użyć także przed uzupełnieniem ręki; w polskiej dwa bonusy działają inaczej.
client-nightfall-pairs = Pary archiwów
client-nightfall-pairs-random = Losowe
client-nightfall-pairs-named = Wybrane tutaj
client-nightfall-pair = Para na miejscu { $number }
client-nightfall-series = Seria „Koniec świata”
client-nightfall-series-text = Gra następuje po grze, aż ktoś będzie mieć łącznie 100 ran; wygrywa najniższa suma.
client-nightfall-turn-limit = Limit tur
client-nightfall-turn-limit-text = Po tylu turach każdego gracza gra kończy się tak, jakby rozdano ostatnią ranę.

# Nauka
client-nightfall-learn-aim-title = Wyjdź z tego cało
client-nightfall-learn-aim = Każde obrażenie, które do ciebie dotrze, dokłada ranę do twoich kart. Gdy rany na stole się skończą, kończy się gra, a wygrywa ten, kto ma ich najmniej.
client-nightfall-learn-cards-title = Czytaj karty
client-nightfall-learn-cards = Rozkaz to sługa albo akcja. Duży księżyc to jego kolor, małe księżyce to kolory, z którymi się łączy, a księżyc z iskrą to jego bonus.
client-nightfall-learn-draft-title = Wybierz archiwa
client-nightfall-learn-draft = Zaczynasz z dwunastoma słabymi rozkazami. Lepsze leżą w archiwach po siedem kart: w dwóch prywatnych, które wybierasz dla siebie, i w ośmiu wspólnych dla wszystkich.
client-nightfall-learn-combat-title = Atakuj i blokuj
client-nightfall-learn-combat = Tura zaczyna się od walki: wszyscy twoi słudzy atakują wybranych przeciwników, a potem opuszczają grę. Zaatakowani mogą blokować własnymi sługami, którzy pochłaniają obrażenia zamiast nich.
client-nightfall-learn-chain-title = Zbuduj łańcuch
client-nightfall-learn-chain = Potem możesz zagrać łańcuch: każdy następny rozkaz musi mieć jeden z kolorów połączenia poprzedniego. Gdy skończysz, inni mogą po kolei dołączać swoje rozkazy.
client-nightfall-learn-kicker-title = Zdobywaj bonusy
client-nightfall-learn-kicker = Jeśli rozkaz, do którego dołączasz, ma kolor twojego bonusu, twój rozkaz działa mocniej. Patrz więc, jakie kolory zostawiasz: dobre połączenie dla ciebie może być prezentem dla następnego gracza.
client-nightfall-learn-resolve-title = Od końca do początku
client-nightfall-learn-resolve = Gotowy łańcuch rozpatruje się od ostatniego rozkazu do pierwszego. Akcje trafiają na stos kart odrzuconych, a słudzy wchodzą do gry i czekają na twoją następną walkę.
client-nightfall-learn-claim-title = Pozyskuj lepsze rozkazy
client-nightfall-learn-claim = Masz 2 punkty wpływu, więcej dzięki tekstom i po 1 za każdą kartę odrzuconą z ręki. Płacisz nimi za rozkazy z archiwów wspólnych i swoich prywatnych: trafiają one na stos kart odrzuconych i wracają po przetasowaniu.
client-nightfall-learn-end-title = Wykorzystaj rany
client-nightfall-learn-end = Na koniec tury uzupełniasz rękę do pięciu kart. Rany na ręce to balast, ale raz na turę możesz odrzucić je wszystkie i dobrać po dwie karty za każdą.

# Karty
client-nightfall-sort-draft = Rozkazy z draftu
client-nightfall-sort-starter = Rozkazy początkowe
client-nightfall-sort-promo = Rozkazy promocyjne
client-nightfall-sort-wound = Rany
client-nightfall-moon-white = pełnia
client-nightfall-moon-yellow = księżyc garbaty
client-nightfall-moon-green = półksiężyc
client-nightfall-moon-blue = wąski sierp
client-nightfall-moon-purple = pierścień
client-nightfall-moon-red = tarcza z rysami
