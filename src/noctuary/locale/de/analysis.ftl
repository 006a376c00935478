# The analysis of a finished game in the replay, and playing on from one of its steps.
client-analysis-about = Betrachtet jede Entscheidung dieser Partie noch einmal, mit dem, was der Spieler wissen konnte, und zeigt, wie sich die Gewinnchancen entwickelten, welche Züge am meisten gekostet haben und was Glück war. Das dauert ein bis zwei Minuten; du kannst dir die Partie inzwischen weiter ansehen.
client-analysis-start-it = Diese Partie analysieren
client-analysis-waiting = Andere Partien werden zuerst analysiert …
client-analysis-working = { $number } von { $last } Entscheidungen
client-analysis-leave = Du kannst diese Seite schließen: Die Analyse läuft weiter, und du findest sie später hier.
client-analysis-stop = Abbrechen
client-analysis-failed = Die Analyse ist fehlgeschlagen. Nichts ist verloren; versuche es noch einmal.
client-analysis-more = Alles zeigen
client-analysis-percent = { $number } %
client-analysis-curve = Gewinnchancen, Schritt für Schritt
client-analysis-curve-text = Die Gewinnchancen, jeweils beurteilt nach dem, was der Spieler damals wusste. Ein Klick auf die Kurve führt zu diesem Schritt; die Markierungen zeigen die Züge, die am meisten gekostet haben.
client-analysis-curve-alone = Wie gut deine Partie stand, verglichen mit einer durchschnittlichen (50 %). Ein Klick auf die Kurve führt zu diesem Schritt; die Markierungen zeigen die Züge, die am meisten gekostet haben.
client-analysis-mistakes = Was am meisten gekostet hat
client-analysis-faultless = Kein Zug hat mehr gekostet, als sich mit Zufall erklären ließe.
client-analysis-faultless-mine = Keiner deiner Züge hat mehr gekostet, als der Zufall erklären könnte.
client-analysis-turning = Wendepunkte
client-analysis-again = Diese Stellung noch einmal versuchen
client-analysis-whole = Die ganze Analyse
client-analysis-step = Schritt { $number }
client-analysis-made = Gespielt: { $text }
client-analysis-better = Besser: { $text }
client-analysis-all = { $number ->
    [one] Den einzigen zeigen
   *[other] Alle { $number } zeigen
}
client-analysis-players = Können und Glück
client-analysis-accuracy = Genauigkeit { $number } von 100
client-analysis-no-accuracy = Keine Entscheidungen
client-analysis-start = Am Anfang
client-analysis-luck = Glück
client-analysis-own = Eigene Fehler
client-analysis-others = Fehler anderer
client-analysis-result = Am Ende
client-analysis-meaning = Was bedeuten diese Zahlen?
client-analysis-meaning-accuracy = Die Genauigkeit sagt, wie viel die Entscheidungen im Schnitt gekostet haben: 100 ist fehlerlos; 82 heißt, dass jede im Schnitt einen Prozentpunkt gekostet hat. Es zählt nur, was ein Spieler wissen konnte; gute Züge mit schlechtem Ausgang kosten also nichts.
client-analysis-meaning-luck = Alle anderen Zahlen sind Prozentpunkte der Gewinnchance und ergeben zusammen das Ergebnis. Glück ist, was die Züge nicht erklären: wer beginnt, wie ausgelost wurde, was gezogen wurde und was andere auf der Hand hatten.
client-analysis-meaning-limits = So urteilt ein Programm, mit { $number } Durchläufen der Suche für jede Entscheidung. Es kann sich irren, vor allem bei Plänen, die weit vorausgreifen.
client-analysis-download = Analyse speichern
client-analysis-play-on = Ab Schritt { $number } weiterspielen
client-analysis-play-on-text = Ein neuer Tisch beginnt mit dieser Stellung; als Nächstes ist { $seat } am Zug. Was noch gezogen wird, kommt in derselben Reihenfolge wie in dieser Partie. Du kannst deine Züge zurücknehmen, und die Partie zählt für kein Profil.
table-analysis-running = Eine Partie lässt sich erst analysieren, wenn sie beendet ist, damit niemand vorher erfährt, wer wahrscheinlich gewinnt.
table-analysis-none = Diese Partie ist noch nicht analysiert.
table-continue-over = Bei diesem Schritt ist die Partie schon zu Ende. Wähle einen früheren Schritt.
