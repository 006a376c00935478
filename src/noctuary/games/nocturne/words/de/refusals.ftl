nocturne-refuse-turn = { $seat } ist an der Reihe.
nocturne-refuse-passed = { $seat } hat gepasst und ist erst in der nächsten Zauberphase wieder dabei.
nocturne-refuse-token-not-in-hand = { $token ->
    [Stern] Der Stern
   *[other] Der Marker { $token }
} ist nicht auf der Hand.
nocturne-refuse-no-tile = Auf { $cell } liegt kein Plättchen.
nocturne-refuse-not-lowest = Der erste Zauber einer Runde muss der niedrigste Marker sein: { $token_lowest ->
    [Stern] der Stern
   *[other] { $token_lowest }
}, nicht { nocturne-word-token }.
nocturne-refuse-open-next-to = { $cell } liegt nicht neben { $cell_won }, wo das letzte Plättchen gewonnen wurde.
nocturne-refuse-taken = Auf { $cell } liegt schon ein Zauber.
nocturne-refuse-not-adjacent = { $cell } liegt nicht neben dem höchsten Zauber auf { $cell_highest }.
nocturne-refuse-not-higher = { nocturne-word-token.capital } ist nicht höher als { $token_highest ->
    [Stern] der Stern
   *[other] { $token_highest }
}.
nocturne-refuse-offer-token = { nocturne-word-token.capital } gehört nicht zu den in dieser Phase zurückgenommenen Markern oder ist ein Schatten.
nocturne-refuse-offer-falls-off = { nocturne-word-token.capital } fiele vom Waldgeister-Tableau: Es ist voll mit mindestens so hohen Markern.
nocturne-refuse-offer-two = Nur Sage gibt zwei Marker als Gabe.
nocturne-refuse-offer-pair = Beide Marker müssen auf dem Waldgeister-Tableau bleiben, aber { nocturne-word-token } fiele herunter.
nocturne-refuse-not-drawn = Behalten kann man nur, was gerade gezogen wurde.
nocturne-refuse-no-sprite-tile = „{ $tile }“ liegt nicht auf dem Waldgeister-Tableau.
nocturne-refuse-same-tile = Es macht keinen Unterschied, welches „{ $tile }“ gemeint ist: Lass die Nummer weg.
nocturne-refuse-mirror-mirror = Ein Spiegelstein kann keinen Spiegelstein kopieren.
nocturne-refuse-not-your-tile = { $seat } hat kein Plättchen „{ $tile }“.
nocturne-refuse-redd-lower = { nocturne-word-token.capital } ist nicht niedriger als { $token_won ->
    [Stern] der Stern
   *[other] { $token_won }
}, der siegreiche Marker.
nocturne-refuse-not-your-ability = Das kann nur { $character }.
nocturne-refuse-ability-used = { $seat } kann keine Fähigkeit einsetzen: Sie ist verbraucht, oder dies ist das Standardspiel.
nocturne-refuse-draw-to-open = In dieser Ausgabe wird Flints Fähigkeit vor dem Eröffnen eingesetzt.
nocturne-refuse-deck-empty = Es gibt kein Gebräu mehr zu ziehen.
nocturne-refuse-character-taken = { $character } ist schon vergeben.
nocturne-refuse-solo-pass = Im Solospiel kann man nicht passen, bevor der erste Zauber der Runde gewirkt ist.
nocturne-refuse-not-two-higher = Doppelter Wettstreit: { nocturne-word-token.capital } ist nicht um mindestens 2 höher als { $token_highest ->
    [Stern] der Stern
   *[other] { $token_highest }
}.
nocturne-refuse-hunt-cell = Auf { $cell } liegt kein Plättchen, gegen das sich die Truhe tauschen ließe.
nocturne-refuse-other-step-open = { $seat } muss jetzt eröffnen oder passen.
nocturne-refuse-other-step-cast = { $seat } muss jetzt zaubern oder passen.
nocturne-refuse-other-step-offer = { $seat } muss jetzt einen Marker als Gabe geben oder darauf verzichten.
nocturne-refuse-other-step-keep-concoction = { $seat } muss jetzt wählen, welches Gebräu bleibt.
nocturne-refuse-other-step-keep-tile = { $seat } muss jetzt wählen, welches Plättchen bleibt.
nocturne-refuse-other-step-take = { $seat } muss jetzt ein Plättchen vom Waldgeister-Tableau nehmen.
nocturne-refuse-other-step-mirror = { $seat } muss jetzt einen Spiegelstein zuordnen.
nocturne-refuse-other-step-redd = { $seat } muss jetzt über Redds Fähigkeit entscheiden.
nocturne-refuse-other-step-abigail = { $seat } muss jetzt über Abigails Fähigkeit entscheiden.
nocturne-refuse-other-step-hunt = { $seat } muss jetzt über die Truhe entscheiden.
nocturne-refuse-other-step-character = { $seat } muss jetzt einen Charakter wählen.
