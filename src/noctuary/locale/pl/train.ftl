network-file = Ten plik nie zawiera ani sieci oceniającej pozycje, ani wyboru ruchów, albo jest uszkodzony.
network-features = Ta sieć uczyła się na innych cechach, niż gra mierzy teraz ({ $text }; - zniknęły, + nowe). Wytrenuj ją od nowa poleceniem „noctuary train”.
train-features = „{ $text }” nie ma cech, na których można by wyuczyć ocenę; gra podaje je w `features` i `measure` (docs/new-game.md).
train-missing = Trening wymaga PyTorcha ({ $text }), który nie jest zainstalowany; zainstaluj Noctuary z dodatkiem „train”: make build && pip install "$(ls dist/*.whl)[train]"
train-folder = Tego folderu nie można użyć do treningu: { $text }
train-differs = W tym folderze są dane innego treningu; jego „{ $text }” to { $found }, a nie { $expected }. Podaj te same argumenty, aby go kontynuować, albo nowy folder.
train-policy-other = Z tego zbioru danych nie można się uczyć: nie pochodzi z gry „{ $text }” z drukowanymi elementami. Podaj folder, który zapisało polecenie „noctuary data make { $text }”.
train-policy-few = Decyzje botów przeszukujących: { $number }. To za mało, żeby się na nich uczyć. Niech takie boty rozegrają więcej gier, na przykład poleceniem „noctuary data make GRA --seats level5,level5 --games 100”.

cli-train-help = wyucz ocenę stanu gry na grach rozegranych przez boty
cli-train-description = Boty grają same ze sobą, sieć uczy się przewidywać na podstawie cech stołu, kto wygra, a potem boty grają z jej pomocą. Wszystko zostaje w folderze: to samo polecenie wznawia trening tam, gdzie został przerwany, także z większym --rounds. Wymaga PyTorcha.
cli-train-examples =
    Przykłady:
      noctuary train nocturne
      noctuary train nightfall --games 30000 --rounds 3 --folder nightfall-2
      noctuary train nocturne --show
      noctuary train nocturne --policy data/nocturne
cli-train-games = liczba gier w rundzie (domyślnie 20000)
cli-train-rounds = rundy grania i uczenia; w pierwszej wszyscy kierują się oceną napisaną ręcznie (domyślnie 2)
cli-train-bots = boty na mniej więcej połowie miejsc, na przykład silniejsze, od których warto się uczyć
cli-train-folder = folder, w którym wszystko zapisać (domyślnie training/GRA)
cli-train-policy = zamiast tego naucz się, które ruchy warto sprawdzać: z tego, co boty przeszukujące sprawdzały w tym zbiorze danych z polecenia „noctuary data make”; można podać kilka razy; wymaga dodatku „data”
cli-train-show = pokaż, jak powstała sieć dołączona do gry (albo ta z --folder), i wagi modelu liniowego obok niej
cli-train-continue = To, co zrobiono, zostaje w { $text }; to samo polecenie wznowi trening od tego miejsca.
cli-train-epoch = { $text }, epoka { $number }: średnia strata { $trained }, na grach spoza treningu { $checked }

train-report-title = Wyuczona ocena: { $text }
train-report-recipe = Przepis
train-report-losses = Jak dobrze przewiduje zwycięzcę
train-report-losses-about = Średni logarytm szansy przyznanej zwycięzcy, z odwróconym znakiem: im mniej, tym lepiej. Wszystkie wartości dotyczą gier, na których sieć się nie uczyła. Ocena napisana ręcznie jest dopasowana do każdej liczby graczy. W nawiasach stoi 95-procentowy przedział ufności średniej dla takich gier; wszystkie pozycje jednej gry liczą się w nim jako jedna.
train-report-curves = Strata według epok
train-report-curves-about = Każdy punkt to średnia ze wszystkich porcji danych (z treningu) albo ze wszystkich pozycji (spoza treningu) jednej epoki jednego przebiegu, dlatego nie ma przedziału ufności. Strata obejmuje tu także połowę kwadratu błędu przewagi. Uczenie kończy się, gdy przewidywanie gier spoza treningu już się nie poprawia.
train-report-calibration = Przewidywane szanse i rzeczywiste wyniki
train-report-calibration-about = Ile miejsc, którym przewidziano tę szansę, naprawdę wygrało.
train-report-features = Najważniejsze cechy
train-report-features-about = O ile gorzej sieć przewiduje, gdy cechę potasuje się między miejscami, oraz co w modelu liniowym znaczy dla logarytmu szansy i dla przewagi wzrost cechy o jedno odchylenie standardowe. Oba wyniki pochodzą z jednego pomiaru, bez przedziału ufności.
train-report-players = Gracze
train-report-positions = Pozycje
train-report-all = wszyscy
train-report-equal = Równe szanse
train-report-evaluate = Ocena napisana ręcznie
train-report-linear = Model liniowy
train-report-network = Sieć
train-report-trained = z treningu
train-report-checked = spoza treningu
train-report-predicted = Szansa
train-report-observed = Wygrane
train-report-seats = Miejsca
train-report-feature = Cecha
train-report-worse = Gorzej o
train-report-win = Wygrana
train-report-margin = Przewaga
