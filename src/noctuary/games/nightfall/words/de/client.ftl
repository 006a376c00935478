client-nightfall-title = Nightfall

client-nightfall-hand = Meine Hand
client-nightfall-hand-risen = Deine ganze Hand liegt oben.
client-nightfall-hand-count = { $number ->
    [0] keine Karten auf der Hand
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
client-nightfall-minions = Meine Kreaturen
client-nightfall-minions-of = Kreaturen von { $seat }
client-nightfall-minions-none = keine Kreaturen im Spiel
client-nightfall-chain-empty = In diesem Spielzug wurde noch keine Befehlskarte gespielt.
client-nightfall-commons = Allgemeine Archive
client-nightfall-archives = Meine Archive
client-nightfall-archives-of = Private Archive von { $seat }
client-nightfall-archive-left = noch { $number }
client-nightfall-archive-hidden = geheimes Archiv
client-nightfall-cost = Kaufpreis { $number }
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
client-nightfall-wounds-over = Die letzte offene Wunde ist ausgeteilt.
client-nightfall-wounds = { nightfall-count-wounds.any }
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
client-nightfall-owns = Befehlskarten in Hand, Deck und Ablagestapel
client-nightfall-exiled = Verbannt
client-nightfall-first = Startspieler
client-nightfall-turn = Spielzug { $number }
client-nightfall-protected = kann nicht Ziel von Kartentexten sein
client-nightfall-no-text-block = Kreaturen können in diesem Spielzug keinen Schaden aus Kartentexten blocken
client-nightfall-discount = Käufe kosten in diesem Spielzug { $number } weniger

client-nightfall-draft-picks = Meine Wahl
client-nightfall-draft-step = Wahl { $number } von { $count }
client-nightfall-draft-wait = Du hast gewählt; die anderen wählen noch.
client-nightfall-draft-fate-out = Die gewählte Karte wird aus dem Spiel genommen.
client-nightfall-draft-fate-private = Die gewählte Karte wird eines deiner privaten Archive.
client-nightfall-draft-fate-commons = Die gewählte Karte kommt zu den allgemeinen Archiven.
client-nightfall-draft-picked = hat gewählt

client-nightfall-health = { $number } von { $count } Lebenspunkten
client-nightfall-strength = Stärke { $number }
client-nightfall-strength-minions = Stärke: Zahl der Kreaturen im Spiel
client-nightfall-attack = { $card } greift { $seat } an
client-nightfall-attack-blocked = geblockt von { $card }
client-nightfall-attack-free = nicht geblockt
client-nightfall-damage-left = { $seat }: noch { $number ->
    [one] { $number } Schadenspunkt
   *[other] { $number } Schadenspunkte
} aufzufangen

client-nightfall-link-kicked = Kick ausgelöst
client-nightfall-link-cancelled = aufgehoben
client-nightfall-link-twice = wird zweimal ausgeführt
client-nightfall-link-chooser = { $seat } wählt die Ziele
client-nightfall-link-now = wird ausgeführt
client-nightfall-link-again = zum zweiten Mal
client-nightfall-link-aside = beiseitegelegt
client-nightfall-would-kick = löst den Kick aus
client-nightfall-would-offer = öffnet für { $seat }: { $colour }
client-nightfall-would-offer-none = kein Gegner kann noch anschließen
client-nightfall-would-meet = { $seat } hat vielleicht { $card }
client-nightfall-would-meet-none = { $seat } hat keine passende Befehlskarte

client-nightfall-standings = Serie
client-nightfall-standings-game = Partie { $number }
client-nightfall-standings-total = { $seat }: { $number ->
    [one] insgesamt { $number } Wunde
   *[other] insgesamt { $number } Wunden
}

client-nightfall-round-draft = Auswahl
client-nightfall-round-combat = Kampf
client-nightfall-round-chain = Kette
client-nightfall-round-claim = Kauf
client-nightfall-round-cleanup = Abschluss
client-nightfall-round-over = Partie vorbei

client-nightfall-components = Karten
client-nightfall-label-colour = Farbe
client-nightfall-label-links = Kettenfarben
client-nightfall-label-cost = Kaufpreis
client-nightfall-label-strength = Stärke
client-nightfall-label-health = Lebenspunkte
client-nightfall-label-chain = Kettentext
client-nightfall-label-your-chain = Deine-Kette-Text
client-nightfall-label-in-play = Im-Spiel-Text
client-nightfall-label-kicker = Kick
client-nightfall-label-wound-effect = Wundeneffekt

client-nightfall-move-draft = { $thing } wählen
client-nightfall-move-attack = { $second } mit { $first } angreifen
client-nightfall-move-block = { $second } mit { $first } blocken
client-nightfall-move-block-none = Mit { $thing } nicht blocken
client-nightfall-move-resolve = Angriff von { $thing } ausführen
client-nightfall-move-absorb = Mit { $thing } auffangen
client-nightfall-move-chain = { $thing } spielen
client-nightfall-move-stop = Nichts spielen
client-nightfall-move-target = { $thing } als Ziel wählen
client-nightfall-move-order = { $thing } als Nächstes wählen
client-nightfall-move-exile = { $thing } verbannen
client-nightfall-move-put = { $thing } ins Spiel bringen
client-nightfall-move-discard = { $thing } ablegen
client-nightfall-move-claim = { $thing } kaufen
client-nightfall-move-free = { $thing } kaufen, ohne zu bezahlen
client-nightfall-move-done = Fertig
client-nightfall-move-wounds-use = Wunden ablegen und ziehen
client-nightfall-move-wounds-keep = Wunden behalten
client-nightfall-thing-play = { $card } von { $seat }
client-nightfall-thing-commons = { $card } aus den allgemeinen Archiven
client-nightfall-thing-private = { $card } aus dem privaten Archiv von { $seat }
client-nightfall-thing-chain = { $card } in der Kette (Platz { $number })
client-nightfall-thing-place = Platz { $number } in der Kette
client-nightfall-thing-discard = { $card } aus dem Ablagestapel
client-nightfall-thing-discard-of = { $card } aus dem Ablagestapel von { $seat }
client-nightfall-line-example = Tippe: chain vulko
client-next-attacker = Wähle jetzt einen Angreifer.
client-next-minion = Wähle jetzt eine deiner Kreaturen.
client-next-seat = Wähle jetzt, wen du angreifst.
client-nightfall-tab-stage = Kette & Kampf
client-nightfall-tab-archives = Archive

client-nightfall-hint-draft = Ein Archiv enthält mehrere Exemplare einer Befehlskarte; du wählst also, was aus deinem ganzen Deck werden kann. Zwei Archive, deren Karten sich aneinander anschließen lassen, sind mehr wert als zwei starke, bei denen das nicht geht. Alle wählen gleichzeitig.
client-nightfall-hint-attack = Alle deine Kreaturen müssen angreifen. Wer wenige Wunden hat, liegt vorn und sollte mehr bekommen; wer wenige Kreaturen hat, kann weniger blocken. Bedenke auch, wer zurückschlagen kann.
client-nightfall-hint-block = Ein Blocker fängt so viel Schaden auf, wie er Lebenspunkte hat; der Rest wird zu Wunden. Startkreaturen sind nach ihrem eigenen Angriff ohnehin aus dem Spiel, also können sie ebenso gut blocken. Schone eine Kreatur, deren Angriff mehr wert ist als die Wunden, die sie dir ersparen würde.
client-nightfall-hint-resolve = Die Reihenfolge bestimmst du. Ein Angriff, der einen Blocker zerstört, macht den nächsten Angriffen den Weg frei.
client-nightfall-hint-absorb = Deine Kreaturen fangen den Schaden eine nach der anderen auf, jede so lange, bis sie zerstört ist. Beginne mit der, die am wenigsten wert ist oder ohnehin bald das Spiel verlässt.
client-nightfall-hint-chain = Die kleinen Monde der letzten Karte zeigen, welche Farben auf sie folgen dürfen. Jede Befehlskarte bringt dir jetzt ihren Text und, wenn sie eine Kreatur ist, einen Angriff in deinem nächsten Spielzug; aber an deine letzte Karte kann der nächste Spieler anschließen.
client-nightfall-hint-chain-2 = Den Kick, den Mond mit dem Funken, löst du aus, wenn die Karte direkt davor seine Farbe hat, egal, wer sie gespielt hat. In der richtigen Reihenfolge leisten dieselben Karten also mehr. Die erste Karte einer Kette löst ihren Kick nie aus.
client-nightfall-hint-chain-3 = Eine Kette wird von der letzten Karte zur ersten ausgeführt: Eine Antwort wirkt also vor dem, worauf sie antwortet. Und Karten, die du in einer fremden Kette spielst, kosten dich nichts: Am Ende deines eigenen Spielzugs ziehst du ohnehin auf fünf nach.
client-nightfall-hint-target = Ein Text muss ausgeführt werden, auch wenn er dir schadet, solange es ein Ziel gibt. Schaden an Spielern wird zu Wunden; Schaden an einer Kreatur bewirkt nichts, wenn sie am Ende nicht zerstört ist.
client-nightfall-hint-order = Nichts geschieht gleichzeitig: Wer zuerst getroffen wird, kann schon weg sein oder die letzte Wunde bekommen haben, bevor der Nächste an der Reihe ist.
client-nightfall-hint-exile = Eine verbannte Karte ist für immer aus dem Spiel. Bei einer guten Befehlskarte ist das ein Verlust, bei einer schwachen ein Gewinn, und eine verbannte Wunde zählt am Ende nicht mehr.
client-nightfall-hint-put = Die Kreatur kommt mit allen Lebenspunkten und ohne Kettentext ins Spiel; wähle also nach Stärke und Im-Spiel-Text.
client-nightfall-hint-claim = Was du jetzt kaufst, spielst du immer wieder: Wähle Befehlskarten, die sich an deine anderen Karten anschließen lassen und umgekehrt. Einfluss, den du nicht ausgibst, verfällt, und jede abgelegte Handkarte bringt 1; auf fünf ziehst du danach ohnehin nach.
client-nightfall-hint-claim-2 = Ein Deck aus zwei oder drei Farben, die aneinander anschließen, ergibt lange Ketten und löst Kicks aus. Denk auch daran, was ihm fehlt: etwas, das zieht oder zahlt, etwas, das verwundet, etwas, das Schaden aufhält.
client-nightfall-hint-free = Auch für die teuerste Karte bezahlst du jetzt nichts. Am besten ist vielleicht ein Archiv, das ein Gegner braucht.
client-nightfall-hint-wounds = Wunden kann man nicht spielen, aber einmal pro Spielzug darfst du alle Wunden aus der Hand ablegen und für jede zwei Karten ziehen. Sie bleiben dir erhalten und zählen am Ende. Hast du die Hand voll guter Karten, kannst du die Wunden für später behalten.

client-nightfall-stage = Kette und Kampf
client-nightfall-claim-discards = { $number ->
    [one] erst eine Karte ablegen
   *[other] erst { $number } Karten ablegen
}
client-nightfall-my-deck = Mein Deck
client-nightfall-average-cost = Durchschnittlicher Kaufpreis: { $number }
client-nightfall-deck-cards = Karten dieser Farbe
client-nightfall-deck-links = Mit dieser Kettenfarbe
client-nightfall-deck-kickers = Mit dieser Kickfarbe
client-nightfall-hand-short = Hand
client-nightfall-through = { nightfall-count-wounds.any }
client-nightfall-if-blocked = Wenn { $card } blockt: { nightfall-count-wounds.any }
client-nightfall-would-die = wird zerstört
client-nightfall-would-live = überlebt
client-nightfall-may-block = kann blocken
client-nightfall-takes = fängt { $number ->
    [one] { $number } Schadenspunkt
   *[other] { $number } Schadenspunkte
} auf
client-nightfall-playable = Du kannst spielen
client-nightfall-kicker-earned = Kick ausgelöst: angeschlossen an { $card } ({ $colour }).
client-nightfall-kicker-missed = Kein Kick: Nötig ist { $colour_wanted }, doch die Farbe von { $card } ist { $colour }.
client-nightfall-kicker-alone = Kein Kick: Die erste Karte einer Kette löst nie einen aus.

client-nightfall-hyphens = Biss-wunde Brand-wunde Flanken-angriff Ghul-be-schwö-rung Über-wachung Un-er-bittliche
