# Was Tipps sagen
nightfall-hint-lead = Am Ende zu erwarten: { $number ->
    [0] so viele Wunden wie der beste Gegner.
    [one] { $number } Wunde weniger als der beste Gegner.
   *[other] { $number } Wunden weniger als der beste Gegner.
}
nightfall-hint-behind = Am Ende zu erwarten: { $number ->
    [one] { $number } Wunde mehr als der beste Gegner.
   *[other] { $number } Wunden mehr als der beste Gegner.
}
nightfall-hint-points = { $number ->
    [one] etwa { $number } Wunde
   *[other] etwa { $number } Wunden
}
nightfall-why-wounds = { $way ->
    [gets] erspart { $whom } { $points }
   *[stops] gibt { $whom } { $points }
}
nightfall-why-strength = { $number ->
    [one] { $verb } { $whom } im Spiel etwa { $number } Punkt Stärke
   *[other] { $verb } { $whom } im Spiel etwa { $number } Punkte Stärke
}
nightfall-why-health = { $number ->
    [one] { $verb } { $whom } etwa { $number } Lebenspunkt im Spiel
   *[other] { $verb } { $whom } etwa { $number } Lebenspunkte im Spiel
}
nightfall-why-hand = { $number ->
    [one] { $verb } { $whom } etwa { $number } Befehlskarte auf der Hand
   *[other] { $verb } { $whom } etwa { $number } Befehlskarten auf der Hand
}
nightfall-why-deck = { $verb } { $whom } Befehlskarten, die { $points } wert sind
nightfall-why-archives = { $way ->
    [gets] gibt { $whom } stärkere private Archive
   *[stops] lässt { $whom } schwächere private Archive
}
nightfall-why-links = { $way ->
    [gets] gibt { $whom } Archive, die häufiger zueinander passen
   *[stops] lässt { $whom } Archive, die seltener zueinander passen
}
nightfall-why-chains = { $way ->
    [gets] gibt { $whom } Befehlskarten, die häufiger zueinander passen
   *[stops] lässt { $whom } Befehlskarten, die seltener zueinander passen
}
nightfall-why-all = bringt { $whom } unter dem Strich einen Vorsprung von { $points }
