# Fragen
nightfall-ask-draft = Wähle eine Karte für dein nächstes Privatarchiv.
nightfall-ask-draft-out = Wähle die Karte, die das Spiel verlässt.
nightfall-ask-draft-commons = Wähle eine Karte für die Gemeinschaftsarchive.
nightfall-ask-attack = Angriff mit { $card }: Wähle einen Gegner.
nightfall-ask-block = Blocken mit { $card }: Wähle einen Angreifer oder keinen.
nightfall-ask-resolve = Wähle den Angriff, der als Nächster abgehandelt wird.
nightfall-ask-absorb = Wähle, wer nun Schaden von { $card } auffängt. Noch übrig: { $number }
nightfall-ask-absorb-text = Wähle, wer nun Schaden auffängt. Noch übrig: { $number }
nightfall-ask-chain-start = Beginne mit einem Befehl von der Hand eine Kette oder spiel keinen.
nightfall-ask-chain-link = Schließe einen Befehl an { $card } an oder spiel keinen. Farben: { $colour }
nightfall-ask-target-damage-player = { $card }: Wähle den Spieler, der { $number } Schaden erleidet.
nightfall-ask-target-damage-minion = { $card }: Wähle den Schergen, der { $number } Schaden erleidet.
nightfall-ask-target-destroy-minion = { $card }: Wähle den Schergen, der zerstört wird.
nightfall-ask-target-exile-minion = { $card }: Wähle den Schergen, der verbannt wird.
nightfall-ask-target-deck-minion = { $card }: Wähle den Schergen, der auf das Deck seines Besitzers kommt.
nightfall-ask-target-receive-wounds = { $card }: Wähle den Spieler, der { $number ->
    [one] eine Wunde
   *[other] { $number } Wunden
} erhält.
nightfall-ask-target-no-text-block = { $card }: Wähle, wessen Schergen Schaden aus Texten nicht blocken.
nightfall-ask-target-lose-influence = { $card }: Wähle den Spieler, der { $number } Einfluss verliert.
nightfall-ask-target-damage-minions = { $card }: Wähle den Spieler, dessen Schergen je { $number } Schaden erleiden.
nightfall-ask-target-wound = { $card }: Wähle die abgelegte Wunde, die verbannt wird.
nightfall-ask-target-discard-to-deck = { $card }: Wähle die abgelegte Karte, die oben auf das Deck kommt.
nightfall-ask-target-summon = { $card }: Wähle den abgelegten Befehl, der auf die Hand kommt.
nightfall-ask-target-awaken = { $card }: Wähle den abgelegten Schergen, der ins Spiel kommt.
nightfall-ask-target-grant = { $card }: Wähle das gegnerische Archiv, aus dem du erwerben darfst.
nightfall-ask-target-exile-archive = { $card }: Wähle das Archiv, aus dem Karten verbannt werden.
nightfall-ask-target-chooser = { $card }: Wähle den Befehl, dessen Ziele du bestimmst.
nightfall-ask-target-cancel = { $card }: Wähle den Befehl, der aufgehoben wird.
nightfall-ask-target-twice = { $card }: Wähle den Befehl, der zweimal abgehandelt wird.
nightfall-ask-order-players = { $card }: Wähle den Spieler, der als Nächster { $number } Schaden erleidet.
nightfall-ask-order-minions = { $card }: Wähle den Schergen, der als Nächster { $number } Schaden erleidet.
nightfall-ask-exile-order = { $card }: Wähle einen Befehl auf deiner Hand, den du verbannst.
nightfall-ask-exile-card = { $card }: Wähle eine Karte auf deiner Hand, die du verbannst.
nightfall-ask-put = { $card }: Wähle den Schergen, der ins Spiel kommt.
nightfall-ask-claim = Erwirb Karten, lege Karten für Einfluss ab oder beende die Phase. Einfluss: { $number }
nightfall-ask-free = { $card }: Wähle das Archiv, aus dem du eine Karte erwirbst, ohne zu bezahlen.
nightfall-ask-wounds = { $number ->
    [one] Lege deine Wunde ab und ziehe 2 Karten, oder behalte sie.
   *[other] Lege deine { $number } Wunden ab und ziehe für jede 2 Karten, oder behalte sie.
}
nightfall-ask-wounds-before = { $number ->
    [one] Vor dem Nachziehen: Lege deine Wunde ab und ziehe 2 Karten, oder behalte sie.
   *[other] Vor dem Nachziehen: Lege deine { $number } Wunden ab und ziehe für jede 2 Karten, oder behalte sie.
}

# Aufbau
nightfall-draft = { $seat } wählt { $card } im Draft.
nightfall-draft-hidden = { $seat } wählt eine Karte im Draft.
nightfall-commons = In den Gemeinschaftsarchiven liegen die Befehle { $card }.
nightfall-archives = { $seat } hat { $card } als Privatarchive.
nightfall-archives-secret = { $seat } hat { $card } als geheime Archive.
nightfall-archives-secret-hidden = { $seat } hat geheime Archive.
nightfall-first = { $seat } beginnt das Spiel.
nightfall-series-game = Spiel { $number } der Serie beginnt.
nightfall-standings = { $seat } gewinnt Spiel { $number } der Serie.

# Der Zug
nightfall-turn = { $seat } beginnt Zug { $number }.

# Kampf
nightfall-attack = { $seat } greift { $seat_target } mit { $card } an.
nightfall-block = { $seat } blockt { $card_attacker } mit { $card }.
nightfall-strike = { $card } von { $seat } trifft { $seat_target } mit Stärke { $number }.
nightfall-absorb = { $card } von { $seat } fängt { $number } Schaden auf.
nightfall-damage = { $card } von { $seat } erleidet { $number } Schaden.
nightfall-destroyed = { $card } von { $seat } wird zerstört.
nightfall-destroyed-exile = { $card } von { $seat } wird zerstört und verbannt.
nightfall-destroyed-hand = { $card } von { $seat } wird zerstört und kommt auf die Hand zurück.
nightfall-wounds = { $seat } erhält { $number ->
    [one] eine Wunde
   *[other] { $number } Wunden
} ({ $card }).
nightfall-wounds-none = Es sind keine Wunden mehr da, also erhält { $seat } keine weiteren.
nightfall-last-wound = Die letzte offene Wunde ist vergeben, das Spiel endet also nach dieser Phase.
nightfall-leave = { $seat } legt { $card } nach dem Kampf ab.
nightfall-leave-exile = { $seat } verbannt { $card } nach dem Kampf.

# Die Kette
nightfall-chain-start = { $seat } spielt { $card } und beginnt eine Kette.
nightfall-link = { $seat } schließt { $card } an { $card_below } an; kein Bonus.
nightfall-link-kicker = { $seat } schließt { $card } an { $card_below } an und verdient den Bonus.
nightfall-stop = { $seat } schließt nichts mehr an.
nightfall-no-chain = { $seat } beginnt keine Kette.
nightfall-resolve = { $card } von { $seat } wird abgehandelt.
nightfall-resolve-kicker = { $card } von { $seat } wird mit Bonus abgehandelt.
nightfall-again = { $card } von { $seat } wird ein zweites Mal ausgeführt.
nightfall-cancelled = { $card } von { $seat } ist aufgehoben und kommt auf den Ablagestapel.
nightfall-enter = { $card } von { $seat } kommt mit { $number ->
    [one] einem Lebenspunkt
   *[other] { $number } Lebenspunkten
} ins Spiel.

# Texte
nightfall-draw = { $seat } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ({ $card }).
nightfall-draw-hidden = { $seat } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
nightfall-draw-none = { $seat } hat keine Karte mehr zu ziehen.
nightfall-shuffle = { $seat } mischt den Ablagestapel zu einem neuen Deck.
nightfall-aim-player = { $seat } wählt { $seat_target } als Ziel von { $card }.
nightfall-aim-minion = { $seat } wählt { $card_target } von { $seat_target } als Ziel von { $card }.
nightfall-aim-order = { $seat } wählt für { $card } in der Kette { $card_target } von { $seat_target } als Ziel.
nightfall-aim-discard = { $seat } wählt { $card_target } im Ablagestapel von { $seat_owner } als Ziel von { $card }.
nightfall-aim-archive = { $seat } wählt { $card_target } im Privatarchiv von { $seat_owner } als Ziel von { $card }.
nightfall-aim-commons = { $seat } wählt { $card_target } in den Gemeinschaftsarchiven als Ziel von { $card }.
nightfall-no-aim = { $card } von { $seat } findet kein Ziel.
nightfall-influence = { $seat } erhält { $number } Einfluss.
nightfall-influence-lost = { $seat } verliert { $number } Einfluss.
nightfall-doubled = Der Einfluss von { $seat } ist in diesem Zug verdoppelt.
nightfall-discount = Für { $seat } kosten Karten in diesem Zug { $number } weniger.
nightfall-grant = { $seat } darf in diesem Zug { $card } aus dem Privatarchiv von { $seat_owner } erwerben.
nightfall-no-text-block = Die Schergen von { $seat } können in diesem Zug keinen Schaden aus Kartentexten blocken.
nightfall-to-deck = { $card } kommt oben auf das Deck von { $seat }.
nightfall-to-hand = { $card } kommt auf die Hand von { $seat }.
nightfall-awaken = { $seat } bringt { $card } mit { $number ->
    [one] einem Lebenspunkt
   *[other] { $number } Lebenspunkten
} ins Spiel.
nightfall-exile-hand = { $seat } verbannt { $card } von der Hand.
nightfall-exile-discard = { $seat } verbannt { $card } aus dem Ablagestapel.
nightfall-exile-archive = { $number ->
    [one] Ein Exemplar von { $card } wird
   *[other] { $number } Exemplare von { $card } werden
} aus dem Privatarchiv von { $seat_owner } verbannt.
nightfall-exile-commons = { $number ->
    [one] Ein Exemplar von { $card } wird
   *[other] { $number } Exemplare von { $card } werden
} aus den Gemeinschaftsarchiven verbannt.
nightfall-exile-minion = { $card } von { $seat } wird verbannt.
nightfall-reveal = { $seat } deckt das geheime Archiv mit { $card } auf.
nightfall-mark-cancel = Wegen { $card } von { $seat } wird { $card_target } von { $seat_target } nicht abgehandelt.
nightfall-mark-chooser = Durch { $card } wählt { $seat } die Ziele für { $card_target } von { $seat_target }.
nightfall-mark-twice = Durch { $card } von { $seat } wird { $card_target } von { $seat_target } zweimal abgehandelt.

# Erwerbsphase und Aufräumphase
nightfall-discard = { $seat } legt { $card } für { $number } Einfluss ab.
nightfall-claim = { $seat } erwirbt { $card } für { $number } Einfluss.
nightfall-free = { $seat } erwirbt { $card }, ohne zu bezahlen.
nightfall-heal = { $card } von { $seat } erhält { $number ->
    [one] einen Lebenspunkt
   *[other] { $number } Lebenspunkte
} zurück.
nightfall-wound-effect = { $seat } nutzt den Wundeneffekt und legt { $number ->
    [one] eine Wunde
   *[other] { $number } Wunden
} ({ $card }) von der Hand ab.
nightfall-turn-limit = Das Zuglimit ist erreicht, also endet das Spiel.

# Was ein Zug dem Nächsten bietet

# Wie das Spiel endete
nightfall-reason-wounds = { $seat } hat die wenigsten Wunden und gewinnt.
nightfall-reason-kinds = Die Zahl der Wunden ist gleich; { $seat } gewinnt, mit der gleichmäßigeren Verteilung von Bissen, Verbrennungen und Blutungen.
nightfall-reason-seat = Zahl und Arten der Wunden sind gleich; { $seat } sitzt rechts vom Startspieler am nächsten und gewinnt.
nightfall-reason-series = { $seat } hat die wenigsten Wunden der ganzen Serie und gewinnt sie.
nightfall-reason-series-shared = { $seat } teilen sich den niedrigsten Stand und gewinnen die Serie gemeinsam.
