# Was die Seiten im Browser nur über Nightfall sagen.

# Start und neuer Tisch
client-nightfall-title = Nightfall

# Teile des Tisches
client-nightfall-hand = Meine Hand
client-nightfall-hand-count = { $number ->
    [0] keine Karten auf der Hand
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
client-nightfall-minions = Meine Schergen
client-nightfall-minions-of = Schergen von { $seat }
client-nightfall-minions-none = keine Schergen im Spiel
client-nightfall-chain = Kette
client-nightfall-chain-empty = In diesem Zug wurde noch kein Befehl gespielt.
client-nightfall-combat = Kampf
client-nightfall-commons = Gemeinschaftsarchive
client-nightfall-archives = Meine Archive
client-nightfall-archives-of = Privatarchive von { $seat }
client-nightfall-archive-left = noch { $number }
client-nightfall-archive-empty = leer
client-nightfall-archive-hidden = geheimes Archiv
client-nightfall-cost = Kosten { $number }
client-nightfall-influence = Einfluss
client-nightfall-influence-doubled = verdoppelt
client-nightfall-wound-stack = Wunden
client-nightfall-wounds-left = { $number ->
    [0] keine offene Wunde mehr
    [one] noch { $number } offene Wunde
   *[other] noch { $number } offene Wunden
}
client-nightfall-wounds-left-unknown = Zahl der offenen Wunden unbekannt
client-nightfall-wounds-top = oben: { $card }
client-nightfall-wounds-over = Die letzte offene Wunde ist vergeben.
client-nightfall-wounds = { $number ->
    [0] keine Wunden
    [one] { $number } Wunde
   *[other] { $number } Wunden
}
client-nightfall-wounds-unknown = Wunden werden nicht gezeigt
client-nightfall-deck = Deck
client-nightfall-discard = Ablagestapel
client-nightfall-discard-empty = Ablagestapel leer
client-nightfall-discard-title = Ablagestapel von { $seat }
client-nightfall-cards = { $number ->
    [0] keine Karten
    [one] { $number } Karte
   *[other] { $number } Karten
}
client-nightfall-owns = Befehle in Hand, Deck und Ablagestapel
client-nightfall-exiled = Verbannt
client-nightfall-first = Startspieler
client-nightfall-turn = Zug { $number }
client-nightfall-protected = kann von Texten nicht gewählt werden
client-nightfall-no-text-block = Schergen können in diesem Zug keinen Schaden aus Texten blocken
client-nightfall-discount = Karten kosten in diesem Zug { $number } weniger

# Draft
client-nightfall-draft-offers = Zur Wahl
client-nightfall-draft-picks = Meine Wahl
client-nightfall-draft-step = Wahl { $number } von { $count }
client-nightfall-draft-wait = Du hast gewählt; die anderen wählen noch.
client-nightfall-draft-fate-out = Die gewählte Karte verlässt das Spiel.
client-nightfall-draft-fate-private = Die gewählte Karte wird ein Privatarchiv von dir.
client-nightfall-draft-fate-commons = Die gewählte Karte kommt zu den Gemeinschaftsarchiven.
client-nightfall-draft-picked = hat gewählt

# Schergen und Kampf
client-nightfall-health = { $number } von { $count } Lebenspunkten
client-nightfall-strength = Stärke { $number }
client-nightfall-strength-minions = Stärke: Zahl der Schergen im Spiel
client-nightfall-attack = { $card } greift { $seat } an
client-nightfall-attack-blocked = geblockt von { $card }
client-nightfall-attack-free = nicht geblockt
client-nightfall-damage-left = { $seat }: noch { $number } Schaden aufzufangen

# Die Kette
client-nightfall-link-kicked = Bonus verdient
client-nightfall-link-cancelled = aufgehoben
client-nightfall-link-twice = wird zweimal abgehandelt
client-nightfall-link-chooser = { $seat } wählt die Ziele
client-nightfall-link-now = wird abgehandelt
client-nightfall-link-again = zum zweiten Mal
client-nightfall-link-aside = beiseitegelegt
client-nightfall-would-kick = verdient den Bonus
client-nightfall-would-offer = bietet { $seat } an: { $colour }
client-nightfall-would-offer-none = kein Gegner kann noch daran anschließen
client-nightfall-would-meet = { $seat } hat vielleicht: { $card }
client-nightfall-would-meet-none = { $seat } hat keinen passenden Befehl

# Serie und Ergebnis
client-nightfall-standings = Serie
client-nightfall-standings-game = Spiel { $number }
client-nightfall-standings-total = { $seat }: { $number ->
    [one] insgesamt { $number } Wunde
   *[other] insgesamt { $number } Wunden
}

# Phasen
client-nightfall-round-draft = Draft
client-nightfall-round-combat = Kampf
client-nightfall-round-chain = Kette
client-nightfall-round-claim = Erwerb
client-nightfall-round-cleanup = Aufräumen
client-nightfall-round-over = Spiel vorbei

# Karten
client-nightfall-components = Karten
client-nightfall-label-colour = Farbe
client-nightfall-label-links = Anschlussfarben
client-nightfall-label-cost = Kosten
client-nightfall-label-strength = Stärke
client-nightfall-label-health = Lebenspunkte
client-nightfall-label-chain = Kettentext
client-nightfall-label-your-chain = Deine-Kette-Text
client-nightfall-label-in-play = Im-Spiel-Text
client-nightfall-label-kicker = Bonus
client-nightfall-label-wound-effect = Wundeneffekt
client-nightfall-reconstructed = Rekonstruiert: Es fand sich keine Quelle; der Wert ist so gewählt, dass das Ganze ausgewogen ist und nichts Bekanntem widerspricht.

# Züge
client-nightfall-move-draft = { $thing } wählen
client-nightfall-move-attack = { $second } mit { $first } angreifen
client-nightfall-move-block = { $second } mit { $first } blocken
client-nightfall-move-block-none = Mit { $thing } nicht blocken
client-nightfall-move-resolve = Angriff von { $thing } abhandeln
client-nightfall-move-absorb = Mit { $thing } auffangen
client-nightfall-move-chain = { $thing } spielen
client-nightfall-move-stop = Keinen spielen
client-nightfall-move-target = { $thing } als Ziel
client-nightfall-move-order = Als Nächstes { $thing }
client-nightfall-move-exile = { $thing } verbannen
client-nightfall-move-put = { $thing } ins Spiel bringen
client-nightfall-move-discard = { $thing } ablegen
client-nightfall-move-claim = { $thing } erwerben
client-nightfall-move-free = { $thing } erwerben, ohne zu bezahlen
client-nightfall-move-done = Fertig
client-nightfall-move-wounds-use = Wunden ablegen und ziehen
client-nightfall-move-wounds-keep = Wunden behalten
client-nightfall-thing-play = { $card } von { $seat }
client-nightfall-thing-commons = { $card } aus den Gemeinschaftsarchiven
client-nightfall-thing-private = { $card } aus dem Privatarchiv von { $seat }
client-nightfall-thing-chain = { $card } in der Kette (Platz { $number })
client-nightfall-thing-place = Platz { $number } in der Kette
client-nightfall-thing-discard = { $card } aus dem Ablagestapel
client-nightfall-thing-discard-of = { $card } aus dem Ablagestapel von { $seat }
client-nightfall-line-example = Tippe: chain vulko
client-nightfall-tab-stage = Bühne
client-nightfall-tab-archives = Archive

# Entscheidungen erklärt
client-nightfall-hint-draft = Ein Archiv enthält sieben Exemplare eines Befehls; du wählst also, was aus deinem ganzen Deck werden kann. Zwei Archive, deren Farben zueinander führen, sind mehr wert als zwei starke, die es nicht tun. Alle wählen gleichzeitig.
client-nightfall-hint-attack = Alle deine Schergen müssen angreifen. Wer wenige Wunden hat, liegt vorn und sollte mehr bekommen; wer wenige Schergen hat, kann weniger blocken. Bedenke auch, wer zurückschlagen kann.
client-nightfall-hint-block = Ein Blocker fängt so viel Schaden auf, wie er Lebenspunkte hat; der Rest wird zu Wunden. Startbefehle sind nach dem eigenen Angriff ohnehin aus dem Spiel, also dürfen sie blocken. Schone Schergen, deren Angriff mehr wert ist als die gesparten Wunden.
client-nightfall-hint-resolve = Die Reihenfolge bestimmst du. Ein Angriff, der einen Blocker zerstört, macht den nächsten Angriffen den Weg frei.
client-nightfall-hint-absorb = Deine Schergen fangen den Schaden einer nach dem anderen auf, jeder so lange, bis er zerstört ist. Beginne mit dem, der am wenigsten wert ist oder ohnehin bald geht.
client-nightfall-hint-chain = Die kleinen Monde der letzten Karte sagen, welche Farben auf sie folgen dürfen. Jeder Befehl ist jetzt ein Text und, wenn er ein Scherge ist, ein Angriff im nächsten Zug; aber die letzte Karte öffnet ihre Farben dem nächsten Spieler.
client-nightfall-hint-chain-2 = Den Bonus, den Mond mit dem Funken, verdienst du, wenn die Karte direkt davor diese Farbe hat, egal, wer sie gespielt hat. Dieselben Karten leisten also in der richtigen Reihenfolge mehr. Die erste Karte einer Kette verdient ihn nie.
client-nightfall-hint-chain-3 = Eine Kette wird von der letzten Karte zur ersten abgehandelt: Eine Antwort wirkt vor dem, worauf sie antwortet. Und in einer fremden Kette kosten dich deine Karten keinen Zug.
client-nightfall-hint-target = Ein Text muss ausgeführt werden, auch wenn er dir schadet, solange es ein Ziel gibt. Schaden an Spielern wird zu Wunden; Schaden an einem Schergen bewirkt nichts, wenn er nicht am Ende zerstört wird.
client-nightfall-hint-order = Nichts geschieht gleichzeitig: Wer zuerst getroffen wird, kann schon weg sein, bevor der Nächste an der Reihe ist.
client-nightfall-hint-exile = Eine verbannte Karte ist für immer aus dem Spiel. Um einen guten Befehl ist es schade, um einen schwachen nicht; eine verbannte Wunde zählt nicht einmal mehr.
client-nightfall-hint-put = Der Scherge kommt mit vollen Lebenspunkten und ohne Kettentext ins Spiel; wähle also nach Stärke und Im-Spiel-Text.
client-nightfall-hint-claim = Was du jetzt erwirbst, spielst du immer wieder: Wähle Befehle, zu denen deine Karten führen und die zu ihnen führen. Was du nicht ausgibst, verfällt, und jede abgelegte Handkarte gibt 1; auf fünf ziehst du danach ohnehin nach.
client-nightfall-hint-claim-2 = Ein Deck aus zwei oder drei Farben, die aneinander anschließen, ergibt lange Ketten und verdient Boni. Denk auch daran, was ihm fehlt: etwas, das zieht oder zahlt, das verwundet oder das Schaden aufhält.
client-nightfall-hint-free = Das kostet nichts, also ist auch die teuerste Karte umsonst. Am besten ist vielleicht ein Archiv, das ein Gegner braucht.
client-nightfall-hint-wounds = Wunden kann man nicht spielen, aber jede bringt zwei neue Karten, einmal pro Zug. Sie bleiben dir erhalten und zählen am Ende. Hast du die Hand voll guter Karten, kannst du sie für später behalten.

# The stage
client-nightfall-stage = Bühne
client-nightfall-claim-discards = erst { $number } ablegen
client-nightfall-my-deck = Mein Deck
client-nightfall-average-cost = Kosten im Schnitt: { $number }
client-nightfall-deck-cards = Karten
client-nightfall-deck-links = Schließen daran an
client-nightfall-deck-kickers = Bonus darauf
client-nightfall-hand-short = Hand
client-nightfall-through = { $number ->
    [0] keine Wunden
    [one] { $number } Wunde
   *[other] { $number } Wunden
}
client-nightfall-if-blocked = Wenn { $card } blockt: { $number ->
    [0] keine Wunden
    [one] { $number } Wunde
   *[other] { $number } Wunden
}
client-nightfall-would-die = wird zerstört
client-nightfall-would-live = überlebt
client-nightfall-may-block = kann blocken
client-nightfall-takes = fängt { $number } auf
client-nightfall-playable = Du kannst spielen
client-nightfall-choose-from = Zur Wahl
client-nightfall-kicker-earned = Bonus verdient: gespielt auf { $card } ({ $colour }).
client-nightfall-kicker-missed = Kein Bonus: nötig ist { $colour_wanted }, doch { $card } ist { $colour }.
client-nightfall-kicker-alone = Kein Bonus: Die erste Karte einer Kette verdient nie einen.
