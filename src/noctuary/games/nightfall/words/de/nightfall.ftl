nightfall-count-wounds = { $number ->
    [one] eine Wunde
   *[other] { $number } Wunden
}
    .any = { $number ->
        [0] keine Wunden
        [one] { $number } Wunde
       *[other] { $number } Wunden
    }
nightfall-count-damage = { $number ->
    [one] einen Schadenspunkt
   *[other] { $number } Schadenspunkte
}
nightfall-count-influence = { $number ->
    [one] einen Einflusspunkt
   *[other] { $number } Einflusspunkte
}
nightfall-count-cards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
nightfall-count-copies = { $number ->
    [one] Ein Exemplar von { $card } wird
   *[other] { $number } Exemplare von { $card } werden
}

nightfall-ask-draft = Wähle eine Karte für dein nächstes privates Archiv.
nightfall-ask-draft-out = Wähle die Karte, die aus dem Spiel genommen wird.
nightfall-ask-draft-commons = Wähle eine Karte für die allgemeinen Archive.
nightfall-ask-attack = Angriff mit { $card }: Wähle einen Gegner.
nightfall-ask-block = Blocken mit { $card }: Wähle einen Angreifer oder keinen.
nightfall-ask-resolve = Wähle den Angriff, der als Nächstes ausgeführt wird.
nightfall-ask-absorb = Wähle die Kreatur, die als Nächstes Schaden von { $card } auffängt. Schaden noch übrig: { $number }
nightfall-ask-absorb-text = Wähle die Kreatur, die als Nächstes Schaden auffängt. Schaden noch übrig: { $number }
nightfall-ask-chain-start = Beginne mit einer Befehlskarte aus der Hand eine Kette oder spiele nichts.
nightfall-ask-chain-link = Schließe eine Befehlskarte an { $card } an oder spiele nichts. Farben: { $colour }
nightfall-ask-target-damage-player = { $card }: Wähle den Spieler, der { nightfall-count-damage } erleidet.
nightfall-ask-target-damage-minion = { $card }: Wähle die Kreatur, die { nightfall-count-damage } erleidet.
nightfall-ask-target-destroy-minion = { $card }: Wähle die Kreatur, die zerstört wird.
nightfall-ask-target-exile-minion = { $card }: Wähle die Kreatur, die verbannt wird.
nightfall-ask-target-deck-minion = { $card }: Wähle die Kreatur, die oben auf das Deck ihres Besitzers kommt.
nightfall-ask-target-receive-wounds = { $card }: Wähle den Spieler, der { nightfall-count-wounds } erhält.
nightfall-ask-target-no-text-block = { $card }: Wähle den Spieler, dessen Kreaturen keinen Schaden aus Texten blocken können.
nightfall-ask-target-lose-influence = { $card }: Wähle den Spieler, der { nightfall-count-influence } verliert.
nightfall-ask-target-damage-minions = { $card }: Wähle den Spieler, dessen Kreaturen je { nightfall-count-damage } erleiden.
nightfall-ask-target-wound = { $card }: Wähle die abgelegte Wunde, die verbannt wird.
nightfall-ask-target-discard-to-deck = { $card }: Wähle die abgelegte Karte, die oben auf das Deck kommt.
nightfall-ask-target-summon = { $card }: Wähle die abgelegte Befehlskarte, die auf die Hand kommt.
nightfall-ask-target-awaken = { $card }: Wähle die abgelegte Kreatur, die ins Spiel kommt.
nightfall-ask-target-grant = { $card }: Wähle das feindliche Archiv, aus dem du in diesem Spielzug kaufen darfst.
nightfall-ask-target-exile-archive = { $card }: Wähle das Archiv, aus dem Karten verbannt werden.
nightfall-ask-target-chooser = { $card }: Wähle die Befehlskarte, deren Ziele du bestimmen wirst.
nightfall-ask-target-cancel = { $card }: Wähle die Befehlskarte, die aufgehoben wird.
nightfall-ask-target-twice = { $card }: Wähle die Befehlskarte, die zweimal ausgeführt wird.
nightfall-ask-order-players = { $card }: Wähle den Spieler, der als Nächster { nightfall-count-damage } erleidet.
nightfall-ask-order-minions = { $card }: Wähle die Kreatur, die als Nächstes { nightfall-count-damage } erleidet.
nightfall-ask-exile-order = { $card }: Wähle eine Befehlskarte auf deiner Hand, die du verbannst.
nightfall-ask-exile-card = { $card }: Wähle eine Karte auf deiner Hand, die du verbannst.
nightfall-ask-put = { $card }: Wähle die Kreatur, die ins Spiel kommt.
nightfall-ask-claim = Kaufe Karten, lege Karten für Einfluss ab oder beende die Phase. Einfluss: { $number }
nightfall-ask-free = { $card }: Wähle das Archiv, aus dem du eine Karte kaufst, ohne zu bezahlen.
nightfall-ask-wounds = { $number ->
    [one] Lege deine Wunde ab und ziehe 2 Karten, oder behalte die Wunde.
   *[other] Lege deine { $number } Wunden ab und ziehe für jede 2 Karten, oder behalte die Wunden.
}
nightfall-ask-wounds-before = { $number ->
    [one] Vor dem Nachziehen: Lege deine Wunde ab und ziehe 2 Karten, oder behalte die Wunde.
   *[other] Vor dem Nachziehen: Lege deine { $number } Wunden ab und ziehe für jede 2 Karten, oder behalte die Wunden.
}

nightfall-draft = { $seat } wählt die Auswahlkarte { $card }.
nightfall-draft-hidden = { $seat } wählt eine Auswahlkarte.
nightfall-commons = Diese Befehlskarten gibt es in den allgemeinen Archiven zu kaufen: { $card }.
nightfall-archives = Private Archive von { $seat }: { $card }.
nightfall-archives-secret = Geheime Archive von { $seat }: { $card }.
nightfall-archives-secret-hidden = { $seat } hat geheime Archive.
nightfall-first = { $seat } beginnt die Partie.
nightfall-series-game = Partie { $number } der Serie beginnt.
nightfall-standings = { $how ->
    [cut-off] { $seat } liegt in Partie { $number } der Serie vorn.
   *[other] { $seat } gewinnt Partie { $number } der Serie.
}

nightfall-turn = { $seat } beginnt Spielzug { $number }.

nightfall-attack = { $seat } greift { $seat_target } mit { $card } an.
nightfall-block = { $seat } blockt { $card_attacker } mit { $card }.
nightfall-strike = { $card } von { $seat } trifft { $seat_target } mit Stärke { $number }.
nightfall-absorb = { $card } von { $seat } fängt { nightfall-count-damage } auf.
nightfall-damage = { $card } von { $seat } erleidet { nightfall-count-damage }.
nightfall-destroyed = { $card } von { $seat } wird zerstört.
nightfall-destroyed-exile = { $card } von { $seat } wird zerstört und verbannt.
nightfall-destroyed-hand = { $card } von { $seat } wird zerstört und kehrt auf die Hand zurück.
nightfall-wounds = { $seat } erhält { nightfall-count-wounds } ({ $card }).
nightfall-wounds-none = Es sind keine Wunden mehr da, also erhält { $seat } keine weiteren.
nightfall-last-wound = Die letzte offene Wunde ist ausgeteilt, die Partie endet also nach dieser Phase.
nightfall-leave = { $seat } legt { $card } nach dem Kampf ab.
nightfall-leave-exile = { $seat } verbannt { $card } nach dem Kampf.

nightfall-chain-start = { $seat } spielt { $card } und beginnt eine Kette.
nightfall-link = { $seat } schließt { $card } an { $card_below } an; kein Kick.
nightfall-link-kicker = { $seat } schließt { $card } an { $card_below } an und löst den Kick aus.
nightfall-stop = { $seat } schließt nichts mehr an.
nightfall-no-chain = { $seat } beginnt keine Kette.
nightfall-resolve = { $card } von { $seat } wird ausgeführt.
nightfall-resolve-kicker = { $card } von { $seat } wird mit Kick ausgeführt.
nightfall-again = { $card } von { $seat } wird ein zweites Mal ausgeführt.
nightfall-cancelled = { $card } von { $seat } ist aufgehoben und kommt auf den Ablagestapel.
nightfall-enter = { $card } von { $seat } kommt mit { $number ->
    [one] einem Lebenspunkt
   *[other] { $number } Lebenspunkten
} ins Spiel.

nightfall-draw = { $seat } zieht { nightfall-count-cards } ({ $card }).
nightfall-draw-hidden = { $seat } zieht { nightfall-count-cards }.
nightfall-draw-none = { $seat } kann keine Karte mehr ziehen.
nightfall-shuffle = { $seat } mischt den Ablagestapel zu einem neuen Deck.
nightfall-aim-player = { $seat } wählt { $seat_target } als Ziel von { $card }.
nightfall-aim-minion = { $seat } wählt { $card_target } von { $seat_target } als Ziel von { $card }.
nightfall-aim-order = { $seat } wählt { $card_target } von { $seat_target } in der Kette als Ziel von { $card }.
nightfall-aim-discard = { $seat } wählt { $card_target } im Ablagestapel von { $seat_owner } als Ziel von { $card }.
nightfall-aim-archive = { $seat } wählt { $card_target } im privaten Archiv von { $seat_owner } als Ziel von { $card }.
nightfall-aim-commons = { $seat } wählt { $card_target } in den allgemeinen Archiven als Ziel von { $card }.
nightfall-no-aim = { $card } von { $seat } findet kein Ziel.
nightfall-influence = { $seat } erhält { nightfall-count-influence }.
nightfall-influence-lost = { $seat } verliert { nightfall-count-influence }.
nightfall-doubled = Der Einfluss von { $seat } wird in diesem Spielzug verdoppelt.
nightfall-discount = Für { $seat } kosten Käufe in diesem Spielzug { $number } weniger.
nightfall-grant = { $seat } darf in diesem Spielzug { $card } aus dem privaten Archiv von { $seat_owner } kaufen.
nightfall-no-text-block = Die Kreaturen von { $seat } können in diesem Spielzug keinen Schaden aus Kartentexten blocken.
nightfall-to-deck = { $card } kommt oben auf das Deck von { $seat }.
nightfall-to-hand = { $card } kommt auf die Hand von { $seat }.
nightfall-awaken = { $seat } bringt { $card } mit { $number ->
    [one] einem Lebenspunkt
   *[other] { $number } Lebenspunkten
} ins Spiel.
nightfall-exile-hand = { $seat } verbannt { $card } aus der Hand.
nightfall-exile-discard = { $seat } verbannt { $card } aus dem Ablagestapel.
nightfall-exile-archive = { nightfall-count-copies } aus dem privaten Archiv von { $seat_owner } verbannt.
nightfall-exile-commons = { nightfall-count-copies } aus den allgemeinen Archiven verbannt.
nightfall-exile-minion = { $card } von { $seat } wird verbannt.
nightfall-reveal = { $seat } deckt das geheime Archiv mit { $card } auf.
nightfall-mark-cancel = Wegen { $card } von { $seat } wird { $card_target } von { $seat_target } nicht ausgeführt.
nightfall-mark-chooser = Wegen { $card } bestimmt { $seat } die Ziele für { $card_target } von { $seat_target }.
nightfall-mark-twice = Wegen { $card } von { $seat } wird { $card_target } von { $seat_target } zweimal ausgeführt.

nightfall-discard = { $seat } legt { $card } für { nightfall-count-influence } ab.
nightfall-claim = { $seat } kauft { $card } für { nightfall-count-influence }.
nightfall-free = { $seat } kauft { $card }, ohne zu bezahlen.
nightfall-heal = { $card } von { $seat } erhält { $number ->
    [one] einen Lebenspunkt
   *[other] { $number } Lebenspunkte
} zurück.
nightfall-wound-effect = { $seat } setzt den Wundeneffekt ein und legt { nightfall-count-wounds } ({ $card }) aus der Hand ab.
nightfall-turn-limit = Das Spielzuglimit ist erreicht, also endet die Partie.

nightfall-reason-wounds = { $seat } hat die wenigsten Wunden und gewinnt.
nightfall-reason-kinds = Bei gleich vielen Wunden gewinnt { $seat } durch die kleinere Zahl bei der häufigsten Wundenart oder, wenn auch die gleich ist, bei der nächsten.
nightfall-reason-seat = Zahl und Arten der Wunden sind gleich; { $seat } sitzt dem Startspieler auf dessen rechter Seite am nächsten und gewinnt.
nightfall-reason-series = { $seat } hat die wenigsten Wunden der ganzen Serie und gewinnt sie.
nightfall-reason-series-shared = { $seat } haben die niedrigste Summe und teilen sich den Sieg in der Serie.
nightfall-reason-cut-off = Das Spielzuglimit hat die Partie beendet. Vorn liegt { $seat }.
nightfall-reason-series-cut-off = Das Spielzuglimit hat mindestens eine Partie der Serie beendet. In Führung: { $seat }.
