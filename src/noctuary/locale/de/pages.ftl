# Was nur die Seiten rund um einen Tisch sagen.

# Start
client-play = Spielen
client-play-setup = { $mode }: { $names }
client-game = Spiel
client-games = Spiele
client-game-players = { $first }–{ $last } Spieler
client-new-table = Anderer Tisch: Spieler, Bots, Spielart
client-more = Mehr
client-learn = Lernen
client-rules-text = Das ganze Regelheft und alles Spielmaterial mit Bild.
client-campaign = Kampagne
client-profile = Profil
client-profile-text = Alle deine beendeten Spiele, deine Rekorde und was du erreicht hast.
client-companion = Tischhelfer
client-companion-about = Für die eigene Schachtel: teilt den Draft aus, zählt Wunden, füllt Wertungsbögen aus. Geht auf dem Handy und ohne Netz.
client-renewed = Eine neue Fassung ist bereit.
client-renewed-reload = Anzeigen
client-notice = Noctuary ist freie Software. Nocturne und Nightfall gehören ihren Autoren und Verlagen; alle Zeichnungen und Texte hier sind unsere eigenen.
client-continue = Weiterspielen
client-continue-empty = Gerade läuft kein Spiel. Drücke auf „Spielen“: Jeder Tisch bleibt hier stehen, auch wenn du die Seite schließt.
client-finished = Beendet
client-replay-of = Nachspielen: { $names }
client-table-yours = Du bist am Zug, { $name }
client-table-theirs = { $name } ist am Zug
client-load-record = Spieldatei öffnen
client-missing-page = Diese Seite gibt es nicht
client-missing-page-text = Vielleicht ist die Adresse falsch geschrieben. Alle deine Tische stehen auf der Startseite.

# Neuer Tisch
client-players = Spieler
client-seat-kind = Wer Platz { $number } spielt
client-seat-name = Name für Platz { $number }
client-seat-kind-me = Ich
client-seat-kind-screen = Noch jemand an diesem Bildschirm
client-seat-kind-greedy = Gieriger Bot
client-seat-kind-random = Zufallsbot
client-name-me = Fuchs
client-name-screen = Spieler { $number }
client-name-bot-1 = Igel
client-name-bot-2 = Eule
client-name-bot-3 = Dachs
client-name-bot-4 = Marder
client-name-bot-5 = Luchs
client-new-nobody = Niemand spielt: Gib mindestens einen Platz dir selbst oder jemand anderem.
client-new-nameless = Jeder Platz braucht einen Namen.
client-editions = Ausgaben der Komponenten
client-editions-text = Deine Schachtel sagt etwas anderes? Berichtige Karten, Plättchen und Ziele und spiele danach.
client-new-edition = Komponenten
client-new-edition-built-in = Eingebaute
client-new-edition-built-in-text = Karten und Marker so, wie dieses Programm sie kennt.
client-new-edition-text = Ein Spiel mit berichtigten Komponenten zählt als beendetes Spiel, aber nicht für die Kampagne.
client-new-edition-own-text = Karten und Marker mit deinen Berichtigungen.
client-new-edition-errors = { $name } (nicht spielbar: { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
})
client-new-edition-gone = Die Ausgabe „{ $name }“ gibt es nicht mehr. Stattdessen sind die eingebauten Komponenten gewählt.
client-new-edition-broken = Die Ausgabe „{ $name }“ ist nicht spielbar: Sie hat { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}. Stattdessen sind die eingebauten Komponenten gewählt.
client-new-edition-change = Komponenten berichtigen

# Lernen
client-learn-game = { $title } lernen
client-learn-play = Erste Partie mit Anleitung spielen
client-learn-play-text = Eine echte Partie gegen einen Gegner, etwa 15 Minuten. Die Anleitung erklärt, was du siehst und warum es zählt, und sagt immer weniger.
client-learn-continue = Die erste Partie fortsetzen
client-learn-again = Noch einmal mit Anleitung spielen
client-learn-lessons = Lektionen
client-learn-lessons-text = Je ein paar Minuten, mit etwas zu tun: Sie zeigen, was gute Spieler sehen.
client-learn-positions = { $number ->
    [one] eine Stellung
   *[other] { $number } Stellungen
}
client-learn-done = { $number } von { $last } gelöst

# Regeln und Karten
client-rulebook = Regelheft
client-contents = Inhalt
client-rules-search = Regeln und Spielmaterial durchsuchen
client-rules-nothing = „{ $text }“ kommt nirgends vor.
client-sources = Bei jedem Teil steht, woher wir es kennen: im Regelheft oder in öffentlichen Beschreibungen gelesen, daraus abgeleitet, oder rekonstruiert, wo nichts Verlässliches zu haben war.
