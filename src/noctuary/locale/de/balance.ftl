balance-title = { $text }: Balance
balance-title-changes = { $text }: was eine Ausgabe ändert
balance-method = Die Intervalle enthalten den wahren Wert mit 95-prozentiger Sicherheit, die von Anteilen mit mindestens so großer. Ein Mittelwert hat keines, wenn es zu wenige Auslosungen gibt oder alle gleich waren. Die Intervalle ergeben sich daraus, wie sehr sich die Auslosungen unterscheiden, denn was in einer Partie und in Partien derselben Auslosung geschieht, hängt zusammen. In Diagrammen einzelner Elemente ist die gestrichelte Linie der Mittelwert aller; in Verteilungen umfassen dicke Balken die mittlere Hälfte der Werte, dünne reichen vom 5. bis zum 95. Perzentil, Rauten sind Mittelwerte.
balance-method-changes = Eine Änderung ist die Differenz der Mittelwerte oder Anteile in Partien derselben Auslosungen (bei Anteilen in Prozentpunkten); die gestrichelte Linie bedeutet „keine Änderung“. Bei höchstens jeder zwanzigsten Änderung mit Intervall liegt diese Linie durch bloßen Zufall außerhalb des Intervalls.
balance-marks = Wie weit etwas bekannt ist: ● keine Angabe ist rekonstruiert, ◐ manche sind es, ○ alle sind es, ✎ in der Ausgabe berichtigt.
balance-contents = Inhalt
balance-numbers = Alle Zahlen
balance-alone = { $value } (95-%-Intervall: { $interval }; { $number } Beobachtungen)
balance-thing = Element
balance-other = Verbunden mit
balance-way = Weg
balance-all-ways = alle zusammen
balance-rate = Anteil
balance-mean = Mittelwert
balance-before = Vorher
balance-after = Nachher
balance-change = Änderung
balance-interval = 95-%-Intervall
balance-number = Beobachtungen
balance-percentiles = 5 · 25 · 50 · 75 · 95 %
balance-source = Angaben
balance-known = nicht rekonstruiert
balance-reconstructed = rekonstruiert: { $text }
balance-edited = berichtigt: { $text }
balance-place = { $number }. in der Zugreihenfolge
balance-options = Optionen
balance-bots = Bots
balance-games = Partien
balance-cut-off = Abgebrochene Partien
balance-stood-in = Züge von Vertretern (Partien)
balance-seed = Startwert
balance-facts = Angaben
balance-built-in = wie eingebaut ({ $text })
balance-edition = „{ $text }“ ({ $hash })
balance-measure-won-seat = Siege nach Platz
balance-measure-won-seat-about = Wie oft auf jedem Platz am Tisch gewonnen wurde. Wer beginnt, wird jedes Mal neu ausgelost, wenn die Optionen nichts anderes sagen.
balance-measure-won-bot = Siege nach Bot
balance-measure-won-bot-about = Wie oft jeder Bot auf jedem seiner Plätze gewann; geteilte Siege zählen anteilig.
balance-measure-decisions = Entscheidungen je Partie
balance-measure-decisions-about = Wie viele Züge Bots gewählt haben; erzwungene Züge zählen nicht.
balance-missing = Für Balance-Berichte fehlt { $text }; installiere Noctuary mit dem Zusatz „balance“: make build && pip install "$(ls dist/*.whl)[balance]"
balance-out = Der Bericht lässt sich nicht nach { $text } schreiben: { $reason }.
cli-balance-help = Bots viele Partien spielen lassen und über die Balance berichten, mit Diagrammen
cli-balance-description = Lässt Bots viele Partien spielen und schreibt auf, was sich daraus über Plätze, Karten, Ziele, Plättchen und Anschlüsse ergibt, als Bericht mit Diagrammen (HTML, eine Datei) und als Tabelle aller Zahlen (Parquet). Jede Auslosung wird mit reihum getauschten Plätzen gespielt; die Zahl der Partien wird dafür aufgerundet. Gleiche Startwerte ergeben gleiche Berichte. Exit-Code 1: Ein Bot hat nie geantwortet, also wird kein Bericht geschrieben.
cli-balance-examples =
    Beispiele:
      noctuary balance nightfall --players 3 --games 1000
      noctuary balance nocturne --players 4 --mode advanced --seed 7
      noctuary balance nocturne --mode solo --edition-file my-box.toml --out my-box
      noctuary balance nocturne --players 3 --levels 3,5 --compare my-box.toml
      noctuary balance nocturne --players 3 --search 50 --facts "concoctions.*.points1"
cli-balance-seats = ein Bot für jeden Platz (Standard: überall greedy)
cli-balance-games = wie viele Partien (Standard: 300)
cli-balance-out = der Ordner für die Dateien (Standard: „balance“)
cli-balance-written = Geschrieben: { $text }
cli-balance-levels = Stufen von Bots, etwa 3,5 für die Stufen 3 und 5: ein Bericht für jede, mit Bots dieser Stufe auf allen Plätzen
cli-balance-compare = eine Datei mit einer Ausgabe: dieselben Auslosungen auch mit ihr spielen und berichten, was sie ändert
cli-balance-both = Gib entweder die Bots (--seats) oder Stufen für alle Plätze (--levels) an.
balance-clear =
    { $number ->
        [one] Eine von { $all } Zahlen mit Intervall hat sich deutlich geändert (das 95-%-Intervall enthält „keine Änderung“ nicht)
       *[other] { $number } von { $all } Zahlen mit Intervall haben sich deutlich geändert (das 95-%-Intervall enthält „keine Änderung“ nicht)
    }; allein durch Zufall wären es bis zu etwa { $chance }.
balance-search-nothing = Zu „{ $text }“ passt keine rekonstruierte Angabe, die sich ändern lässt; „noctuary editions new SPIEL“ nennt die Pfade aller Angaben.
balance-search-differs = Diese Datei enthält eine andere Suche: „{ $text }“ ist dort { $found }, nicht { $expected }. Wähle mit --out einen anderen Ordner oder entferne die Datei.
cli-balance-search = so viele Ausgaben versuchen und die finden, mit der Siege, Käufe und Kicks am gleichmäßigsten verteilt sind; nur rekonstruierte Angaben werden geändert
cli-balance-facts = mit --search: nur Angaben ändern, deren Pfad passt, etwa "concoctions.*.points1" (Standard: alle rekonstruierten)
cli-balance-within = mit --search: um wie viel sich Zahlen ändern dürfen (Standard: 1)
cli-balance-trying = Versuchte Ausgaben
cli-balance-found-name = Durch Suche gefunden
cli-balance-found =
    { $number ->
        [one] Eine geänderte Angabe macht
       *[other] { $number } geänderte Angaben machen
    } das Spiel in den Partien der Suche ausgeglichener: Ungleichheit vorher { $before }, nachher { $after }. Geschrieben: { $text }
cli-balance-found-nothing = Keine der versuchten Ausgaben macht das Spiel ausgeglichener (Ungleichheit { $before }).
cli-balance-evenness = Ungleichheit: vorher { $before }, nachher { $after } (95-%-Intervall der Änderung bei dieser Zahl von Auslosungen: { $interval }). Das ist die Summe der Standardabweichungen der Anteile, die in einem ausgeglichenen Spiel gleich wären, in Prozentpunkten; der Zufall trägt dazu bei, umso mehr, je weniger Auslosungen es sind.
