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
nocturne-why-number = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
nocturne-why-purpose = { $for ->
    [skulls] { " " }({ nocturne-why-number })
    [feathers] { " " }({ nocturne-why-number } mehr für Federn)
    [mushrooms] { " " }({ nocturne-why-number } mehr für Pilze)
    [herbs] { " " }({ nocturne-why-number } mehr für Kräuter)
    [eggs] { " " }({ nocturne-why-number } mehr für Eier)
    [most-eggs] { " " }({ nocturne-why-number } mehr mit den meisten Eiern)
    [concoctions] { " " }({ nocturne-why-number } mehr für Gebräue)
    [symbol] { " " }(dieses Symbol fehlt noch für ein Gebräu)
    [feather] { " " }(für einen Satz Federn)
    [mushroom] { " " }(für einen Satz Pilze)
    [herb] { " " }(für einen Satz Kräuter)
    [egg] { " " }(im Rennen um die meisten Eier)
    [chest] { " " }(drei Plättchen zur Auswahl)
    [runestone] { " " }(drei Gebräue zur Auswahl)
    [mirror] { " " }(kopiert am Ende ein Plättchen)
   *[other] { "" }
}
nocturne-why-unanswered = gewinnt „{ $tile }“{ nocturne-why-purpose } mit { nocturne-word-token.dative }, { $how ->
    [star] den nichts übertrifft
   *[other] worauf niemand antworten kann
}
nocturne-why-win = gewinnt{ hint-maybe } „{ $tile }“{ nocturne-why-purpose } mit { nocturne-word-token.dative }
nocturne-why-win-later = gewinnt{ hint-maybe } später „{ $tile }“{ nocturne-why-purpose } mit { nocturne-word-token.dative }
nocturne-why-take = bringt{ hint-maybe } „{ $tile }“{ nocturne-why-purpose } vom Waldgeister-Tableau
nocturne-why-tile = bringt{ hint-maybe } „{ $tile }“{ nocturne-why-purpose }
nocturne-why-also = bringt{ hint-maybe } gleich danach auch „{ $tile }“{ nocturne-why-purpose }
nocturne-why-mirror = kopiert „{ $tile }“{ nocturne-why-purpose }
nocturne-why-goal = gewinnt{ hint-maybe } das Ziel „{ $goal }“, { nocturne-why-number }
nocturne-why-moonlight = bringt{ hint-maybe } { nocturne-count-points } für das Ziel „{ $goal }“
nocturne-why-goal-other = lässt{ hint-maybe } { $seat } das Ziel „{ $goal }“ nicht gewinnen
nocturne-why-tile-other = lässt{ hint-maybe } { $seat } „{ $tile }“ nicht gewinnen
nocturne-why-tile-opponent = lässt{ hint-maybe } den Gegner „{ $tile }“ nicht gewinnen
nocturne-why-answers = lässt nur { $seat } eine Antwort: { $token }
nocturne-why-kept = behält { nocturne-word-token.accusative } auf der Hand, um damit ein anderes Plättchen zu gewinnen
nocturne-why-held = behält { nocturne-word-token.accusative } für die nächsten Zauber auf der Hand
nocturne-why-offered = ermöglicht{ hint-maybe } danach eine Gabe, die am Ende der Runde ein Plättchen bringt
nocturne-why-spent = zwingt{ hint-maybe } { $seat }, { nocturne-word-token.accusative } auszugeben
nocturne-why-sprite = kommt auf Platz { $place } des Waldgeister-Tableaus und bringt am Ende der Runde ein Plättchen
nocturne-why-pushed-off = verdrängt den Marker { $token } von { $seat } vom Waldgeister-Tableau
nocturne-why-shadows = behält hohe Marker auf der Hand, die Schatten bringen
nocturne-why-brew = { $done ->
    [all] bringt ein Gebräu, das schon fertig ist ({ nocturne-why-number } mehr)
   *[first] bringt ein Gebräu, dessen erste Stufe schon fertig ist ({ nocturne-why-number } mehr)
}
nocturne-why-lacks = bringt ein Gebräu, dem für { nocturne-why-number } { $missing ->
    [one] noch 1 Symbol fehlt
   *[other] noch { $missing } Symbole fehlen
}
nocturne-why-ability-kept = spart die Fähigkeit auf, die ungenutzt { nocturne-why-number } bringt
nocturne-why-redd = holt { nocturne-word-token.accusative } auf die Hand zurück
nocturne-why-flint = lässt dich unter drei weiteren Gebräuen wählen
nocturne-why-aims = erfüllt { $number ->
    [one] eine weitere Aufgabe des Szenarios
   *[other] { $number } weitere Aufgaben des Szenarios
}
nocturne-why-aims-nearer = bringt dich den Aufgaben des Szenarios näher
nocturne-why-top-tile = zielt auf das Plättchen, das dir am meisten bringt
