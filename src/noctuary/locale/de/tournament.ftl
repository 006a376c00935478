tournament-bots = Ein Turnier braucht mindestens zwei Bots; nenne sie nach dem Spiel. Bekannte Bots: { $names }.
tournament-twice = Der Bot „{ $text }“ ist zweimal genannt; ein Turnier braucht verschiedene Bots.
tournament-stop = --stop gilt nur, wenn der erste Bot gegen alle anderen antritt; gib auch --gauntlet an.
tournament-percent = „{ $text }“ ist kein Wert für --stop; schreib einen Prozentsatz von 1 bis 99.
tournament-alone = Mit diesen Optionen spielt man allein, also gibt es niemanden zu besiegen; siehe „noctuary sim“.
tournament-file = In dieser Datei stehen keine Turnierergebnisse; nenne eine andere oder eine neue.
tournament-format = Diese Ergebnisse stammen von einer anderen Version von Noctuary, die anders auslost. Nenne eine neue Datei; diese bleibt, wie sie ist.
tournament-differs = Das sind die Ergebnisse eines anderen Turniers: „{ $text }“ ist dort { $found }, nicht { $expected }. Gib dieselben Argumente an, um es fortzusetzen, oder eine neue Datei.
tournament-line = Diese Zeile lässt sich nicht lesen: { $text }. Lösche sie und alle danach; die Runden dazu werden neu gespielt.
tournament-order = Ergebnis Nummer { $number } gehört nicht an diese Stelle. Lösche es und alle danach; die Runden dazu werden neu gespielt.
tournament-missing = { $option } braucht { $text }, das nicht installiert ist; installiere Noctuary mit dem Zusatz „balance“: make build && pip install "$(ls dist/*.whl)[balance]"
tournament-picture = „{ $text }“ ist kein Bild, das gezeichnet werden kann; der Name braucht eine dieser Endungen: { $names }.

cli-tournament-help = herausfinden, welche Bots besser sind
cli-tournament-description = Lässt Bots gegeneinander spielen, jeden gegen jeden oder (--gauntlet) den ersten gegen jeden der anderen, und zeigt Elo-Zahlen und Gewinnraten. Jede Auslosung wird mit reihum getauschten Plätzen gespielt. Bei mehr als zwei Spielern sitzt auf jedem Platz ein anderer Bot, wenn es genug gibt; mit --gauntlet gehören alle übrigen Plätze demselben Gegner. Exit-Code 1: Ein Bot hat nie geantwortet und hat deshalb keine Wertung.
cli-tournament-examples =
    Beispiele:
      noctuary tournament nocturne greedy random --deals 500
      noctuary tournament nightfall greedy random --gauntlet --players 4 --stop 75
      noctuary tournament nocturne greedy meiner --bot meiner="python3 meinbot.py" --results meiner.jsonl
cli-tournament-bots = zwei oder mehr Bots; eine Stufe kann einen Stil haben: level4-attacker, level4-collector, level4-spoiler; level3.4 liegt zwischen level3 und level4
cli-tournament-gauntlet = nur der erste Bot gegen jeden der anderen
cli-tournament-deals = wie viele Auslosungen an jedem Tisch (Standard: 100)
cli-tournament-stop = mit --gauntlet: gegen einen Gegner aufhören, sobald sicher ist (mit höchstens 5 % Irrtumswahrscheinlichkeit), dass der erste Bot mehr oder weniger als so viel Prozent der Partien gewinnt
cli-tournament-seed = ein Turnier wiederholen: der Schlüssel aus seinen Ergebnissen oder eine Zahl (für eigene Versuche: Fremde Bots können sie erraten und kennen dann alles Verdeckte); ohne Angabe wird ein neuer Schlüssel gezogen
cli-tournament-results = Ergebnisse laufend an diese Datei anhängen; derselbe Befehl macht dort weiter, wo er unterbrochen wurde, auch mit mehr --deals
cli-tournament-json = die Ergebnisse als JSON ausgeben
cli-tournament-csv = alle Partien als CSV schreiben
cli-tournament-parquet = alle Partien als Parquet schreiben
cli-tournament-plot = die Rangliste zeichnen (.svg oder .png)
cli-tournament-continue = Was gespielt wurde, steht in { $text }; derselbe Befehl macht dort weiter.
cli-tournament-title = Turnier: { $text }
cli-tournament-axis = Elo, 95-%-Intervalle
cli-tournament-ratings = Rangliste
cli-tournament-elo = Elo
cli-tournament-interval = 95 %
cli-tournament-seats = Gespielte Plätze
cli-tournament-won = Gewonnen (95 %)
cli-tournament-pairs = Ergebnisse nach Paarungen
cli-tournament-opponent = gegen
cli-tournament-deals-played = Auslosungen
cli-tournament-games = Partien
cli-tournament-ahead = Besser platziert (95 %)
cli-tournament-above = Entschieden: { $bot } gewinnt mehr als { $rate } % der Partien gegen { $other }.
cli-tournament-below = Entschieden: { $bot } gewinnt weniger als { $rate } % der Partien gegen { $other }.
cli-tournament-undecided = Noch offen: ob { $bot } mehr oder weniger als { $rate } % der Partien gegen { $other } gewinnt.
cli-tournament-key = Aus diesem Schlüssel ausgelost; mit „--seed“ angegeben, wiederholt er das Turnier: { $text }
cli-tournament-method = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] eine Auslosung
   *[other] { $deals } Auslosungen
}. Elo folgt daraus, wer vor wem landete (Gleichstand zählt halb), der Mittelwert ist 0; 400 Punkte Vorsprung bedeuten zehnfache Chancen. Alle Intervalle behandeln Auslosungen, nicht Partien, als unabhängig.
