# The table companion: pages that help where the cardboard lies.
client-companion-text = Spielst du mit der eigenen Schachtel am echten Tisch? Öffne eine dieser Seiten auf dem Handy, lege es neben das Spiel und lass es austeilen, zählen und werten. Was du einträgst, bleibt in diesem Browser; mit einem Profil hebt auch der Server deine Wertungsbögen, gezählten Wunden, Serien und Solopartien auf.

# Without a network
client-companion-offline = Ohne Netz
client-companion-offline-ready = Diese Seiten funktionieren ohne Netz, ebenso Regeln, Karten und Suche in dieser Sprache: Alles ist auf diesem Gerät gespeichert.
client-companion-offline-preparing = Wird für den Gebrauch ohne Netz vorbereitet …
client-companion-offline-failed = Die Seiten ließen sich diesmal nicht für den Gebrauch ohne Netz speichern. Beim nächsten Öffnen wird es noch einmal versucht.
client-companion-offline-insecure = Diese Seiten funktionieren, solange der Server erreichbar ist. Browser speichern Seiten für den Gebrauch ohne Netz nur von sicheren Adressen: https oder localhost auf dem Rechner selbst.
client-companion-offline-impossible = Diese Seiten funktionieren, solange der Server erreichbar ist. Dieser Browser speichert keine Seiten für den Gebrauch ohne Netz.
client-companion-install = Zum Startbildschirm hinzufügen
client-companion-install-text = Der Tischhelfer öffnet sich dann wie eine App, ohne die Leisten des Browsers.
client-companion-install-hint = Um diese Seiten wie eine App zu benutzen, wähle im Menü des Browsers „Zum Startbildschirm hinzufügen“.

# What is kept
client-companion-kept = Dieser Browser hat zugesagt, deine Einträge aufzuheben, bis du sie selbst löschst.
client-companion-may-go = Dieser Browser hat nicht zugesagt, deine Einträge aufzuheben: Er darf sie löschen, wenn der Speicher knapp wird oder du wochenlang nicht wiederkommst.
client-companion-not-kept = Dieser Browser speichert für diese Seite nichts: Was du einträgst, bleibt nur, solange sie offen ist.
client-companion-unreadable = Was hier früher gespeichert wurde, lässt sich nicht lesen. Es wurde beiseitegelegt, überschrieben wurde nichts.
client-companion-unreadable-save = Als Datei sichern
client-companion-unreadable-forget = Löschen
client-companion-unreadable-forget-text = Es wird endgültig gelöscht. Sichere es vorher als Datei, wenn du es noch brauchen könntest.
client-companion-place-device = Nur auf diesem Gerät.
client-companion-place-waiting = Änderungen werden gesendet, sobald es eine Verbindung gibt.
client-companion-place-mine = In deinem Profil, auf allen deinen Geräten.
client-companion-place-shared = Geteilt: Wer den Link hat, kann auch etwas eintragen.
client-companion-place-guest = Mit dir geteilt: Die anderen sehen, was du einträgst.
client-companion-place-profile = Lege ein Profil an, dann hast du alles auf allen deinen Geräten.
client-companion-share = Alle tragen ein
client-companion-share-text = Zeige den anderen diesen Code: Auf ihren Handys öffnet sich derselbe Bogen, und alle tragen ihre eigenen Plättchen ein. Wer den Link hat, kann den Bogen ändern.
client-companion-share-end = Nicht mehr teilen
client-companion-share-as-text = Als Text teilen
client-companion-share-as-picture = Als Bild teilen
client-companion-history = Familienchronik
client-companion-history-text = Es zählen Wertungsbögen, auf denen alle ihre Plättchen eingetragen haben, und Serien, die zu Ende gespielt sind. Ein offener Gleichstand hat keinen Sieger.
client-companion-history-played = Spieler: { $players }, gespielt: { $games }-mal
client-companion-history-wins = Siege: { $text }
client-companion-history-best = Bestes Ergebnis: { $number } ({ $text })

# Players and counters
client-companion-undo = Rückgängig
client-companion-redo = Wiederholen
client-companion-players = Spieler in Zugreihenfolge
client-companion-player = Spieler { $number }
client-companion-player-name = Name von Spieler { $number }
client-companion-player-add = Spieler hinzufügen
client-companion-player-remove = { $name } entfernen
client-companion-less = { $text }: eins weniger
client-companion-more = { $text }: eins mehr
client-companion-pass = Gib das Handy an { $name }
client-companion-pass-ready = Ich bin { $name }
