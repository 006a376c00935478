network-file = Diese Datei enthält weder ein Netz, das Stellungen bewertet, noch eine Zugauswahl, oder sie ist beschädigt.
network-features = Dieses Netz hat mit anderen Merkmalen gelernt, als das Spiel jetzt misst ({ $text }; - weggefallen, + neu). Trainiere es neu mit „noctuary train“.
train-features = „{ $text }“ hat keine Merkmale, aus denen sich eine Bewertung lernen ließe; ein Spiel gibt sie mit `features` und `measure` an (docs/new-game.md).
train-missing = Zum Lernen fehlt PyTorch ({ $text }); installiere Noctuary mit dem Zusatz „train“: make build && pip install "$(ls dist/*.whl)[train]"
train-folder = Dieser Ordner lässt sich nicht zum Lernen verwenden: { $text }
train-differs = In diesem Ordner liegt ein anderes Training: „{ $text }“ ist dort { $found }, nicht { $expected }. Gib dieselben Argumente an, um es fortzusetzen, oder nenne einen neuen Ordner.
train-policy-other = Aus diesem Datensatz lässt sich nicht lernen: Er gehört nicht zu „{ $text }“ mit dem gedruckten Spielmaterial. Nenne einen Ordner, den „noctuary data make { $text }“ geschrieben hat.
train-policy-few = Entscheidungen suchender Bots: { $number }. Das reicht nicht, um daraus zu lernen. Lass solche Bots mehr Partien spielen, etwa mit „noctuary data make SPIEL --seats level5,level5 --games 100“.

cli-train-help = die Bewertung eines Spiels aus Partien von Bots lernen
cli-train-description = Lässt Bots gegen sich selbst spielen, passt ein Netz an, das aus den Merkmalen eines Tisches vorhersagt, wer gewinnt, und spielt damit weiter. Alles bleibt in einem Ordner: Derselbe Befehl macht weiter, wo er unterbrochen wurde, auch mit mehr --rounds. Braucht PyTorch.
cli-train-examples =
    Beispiele:
      noctuary train nocturne
      noctuary train nightfall --games 30000 --rounds 3 --folder nightfall-2
      noctuary train nocturne --show
      noctuary train nocturne --policy data/nocturne
cli-train-games = Partien in jeder Runde (Standard: 20000)
cli-train-rounds = Runden aus Spielen und Lernen; in der ersten richten sich alle nach der von Hand geschriebenen Bewertung (Standard: 2)
cli-train-bots = Bots auf etwa der Hälfte der Plätze, zum Beispiel ein stärkerer, von dem gelernt wird
cli-train-folder = der Ordner, in dem alles liegt (Standard: training/SPIEL)
cli-train-policy = stattdessen lernen, welche Züge einen Versuch wert sind: aus dem, was suchende Bots in diesem Datensatz von „noctuary data make“ versucht haben; mehrmals möglich; braucht den Zusatz „data“
cli-train-show = zeigen, wie das Netz des Spiels (oder das in --folder) entstand, und die Gewichte des linearen Modells daneben
cli-train-continue = Der bisherige Stand ist in { $text } gespeichert; derselbe Befehl macht dort weiter.
cli-train-epoch = { $text }, Epoche { $number }: mittlerer Verlust { $trained }, bei Partien, aus denen nicht gelernt wurde, { $checked }

train-report-title = Gelernte Bewertung: { $text }
train-report-recipe = Rezept
train-report-losses = Wie gut sie den Sieger vorhersagt
train-report-losses-about = Der mittlere Logarithmus der Chance, die dem Sieger gegeben wurde, mit umgekehrtem Vorzeichen: Weniger ist besser. Alle Werte gelten für Partien, aus denen nicht gelernt wurde. Die von Hand geschriebene Bewertung ist für jede Spielerzahl angepasst. In Klammern steht das 95-%-Intervall des Mittelwerts über solche Partien; darin zählen alle Stellungen einer Partie als eine.
train-report-curves = Verlust nach Epochen
train-report-curves-about = Jeder Punkt ist ein Mittelwert über alle Teilmengen (zum Lernen benutzt) oder alle Stellungen (nicht zum Lernen benutzt) einer Epoche eines einzigen Laufs, deshalb ohne Intervall. In den Verlust geht hier auch der halbe quadratische Fehler des Vorsprungs ein. Das Lernen endet, wenn Partien, aus denen nicht gelernt wird, nicht mehr besser vorhergesagt werden.
train-report-calibration = Vorhergesagte Chancen und tatsächliche Ergebnisse
train-report-calibration-about = Wie viele der Plätze, denen diese Chance vorhergesagt wurde, tatsächlich gewannen.
train-report-features = Die wichtigsten Merkmale
train-report-features-about = Um wie viel schlechter das Netz vorhersagt, wenn das Merkmal unter den Plätzen vertauscht wird, und was es im linearen Modell bedeutet, wenn das Merkmal um eine Standardabweichung wächst, für den Logarithmus der Chance und für den Vorsprung. Beides wurde einmal gemessen, ohne Intervall.
train-report-players = Spieler
train-report-positions = Stellungen
train-report-all = alle
train-report-equal = Gleiche Chancen
train-report-evaluate = Von Hand geschrieben
train-report-linear = Lineares Modell
train-report-network = Netz
train-report-trained = zum Lernen benutzt
train-report-checked = nicht zum Lernen benutzt
train-report-predicted = Chance
train-report-observed = Gewonnen
train-report-seats = Plätze
train-report-feature = Merkmal
train-report-worse = Schlechter um
train-report-win = Sieg
train-report-margin = Vorsprung
