# Was in einer Stellung keinen Sinn ergibt
nightfall-position-card = Eine Karte „{ $text }“ gibt es nicht.
nightfall-position-order = { $card } ist eine Wunde; hierher gehören nur Befehlskarten.
nightfall-position-wound = { $card } ist eine Befehlskarte; hierher gehören nur Wunden.
nightfall-position-minion = { $card } ist keine Kreatur; im Spiel sind nur Kreaturen.
nightfall-position-copies = { $card } ist zu oft im Spiel: Ein Spieler hat höchstens { $number } Kreaturen desselben Namens im Spiel.
nightfall-position-archive = { $card } ist eine Startkreatur: Archive aus Startkreaturen gibt es nicht.
nightfall-position-hidden = { $card } kann nicht verdeckt sein: Die Karte gehört nicht zu den privaten Archiven dieses Spielers.
nightfall-position-grant = Ein privates Archiv „{ $text }“ gibt es hier nicht; die Schreibweise ist „P2/vulko“.
nightfall-position-chain = Eine Kette gibt es nur in der Kettenphase, und sie hat höchstens { $number } Befehlskarten.
nightfall-position-draft = Eine laufende Auswahl der Karten lässt sich nicht von Hand eingeben: Beginne eine neue Partie, oder fange mit einer späteren Phase an.
nightfall-position-draft-hand = Während der Auswahl der Karten hat niemand Karten auf der Hand: Sie werden erst gezogen, wenn alle Archive feststehen.
nightfall-position-wounds = In Deck, Hand und Ablagestapel sind { $number } Wunden, nicht { $text }; lass den Eintrag weg, er folgt aus den Karten.
