# Berichte über die Balance eines Spiels.
balance-title = { $text }: Balance
balance-method = Die Intervalle enthalten den wahren Wert mit 95 % Sicherheit. Sie ergeben sich daraus, wie sehr sich die Auslagen unterscheiden, denn was in einem Spiel und in Spielen derselben Auslage geschieht, hängt zusammen. In Diagrammen einzelner Elemente ist die gestrichelte Linie das Mittel aller; dicke Balken von Verteilungen umfassen die mittlere Hälfte der Werte, dünne reichen vom 5. bis zum 95. Perzentil, Rauten sind Mittelwerte.
balance-marks = Wie weit etwas bekannt ist: ● keine Angabe ist rekonstruiert, ◐ manche sind es, ○ alle sind es, ✎ in der Komponentenausgabe berichtigt.
balance-contents = Inhalt
balance-numbers = Alle Zahlen
balance-alone = { $value } (95 %: { $interval }; { $number } Beobachtungen)
balance-thing = Von
balance-other = Zu
balance-way = Weg
balance-all-ways = alle zusammen
balance-rate = Anteil
balance-mean = Mittel
balance-interval = 95-%-Intervall
balance-number = Beobachtungen
balance-percentiles = 5 · 25 · 50 · 75 · 95 %
balance-source = Angaben
balance-known = nicht rekonstruiert
balance-reconstructed = rekonstruiert: { $text }
balance-edited = berichtigt: { $text }
balance-place = { $number }. in Zugreihenfolge
balance-options = Optionen
balance-bots = Bots
balance-games = Spiele
balance-seed = Startwert
balance-facts = Angaben
balance-built-in = wie eingebaut ({ $text })
balance-edition = „{ $text }“ ({ $hash })
balance-measure-won-seat = Siege nach Platz
balance-measure-won-seat-about = Wie oft jeder Platz am Tisch Erster wurde. Wer beginnt, wird für jede Auslage neu gelost, wenn die Optionen nichts anderes sagen.
balance-measure-won-bot = Siege nach Bot
balance-measure-won-bot-about = Welchen Anteil am Sieg jeder Bot auf jedem seiner Plätze hatte; geteilte Siege zählen anteilig.
balance-measure-decisions = Entscheidungen je Spiel
balance-measure-decisions-about = Wie viele Züge Bots gewählt haben; erzwungene Züge zählen nicht.
balance-missing = Für Balance-Berichte fehlt { $text }; installiere Noctuary mit dem Zusatz „balance“: pip install "noctuary[balance]"
balance-out = Der Bericht lässt sich nicht nach { $text } schreiben: { $reason }.
cli-balance-help = messen, wie sich ein Spiel spielt; Bericht mit Diagrammen
cli-balance-description = Lässt Bots viele Spiele spielen und schreibt auf, was sich daraus über Plätze, Karten, Ziele, Plättchen und Anschlüsse ergibt: einen Bericht mit Diagrammen (HTML, eine Datei) und alle Zahlen (Parquet). Jede Auslage wird mit reihum getauschten Plätzen gespielt; die Zahl der Spiele wird dafür aufgerundet. Gleiche Startwerte ergeben gleiche Berichte.
cli-balance-examples =
    Beispiele:
      noctuary balance nightfall --players 3 --games 1000
      noctuary balance nocturne --players 4 --mode advanced --seed 7
      noctuary balance nocturne --mode solo --edition-file my-box.toml --out my-box
cli-balance-seats = ein Bot für jeden Platz (Standard: überall greedy)
cli-balance-games = wie viele Spiele (Standard: 300)
cli-balance-out = der Ordner für die Dateien (Standard: „balance“)
cli-balance-written = Geschrieben: { $text }
