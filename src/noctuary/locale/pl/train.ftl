# Uczenie oceny i sieci w plikach.
network-file = Ten plik nie zawiera sieci oceniającej stół albo jest uszkodzony.
network-features = Ta sieć uczyła się na innych cechach, niż gra mierzy teraz ({ $text }; - zniknęły, + nowe). Naucz ją od nowa poleceniem „noctuary train”.
train-features = „{ $text }” nie ma cech, na których można by uczyć oceny.
train-missing = Uczenie wymaga PyTorcha ({ $text }), którego nie zainstalowano; zainstaluj Noctuary z dodatkiem „train”: pip install "noctuary[train]"
train-folder = Tego folderu nie można użyć do uczenia: { $text }
train-differs = W tym folderze jest inne uczenie: jego „{ $text }” to { $found }, a nie { $expected }. Podaj te same argumenty, aby je kontynuować, albo nowy folder.

cli-train-help = naucz oceny gry z gier botów
cli-train-description = Boty grają same ze sobą, sieć uczy się przewidywać z cech stołu, kto wygra, a potem boty grają z jej pomocą. Wszystko zostaje w folderze: to samo polecenie kontynuuje od miejsca przerwania, także z większym --rounds. Wymaga PyTorcha.
cli-train-examples =
    Przykłady:
      noctuary train nocturne
      noctuary train nightfall --games 30000 --rounds 3 --folder nightfall-2
      noctuary train nocturne --show
cli-train-games = liczba gier w rundzie (domyślnie 20000)
cli-train-rounds = rundy grania i uczenia; w pierwszej wszyscy kierują się oceną napisaną ręcznie (domyślnie 2)
cli-train-bots = boty na co drugim miejscu, na przykład silniejszy, od którego warto się uczyć
cli-train-folder = gdzie wszystko zostaje (domyślnie training/GAME)
cli-train-show = pokaż, jak powstała sieć dołączona do gry (albo ta z --folder), i wagi modelu liniowego obok niej
cli-train-continue = To, co zrobiono, zostaje w { $text }; to samo polecenie kontynuuje od tego miejsca.
cli-train-epoch = { $text }, epoka { $number }: strata { $trained }, na grach spoza nauki { $checked }

train-report-title = Wyuczona ocena: { $text }
train-report-recipe = Przepis
train-report-losses = Jak dobrze przewiduje zwycięzcę
train-report-losses-about = Średni logarytm szansy danej zwycięzcy, ze znakiem ujemnym: im mniej, tym lepiej. Tylko gry, na których sieć się nie uczyła. Ocena napisana ręcznie jest dopasowana do każdej liczby graczy.
train-report-curves = Strata według epok
train-report-curves-about = Uczenie kończy się, gdy przewidywanie gier spoza nauki już się nie poprawia.
train-report-calibration = Szanse i co z nich wyszło
train-report-calibration-about = Ile miejsc z taką szansą wygrało.
train-report-features = Najważniejsze cechy
train-report-features-about = O ile gorzej sieć przewiduje, gdy cechę potasuje się między miejscami, oraz co znaczy odchylenie standardowe więcej w modelu liniowym, dla logarytmu szansy i dla przewagi.
train-report-players = Gracze
train-report-positions = Pozycje
train-report-all = wszyscy
train-report-equal = Równe szanse
train-report-evaluate = Ocena napisana ręcznie
train-report-linear = Model liniowy
train-report-network = Sieć
train-report-trained = z nauki
train-report-checked = spoza nauki
train-report-predicted = Szansa
train-report-observed = Wygrane
train-report-seats = Miejsca
train-report-feature = Cecha
train-report-worse = Gorzej o
train-report-win = Wygrana
train-report-margin = Przewaga
