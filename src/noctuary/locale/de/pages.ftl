client-start-about = Zwei Brettspiele rund um die Nacht: Lerne sie kennen und spiele sie gegen Bots oder mit Freunden.
client-learn-by-playing = Spielend lernen
client-tables = Meine Partien
client-start-companion = Tischhelfer für deine Schachtel
client-start-editions = Karten an deine Schachtel anpassen
client-play = Spielen
client-play-friend = Mit jemandem spielen
client-play-friend-text = Du bekommst einen Link zum Verschicken.
client-play-friend-name = Wie heißt du? Dein Mitspieler sieht diesen Namen.
client-play-friend-clock = Mit Uhr …
client-play-friend-go = Link zeigen
client-play-bot = { $name } (Bot)
client-play-bot-my-level = { $name } (Bot auf deiner Stufe)
client-play-setup = { $mode }: { $names }
client-game = Spiel
client-games = Spiele
client-game-players = { $first }–{ $last } Spieler
client-new-table = Tisch erstellen
client-open-tables = Offene Tische
client-more = Mehr
client-learn = Lernen
client-puzzles = Rätsel
client-campaign = Kampagne
client-profile = Profil
client-companion = Tischhelfer
client-renewed = Eine neue Version ist bereit.
client-renewed-reload = Neu laden
client-notice = Noctuary ist freie Software. Nocturne und Nightfall gehören ihren Autoren und Verlagen; alle Zeichnungen und Texte hier sind unsere eigenen.
client-continue = Weiterspielen
client-continue-empty = Gerade läuft keine Partie. Jede Partie bleibt hier erhalten, auch wenn du die Seite schließt.
client-start-turns = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
client-start-watch = Partien zum Zuschauen
client-finished = Beendet
client-replay-of = Nachspielen: { $names }
client-table-yours = Du bist am Zug, { $name }
client-table-theirs = { $name } ist am Zug
client-table-waits = Wartet auf Mitspieler
client-load-record = Spieldatei öffnen
client-table-delete = Diese Partie löschen
client-table-delete-of = Löschen: { $names }
client-table-delete-sure = Die Partie von { $names } löschen?
client-table-delete-text = { $over ->
    [yes] Sie wird mit allen Zügen und ihrer Analyse endgültig vom Server gelöscht, lässt sich nicht mehr nachspielen und zählt nicht mehr für Profil, Rekorde und Erfolge.
   *[no] Sie wird mit allen bisherigen Zügen endgültig vom Server gelöscht. Wer sie gerade offen hat, erfährt es.
}
client-table-delete-others = Wer an einem eigenen Bildschirm mitgespielt hat, behält die Partie und kann sie selbst löschen.
client-table-leave = Verlassen
client-table-leave-of = Den Tisch von { $names } verlassen
client-table-leave-sure = Den Tisch von { $names } verlassen?
client-table-leave-text = Dein Platz wird für jemand anderen frei. Läuft die Partie schon, geht sie ohne dich weiter, und wer kommt, übernimmt alles, was du hattest. Löschen kann den Tisch nur der Gastgeber.
client-table-resign = Aufgeben
client-table-resign-of = Die Partie von { $names } aufgeben
client-table-resign-sure = Die Partie von { $names } aufgeben?
client-table-resign-text = Du verlierst diese gewertete Partie: Wer sie verlässt, gibt auf. Das lässt sich nicht zurücknehmen.
client-delete-copies = In Sicherungskopien des Servers kann das Gelöschte noch einige Tage erhalten bleiben.
client-missing-page = Diese Seite gibt es nicht
client-missing-page-text = Vielleicht ist die Adresse falsch geschrieben. Alle deine Partien stehen auf der Startseite.

client-players = Spieler
client-seat-kind = Wer auf Platz { $number } spielt
client-seat-name = Name für Platz { $number }
client-seat-kind-me = Ich
client-seat-kind-screen = Jemand an diesem Gerät
client-seat-kind-open = Mitspieler per Link
client-seat-kind-my-level = Auf meiner Stufe
client-seat-kind-level1 = 1 · Neuling
client-seat-kind-level2 = 2 · Lehrling
client-seat-kind-level3 = 3 · Geübter
client-seat-kind-level4 = 4 · Stratege
client-seat-kind-level5 = 5 · Meister
client-seat-kind-level6 = 6 · Großmeister
client-seat-open = Am Tisch bekommst du einen Link. Wer ihn öffnet, nimmt den Platz im eigenen Browser ein, auf jedem Gerät, das diesen Server erreicht.
client-seat-levels = Bots der Stufe 1 sind voreilig und irren sich oft; je höher die Stufe, desto weiter schauen sie voraus. Stufe 6 überlegt bis zu zwei Sekunden je Zug. Der Stil sagt, welchen von mehreren etwa gleich guten Zügen ein Bot vorzieht; stärker oder schwächer macht er ihn nicht.
client-seat-my-level = Ein Bot auf deiner Stufe ist einer, gegen den du etwa jede zweite Partie gewinnen würdest, gemessen an deinen letzten Partien gegen Bots: zurzeit Stufe { $level }. Während einer Partie ändert sie sich nicht.
client-seat-style = Stil auf Platz { $number }
client-seat-style-none = Allrounder
client-seat-style-attacker = Angreifer
client-seat-style-collector = Sammler
client-seat-style-spoiler = Störer
client-seat-kind-greedy = Bot, der seine Züge abwägt
client-seat-kind-learned = Bot, der aus Partien lernte
client-seat-kind-random = Bot, der zufällig spielt
client-name-me = Gast
client-name-screen = Spieler { $number }
client-name-open = Mitspieler { $number }
client-timing = Uhr
client-timing-none = Ohne Uhr
client-timing-live = Live: für die ganze Partie
client-timing-relaxed = Entspannt: je Entscheidung
client-timing-correspondence = Fernpartie: je Entscheidung
client-timing-minutes = Minuten
client-timing-days = Tage
client-timing-increment = Zusätzliche Sekunden für jede Entscheidung
client-timing-zero = Wenn die Zeit um ist
client-timing-zero-bot = springt ein Bot ein
client-timing-zero-resign = verliert die Person
client-timing-zero-nothing = geschieht nichts
client-timing-text = Die Uhren laufen, sobald alle Plätze besetzt sind, auch wenn jemand nicht da ist.
client-pace-live-of = { $seconds ->
    [0] live, { $minutes } min für die ganze Partie
   *[other] live, { $minutes } min plus { $seconds } s je Entscheidung
}
client-pace-relaxed-of = entspannt, { $minutes } min je Entscheidung
client-pace-correspondence-of = { $days ->
    [one] Fernpartie, ein Tag je Entscheidung
   *[other] Fernpartie, { $days } Tage je Entscheidung
}
client-rated = Gewertet
client-rated-text = Die Partie ändert die Wertungszahlen aller, die mitspielen; wer sich setzt, ist einverstanden. Wer aufgibt oder die Zeit überschreitet, hat verloren.
client-rated-needs = Eine gewertete Partie braucht Mitspieler per Link auf allen anderen Plätzen, Regeln und Spielmaterial wie gedruckt und eine Uhr, bei der etwas geschieht, wenn die Zeit um ist.
client-name-bot-1 = Rigel
client-name-bot-2 = Vega
client-name-bot-3 = Mira
client-name-bot-4 = Altair
client-name-bot-5 = Deneb
client-new-nobody = Niemand spielt: Gib mindestens einen Platz dir selbst oder jemand anderem.
client-new-nameless = Jeder Platz braucht einen Namen.
client-editions = Eigene Ausgaben
client-new-edition = Spielmaterial
client-new-edition-built-in = Eingebautes Spielmaterial
client-new-edition-built-in-text = Karten und Marker so, wie dieses Programm sie kennt.
client-new-edition-text = Eine Partie mit berichtigtem Spielmaterial zählt als beendete Partie, aber nicht für die Kampagne.
client-new-edition-own-text = Karten und Marker mit deinen Berichtigungen.
client-new-edition-errors = { $name } (nicht spielbar: { $count } Fehler)
client-new-edition-gone = Die Ausgabe „{ $name }“ gibt es nicht mehr. Stattdessen ist das eingebaute Spielmaterial gewählt.
client-new-edition-broken = Die Ausgabe „{ $name }“ ist nicht spielbar: Sie hat { $count } Fehler. Stattdessen ist das eingebaute Spielmaterial gewählt.
client-new-edition-change = Spielmaterial berichtigen

client-learn-game = { $title } lernen
client-learn-play = Erste Partie mit Begleitung spielen
client-learn-play-text = Eine echte Partie gegen einen Gegner, etwa 15 Minuten. Die Begleitung erklärt, was du siehst und warum es wichtig ist, und hält sich immer mehr zurück.
client-learn-continue = Die erste Partie fortsetzen
client-learn-again = Noch einmal mit Begleitung spielen
client-learn-lessons = Lektionen
client-learn-lessons-text = Übungen von je ein paar Minuten. Sie zeigen dir, was gute Spieler sehen.
client-learn-built-in = Lektionen und Rätsel verwenden deine Schachtel „{ $name }“, sofern in ihnen nichts vorkommt, was du berichtigt hast. Sonst gelten die eingebauten Angaben, mit denen die Antworten geprüft sind; das steht dann dabei.
client-learn-positions = { $number ->
    [one] eine Stellung
   *[other] { $number } Stellungen
}
client-learn-done = { $number } von { $last } gelöst

client-rulebook = Regelheft
client-phases = Die Phasen der Reihe nach
client-contents = Inhalt
client-rules-search = Regeln und Karten durchsuchen
client-rules-nothing = „{ $text }“ kommt nirgends vor.
client-sources = Beim Spielmaterial steht jeweils, woher wir es kennen: aus dem Regelheft, aus öffentlichen Beschreibungen, daraus abgeleitet oder, wo sich keine verlässliche Quelle fand, rekonstruiert.
table-seat-kind = „{ $text }“ kann keinen Platz einnehmen. Möglich sind: { $names }.
table-seat-name = „{ $text }“ ist kein Spielername. Nimm 1 bis { $number } sichtbare Zeichen.
table-me = Für { $seat } kann die Partie nicht zählen: Dieser Platz ist für einen Bot oder für jemand anderen. Nenne deinen eigenen Platz.
table-deal-chosen = Ein Tisch hat entweder eine Auslosung oder einen gewählten Startwert, nicht beides.
table-edition-unknown = Eine solche Ausgabe gibt es nicht, oder sie gehört jemand anderem.
table-edition-most = Für eine Person werden höchstens { $number } Ausgaben aufbewahrt. Es hat sich nichts geändert; lösche zuerst solche, die nicht mehr gebraucht werden.
table-sheets-most = Für eine Person werden höchstens { $number } Bögen aufbewahrt. Es hat sich nichts geändert; neue Bögen bleiben auf dem Gerät, auf dem sie entstanden sind.
input-course = Es gibt keinen Kurs namens „{ $text }“. Bekannte Kurse: { $names }.
input-puzzle = Es gibt kein Rätsel namens „{ $text }“.
