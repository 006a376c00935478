# Die Seiten im Browser.

# Start
client-about = Noctuary ist Nocturne am eigenen Tisch: Du bist ein junger Fuchsmagier in einem Wald voller seltener Zutaten, und alle anderen sind es auch. Wirke immer stärkere Zauber auf die Plättchen, die du haben willst, gib schwächere den Waldgeistern, und braue aus deinen Funden Gebräue. Nach zwei Runden, Dämmerung und Mondschein, gewinnt, wer die meisten Punkte hat.
client-play = Spielen
client-play-setup = { $mode }: { $names }
client-new-table = Anderer Tisch: Spieler, Bots, Spielart
client-more = Mehr
client-learn = Lernen
client-learn-text = Das Spiel in sechs Schritten, dann ein erster Tisch.
client-rules = Regeln und Karten
client-rules-text = Das ganze Regelheft und alle Plättchen, Marker und Karten.
client-continue = Weiterspielen
client-continue-empty = Gerade läuft kein Spiel. Drück auf „Spielen“: Jeder Tisch bleibt hier stehen, auch wenn du die Seite schließt.
client-finished = Beendet
client-table-over = beendet
client-table-yours = Du bist am Zug, { $name }
client-table-theirs = { $name } ist am Zug
client-load-record = Spieldatei öffnen
client-notice = Noctuary ist freie Software. Nocturne gehört seinen Autoren und Verlagen; alle Zeichnungen und Texte hier sind unsere eigenen.
client-to-start = Startseite
client-missing-page = Diese Seite gibt es nicht
client-missing-page-text = Vielleicht ist die Adresse falsch geschrieben. Alle deine Tische stehen auf der Startseite.

# Neuer Tisch
client-players = Spieler
client-mode = Spiel
client-mode-standard = Standardspiel
client-mode-advanced = Fortgeschrittenes Spiel
client-mode-standard-text = Die Charaktere bringen ein Symbol mit, aber keine Fähigkeit.
client-mode-advanced-text = Jeder Charakter hat eine Fähigkeit, die einmal eingesetzt werden kann.
client-seats = Plätze
client-seats-text = Die Plätze folgen im Uhrzeigersinn aufeinander; wer eröffnet, entscheidet der Zufall.
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
client-new-nobody = Niemand spielt: Gib mindestens einen Platz dir selbst oder jemand anderem.
client-new-nameless = Jeder Platz braucht einen Namen.

# Lernen
client-learn-cast-title = Höher zaubern
client-learn-cast = Jemand eröffnet mit einem Marker auf einem Plättchen. Im Uhrzeigersinn legen alle einen höheren Marker auf ein Plättchen neben dem höchsten Zauber oder passen.
client-learn-win-title = Das Plättchen gewinnen
client-learn-win = Haben alle anderen gepasst, gewinnt der höchste Zauber das Plättchen unter ihm. Sein Marker bleibt dort bis zum Rundenende verdeckt liegen und kontrolliert das Feld. Der Sieger eröffnet daneben die nächste Phase.
client-learn-offer-title = Den Waldgeistern geben
client-learn-offer = Wer nicht gewonnen hat, nimmt seine Marker zurück und darf einen davon auf das Waldgeister-Tableau geben. Am Rundenende holt sich dort jeder Marker ein Plättchen, der höchste zuerst.
client-learn-brew-title = Gebräue brauen
client-learn-brew = Plättchen tragen Symbole. Deine Gebräue, vor den anderen geheim, bringen Punkte, wenn deine Symbole ihre Stufen füllen. Jedes Symbol zählt nur einmal.
client-learn-goals-title = Ziele erreichen
client-learn-goals = Drei Dämmerungsziele gehen an je einen Spieler. Drei Mondscheinziele bringen allen Punkte, je nach den Feldern, die sie kontrollieren.
client-learn-end-title = Sammeln und zählen
client-learn-end = Schädel, Federn, Pilze, Kräuter und Eier zählen in Sätzen ihrer Art; Truhen kosten einen Punkt. Marker, die am Ende auf der Hand bleiben, sind je 2 Punkte wert.
client-learn-play = Ein erstes Spiel
client-learn-play-text = Zu zweit, gegen einen Bot. Jede Entscheidung wird erklärt, wenn sie zum ersten Mal vorkommt.

# Tisch
client-title-table = Tisch · Noctuary
client-title-turn = Du bist am Zug · Noctuary
client-loading = Einen Moment …
client-moment = Einen Moment …
client-over = Das Spiel ist vorbei.
client-thinking = { $seat } denkt nach
client-waiting = { $seat } entscheidet.
client-sending = Gesendet; wir warten auf den Server …
client-still-sending = Dein letzter Zug ist noch unterwegs.
client-link-lost = Die Verbindung ist abgebrochen. Sie kommt von selbst wieder; kein Zug geht verloren.
client-link-retry = Jetzt versuchen
client-question-rule = Regel
client-hint-read = Verstanden
client-undo = Zurücknehmen
client-menu = Menü
client-result = Ergebnis
client-forest = Wald
client-sprite = Waldgeister-Tableau
client-sprite-tokens = Marker, die höchsten zuerst
client-sprite-tiles = Plättchen auf dem Waldgeister-Tableau
client-hand = Meine Marker
client-tray = Zur Auswahl
client-my-concoctions = Meine Gebräue
client-goals = Ziele
client-goals-all = Alle Ziele beider Runden
client-goals-twilight = Dämmerungsziele
client-goals-moonlight = Mondscheinziele
client-goal-face-down = Verdeckt
client-goal-hidden = wird im Mondschein aufgedeckt
client-goal-open = offen
client-goal-gone = aus dem Spiel
client-goal-won = gewonnen von { $seat }
client-goal-leads = { $count ->
    [one] { $seat } führt
   *[other] { $seat } führen
}
client-goal-points = { $count ->
    [one] { $seat }: { $number }
   *[other] { $seat }: je { $number }
}
client-opener = Eröffner: { $seat }
client-opener-title = Der bestimmte Eröffner dieser Runde
client-seat-passed = gepasst
client-seat-resigned = aufgegeben
client-seat-opens = eröffnet
client-seat-active = am Zug
client-seat-thinking = denkt nach
client-tokens = { $count ->
    [0] keine Marker
    [one] { $count } Marker
   *[other] { $count } Marker
}
client-tiles = { $count ->
    [0] keine Plättchen
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
client-tile-count = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
client-concoctions = { $count ->
    [0] keine Gebräue
    [one] { $count } Gebräu
   *[other] { $count } Gebräue
}
client-concoction-secret = Geheimes Gebräu
client-concoction-progress = { $concoction }: { $number ->
    [0] noch nicht gebraut
    [one] Stufe 1 vollendet
   *[other] Stufe 2 vollendet
}, { $count ->
    [0] kein Symbol gefunden
   *[other] gefunden: { $symbol_found }
}
client-character = { $character }
client-character-ready = { $character }, Fähigkeit bereit
client-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
client-points-open = { $number } + ?
client-points-known = { $number } + ? Punkte
client-token-star = Stern
client-token-shadow = Schatten { $number }

# Protokoll und Wertung
client-side = Protokoll und Wertung
client-log = Protokoll
client-log-show = Auf dem Tisch zeigen
client-log-auto = (erzwungen)
client-log-empty = Noch ist nichts geschehen.
client-line-label = Zug eintippen
client-line-example = Zug eintippen, etwa: cast 4 b3
client-line-options = Mögliche nächste Wörter
client-scores = Wertung
client-score-so-far = bisherige Punkte
client-score-unknown = geheim
client-score-note = Die Gebräue der anderen sind bis zum Ende geheim, ihre Punkte können also noch steigen.
client-score-skulls = Schädel
client-score-feathers = Federn
client-score-mushrooms = Pilze
client-score-herbs = Kräuter
client-score-eggs = Eier
client-score-chests = Truhen
client-score-concoctions = Gebräue
client-score-twilight = Dämmerungsziele
client-score-moonlight = Mondscheinziele
client-score-tokens = Übrige Marker
client-score-ability = Ungenutzte Fähigkeit
client-score-gems = Edelsteine
client-score-total = Summe

# Reiter auf dem Telefon
client-tabs = Teile des Tischs
client-tab-forest = Wald
client-tab-seats = Plätze
client-tab-goals = Ziele
client-tab-scores = Wertung
client-tab-log = Protokoll
client-tab-changed = geändert

# Menü
client-leave = Tisch verlassen
client-leave-text = Der Tisch bleibt stehen; über „Weiterspielen“ auf der Startseite kommst du zurück.
client-text-view = Textansicht
client-board-view = Tischansicht
client-preferences = Einstellungen
client-language = Sprache
client-light = Heller Hintergrund
client-motion = Bewegte Teile
client-hints = Entscheidungen erklären
client-hints-again = Alle Erklärungen wieder zeigen
client-resign = Aufgeben
client-resign-seat = Für { $seat } aufgeben
client-resign-text = { $seat } gibt auf: Ein Bot spielt diesen Platz zu Ende. Das lässt sich nicht zurücknehmen.
client-resign-confirm = Ja, aufgeben
client-cancel = Abbrechen
client-close = Schließen

# Hilfe
client-help = Hilfe und Tasten
client-help-mouse = Klick oder tipp auf einen Marker, dann auf ein Feld, oder umgekehrt. Was leuchtet, ist wählbar; alles andere sagt, warum es nicht geht. Halte ein Plättchen oder eine Karte gedrückt, um sie groß zu sehen. Dasselbe mit der Tastatur:
client-help-keys = Tasten
client-key-token = Marker mit diesem Wert wählen (* ist der Stern)
client-key-arrows = sich in Wald, Hand oder Waldgeister-Tableau bewegen
client-key-enter = wählen, zaubern
client-key-pass = passen oder verzichten
client-key-forest = zum Wald
client-key-hand = zu meinen Markern
client-key-sprite = zum Waldgeister-Tableau
client-key-question = zur Frage
client-key-log = zum Protokoll
client-key-line = Zug eintippen
client-key-inspect = ein Plättchen genau ansehen
client-key-undo = zurücknehmen
client-key-escape = nichts auswählen, schließen
client-key-help = diese Liste

# Mehrere an einem Bildschirm
client-curtain-title = Weitergeben an { $name }
client-curtain-text = Der Tisch ist verdeckt, damit niemand sieht, was geheim ist.
client-curtain-ready = Ich bin { $name }: Tisch zeigen

# Das Ende
client-wins = { $count ->
    [one] { $seat } gewinnt!
   *[other] { $seat } gewinnen gemeinsam!
}
client-place = { $number }.
client-rematch = Revanche
client-save-record = Spieldatei speichern
client-look = Tisch ansehen

# Regeln und Karten
client-rulebook = Regelheft
client-components = Plättchen, Marker und Karten
client-contents = Inhalt
client-rules-search = Regeln durchsuchen
client-rules-nothing = Keine Regel spricht von „{ $text }“.
client-rule-in-book = Im Regelheft lesen
client-rule-unknown = Eine Regel { $text } gibt es nicht.
client-sources = Bei jedem Teil steht, woher wir es kennen: im Regelheft oder in öffentlichen Beschreibungen gelesen, daraus abgeleitet, oder rekonstruiert, wo nichts Verlässliches zu haben war.
client-source-rulebook = Im Regelheft gelesen
client-source-public = In öffentlichen Beschreibungen gelesen
client-source-derived = Abgeleitet
client-source-reconstructed = Rekonstruiert
client-sort-tile = Plättchen
client-sort-token = Marker
client-sort-concoction = Gebräue
client-sort-twilight = Dämmerungsziele
client-sort-moonlight = Mondscheinziele
client-sort-character = Charaktere
client-spell-tokens = Zaubermarker
client-shadow-tokens = Schattenmarker
client-piece = Spielteil
client-copies = { $number } in der Schachtel
client-symbols = Symbole:

# Textansicht
client-text-question = Frage
client-text-me = Ich
client-text-table = Tisch
client-text-others = Die anderen
client-text-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
client-text-row = Reihe { $number }
client-text-empty = leer
client-text-turned = umgedreht
client-text-spaces = { $number } Plätze, { $count } belegt
client-none = keine

# Störungen
client-no-server = Der Server antwortet nicht. Läuft er noch?
client-server-error = Der Server hat mit Fehler { $number } geantwortet.
client-unexpected = Etwas Unerwartetes ist geschehen: { $text }

# Nocturne
client-nocturne-round-twilight = Dämmerung
client-nocturne-round-moonlight = Mondschein
client-nocturne-round-over = Spiel vorbei
client-nocturne-cell-spell = Zauber { $number }: { $token } von { $name }
client-nocturne-cell-control = Kontrollmarker { $token } von { $name }
client-nocturne-cell-shadow = { $token }, liegen gelassen von { $name }, ohne Kontrolle
client-nocturne-level = Stufe { $number } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}):
client-nocturne-kind-skull = Bringt die aufgedruckten Punkte.
client-nocturne-kind-feather = Federn zählen nach ihrer Anzahl: 2, 4, 8, 13, 18, 24, 32 für eine bis sieben.
client-nocturne-kind-mushroom = Duode Dax: zwei bringen 9, einer allein nichts. Tripti Fungilus: einer bringt 3, zwei nichts, drei 13.
client-nocturne-kind-herb = Bringt die aufgedruckten Punkte, dazu 5, 8 oder 12 für einen Satz aus drei, vier oder fünf verschiedenen Kräutern.
client-nocturne-kind-egg = Wer die meisten Eier hat, bekommt 4 für jedes, der Zweite 3, der Dritte 2, der Vierte 1.
client-nocturne-kind-chest = Kostet 1 Punkt. Du ziehst sofort drei Plättchen vom Stapel und behältst eins.
client-nocturne-kind-runestone = Du ziehst sofort drei Gebräue und behältst eins. Das Symbol zählt für Gebräue.
client-nocturne-kind-mirror = Wird vor der Wertung zur Kopie eines deiner anderen Plättchen; Symbole kopiert er nicht.
client-nocturne-move-pass = Passen
client-nocturne-move-cast = { $token } auf { $cell } wirken
client-nocturne-move-offer-none = Nichts geben
client-nocturne-move-offer-thing = { $thing } geben
client-nocturne-move-offer-two = { $first } und { $second } geben
client-nocturne-move-keep-thing = { $thing } behalten
client-nocturne-move-take-thing = { $thing } nehmen
client-nocturne-move-mirror-none = Nichts kopieren
client-nocturne-move-mirror-thing = { $thing } kopieren
client-nocturne-move-ability = Gebräue ziehen (Flint)
client-nocturne-move-ability-none = Fähigkeit nicht einsetzen
client-nocturne-move-ability-thing = Fähigkeit einsetzen: { $thing }
client-nocturne-move-character-thing = { $thing } spielen
client-nocturne-hint-open = Du eröffnest eine Zauberphase: Wähl einen Marker, dann ein leuchtendes Plättchen. Die anderen antworten mit höheren Markern daneben; ein niedriger Marker lädt sie ein, ein hoher gewinnt eher.
client-nocturne-hint-cast = Wähl einen Marker, der höher ist als der höchste Zauber, und ein leuchtendes Plättchen daneben. Passen alle anderen, gewinnst du es, und dein Marker bleibt dort bis zum Rundenende.
client-nocturne-hint-offer = Du hast nicht gewonnen und darfst darum einen deiner Marker den Waldgeistern geben. Er bleibt auf dem Tableau und holt am Rundenende ein Plättchen. Klick auf einen Marker, oder gib nichts.
client-nocturne-hint-keep-concoction = Behalte das Gebräu, das zu den Symbolen passt, die du hast oder noch gewinnen kannst. Die anderen kommen unter den Stapel.
client-nocturne-hint-keep-tile = Behalte eines der Plättchen aus der Truhe; die anderen gehen aus dem Spiel.
client-nocturne-hint-take = Die Runde ist vorbei, und dein Marker darf ein Plättchen vom Waldgeister-Tableau holen. Klick auf das, was du willst.
client-nocturne-hint-mirror = Ein Spiegelstein zählt als noch ein Plättchen der gewählten Art. Kopiere, was dir am meisten bringt.
client-nocturne-hint-redd = Redd darf einen niedrigeren Marker liegen lassen und den starken zurücknehmen. Klick auf den Marker, der liegen bleiben soll.
client-nocturne-hint-abigail = Abigail darf das gewonnene Plättchen gegen eines vom Waldgeister-Tableau tauschen, bevor sein Effekt eintritt.
client-nocturne-hint-character = Jeder Charakter bringt ein Symbol mit und im fortgeschrittenen Spiel eine Fähigkeit für einmal.
