edition-none = „{ $text }“ hat keine Angaben, die sich berichtigen lassen; ein Spiel nennt sie in `editable` (docs/new-game.md).
edition-toml = Das ist keine TOML-Datei: { $text }.
edition-key = „{ $text }“ bedeutet hier nichts; eine Ausgabe hat { $names }.
edition-no-game = Die Ausgabe sagt nicht, zu welchem Spiel sie gehört; ergänze eine Zeile wie: game = "nightfall".
edition-name = „{ $text }“ kann keine Ausgabe heißen; der Name braucht 1 bis { $most } sichtbare Zeichen in einer Zeile.
edition-changes = „changes“ muss eine Tabelle von Angaben mit ihren neuen Werten sein.
edition-too-many = { $number } Änderungen sind zu viele; höchstens { $most } sind möglich.
edition-line = Eine Zeile einer Ausgabe hat höchstens { $most } Zeichen.
edition-value = „{ $found }“ kann kein Wert von „{ $text }“ oder einer anderen Angabe sein; möglich sind ganze Zahlen, Wörter in Anführungszeichen, true, false oder eine Liste davon.
edition-inside = „{ $text }“ und „{ $other }“ lassen sich nicht beide ändern, denn das eine ist ein Teil des anderen. Nimm eines davon heraus.
edition-game = Diese Ausgabe gehört zu „{ $text }“, nicht zu „{ $expected }“.
edition-fact = Es gibt keine Angabe „{ $text }“, die sich ändern ließe. Meintest du { $names }?
edition-fact-unlike = Es gibt keine Angabe „{ $text }“, die sich ändern ließe.
edition-number = „{ $found }“ ist hier nicht möglich; es muss eine ganze Zahl von { $least } bis { $most } sein.
edition-choice = „{ $found }“ ist hier nicht möglich; zur Wahl stehen { $names }.
edition-list = „{ $found }“ ist keine Liste; gib eine Liste aus { $names } an.
edition-repeated = „{ $found }“ steht hier zu oft; möglich ist es höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}.
edition-length = { $number ->
    [one] 1 Eintrag
   *[other] { $number } Einträge
}: Es müssen { $least } bis { $most } sein.
edition-text = „{ $found }“ kann keine Karte heißen; der Name braucht 1 bis { $most } sichtbare Zeichen in einer Zeile.
edition-truth = „{ $found }“ ist hier nicht möglich; es muss true (ja) oder false (nein) sein.
edition-shape = „{ $found }“ ist keine Form; zeichne sie in gleich langen Reihen, X für ein Feld und . für keines, höchstens { $rows } Reihen und { $columns } Spalten, ohne leere Ränder.
record-corrections = „corrections“ muss den Namen (name) und die Änderungen (changes) einer Ausgabe enthalten, sonst nichts.
