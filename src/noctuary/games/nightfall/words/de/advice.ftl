# Was Tipps zählen
nightfall-until-draft = Nach dem Draft
nightfall-until-turn = Bis zum Ende des Spielzugs
nightfall-until-end = Am Ende der Partie
nightfall-hint-lead = Am Ende zu erwarten: { $number ->
    [0] so viele Wunden wie der beste Gegner.
    [one] { $number } Wunde weniger als der beste Gegner.
   *[other] { $number } Wunden weniger als der beste Gegner.
}
nightfall-hint-behind = Am Ende zu erwarten: { $number ->
    [one] { $number } Wunde mehr als der beste Gegner.
   *[other] { $number } Wunden mehr als der beste Gegner.
}
nightfall-part-wounds = Wunden
nightfall-part-strength = Stärke im Spiel
nightfall-part-health = Lebenspunkte im Spiel
nightfall-part-hand = Befehlskarten auf der Hand
nightfall-part-deck = Texte des Decks (in Wunden)
nightfall-part-archives = Texte der privaten Archive (in Wunden)
nightfall-part-links = Archive, die zueinander passen (in %)
nightfall-part-chains = Befehlskarten des Decks, die zueinander passen (in %)
