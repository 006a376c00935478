nocturne-edition-goal = „{ $found }“ ist kein Ziel, das die Regeln kennen; möglich sind: { $names }.
nocturne-edition-star = Unter den Markern muss genau ein Stern sein.
nocturne-edition-token = Es fehlt ein Marker vom Wert { $number }; alle brauchen von jedem Wert einen, auch wenn einige beiseitegelegt sind.
nocturne-edition-few-tokens = { $players ->
    [one] Im Solospiel gibt es { $number } Marker
   *[other] { $players } Spieler haben { $number } Marker
} für { $cells } Plättchen; es müssen mindestens so viele Marker wie Plättchen sein.
nocturne-edition-shape-apart = Der Wald hängt nicht zusammen; er muss aus einem Stück bestehen.
nocturne-edition-few-tiles = { $number } Plättchen sind zu wenige; beide Runden brauchen { $least }.
nocturne-edition-many-tiles = { $number } Plättchen sind zu viele; höchstens { $most } können im Spiel sein.
nocturne-edition-tiles = Es gibt insgesamt { $number } Plättchen; laut Regelheft müssten es { $expected } sein.
nocturne-edition-level2 = Die zweite Stufe braucht Symbole und Punkte oder keins von beidem.
nocturne-edition-lesser = Beide Stufen zusammen bringen { $number }, nicht mehr als die erste allein.
nocturne-edition-kind = Kein Plättchen trägt das Symbol { $symbol }, aber Gebräue verlangen es.
nocturne-edition-same-goal = Die Ziele { $number } und { $number_other } verlangen dasselbe.
