# Was nur die Seiten rund um einen Tisch über Nightfall sagen.

# Start und neuer Tisch
client-nightfall-tagline = Befehlige Vampire und Werwölfe; alle bauen an einer Kette von Befehlen.
client-nightfall-about = Die Sonne ist erloschen, und im Dunkeln befehligst du Vampire, Werwölfe, Jäger und Ghule gegen alle anderen am Tisch. Deine Schergen greifen in jedem Zug an, und deine Befehle bilden Ketten, an die die anderen Mond für Mond anschließen dürfen. Ist die letzte Wunde auf dem Tisch vergeben, gewinnt, wer die wenigsten Wunden hat.
client-nightfall-seats-text = Die Plätze folgen im Uhrzeigersinn aufeinander; der Zufall entscheidet, wer beginnt.
client-nightfall-learn-text = Eine angeleitete erste Partie, dann fünf Lektionen mit Aufgaben.
client-nightfall-draft = Archive
client-nightfall-draft-normal = Draft
client-nightfall-draft-normal-text = Alle erhalten vier Karten, wählen zwei Privatarchive und eine Karte für die Gemeinschaftsarchive und geben den Rest weiter.
client-nightfall-draft-two-player = Draft zu zweit
client-nightfall-draft-two-player-text = Von vier Karten verlässt die zuerst gewählte das Spiel, die nächsten zwei sind Privatarchive, die letzte kommt zu den Gemeinschaftsarchiven.
client-nightfall-draft-quick-start = Schnellstart
client-nightfall-draft-quick-start-text = Statt eines Drafts erhalten alle ein gedrucktes Paar Privatarchive.
client-nightfall-draft-open-archives = Offene Archive
client-nightfall-draft-open-archives-text = Die Gemeinschaftsarchive liegen schon vor dem Draft offen; aus drei Karten wählst du zwei Privatarchive.
client-nightfall-draft-common-ground = Gemeingut
client-nightfall-draft-common-ground-text = Es gibt keine Privatarchive: Alle gewählten Karten kommen zu den Gemeinschaftsarchiven.
client-nightfall-draft-why-two = Nur zu zweit.
client-nightfall-draft-why-secret = Bei Gemeingut gibt es keine Privatarchive, die geheim sein könnten.
client-nightfall-secret = Geheime Archive
client-nightfall-secret-text = Privatarchive bleiben vor den anderen verdeckt, bis ihr Besitzer zum ersten Mal daraus erwirbt.
client-nightfall-promos = Promobefehle
client-nightfall-promos-text = Lisaveta Florescu, „Schatten Sieben“ und Zombiehorde kommen in den Draft.
client-nightfall-edition = Ausgabe
client-nightfall-edition-en = Englisch
client-nightfall-edition-pl = Polnisch
client-nightfall-edition-de = Deutsch
client-nightfall-edition-text = Die gedruckten Regelhefte weichen etwas voneinander ab: Im deutschen sieht niemand, wie viele Wunden übrig sind, und der Wundeneffekt ist auch vor dem Nachziehen möglich; im polnischen wirken zwei Boni anders.
client-nightfall-pairs = Archivpaare
client-nightfall-pairs-random = Zufällig
client-nightfall-pairs-named = Hier gewählt
client-nightfall-pair = Paar von Platz { $number }
client-nightfall-series = Weltuntergangsserie
client-nightfall-series-text = Spiel folgt auf Spiel, bis jemand insgesamt 100 Wunden hat; die niedrigste Summe gewinnt.
client-nightfall-turn-limit = Zuglimit
client-nightfall-turn-limit-text = Nach so vielen Zügen jedes Spielers endet das Spiel, als wäre die letzte Wunde vergeben.

# Lernen

# Karten
client-nightfall-sort-draft = Draftbefehle
client-nightfall-sort-starter = Startbefehle
client-nightfall-sort-promo = Promobefehle
client-nightfall-sort-wound = Wunden
client-nightfall-moon-white = Vollmond
client-nightfall-moon-yellow = Dreiviertelmond
client-nightfall-moon-green = Halbmond
client-nightfall-moon-blue = schmale Sichel
client-nightfall-moon-purple = Ring
client-nightfall-moon-red = zerkratzte Scheibe
