# Was das Kartenverzeichnis von den Karten von Nightfall sagt.
nightfall-section-draft = Draftbefehle
nightfall-section-starter = Startbefehle
nightfall-section-promo = Promobefehle
nightfall-section-wound = Wunden

# Angaben
nightfall-fact-name = Name: { $text }
nightfall-fact-set = Kartensatz: { $set }
nightfall-fact-kind = Art: { $kind }
nightfall-fact-species = Gattung: { $species }
nightfall-fact-colour = Farbe: { $colour }
nightfall-fact-links = Anschlussfarben: { $colour }
nightfall-fact-kicker-colour = Bonusfarbe: { $colour }
nightfall-fact-cost = Kosten: { $number }
nightfall-fact-strength = Stärke: { $number }
nightfall-fact-strength-minions = Stärke: so viel, wie sein Spieler Schergen im Spiel hat
nightfall-fact-health = Lebenspunkte: { $number }
nightfall-fact-copies = Exemplare in der Schachtel: { $number }
nightfall-fact-chain = Kettentext: { $text }
nightfall-fact-chain-none = Kein Kettentext
nightfall-fact-your-chain = Deine-Kette-Text: { $text }
nightfall-fact-your-chain-none = Kein Deine-Kette-Text
nightfall-fact-in-play = Im-Spiel-Text: { $text }
nightfall-fact-in-play-none = Kein Im-Spiel-Text
nightfall-fact-kicker = Bonus: { $text }
nightfall-fact-kicker-none = Kein Bonus
nightfall-fact-kicker-pl-edition = Bonus in der polnischen Ausgabe: { $text }
nightfall-why-reconstructed = Rekonstruiert sind Symbole und Wörter der gedruckten Karte, die nicht zu haben waren; wir haben sie so gewählt, dass die Karten untereinander ausgewogen sind und nichts Bekanntem widersprechen.

# Wo die Karte sonst noch vorkommt
nightfall-related-followed = Kann daran angeschlossen werden (Farbe: { $colour })
nightfall-related-follows = Kann angeschlossen werden an (Farbe: { $colour })
nightfall-related-kicker = Verdient ihren Bonus, angeschlossen an
nightfall-related-grants = Verdienen ihren Bonus, daran angeschlossen
nightfall-related-pair = Schnellstart-Paar mit
nightfall-related-pair-edition = Schnellstart-Paar ({ $edition }) mit
