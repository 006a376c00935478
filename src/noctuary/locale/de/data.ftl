data-missing = Für Datensätze fehlt { $text }; installiere Noctuary mit dem Zusatz „data“: make build && pip install "$(ls dist/*.whl)[data]"
data-folder = Dieser Ordner lässt sich nicht für einen Datensatz verwenden: { $text }. Nenne mit --out einen anderen.
data-foreign = In diesem Ordner liegt schon etwas, das kein Datensatz von Noctuary ist; es bleibt, wie es ist. Nenne mit --out einen anderen Ordner.
data-none = In diesem Ordner liegt kein Datensatz; „noctuary data make“ erstellt einen.
data-version = Die Spalten dieses Datensatzes haben Version { $found }, diese Version von Noctuary kennt Version { $expected }. Erstelle ihn in einem anderen Ordner neu, oder nimm die Version von Noctuary, die ihn erstellt hat.
data-differs = In diesem Ordner liegt ein anderer Datensatz: „{ $text }“ ist dort { $found }, nicht { $expected }. Gib dieselben Argumente oder mehr Partien (--games) an, um ihn fortzusetzen, oder nenne mit --out einen neuen Ordner.
data-damaged = Diese Datei lässt sich nicht lesen: { $text }. Lösche den Ordner und erstelle den Datensatz neu.
data-export = Dieser Datensatz lässt sich nicht exportieren: { $text }
data-export-where = Nenne den Datensatz, der geschrieben wird, zum Beispiel: --minari nocturne/level4-v0.
data-export-missing = Für den Export fehlt { $text }; installiere Minari (pip install minari) und Noctuary mit dem Zusatz „envs“: make build && pip install "$(ls dist/*.whl)[data,envs]"

cli-data-help = Datensätze aus Partien von Bots erstellen, beschreiben und exportieren
cli-data-description = Lässt Bots spielen und schreibt jede Entscheidung (was der Platz wusste, was er tun durfte, was er tat, was eine Suche davon hielt, wie es ausging) in Parquet-Dateien: „make“ erwartet ein Spiel; „describe“ erwartet einen Ordner und sagt, was darin ist; „export“ schreibt ihn für Minari. Mit mehr Partien ergänzt „make“, was schon da ist. Was die Spalten bedeuten, steht in docs/data.md. Derselbe Befehl macht weiter, wo er unterbrochen wurde; die Dateien hängen nur von den Argumenten ab, nicht von der Zahl der Prozesse.
cli-data-examples =
    Beispiele:
      noctuary data make nocturne --seats level4,level4 --games 1000 -o nocturne-level4
      noctuary data make nightfall --seats greedy,greedy,greedy --games 1000
      noctuary data describe nocturne-level4
      noctuary data export nocturne-level4 --minari nocturne/level4-v0
cli-data-action = „make“, „describe“ oder „export“
cli-data-out = wohin die Dateien geschrieben werden (Standard: data/SPIEL)
cli-data-minari = mit „export“: den Datensatz für Minari schreiben, unter dem Namen ID, etwa nocturne/level4-v0
cli-data-exporting = Exportiert
cli-data-exported = Minari hat jetzt den Datensatz { $text }.
cli-data-continue = Was gespielt wurde, steht in { $text }; derselbe Befehl macht dort weiter.
cli-data-unfinished = { $text } gibt es noch nicht: Es sind noch nicht alle Partien gespielt. Derselbe Befehl „noctuary data make“ spielt sie zu Ende.
cli-data-file = { $number ->
    [one] { $text }: eine Zeile
   *[other] { $text }: { $number } Zeilen
}
