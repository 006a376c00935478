client-nightfall-reference-links = Kettenfarben
nightfall-section-draft = Auswahlkarten
nightfall-section-starter = Startkreaturen
nightfall-section-promo = Promokarten
nightfall-section-wound = Wunden

nightfall-fact-name = Name: { $text }
nightfall-fact-set = Kartensatz: { $set }
nightfall-fact-kind = Art: { $kind }
nightfall-fact-species = Gruppierung: { $species }
nightfall-fact-colour = Farbe: { $colour }
nightfall-fact-links = Kettenfarben: { $colour }
nightfall-fact-kicker-colour = Kickfarbe: { $colour }
nightfall-fact-cost = Kaufpreis: { $number }
nightfall-fact-strength = Stärke: { $number }
nightfall-fact-strength-minions = Stärke: die Zahl der Kreaturen, die ihr Spieler im Spiel hat
nightfall-fact-health = Lebenspunkte: { $number }
nightfall-fact-copies = Exemplare in der Schachtel: { $number }
nightfall-fact-chain = Kettentext: { $text }
nightfall-fact-chain-none = Kein Kettentext
nightfall-fact-your-chain = Deine-Kette-Text: { $text }
nightfall-fact-your-chain-none = Kein Deine-Kette-Text
nightfall-fact-in-play = Im-Spiel-Text: { $text }
nightfall-fact-in-play-none = Kein Im-Spiel-Text
nightfall-fact-kicker = Kick: { $text }
nightfall-fact-kicker-none = Kein Kick
nightfall-fact-kicker-pl-edition = Kick in der polnischen Ausgabe: { $text }
nightfall-fact-exile = Verbannt: { $reading }
nightfall-fact-discount = Rabatt: { $reading }
nightfall-fact-repeats = Kick, der in der polnischen Ausgabe wiederholt wird: { $reading }
nightfall-fact-effect = Effekt: { $text }
nightfall-why = Für Angaben, die als rekonstruiert bezeichnet sind, meist Symbole der gedruckten Karten, gibt es keine Quelle; wir haben sie so gewählt, dass die Karten untereinander ausgewogen sind und nichts Bekanntem widersprechen. Alles andere steht in einem Regelheft oder einer öffentlichen Beschreibung oder folgt daraus.
nightfall-why-pictured = { $edition ->
    [de] Das deutsche Regelheft
   *[other] Das polnische Regelheft
} zeigt eine Kette aus { $cards }. Die Farben dieser Karte sind so gewählt, dass diese Kette erlaubt ist.

nightfall-related-followed = Karten, die an diese angeschlossen werden können (Farbe: { $colour })
nightfall-related-follows = Karten, an die diese angeschlossen werden kann (Farbe: { $colour })
nightfall-related-kicker = Karten, nach denen diese ihren Kick auslöst
nightfall-related-grants = Karten, die nach dieser ihren Kick auslösen
nightfall-related-pair = Schnellstart-Paar mit
nightfall-related-pair-edition = Schnellstart-Paar ({ $edition }) mit

client-nightfall-links-intro = Ein Pfeil führt von einer Farbe zu einer Farbe, die daran angeschlossen werden darf; je dicker er ist, desto mehr Karten zeigen diesen Anschluss. Ein Funke zeigt, wo ein Kick ausgelöst wird. Wähle eine Farbe oder eine Karte, um ihre Anschlüsse zu sehen.
client-nightfall-links-picture = Sechs Monde mit Pfeilen von jeder Farbe zu den Farben, die an ihre Karten angeschlossen werden dürfen. Dasselbe zeigt die Tabelle darunter.
client-nightfall-links-after = Karten, die an diese angeschlossen werden können
client-nightfall-links-before = Karten, an die diese angeschlossen werden kann
client-nightfall-links-to = Auf ihre Karten können folgen
client-nightfall-links-from = Ihre Karten können folgen auf
client-nightfall-links-table = Die Anschlüsse als Tabelle
client-nightfall-links-caption = In jeder Zeile stehen die Karten einer Farbe unter den Farben, die an sie angeschlossen werden dürfen.
client-nightfall-links-kickers = Kick ausgelöst: { $names }
