# Was Tipps zählen
nocturne-look-token = Sieh dir deinen Marker { $token } an.
nocturne-until-phase = In Punkten bis zum Ende der Zauberphase
nocturne-until-end = In Punkten am Ende der Partie
nocturne-hint-lead = Am Ende zu erwarten: { $number ->
    [0] Gleichstand mit dem besten Gegner.
    [one] { $number } Punkt Vorsprung vor dem besten Gegner.
   *[other] { $number } Punkte Vorsprung vor dem besten Gegner.
}
nocturne-hint-behind = Am Ende zu erwarten: { $number ->
    [one] { $number } Punkt Rückstand auf den besten Gegner.
   *[other] { $number } Punkte Rückstand auf den besten Gegner.
}
nocturne-part-sets = Begonnene Sätze
nocturne-part-brewing = Unfertige Gebräue
nocturne-part-contest = Offene Dämmerungsziele
nocturne-part-mirrors = Noch nicht zugeordnete Spiegelsteine
nocturne-part-sprites = Marker auf dem Waldgeister-Tableau
nocturne-part-forest = Das umkämpfte Plättchen
nocturne-part-tokens = Marker auf der Hand
nocturne-part-aims = Aufgaben des Szenarios
