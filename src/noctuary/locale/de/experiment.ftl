experiment-key = „{ $text }“ bedeutet hier nichts; möglich sind { $names }.
experiment-value = „{ $text }“ ist so nicht möglich: { $reason }.
experiment-question = Keines dieser Spiele misst „{ $text }“; möglich sind { $names }.
balance-program = Programm
balance-engine = Engine
balance-machine = Rechner
balance-packages = Pakete
cli-experiment-help = spielen, was eine Datei beschreibt, und einen reproduzierbaren Bericht schreiben
cli-experiment-description = Spielt die Partien, die eine Datei beschreibt, und schreibt report.html, mit Diagrammen, und numbers.parquet: wie jedes Spiel zwischen den genannten Bots verläuft und was jede Ausgabe bei denselben Auslosungen ändert, mit Intervallen. Der Bericht sagt, womit er erstellt wurde; auf demselben Rechner ergibt dieselbe Datei dieselben Bytes, mit beliebig vielen Prozessen. Exit-Code 1: Ein Bot hat nie geantwortet, also wird kein Bericht geschrieben.
cli-experiment-examples =
    Beispiele:
      noctuary experiment examples/first-player.toml
      noctuary experiment mein.toml --out mein --processes 1
cli-experiment-file = die Beschreibung: name, games, bots, deals, seeds, questions (docs/balance.md)
cli-experiment-out = der Ordner für die Dateien (Standard: „experiment“)
