client-editions-about = Steht auf deinen Karten etwas anderes? Für manche Angaben fanden wir keine Quelle, also haben wir sie rekonstruiert. Trage hier ein, was auf deinen eigenen Karten und Plättchen steht, und spiele damit.
client-edition-correct = Steht es bei dir anders? Berichtige es
client-edition-which = In welcher Ausgabe möchtest du es berichtigen?
client-edition-which-for = In welcher Ausgabe möchtest du das berichtigen ({ $name })?
client-edition-new-one = In einer neuen Ausgabe
client-edition-built-in = Eingebaute Angaben
client-edition-built-in-text = So kennt dieses Programm das Spiel. Diese Angaben lassen sich nicht ändern.
client-edition-make = Eigene Ausgabe daraus machen
client-edition-first-name = Meine Schachtel
client-edition-own = Das ist meine Schachtel
client-edition-is-own = Meine Schachtel: Neue Tische, Wertungsbögen und ausgeteilte Archive richten sich zunächst danach
client-edition-share-one = „{ $name }“ teilen
client-edition-share-text = Wer diesen Link öffnet, kann die Angaben für die eigene Schachtel übernehmen. Der Link enthält sie; spätere Berichtigungen werden nicht weitergegeben.
client-edition-shared = „{ $name }“ ({ $game }) wird mit dir geteilt. Berichtigte Angaben: { $count }
client-edition-take = Als meine Schachtel übernehmen
client-edition-shared-damaged = Der Link ist unvollständig. Lass ihn dir noch einmal geben.
client-edition-copy-of = { $name } (Kopie)
client-edition-name = Name der Ausgabe
client-edition-save-name = Namen speichern
client-edition-made = „{ $name }“ wurde angelegt.
client-edition-renamed = Die Ausgabe heißt jetzt „{ $name }“.
client-edition-deleted = „{ $name }“ wurde gelöscht.
client-edition-changes = { $count ->
    [one] { $count } Angabe geändert
   *[other] { $count } Angaben geändert
}
client-edition-errors = { $count } Fehler
client-edition-warnings = { $count ->
    [one] { $count } Warnung
   *[other] { $count } Warnungen
}
client-edition-errors-text = Bis das berichtigt ist, kann man mit dieser Ausgabe nicht spielen. Gespeichert ist sie trotzdem.
client-edition-warnings-text = Damit lässt sich spielen; sieh nach, ob es so gemeint ist.
client-edition-open = Öffnen
client-edition-compare = Vergleichen
client-edition-rename = Umbenennen
client-edition-duplicate = Duplizieren
client-edition-export = Exportieren
client-edition-delete = Löschen
client-edition-open-one = „{ $name }“ öffnen
client-edition-play-one = Mit „{ $name }“ spielen
client-edition-compare-one = „{ $name }“ vergleichen
client-edition-rename-one = „{ $name }“ umbenennen
client-edition-duplicate-one = „{ $name }“ duplizieren
client-edition-export-one = „{ $name }“ exportieren
client-edition-delete-one = „{ $name }“ löschen
client-edition-delete-sure = „{ $name }“ löschen?
client-edition-delete-text = { $count ->
    [one] { $count } geänderte Angabe geht verloren. Partien, die damit gespielt wurden, bleiben, wie sie sind.
   *[other] { $count } geänderte Angaben gehen verloren. Partien, die damit gespielt wurden, bleiben, wie sie sind.
}
client-edition-keep = Behalten

client-edition-import = Ausgabe importieren
client-edition-import-choose = Datei wählen
client-edition-import-text = Wähle die TOML-Datei einer Ausgabe oder lege sie hier ab. Sie kommt zu deinen Ausgaben hinzu; ersetzt wird nichts.
client-edition-imported = { $count ->
    [one] „{ $name }“ wurde importiert, mit { $count } geänderten Angabe.
   *[other] „{ $name }“ wurde importiert, mit { $count } geänderten Angaben.
}
client-edition-imported-errors = { $count ->
    [one] { $count } Angabe darin muss berichtigt werden, bevor man damit spielen kann:
   *[other] { $count } Angaben darin müssen berichtigt werden, bevor man damit spielen kann:
}
client-edition-file = { $file }:
client-edition-file-line = { $file }, Zeile { $number }:

client-edition-missing = Diese Ausgabe gibt es hier nicht. Vielleicht wurde sie gelöscht oder gehört zu einem anderen Browser.
client-edition-all = Alle Ausgaben
client-edition-saved = Gespeichert
client-edition-saving = Wird gespeichert …
client-edition-waiting = Der Server ist nicht zu erreichen. Deine Änderungen bleiben in diesem Browser und werden auf dem Server gespeichert, sobald er wieder antwortet.
client-edition-gone = Diese Ausgabe wurde anderswo gelöscht.
client-edition-refused = Der Server hat diese Änderung nicht angenommen. Deine Änderungen bleiben in diesem Browser gespeichert.
client-edition-keep-as-new = Als neue Ausgabe speichern
client-edition-undo = Rückgängig
client-edition-redo = Wiederholen
client-edition-undo-done = Rückgängig gemacht: { $name }, { $text }
client-edition-redo-done = Wiederholt: { $name }, { $text }
client-edition-play-with = Damit spielen
client-edition-search = Nach Namen suchen
client-edition-filter = Zeigen
client-edition-filter-all = Alle Angaben
client-edition-filter-reconstructed = Nur rekonstruierte
client-edition-filter-changed = Nur geänderte
client-edition-sections = Arten von Spielmaterial
client-edition-list = Liste
client-edition-nothing = Nichts gefunden. Wähle eine andere Art oder zeige alle Angaben.
client-edition-has-errors = hat Fehler
client-edition-previous = Vorige
client-edition-next = Nächste
client-edition-place = { $number } von { $count }
client-edition-reset = Zurücksetzen
client-edition-reset-fact = Zurücksetzen: { $name }
client-edition-reset-all = { $count ->
    [one] { $count } Änderung verwerfen
   *[other] { $count } Änderungen verwerfen
}
client-edition-was = Eingebaut:
client-edition-drop = Änderung verwerfen: { $name }
client-edition-to-card = Regeln und Quellen
client-edition-names = Namen
client-edition-name-in = Name ({ $language })
client-edition-language-en = Englisch
client-edition-language-pl = Polnisch
client-edition-language-de = Deutsch
client-edition-less = { $name }: eins weniger
client-edition-more = { $name }: eins mehr
client-edition-slot = { $number }: { $name }
client-edition-slot-add = Hinzufügen
client-edition-slot-replace = Ersetzen durch
client-edition-slot-full = Kein Platz ist frei: Wähle, was ersetzt werden soll
client-edition-slot-remove = Entfernen
client-edition-rows = Reihen
client-edition-columns = Spalten
client-edition-cell = Reihe { $number_row }, Spalte { $number_column }
client-edition-shape = Form { $text }
client-edition-goal-number = Zahl auf der Zielkarte
client-edition-goal-shape = Form auf der Zielkarte
client-edition-how-many = { $least ->
    [1] höchstens { $most }
   *[other] genau { $most }
}
client-edition-yes = ja
client-edition-no = nein

client-edition-compare-title = Ausgaben vergleichen
client-edition-compare-first = Erste Ausgabe
client-edition-compare-second = Zweite Ausgabe
client-edition-only-different = Nur Unterschiede
client-edition-differences = { $count ->
    [0] Keine Unterschiede.
    [one] { $count } Angabe unterscheidet sich.
   *[other] { $count } Angaben unterscheiden sich.
}
client-edition-fact = Angabe
client-edition-differs = verschieden
client-edition-to-piece = In „{ $name }“ ändern

client-edition-sheet = { $count ->
    [one] Eine Angabe weicht vom eingebauten Spielmaterial ab.
   *[other] { $count } Angaben weichen vom eingebauten Spielmaterial ab.
}
client-edition-sheet-built-in = Eingebaut
client-edition-sheet-here = In dieser Ausgabe
client-edition-sheet-open = Im Editor öffnen
client-edition-sheet-keep = Unter meinen Ausgaben speichern
