# Was nur die Seiten rund um einen Tisch über Nightfall sagen.

# Start und neuer Tisch
client-nightfall-tagline = Befehlige Vampire und Werwölfe und spiele deine Befehlskarten in eine Kette, an der alle bauen.
client-nightfall-about = Die Sonne ist erloschen, und im Dunkeln befehligst du Vampire, Werwölfe, Jäger und Ghule gegen alle anderen am Tisch. Deine Kreaturen greifen in jedem deiner Spielzüge an, und deine Befehlskarten bilden Ketten, an die die anderen ihre Karten anschließen dürfen, wenn die Farben der Monde passen. Ist die letzte Wunde auf dem Tisch ausgeteilt, gewinnt, wer die wenigsten Wunden hat.
client-nightfall-seats-text = Die Plätze folgen im Uhrzeigersinn aufeinander; der Zufall entscheidet, wer beginnt.
client-nightfall-learn-text = Eine erste Partie mit Begleitung, dann fünf Lektionen mit Übungen.
client-nightfall-draft = Archive
client-nightfall-draft-normal = Auswahl
client-nightfall-draft-normal-text = Alle erhalten vier Karten, wählen zwei private Archive und eine Karte für die allgemeinen Archive und geben den Rest weiter.
client-nightfall-draft-two-player = Auswahl zu zweit
client-nightfall-draft-two-player-text = Von vier Karten wird die zuerst gewählte aus dem Spiel genommen, die nächsten zwei sind private Archive, die letzte kommt zu den allgemeinen Archiven.
client-nightfall-draft-quick-start = Schnellstart
client-nightfall-draft-quick-start-text = Niemand wählt aus: Alle erhalten ein gedrucktes Paar privater Archive.
client-nightfall-draft-open-archives = Offene Archive
client-nightfall-draft-open-archives-text = Die allgemeinen Archive liegen schon vor der Auswahl offen; aus drei Karten wählst du zwei private Archive.
client-nightfall-draft-common-ground = Gemeinsame Grundlagen
client-nightfall-draft-common-ground-text = Es gibt keine privaten Archive: Alle gewählten Karten kommen zu den allgemeinen Archiven.
client-nightfall-draft-why-two = Nur zu zweit.
client-nightfall-draft-why-secret = In der Variante „Gemeinsame Grundlagen“ gibt es keine privaten Archive, die geheim sein könnten.
client-nightfall-secret = Geheime Archive
client-nightfall-secret-text = Private Archive bleiben vor den anderen verdeckt, bis ihr Besitzer zum ersten Mal daraus kauft.
client-nightfall-promos = Promokarten
client-nightfall-promos-text = Lisaveta Florescu, „Schatten Sieben“ und Zombiehorde kommen als Auswahlkarten hinzu.
client-nightfall-edition = Ausgabe
client-nightfall-edition-en = Englisch
client-nightfall-edition-pl = Polnisch
client-nightfall-edition-de = Deutsch
client-nightfall-edition-text = Die gedruckten Regelhefte weichen etwas voneinander ab: Im deutschen sieht niemand, wie viele Wunden übrig sind, der Wundeneffekt ist auch vor dem Nachziehen möglich, und das sechste Paar für den Schnellstart ist ein anderes; im polnischen wirken zwei Kicks anders.
client-nightfall-pairs = Archivpaare
client-nightfall-pairs-random = Zufällig
client-nightfall-pairs-named = Hier gewählt
client-nightfall-pair = Paar von Platz { $number }
client-nightfall-series = Das Turnier um das Ende der Welt
client-nightfall-series-text = Ihr spielt Partie um Partie, bis jemand insgesamt 100 Wunden hat; die niedrigste Summe gewinnt.
client-nightfall-turn-limit = Spielzuglimit
client-nightfall-turn-limit-text = Nach so vielen Spielzügen jedes Spielers endet die Partie, als wäre die letzte Wunde ausgeteilt.

# Lernen

# Karten
client-nightfall-sort-draft = Auswahlkarten
client-nightfall-sort-starter = Startkreaturen
client-nightfall-sort-promo = Promokarten
client-nightfall-sort-wound = Wunden
client-nightfall-moon-white = Vollmond
client-nightfall-moon-yellow = Dreiviertelmond
client-nightfall-moon-green = Halbmond
client-nightfall-moon-blue = schmale Sichel
client-nightfall-moon-purple = Ring
client-nightfall-moon-red = zerkratzte Scheibe
