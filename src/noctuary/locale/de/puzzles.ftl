client-puzzle = Rätsel
client-puzzles-text = In jeder Stellung gibt es genau einen besten Zug. Es ist bewiesen, dass er der beste ist, was immer die anderen tun und was immer verborgen ist.
client-puzzle-daily = Rätsel des Tages
client-puzzle-daily-done = gelöst
client-puzzle-difficulty = Schwierigkeit
client-puzzle-difficulty-0 = Alle
client-puzzle-difficulty-1 = Leicht
client-puzzle-difficulty-2 = Mittel
client-puzzle-difficulty-3 = Schwer
client-puzzle-count = { $number } von { $last } gelöst
client-puzzle-name = Rätsel { $number }: { $text }, { $players } Spieler
client-puzzle-done = gelöst

# At the table
puzzle-on = Das ist der beste Anfang. Wie geht es weiter?
puzzle-good = Das ist der beste Zug.
puzzle-bad = Es gibt einen besseren Zug.
client-puzzle-solved = Gelöst!
client-puzzle-next = Nächstes Rätsel
client-puzzle-all = Alle Rätsel
client-puzzle-why = Wenn alle nach Kräften gegen dich spielen, geht es so weiter, mit diesem Ergebnis:
client-puzzle-why-not = Warum nicht: { $text }
client-puzzle-follows = Wenn alle nach Kräften gegen dich spielen, folgt daraus:
client-puzzle-show = Lösung zeigen
client-puzzle-solution = Die Lösung
client-puzzle-this = Dieser Zug
client-puzzle-best = Bester Zug
