# Was in einer Stellung keinen Sinn ergibt
nightfall-position-card = Eine Karte „{ $text }“ gibt es nicht.
nightfall-position-order = { $card } ist eine Wunde; hierher gehören nur Befehle.
nightfall-position-wound = { $card } ist ein Befehl; hierher gehören nur Wunden.
nightfall-position-minion = { $card } ist kein Scherge; im Spiel sind nur Schergen.
nightfall-position-copies = { $card } ist zu oft im Spiel: Ein Spieler hat höchstens { $number } Schergen eines Namens im Spiel.
nightfall-position-archive = { $card } ist ein Startbefehl: Archive aus Startbefehlen gibt es nicht.
nightfall-position-hidden = { $card } kann nicht verdeckt sein: Die Karte gehört nicht zu den Privatarchiven dieses Spielers.
nightfall-position-grant = Ein Privatarchiv „{ $text }“ gibt es hier nicht; nenne es wie „P2/vulko“.
nightfall-position-phase = Eine Phase „{ $text }“ gibt es nicht; möglich sind { $names }.
nightfall-position-chain = Eine Kette gibt es nur in der Kettenphase, und sie hat höchstens { $number } Befehle.
nightfall-position-draft = Einen Draft kann man nicht von Hand eingeben: Beginne ein neues Spiel oder mit einer späteren Phase.
nightfall-position-draft-hand = Während des Drafts hat niemand Karten auf der Hand: Sie werden erst gezogen, wenn alle Archive feststehen.
nightfall-position-wounds = In Deck, Hand und Ablagestapel sind { $number } Wunden, nicht { $text }; lass den Eintrag weg, er folgt aus den Karten.
nightfall-position-pending = Was noch aussteht, ergibt keinen Sinn: { $text }. Diesen Eintrag schreibt das Programm selbst; lass ihn in einer von Hand geschriebenen Stellung weg.
