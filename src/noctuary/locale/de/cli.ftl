cli-description = Noctuary: Brettspiele rund um die Nacht, gespielt nach ihren genauen Regeln.
cli-examples =
    Beispiele:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary rules NOC-2.6
      noctuary serve

    noctuary BEFEHL --help zeigt mehr über einen Befehl.
cli-help-usage = Aufruf:
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-command = BEFEHL
cli-help-placeholders = FILE=DATEI DIR=ORDNER FOLDER=ORDNER GAME=SPIEL SEAT=PLATZ COMMAND=BEFEHL KEY=SCHLÜSSEL VALUE=WERT WORD=WORT PAIR=PAAR PERCENT=PROZENT PATTERN=MUSTER ACTION=AKTION HOST=ADRESSE ADDRESS=ADRESSE
cli-help-help = diese Hilfe zeigen
cli-help-lang = Sprache aller Texte (Standard: die der Umgebung)
cli-help-version = die Version und die verwendete Engine zeigen
cli-help-game = das Spiel, etwa nocturne
cli-help-seed = Zahl, die allen Zufall bestimmt: gleicher Startwert, gleiche Partie
cli-help-option = eine beliebige Option des Spiels, etwa mode=advanced; auch mehrmals
cli-help-players = wie viele spielen (Standard: 2 oder so viele, wie die anderen Optionen verlangen)
cli-help-first = der Platz, der beginnt, etwa P2 (Standard: zufällig)
cli-help-edition-file = die berichtigten Angaben aus dieser Datei verwenden (siehe „noctuary editions“)
cli-help-flags = Optionen von { $text }
cli-usage = Der Aufruf ist nicht zu verstehen: { $text }.
cli-unknown-command = Es gibt keinen Befehl „{ $text }“. Gemeint ist vielleicht: { $names }.
cli-unknown-argument = „{ $text }“ gehört nicht hierher.
cli-bad-argument = Der Wert für { $text } fehlt oder ist nicht möglich.
cli-output = Auf die Standardausgabe lässt sich nicht schreiben: { $text }.
cli-system = Das Betriebssystem lehnt ab: { $text }.
cli-no-folder = Den Ordner, in dem du bist, gibt es nicht mehr. Geh in einen anderen und versuche es noch einmal.
cli-see-help = „{ $command } --help“ zeigt, was möglich ist.
cli-which-game = Welches Spiel? Nenne es nach dem Befehl. Bekannte Spiele: { $names }.
cli-option = „{ $text }“ ist keine Option; schreib SCHLÜSSEL=WERT, etwa mode=advanced.
cli-number = „{ $text }“ ist kein Wert für { $option }; schreib eine ganze Zahl ab { $least }.
cli-player = Spieler { $number }

cli-edition = Ausgabe „{ $text }“, { $number ->
    [0] nichts berichtigt
    [one] eine Angabe berichtigt
   *[other] { $number } Angaben berichtigt
}
cli-under-edition = Gespielt mit der { $edition }.

cli-cards-help = Karten, Plättchen, Ziele und Marker nachschlagen
cli-cards-description = Zeigt in drei Sprachen, was auf jeder Karte, jedem Plättchen, Ziel und Marker der Spiele steht, woher jede Angabe kommt, welche Regeln dafür gelten und wo es sonst noch vorkommt.
cli-cards-examples =
    Beispiele:
      noctuary cards
      noctuary cards nightfall
      noctuary cards nocturne concoction
      noctuary cards vulko
      noctuary cards goal T4
      noctuary cards feder verzaubert
      noctuary cards vulko --edition-file meineschachtel.toml
cli-cards-words = ein Spiel, eine Sorte, eine Kennung, ein Name oder Wörter, die alle in der Beschreibung vorkommen müssen; nach einem Spiel kann eine Sorte oder eine Kennung stehen, nach einer Sorte eine Kennung oder Wörter
cli-cards-sections = „noctuary cards SORTE“ zählt eine Sorte auf, „noctuary cards KENNUNG“ oder ein Name zeigt ein einzelnes Element, „noctuary cards WÖRTER“ alle, in deren Beschreibung diese Wörter vorkommen.
cli-cards-more = „noctuary cards KENNUNG“ zeigt eines davon; ist eine Kennung nicht eindeutig, kommt die Sorte davor, etwa „noctuary cards goal T4“.
cli-cards-names = In anderen Sprachen: { $text }
cli-cards-rulings = Regeln dazu
cli-cards-built-in = eingebaut: { $text }
cli-cards-corrected = { $text } von der Ausgabe berichtigt
cli-cards-none = „{ $text }“ nennt sein Spielmaterial nicht; ein Spiel tut das mit `components` (docs/new-game.md).
cli-cards-nothing = „{ $text }“ steht in keinem Namen und in keiner Beschreibung. „noctuary cards“ zählt auf, was es gibt.

cli-editions-help = berichtigen, was in deiner Schachtel anders ist
cli-editions-description = Für manche Angaben auf den Karten fand sich keine Quelle; sie sind rekonstruiert. Wenn du das Spiel besitzt, berichtige sie in einer Datei: „new“ gibt eine zum Anfangen aus, „check“ nennt alles, was an Dateien nicht stimmt, „compare“ zeigt, in welchen Angaben sich zwei Ausgaben unterscheiden (je eine Datei oder, für die eingebauten Angaben, der Name eines Spiels). Mit --edition-file spielst du mit einer Ausgabe.
cli-editions-examples =
    Beispiele:
      noctuary editions new nightfall > meineschachtel.toml
      noctuary editions check meineschachtel.toml
      noctuary editions compare nightfall meineschachtel.toml
      noctuary play nightfall --edition-file meineschachtel.toml
cli-editions-action = was zu tun ist
cli-editions-what = für „check“ Dateien, für „compare“ zwei Dateien oder Spiele, für „new“ ein Spiel
cli-editions-which = Was soll mit Ausgaben geschehen? Möglich sind: { $names }.
cli-editions-check-nothing = Welche Ausgaben? Nenne ihre Dateien.
cli-editions-compare-two = Welche zwei Ausgaben? Nenne zwei Dateien oder eine Datei und ihr Spiel.
cli-editions-compare-games = Die eine Ausgabe ist für „{ $text }“, die andere für „{ $found }“; vergleichen lassen sich nur Ausgaben desselben Spiels.
cli-editions-warning = Warnung: { $text }
cli-editions-good = Keine Probleme gefunden; mit dieser Ausgabe kann gespielt werden.
cli-editions-playable = Mit dieser Ausgabe kann trotzdem gespielt werden.
cli-editions-same = Es gibt keine Unterschiede.
cli-editions-differing = { $number ->
    [one] Eine Angabe unterscheidet sich.
   *[other] { $number } Angaben unterscheiden sich.
}
cli-editions-built-in = eingebaut
cli-editions-name = Meine Schachtel
cli-editions-new =
    Eigene Ausgabe von { $text }: was auf den Karten deiner Schachtel steht.
    Alle Angaben, die sich berichtigen lassen, stehen hier mit dem eingebauten Wert, seiner
    Quelle und den möglichen Werten. Wo es in deiner Schachtel anders ist, nimm das #
    am Anfang der Zeile weg und schreib hin, was dort steht; alle anderen Zeilen bleiben.
    Danach: noctuary editions check DATEI
cli-editions-allowed-number = { $least } bis { $most }
cli-editions-allowed-choice = eines von: { $names }
cli-editions-allowed-choices = { $least } bis { $most } von: { $names }; jedes höchstens { $repeats ->
    [one] einmal
   *[other] { $repeats }-mal
}
cli-editions-allowed-exactly = genau { $most } von: { $names }; jedes höchstens { $repeats ->
    [one] einmal
   *[other] { $repeats }-mal
}
cli-editions-allowed-text = höchstens { $most } Zeichen
cli-editions-allowed-truth = true (ja) oder false (nein)
cli-editions-allowed-shape = Reihen aus „X“ und „.“, höchstens { $rows } Reihen zu { $columns } Zeichen
cli-editions-allowed-goal = eines von: { $names }

cli-case-help = ausführbare Regelbeispiele prüfen
cli-case-description = Prüft Regelbeispiele (*.case.yaml) und sagt, welche fehlschlagen und wo.
cli-case-examples =
    Beispiele:
      noctuary case cases/nocturne/2-casting.case.yaml
      noctuary case cases
cli-case-files = Dateien oder Ordner mit Regelbeispielen
cli-case-none = In diesem Ordner liegen keine Dateien mit Regelbeispielen (*.case.yaml).
cli-case-nothing = Welche Regelbeispiele? Gib Dateien oder Ordner an.
cli-case-moves = Züge bis dahin:

cli-replay-help = eine gespeicherte Partie in Worten nacherzählen
cli-replay-description = Spielt eine Spieldatei nach, prüft sie und erzählt, was geschah und wie es endete.
cli-replay-examples =
    Beispiel:
      noctuary replay games/ada.noct
cli-replay-file = die Spieldatei (*.noct)
cli-replay-nothing = Welche Spieldatei? Gib ihren Namen an.
cli-replay-unfinished = Die Partie ist nicht zu Ende. Bisher: { $number ->
    [one] eine Entscheidung
   *[other] { $number } Entscheidungen
}.

cli-takebacks = Mit Rücknahmen: Etwas wurde zurückgenommen, worauf andere schon geantwortet hatten.
cli-verify-help = prüfen, ob eine Partie fair ausgelost und gespielt wurde
cli-verify-description = Spielt eine Spieldatei nach und prüft, ob die Auslosung die ist, auf die sich der Server festgelegt hatte, ob aller Zufall daraus folgt und ob die Züge zum Ergebnis führen. Der Exit-Code ist nur dann 0, wenn all das stimmt.
cli-verify-examples =
    Beispiel:
      noctuary verify ada.noct
cli-verify-json = das Ergebnis der Prüfung als JSON ausgeben
cli-verify-moves = { $number ->
    [one] Die einzige Entscheidung folgt
   *[other] Alle { $number } Entscheidungen folgen
} den Regeln.
cli-verify-result = Das Ergebnis stimmt mit dem überein, das die Datei angibt.
cli-verify-unfinished = Die Partie hat kein Ergebnis.
cli-verify-given-up = Die Partie wurde aufgegeben.
cli-given-up = Die Partie wurde aufgegeben. Platzierung:
cli-verify-plain = Zu dieser Auslosung gibt es keine Festlegung; niemand kann sagen, wie ihr Startwert { $text } gewählt wurde.
cli-verify-added-player = Der Spieler hat { $text } hinzugefügt.
cli-verify-added-seat = { $seat } hat { $text } hinzugefügt.
cli-verify-added-server = Der Server selbst hat { $text } hinzugefügt.
cli-verify-key = Aller Zufall stammt aus dem Schlüssel { $text }, der aus dem Geheimnis und dem Hinzugefügten folgt.
cli-verify-commitment = Das Geheimnis passt zur Festlegung { $text }. Vergleiche sie mit der, die der Tisch von Anfang an gezeigt hat.

cli-rules-help = Regeln nachschlagen oder durchsuchen
cli-rules-description = Zeigt Regeln nach ihrer Kennung, ganze Kapitel oder ganze Regelhefte. Auf eine Frage in eigenen Worten zeigt der Befehl die Regeln, die Begriffe und das Spielmaterial aller Spiele, die sie am besten beantworten; Tippfehler und fehlende Umlaute stören nicht. Ohne Angabe werden alle Kapitel aufgezählt.
cli-rules-examples =
    Beispiele:
      noctuary rules NOC-2.6
      noctuary rules NOC-2
      noctuary rules nocturne
      noctuary rules wer gewinnt bei Gleichstand
      noctuary rules nightfall wann wirkt der Kick
cli-rules-words = Kennungen von Regeln oder Kapiteln, Namen von Spielen oder eine Frage; nach dem Namen eines Spiels wird nur dieses durchsucht
cli-rules-unknown = Es gibt keine Regel „{ $text }“. Gemeint ist vielleicht: { $names }.
cli-rules-nothing = Nichts beantwortet „{ $text }“. Versuche es mit anderen Wörtern; „noctuary rules“ zählt alle Kapitel auf.
cli-rules-elsewhere = In { $game }: { $names }. Mehr davon: „noctuary rules { $name } { $text }“.
cli-rules-found = „noctuary rules KENNUNG“ zeigt eine Regel ganz, „noctuary cards SORTE KENNUNG“ ein Stück Spielmaterial.
cli-rules-phases = Die Phasen der Reihe nach: { $text }
cli-rules-more = „noctuary rules KENNUNG“ zeigt ein Kapitel oder eine Regel, „noctuary rules SPIEL“ ein ganzes Regelheft, „noctuary rules FRAGE“ die Regeln, die sie beantworten.

cli-sim-help = Bots viele Partien spielen lassen
cli-sim-description = Lässt Bots viele Partien spielen und zeigt Gewinnraten, durchschnittliche Wertungsbögen und die Geschwindigkeit; im Solospiel kommen Gesamtpunkte und erreichte Punktemarken hinzu, bei Szenarien, wie oft sie geschafft werden. Jede Auslosung wird mit reihum getauschten Plätzen gespielt; die Zahl der Partien wird dafür aufgerundet. Exit-Code 1: Ein Bot hat nie geantwortet, also gibt es nichts zu zeigen.
cli-sim-examples =
    Beispiele:
      noctuary sim nocturne --seats greedy,random --games 1000 --seed 1
      noctuary sim nocturne --seats greedy,greedy,random --mode advanced
      noctuary sim nocturne --mode solo --games 1000
      noctuary sim nocturne --scenario 7 --players 3
      noctuary sim nightfall --players 5 --variant common-ground
cli-sim-seats = ein Bot für jeden Platz (Standard: einmal greedy, alle anderen random); eine Stufe kann einen Stil haben: level4-attacker, level4-collector, level4-spoiler; level3.4 liegt zwischen level3 und level4
cli-sim-games = wie viele Partien (Standard: 100)
cli-sim-processes = wie viele Prozesse sich die Arbeit teilen (Standard und Höchstzahl: einer je Prozessor)
cli-sim-playing = Es wird gespielt
cli-sim-wins = Siege
cli-sim-bot = Bot
cli-sim-rate = Gewonnen
cli-sim-interval = 95-%-Intervall
cli-sim-totals = Gesamtpunkte
cli-sim-played = Partien
cli-sim-mean = Mittelwert
cli-sim-deviation = Standardabweichung
cli-sim-interval-mean = 95-%-Intervall des Mittelwerts
cli-sim-lowest = Kleinster Wert
cli-sim-highest = Größter Wert
cli-sim-bands = Punktemarken (95-%-Intervall)
cli-sim-band = Gesamt
cli-sim-band-below = unter { $number }
cli-sim-band-from = ab { $number }
cli-sim-completed = Geschafft
cli-sim-sheets = Durchschnittliche Wertungsbögen
cli-cut-off = { $number ->
    [one] Eine von { $games } Partien wurde
   *[other] { $number } von { $games } Partien wurden
} durch ein Limit abgebrochen; solche Partien zählen für niemanden.
cli-sim-speed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s: je Sekunde { $speed } Partien und { $decisions } Entscheidungen.

cli-play-help = im Terminal spielen
cli-play-description = Startet eine Partie im Terminal: Menschen teilen sich die Tastatur, Bots nehmen die anderen Plätze ein.
cli-play-examples =
    Beispiele:
      noctuary play nocturne --seats human,greedy,greedy
      noctuary play nocturne --seats human,human --mode advanced --save abend.noct
      noctuary play nocturne --mode solo --modifications chest-hunt,twisted-trees
      noctuary play nocturne --scenario 7
      noctuary play nightfall --players 4 --draft quick-start --variant secret-archives
      noctuary play --resume abend.noct
cli-play-seats = für jeden Platz „human“ oder ein Bot (Standard: einmal human, alle anderen greedy); eine Stufe kann einen Stil haben: level4-attacker, level4-collector, level4-spoiler; level3.4 liegt zwischen level3 und level4
cli-play-save = die Partie nach jedem Zug in dieser Datei speichern; steht dort schon eine, geht sie weiter
cli-play-overwrite = ersetzen, was in dieser Datei steht
cli-play-resume = eine gespeicherte Partie fortsetzen
cli-play-resume-as-it-is = Eine gespeicherte Partie geht weiter, wie sie begann; lass Plätze, Startwert, Ausgabe und Optionen weg.
cli-play-resume-alone = In der Datei steht, welches Spiel gespeichert wurde; lass „{ $text }“ weg.
cli-play-goes-on = Die Partie, die in { $text } gespeichert ist, geht weiter. Um dort eine neue zu beginnen, gib --overwrite an.
cli-play-save-used = Diese Datei gibt es schon, und in ihr steht keine Partie, die weitergehen könnte; nenne eine andere, oder gib --overwrite an, um sie zu ersetzen. Was an ihr nicht stimmt: { $text }
cli-play-save-another = Hier ist eine andere Partie gespeichert. Setze sie mit „{ $command } play --resume { $path }“ fort, nenne eine andere Datei, oder gib --overwrite an, um sie zu ersetzen.
cli-play-save-finished = Hier ist eine beendete Partie gespeichert. Nenne eine andere Datei, oder gib --overwrite an, um sie zu ersetzen.
cli-play-save-there = In dieser Datei steht schon etwas; sie bleibt, wie sie ist. Nenne eine andere.
cli-play-seat = „{ $text }“ kann keinen Platz einnehmen; wähle aus { $names }.
cli-play-begin = Tippe die Nummer eines Zuges oder den Zug selbst ein. „help“ zeigt alle Befehle.
cli-play-hand-over = { $seat }, du bist am Zug. Drücke Enter, wenn nur du den Bildschirm siehst.
cli-play-no-choice = Möglich ist jetzt nur „{ $line }“. Drücke Enter.
cli-play-wait = Mit Enter geht es weiter, mit „quit“ hörst du auf; alle anderen Befehle gehen erst danach.
cli-play-number = Es gibt keinen Zug { $text }; die Nummern gehen von 1 bis { $last }.
cli-play-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. „moves“ zeigt die erlaubten Züge, „help“ die Befehle.
cli-play-other-seat = { $seat } sitzt gerade nicht an der Tastatur.
cli-play-legal = „{ $line }“ ist erlaubt.
cli-play-commands =
    Befehle:
      12                Zug Nummer 12 machen
      { $line } den so geschriebenen Zug machen
      { $text } sagen, warum ein Zug nicht geht
      board             den Tisch zeigen
      moves             die erlaubten Züge zeigen
      hint              um einen Tipp bitten; beim zweiten Mal den Zug zeigen
      log               zeigen, was geschehen ist
      { $rule } eine Regel zeigen
      ? WÖRTER          eine Karte, ein Plättchen, ein Ziel oder eine Regel zeigen
      save DATEI        die Partie speichern
      resign            aufgeben und verlieren; zu dritt oder mehr spielt ein Bot weiter
      quit [DATEI]      speichern und aufhören
cli-play-save-where = Wohin speichern? Schreib „save DATEI“.
cli-play-saved = Gespeichert in { $text }.
cli-play-unsaved = Diese Partie ist nirgends gespeichert. „quit DATEI“ speichert sie und hört auf; ein zweites „quit“ hört auf, ohne zu speichern.
cli-play-not-saved = Die Partie wurde nicht gespeichert. Beginne eine Partie mit --save DATEI, um sie ein andermal fortzusetzen.
cli-play-come-back = Die Partie ist mit allen Zügen gespeichert. Weiter geht es mit: { $command } play --resume { $text }

cli-new-help = ein kleines Spiel als Grundlage für ein eigenes schreiben
cli-new-description = Schreibt ein kleines spielbares Spiel in den Ordner der Spiele oder als eigenes Paket: die Regeln in einer Datei, die Wörter auf Englisch, ein Beispiel. Ändere es Stück für Stück; docs/new-game.md zeigt, wie.
cli-new-examples =
    Beispiele:
      noctuary new lanterns
      noctuary new lanterns --at ~/lanterns
cli-new-name = Name des Spiels: Kleinbuchstaben und Ziffern
cli-new-at = ein eigenes Paket mit Tests in diesen Ordner schreiben statt in den Ordner der Spiele (Standard bei einem installierten Noctuary: NAME)
cli-new-bad-name = „{ $text }“ ist kein Name für ein Spiel; nimm Kleinbuchstaben und Ziffern, zum Beispiel lanterns.
cli-new-there = { $path } gibt es schon; nimm einen anderen Namen.
cli-new-taken = Es gibt schon ein Spiel namens „{ $text }“; nimm einen anderen Namen.
cli-new-package =
    { $path } ist jetzt ein Paket mit einem Spiel. Installiere es neben Noctuary und probiere es aus:
      pip install -e { $path }
      noctuary play { $name }
      pytest { $path }
    Ändere dann die Regeln in src/noctuary_{ $name }/game.py, die Wörter in words/en und das Beispiel in cases.
cli-new-done =
    { $path } ist jetzt ein Spiel. Probiere es aus:
      noctuary play { $name }
      noctuary sim { $name } --games 100
      noctuary case { $path }
      noctuary serve
    Ändere dann die Regeln in game.py, die Wörter in words/en und das Beispiel in cases.
