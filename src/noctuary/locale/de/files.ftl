file-one-document = Hier sollte genau ein Dokument stehen; es sind { $number }.
file-no-yaml = Das lässt sich nicht als YAML lesen ({ $text }).
file-too-deep = Das ist zu tief verschachtelt.
file-key = Ein Schlüssel muss ein einzelnes Wort oder eine Zahl sein.
file-repeated-key = „{ $text }“ steht hier zum zweiten Mal.
file-repetition = „{ $text }“ lässt sich nicht so oft wiederholen; schreib hinter das x eine Zahl von 1 bis { $last }.
position-key = Einen Eintrag „{ $text }“ gibt es hier nicht; möglich sind { $names }.
position-list = Hierher gehört eine Liste, nicht „{ $text }“.
position-mapping = Hierher gehören Einträge mit Namen, nicht „{ $text }“.
position-number = Hierher gehört eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“.
position-truth = Hier muss true oder false stehen, nicht „{ $text }“.
position-word = „{ $text }“ gibt es hier nicht; möglich sind { $names }.
position-value = „{ $text }“ ergibt hier keinen Sinn.
position-pending = Der Eintrag „pending“ ergibt keinen Sinn: { $text }. Das Programm schreibt ihn selbst; lass ihn in einer von Hand geschriebenen Stellung weg.
position-many = So viele „{ $text }“ sind nicht in der Schachtel.
position-stuck = Von dieser Stellung aus kann das Spiel nicht weitergehen ({ $text }).
differs-value = { $path }: erwartet { $expected }, gefunden { $found }
differs-list = { $path }: es fehlt { $missing }, zu viel ist { $surplus }, gefunden { $found }
differs-size = { $path }: erwartet Reihen zu { $expected } Feldern, gefunden { $found }
file-unreadable = Diese Datei lässt sich nicht lesen: { $text }.
file-no-text = Das ist keine Textdatei (UTF-8).
file-extraordinary = Das ist keine gewöhnliche Datei, sondern ein Ordner, eine Pipe oder ein Gerät; sie wird weder gelesen noch ergänzt.
file-too-large = Diese Datei ist zu groß: Gelesen werden höchstens { $number } MB. Ist es die richtige?
case-no-mapping = Ein Regelbeispiel ist eine Zuordnung, etwa „title: …“.
case-none = In dieser Datei steht kein Regelbeispiel.
case-key = Ein Regelbeispiel hat kein „{ $text }“; zulässig sind { $names }.
case-kind = „{ $text }“ ist nicht das, was hierher gehört.
case-game = Dieses Regelbeispiel sagt nicht, zu welchem Spiel es gehört: Ergänze „game: NAME“ oder lege die Datei in einen Ordner, der wie das Spiel heißt (cases/NAME/).
case-seed = Der Startwert muss eine ganze Zahl sein.
case-step = Ein Eintrag von „moves“ ist eine Zugzeile oder genau eines von { $names }; neben „refused“ gehört „rule“, neben die anderen nicht.
case-lines = Hier wird eine Liste von Zugzeilen gebraucht.
case-illegal = „{ $line }“ wurde abgelehnt, Regel { $rule }:
case-other-rule = „{ $line }“ wurde nach Regel { $rule } abgelehnt statt nach { $expected }:
case-not-refused = „{ $surplus }“ hätte abgelehnt werden müssen, ist aber erlaubt.
case-legal = Die erlaubten Züge weichen ab: Es fehlt { $missing }; zu viel ist { $surplus }.
case-includes = Diese Züge sollten erlaubt sein, sind es aber nicht: { $missing }.
case-excludes = Diese Züge sollten nicht erlaubt sein, sind es aber: { $surplus }.
file-unwritable = Diese Datei lässt sich nicht schreiben: { $text }.
file-used = Ein anderes Programm schreibt gerade hier hinein. Warte, bis es fertig ist, oder nenne eine andere Datei oder einen anderen Ordner.
file-foreign = Eine Datei dieses Namens gibt es schon, und sie stammt nicht von diesem Befehl; sie bleibt, wie sie ist. Wähle einen anderen Namen oder verschiebe die Datei.
record-no-moves = Das ist keine Spieldatei: Die Zeile „---“ zwischen Kopf und Zügen fehlt.
record-header = Das ist keine Spieldatei: Sie beginnt nicht mit einem Kopf.
record-key = Der Kopf einer Spieldatei hat kein „{ $text }“; zulässig sind { $names }.
record-missing = Im Kopf fehlt „{ $text }“.
record-mapping = „{ $text }“ muss eine Zuordnung sein.
record-format = Diese Spieldatei hat das Format { $found }; dieses Programm liest das Format { $expected }. Vielleicht ist eine neuere Version nötig.
record-rules = Diese Partie wurde nach Regelversion { $found } gespielt; dieses Programm hat { $expected } und kann sie nicht nachspielen.
record-edition = Diese Partie wurde mit dem Spielmaterial der Ausgabe { $found } gespielt; dieses Programm hat die Ausgabe { $expected } und kann sie nicht nachspielen.
record-facts = Diese Partie wurde mit anderem Spielmaterial gespielt ({ $found }); dieses Programm hat { $expected } und kann sie nicht nachspielen.
record-seats = Die Plätze müssen { $names } sein, in dieser Reihenfolge.
record-seat = { $seat } braucht genau „name“ und „kind“.
record-players = Diese Partie hat { $expected ->
    [one] einen Platz
   *[other] { $expected } Plätze
}, angegeben { $number ->
    [one] ist ein Spieler
   *[other] sind { $number } Spieler
}.
record-seed = „{ $text }“ ist kein Startwert; schreib eine ganze Zahl von 0 bis { $last }.
deal-number = „{ $text }“ ist keine Zahl aus { $number } hexadezimalen Ziffern.
deal-keys = Die Auslosung („deal“) braucht genau „commitment“, „secret“ und „additions“.
deal-names = Zur Auslosung können nur diese beigetragen haben: { $names }.
deal-commitment-wrong = Die Festlegung passt nicht zum Geheimnis: Das ist nicht die Auslosung, die zugesagt war.
deal-key-wrong = Der Startwert folgt nicht aus der Auslosung; richtig wäre { $text }.
record-undo = { $number ->
    [one] Eine Entscheidung lässt
   *[other] { $number } Entscheidungen lassen
} sich nicht zurücknehmen; bisher { $last ->
    [one] ist es eine
   *[other] sind es { $last }
}.
record-undo-line = „{ $text }“ sagt nicht, wie viele Entscheidungen zurückgenommen werden; schreib „undo“ und eine Zahl ab 1.
record-undos = In dieser Partie lässt sich nichts mehr zurücknehmen: Mehr als { $number }-mal ist nicht möglich.
record-lines = Eine Spieldatei hat nach dem Kopf höchstens { $number } Zeilen; diese hat mehr.
record-resigned = { $seat } hat bereits aufgegeben.
record-result = Das Ergebnis im Kopf ist nicht das, zu dem die Züge führen ({ $path }).
record-unfinished = Der Kopf nennt ein Ergebnis, aber die Züge erreichen das Ende der Partie nicht.
