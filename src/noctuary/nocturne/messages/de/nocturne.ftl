# Fragen
nocturne-ask-open-first = Lege als ersten Zauber deinen niedrigsten Marker auf ein Plättchen oder passe.
nocturne-ask-open-next = Eröffne die Phase auf einem Plättchen neben { $cell } oder passe.
nocturne-ask-open = Eröffne die Phase auf einem beliebigen Plättchen oder passe.
nocturne-ask-cast = Lege einen höheren Marker als { $token } neben { $cell } oder passe.
nocturne-ask-offer = Gib einen der zurückgenommenen Marker als Gabe oder keinen.
nocturne-ask-offer-two = Gib einen oder (als Sage) zwei zurückgenommene Marker als Gabe oder keinen.
nocturne-ask-keep-concoction = Wähle das Gebräu, das du behältst.
nocturne-ask-keep-tile = Wähle das Plättchen, das du behältst.
nocturne-ask-take = Nimm für { $token } ein Plättchen vom Waldgeister-Tableau.
nocturne-ask-mirror = Wähle das Plättchen, das dein Spiegelstein kopiert, oder keines.
nocturne-ask-redd = Lass statt { $token ->
    [Stern] des Sterns
   *[other] { $token }
} einen niedrigeren Marker liegen oder lass alles, wie es ist.
nocturne-ask-abigail = Tausche „{ $tile }“ mit dem Waldgeister-Tableau oder behalte es.
nocturne-ask-character = Wähle deinen Charakter.

# Ereignisse
nocturne-open = { $seat } eröffnet mit { $token ->
    [Stern] dem Stern
   *[other] { $token }
} auf { $cell } ({ $tile }).
nocturne-cast = { $seat } legt { $token ->
    [Stern] den Stern
   *[other] { $token }
} auf { $cell } ({ $tile }).
nocturne-pass = { $seat } passt.
nocturne-win = { $seat } gewinnt „{ $tile }“ auf { $cell } mit { $token ->
    [Stern] dem Stern
   *[other] { $token }
}.
nocturne-opening-lost = { $seat } verliert die Eröffnung: Neben { $cell } liegt kein Plättchen mehr.
nocturne-offer = { $seat } gibt den Waldgeistern { $token } als Gabe.
nocturne-offer-none = { $seat } gibt keine Gabe.
nocturne-pushed-off = { $token } von { $seat } fällt vom Waldgeister-Tableau und kommt auf die Hand zurück.
nocturne-take = { $seat } nimmt für den Marker { $token } das Plättchen „{ $tile }“ vom Waldgeister-Tableau.
nocturne-draw-concoctions = { $seat } zieht { $number ->
    [one] ein Gebräu
   *[other] { $number } Gebräue
}: { $concoction }.
nocturne-draw-concoctions-hidden = { $seat } zieht { $number ->
    [one] ein Gebräu
   *[other] { $number } Gebräue
}.
nocturne-keep-concoction = { $seat } behält „{ $concoction }“.
nocturne-keep-concoction-hidden = { $seat } behält ein Gebräu.
nocturne-draw-tiles = { $seat } zieht { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
} vom Stapel: { $tile }.
nocturne-draw-nothing = Der Stapel ist leer: { $seat } zieht nichts.
nocturne-keep-tile = { $seat } behält „{ $tile }“.
nocturne-goal = { $seat } gewinnt das Ziel „{ $goal }“.
nocturne-goal-gone = Niemand hat das Ziel „{ $goal }“ gewonnen; es verlässt das Spiel.
nocturne-round-end = { $number ->
    [1] Die Dämmerung endet.
   *[other] Der Mondschein endet.
}
nocturne-shadows = { $seat } erhält { $number ->
    [one] einen Schattenmarker ({ $token }); entfernt: { $token_removed }.
   *[other] { $number } Schattenmarker ({ $token }); entfernt: { $token_removed }.
}
nocturne-moonlight = Der Mondschein beginnt; { $seat } eröffnet. Die Ziele sind { $goal }.
nocturne-mirror = Ein Spiegelstein von { $seat } kopiert „{ $tile }“.
nocturne-mirror-none = { $seat } ordnet einen Spiegelstein nicht zu.
nocturne-redd = Redds Fähigkeit: { $seat } lässt { $token } auf { $cell } liegen und nimmt { $token_back ->
    [Stern] den Stern
   *[other] { $token_back }
} zurück.
nocturne-abigail = Abigails Fähigkeit: { $seat } tauscht „{ $tile_given }“ gegen „{ $tile }“.
nocturne-flint = Flints Fähigkeit: { $seat } zieht Gebräue.
nocturne-sage = Sages Fähigkeit: { $seat } gibt zwei Marker als Gabe.
nocturne-character = { $seat } spielt { $character }.

# Wie das Spiel endete
nocturne-result-points = { $seat } gewinnt mit { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
}.
nocturne-result-sprite = { $seat } und { $seat_other } haben je { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}; { $seat } gewinnt mit dem Marker, der auf dem Waldgeister-Tableau weiter links liegt.
nocturne-result-opener = { $seat } und { $seat_other } haben je { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} und liegen nicht auf dem Waldgeister-Tableau; { $seat } kommt im Uhrzeigersinn vom Rundeneröffner aus zuerst und gewinnt.

# Ablehnungen
nocturne-refuse-turn = { $seat } ist an der Reihe.
nocturne-refuse-passed = { $seat } hat gepasst und ist bis zur nächsten Zauberphase draußen.
nocturne-refuse-token-not-in-hand = { $token ->
    [Stern] Der Stern
   *[other] Der Marker { $token }
} ist nicht auf der Hand.
nocturne-refuse-no-tile = Auf { $cell } liegt kein Plättchen.
nocturne-refuse-not-lowest = Der erste Zauber einer Runde muss der niedrigste Marker sein: { $token_lowest }, nicht { $token }.
nocturne-refuse-open-next-to = { $cell } liegt nicht neben { $cell_won }, wo das letzte Plättchen gewonnen wurde.
nocturne-refuse-taken = Auf { $cell } liegt schon ein Zauber.
nocturne-refuse-not-adjacent = { $cell } liegt nicht neben dem höchsten Zauber auf { $cell_highest }.
nocturne-refuse-not-higher = { $token ->
    [Stern] Der Stern
   *[other] { $token }
} ist nicht höher als { $token_highest ->
    [Stern] der Stern
   *[other] { $token_highest }
}.
nocturne-refuse-offer-token = { $token } gehört nicht zu den in dieser Phase zurückgenommenen Markern oder ist ein Schatten.
nocturne-refuse-offer-falls-off = { $token } fiele vom Waldgeister-Tableau: Es ist voll mit mindestens so hohen Markern.
nocturne-refuse-offer-two = Nur Sage gibt zwei Marker als Gabe.
nocturne-refuse-offer-pair = Beide Marker müssen auf dem Waldgeister-Tableau bleiben; { $token } bliebe nicht.
nocturne-refuse-not-drawn = Behalten kann man nur, was gerade gezogen wurde.
nocturne-refuse-no-sprite-tile = „{ $tile }“ liegt nicht auf dem Waldgeister-Tableau.
nocturne-refuse-mirror-mirror = Ein Spiegelstein kann keinen Spiegelstein kopieren.
nocturne-refuse-not-your-tile = { $seat } hat kein Plättchen „{ $tile }“.
nocturne-refuse-redd-lower = { $token } ist nicht niedriger als { $token_won ->
    [Stern] der Stern
   *[other] { $token_won }
}, der siegreiche Marker.
nocturne-refuse-not-your-ability = Das kann nur { $character }.
nocturne-refuse-ability-used = { $seat } kann keine Fähigkeit einsetzen: Sie ist verbraucht, oder dies ist das Standardspiel.
nocturne-refuse-deck-empty = Es ist kein Gebräu mehr zu ziehen.
nocturne-refuse-character-taken = { $character } ist schon vergeben.
nocturne-refuse-other-step-open = { $seat } muss jetzt eröffnen oder passen.
nocturne-refuse-other-step-cast = { $seat } muss jetzt zaubern oder passen.
nocturne-refuse-other-step-offer = { $seat } muss jetzt einen Marker oder nichts als Gabe geben.
nocturne-refuse-other-step-keep-concoction = { $seat } muss jetzt wählen, welches Gebräu bleibt.
nocturne-refuse-other-step-keep-tile = { $seat } muss jetzt wählen, welches Plättchen bleibt.
nocturne-refuse-other-step-take = { $seat } muss jetzt ein Plättchen vom Waldgeister-Tableau nehmen.
nocturne-refuse-other-step-mirror = { $seat } muss jetzt einen Spiegelstein zuordnen.
nocturne-refuse-other-step-redd = { $seat } muss jetzt über Redds Fähigkeit entscheiden.
nocturne-refuse-other-step-abigail = { $seat } muss jetzt über Abigails Fähigkeit entscheiden.
nocturne-refuse-other-step-character = { $seat } muss jetzt einen Charakter wählen.

# Optionen
nocturne-option-unknown = Es gibt keine Option „{ $text }“. Optionen von Nocturne: { $names }.
nocturne-option-players = Nocturne spielt man zu zweit, zu dritt oder zu viert, nicht mit „{ $text }“.
nocturne-option-mode = Es gibt keinen Modus „{ $text }“; wähle standard oder advanced.
nocturne-option-later = „{ $text }“ gehört noch nicht zu dieser Version; lass es weg.
nocturne-option-advanced = Die Option „advanced“ ist true oder false, nicht „{ $text }“.
nocturne-option-contradiction = Die Option „advanced“ widerspricht dem Modus „{ $text }“; lass eines davon weg.
nocturne-option-first = P{ $text } kann nicht beginnen; Plätze sind P1 bis { $last }.
nocturne-option-characters = Charaktere sind „dealt“, „chosen“ oder eine Liste von { $number } verschiedenen.
nocturne-option-character = Es gibt keinen Charakter „{ $text }“; zur Wahl stehen { $names }.

# Stellungen
nocturne-position-key = Eine Stellung hat keinen Eintrag „{ $text }“; möglich sind { $names }.
nocturne-position-value = „{ $text }“ ergibt in „{ $place }“ keinen Sinn.
nocturne-position-forest = Jede Zeile des Waldes braucht gleich viele Felder, und es gibt höchstens { $number } Zeilen und Spalten.
nocturne-position-sprite = Die Marker des Waldgeister-Tableaus müssen von hoch nach niedrig stehen, höchstens { $number }, nie ein Stern oder Schatten.
nocturne-position-token = { $seat } hat den Marker { $token } öfter, als es ihn gibt: Ein Marker ist nur an einem Ort.
nocturne-position-shadow = Der Schattenmarker { $token } ist an zwei Orten.
