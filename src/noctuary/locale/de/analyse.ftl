cli-analyse-help = herausfinden, wo eine beendete Partie gewonnen und verloren wurde
cli-analyse-description = Beurteilt jede Entscheidung einer beendeten Partie nach dem, was der Spieler wissen konnte, und zeigt, wie sich die Gewinnchancen entwickelten, wie gut jeder gespielt hat, was Glück war und welche Züge am meisten gekostet haben. Dieselbe Datei und dieselbe Zahl von Durchläufen ergeben immer dasselbe Ergebnis.
cli-analyse-examples =
    Beispiele:
      noctuary analyse games/ada.noct
      noctuary analyse games/ada.noct --iterations 10000 --plot ada.svg
      noctuary analyse games/ada.noct --json > ada.analysis.json
cli-analyse-iterations = Durchläufe der Suche für jede Entscheidung (Standard: 800, bei zwei Spielern etwa eine halbe Minute auf einem Prozessor)
cli-analyse-json = alles als JSON ausgeben, zum Weitergeben als *.analysis.json
cli-analyse-plot = die Gewinnchancen zeichnen (.svg oder .png)
cli-analyse-unfinished = Diese Partie ist nicht beendet; nur eine beendete Partie lässt sich analysieren.
cli-analyse-looking = Analyse läuft
cli-analyse-players = Wie es jedem erging (Gewinnchancen in %)
cli-analyse-accuracy = Genauigkeit
cli-analyse-decisions = Entscheidungen
cli-analyse-start = Beginn
cli-analyse-luck = Glück
cli-analyse-cost = Eigene Fehler
cli-analyse-gained = Fehler anderer
cli-analyse-result = Ergebnis
cli-analyse-curve = Gewinnchance
cli-analyse-mistakes = Was am meisten gekostet hat (Gewinnchancen in %)
cli-analyse-step = Schritt
cli-analyse-chance = Gewinnchance (%)
cli-analyse-made = Gespielt
cli-analyse-better = Besser
cli-analyse-price = Kosten
cli-analyse-method = Jede Entscheidung wurde nach dem beurteilt, was der Spieler wissen konnte, mit { $number } Durchläufen der Suche. Beginn, Glück, eigene und fremde Fehler ergeben zusammen das Ergebnis.
