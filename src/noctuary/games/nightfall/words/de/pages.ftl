# Was nur die Seiten rund um einen Tisch über Nightfall sagen.

# Start und neuer Tisch
client-nightfall-tagline = Ketten von Befehlen im Dunkeln.
client-nightfall-about = Die Sonne ist erloschen, und im Dunkeln befehligst du Vampire, Werwölfe, Jäger und Ghule gegen alle anderen am Tisch. Deine Schergen greifen in jedem Zug an, und deine Befehle bilden Ketten, an die die anderen Mond für Mond anschließen dürfen. Ist die letzte Wunde auf dem Tisch vergeben, gewinnt, wer die wenigsten Wunden hat.
client-nightfall-seats-text = Die Plätze folgen im Uhrzeigersinn aufeinander; wer beginnt, entscheidet der Zufall.
client-nightfall-learn-text = Das Spiel in neun Schritten, dann ein erster Tisch.
client-nightfall-draft = Archive
client-nightfall-draft-normal = Draft
client-nightfall-draft-normal-text = Alle erhalten vier Karten, wählen zwei Privatarchive und eine Karte für die Gemeinschaftsarchive und geben den Rest weiter.
client-nightfall-draft-two-player = Draft zu zweit
client-nightfall-draft-two-player-text = Von vier Karten geht die erste gewählte aus dem Spiel, die nächsten zwei sind Privatarchive, die letzte kommt zu den Gemeinschaftsarchiven.
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
client-nightfall-learn-aim-title = Heil davonkommen
client-nightfall-learn-aim = Jeder Schaden, der zu dir durchkommt, bringt eine Wunde unter deine Karten. Gehen die Wunden auf dem Tisch aus, endet das Spiel, und es gewinnt, wer die wenigsten hat.
client-nightfall-learn-cards-title = Karten lesen
client-nightfall-learn-cards = Ein Befehl ist ein Scherge oder eine Aktion. Der große Mond ist seine Farbe, die kleinen Monde sind die Farben, die an ihn anschließen dürfen, der Mond mit Funken ist sein Bonus.
client-nightfall-learn-draft-title = Archive wählen
client-nightfall-learn-draft = Du beginnst mit zwölf schwachen Befehlen. Bessere liegen in Archiven zu je sieben Karten: in zwei Privatarchiven, die du dir wählst, und in acht Gemeinschaftsarchiven für alle.
client-nightfall-learn-combat-title = Angreifen und blocken
client-nightfall-learn-combat = Dein Zug beginnt mit dem Kampf: Alle deine Schergen greifen Gegner deiner Wahl an und verlassen dann das Spiel. Die Angegriffenen dürfen mit eigenen Schergen blocken, die den Schaden an ihrer Stelle auffangen.
client-nightfall-learn-chain-title = Eine Kette bauen
client-nightfall-learn-chain = Dann darfst du eine Kette spielen: Jeder nächste Befehl muss eine der Anschlussfarben des vorigen haben. Hörst du auf, dürfen die anderen der Reihe nach eigene Befehle anschließen.
client-nightfall-learn-kicker-title = Boni verdienen
client-nightfall-learn-kicker = Hat der Befehl, an den du anschließt, die Farbe deines Bonus, so bewirkt dein Befehl mehr. Achte also auf die Farben, die du anbietest: Ein guter Anschluss für dich kann ein Geschenk an den Nächsten sein.
client-nightfall-learn-resolve-title = Von hinten nach vorn
client-nightfall-learn-resolve = Ist die Kette fertig, wird sie vom letzten Befehl zum ersten abgehandelt. Aktionen kommen auf den Ablagestapel, Schergen kommen ins Spiel und warten auf deinen nächsten Kampf.
client-nightfall-learn-claim-title = Bessere Befehle erwerben
client-nightfall-learn-claim = Du hast 2 Einfluss, mehr durch Texte und 1 für jede Karte, die du von der Hand ablegst. Damit bezahlst du Befehle aus den Gemeinschaftsarchiven und deinen Privatarchiven: Sie kommen auf deinen Ablagestapel und mit dem nächsten Mischen zurück.
client-nightfall-learn-end-title = Wunden nutzen
client-nightfall-learn-end = Am Ende deines Zuges ziehst du auf fünf Karten nach. Wunden auf der Hand sind Ballast, aber einmal pro Zug darfst du alle ablegen und für jede zwei Karten ziehen.

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
