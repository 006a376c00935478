# Was Tipps sagen
nocturne-look-token = Sieh dir diesen Marker an: { $token }.
nocturne-hint-lead = Am Ende zu erwarten: { $number ->
    [0] Gleichstand mit dem besten Gegner.
    [one] { $number } Punkt Vorsprung vor dem besten Gegner.
   *[other] { $number } Punkte Vorsprung vor dem besten Gegner.
}
nocturne-hint-behind = Am Ende zu erwarten: { $number ->
    [one] { $number } Punkt Rückstand auf den besten Gegner.
   *[other] { $number } Punkte Rückstand auf den besten Gegner.
}
nocturne-hint-points = { $number ->
    [one] etwa { $number } Punkt
   *[other] etwa { $number } Punkte
}
nocturne-why-skulls = { $verb } { $whom } { $points } für Schädel
nocturne-why-feathers = { $verb } { $whom } { $points } für Federn
nocturne-why-mushrooms = { $verb } { $whom } { $points } für Pilze
nocturne-why-herbs = { $verb } { $whom } { $points } für Kräuter
nocturne-why-eggs = { $verb } { $whom } { $points } für Eier
nocturne-why-chests = { $verb } { $whom } { $points } für Truhen
nocturne-why-concoctions = { $verb } { $whom } { $points } für fertige Gebräue
nocturne-why-twilight = { $verb } { $whom } { $points } für Dämmerungsziele
nocturne-why-moonlight = { $verb } { $whom } { $points } für Mondscheinziele
nocturne-why-ability = { $verb } { $whom } { $points } für die ungenutzte Fähigkeit
nocturne-why-gems = { $verb } { $whom } { $points } für Edelsteine
nocturne-why-sets = { $verb } { $whom } { $points } für begonnene Sätze
nocturne-why-brewing = { $verb } { $whom } { $points } für unfertige Gebräue
nocturne-why-contest = { $verb } { $whom } { $points } im Wettlauf um Dämmerungsziele
nocturne-why-mirrors = { $verb } { $whom } { $points } für Spiegelsteine
nocturne-why-sprites = { $verb } { $whom } { $points } auf dem Waldgeister-Tableau
nocturne-why-forest = { $verb } { $whom } { $points } im Kampf um das Plättchen
nocturne-why-tokens = { $way ->
    [gets] lässt { $whom } Marker, die { $points } mehr wert sind
   *[stops] nimmt { $whom } Marker, die { $points } wert sind
}
nocturne-why-aims = { $verb } { $whom } { $points } für die Aufgaben des Szenarios
nocturne-why-all = { $verb } { $whom } unter dem Strich { $points }
