client-nocturne-sort-forest = Wald
client-nocturne-fact-count = Plättchen in der Schachtel
client-nocturne-fact-points = Punkte
client-nocturne-fact-symbols = Symbole
client-nocturne-fact-level1 = Stufe 1
client-nocturne-fact-points1 = Punkte für Stufe 1
client-nocturne-fact-level2 = Stufe 2
client-nocturne-fact-points2 = Punkte für Stufe 2
client-nocturne-fact-goal = Was es verlangt
client-nocturne-fact-symbol = Symbol
client-nocturne-fact-variant = Fähigkeit
client-nocturne-fact-direction = Richtung
client-nocturne-fact-power = Kraft
client-nocturne-fact-start = Eröffnet mit
client-nocturne-fact-offers = Bringt eine Gabe dar
client-nocturne-fact-values = Marker eines Satzes
client-nocturne-fact-set-aside = { $count ->
    [one] Beiseitegelegt bei { $count } Spieler
   *[other] Beiseitegelegt bei { $count } Spielern
}
client-nocturne-fact-rows-columns = Wald für { $count } Spieler
client-nocturne-fact-twisted-trees = Form für { $count } Spieler
client-nocturne-fact-players = { $count } Spieler
client-nocturne-fact-solo-card = Karte { $number }
client-nocturne-fact-of-tokens = Zaubermarker
client-nocturne-fact-of-shadow-tokens = Schattenmarker
client-nocturne-fact-of-forest = Wald
client-nocturne-fact-of-twisted-trees = Verdrehte Bäume
client-nocturne-edition-empty = Du hast noch keine eigene Ausgabe. Lege eine an: Symbole, Punkte, Rezepte, Ziele, Marker und die Karten des Gegners lassen sich so einstellen, wie sie in deiner Schachtel sind.
client-nocturne-edition-effects = Was die Plättchenarten bewirken, lässt sich nicht ändern, ebenso wenig Redds Fähigkeit; bei den drei anderen Charakteren wählst du zwischen zwei Fassungen.
