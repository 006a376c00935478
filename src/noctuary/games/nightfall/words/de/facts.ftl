# Facts of the cards that a component edition can change.
client-nightfall-sort-box = Stückzahlen in der Schachtel
client-nightfall-fact-cost = Kaufpreis
client-nightfall-fact-colour = Farbe
client-nightfall-fact-links = Kettenfarben
client-nightfall-fact-species = Gruppierung
client-nightfall-fact-strength = Stärke
client-nightfall-fact-health = Lebenspunkte
client-nightfall-fact-kicker-colour = Kickfarbe
client-nightfall-fact-exile = Verbannt
client-nightfall-fact-discount = Rabatt
client-nightfall-fact-repeats = Kick, der in der polnischen Ausgabe wiederholt wird
client-nightfall-fact-copies = Karten in der Schachtel
client-nightfall-fact-set-copies = Exemplare jeder Karte
client-nightfall-edition-empty = Du hast noch keine eigene Ausgabe. Lege eine an: Farben, Kettenfarben, Kaufpreise, Stärken, Kicks und Wunden lassen sich so einstellen, wie sie in deiner Schachtel sind.
client-nightfall-edition-effects = Die Kartentexte und das, was sie bewirken, lassen sich nicht ändern; bei drei Karten, die sich auf zwei Arten lesen lassen, wählst du aber die Lesart.
