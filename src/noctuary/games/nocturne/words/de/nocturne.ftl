nocturne-word-token = { $token ->
    [Stern] der Stern
   *[other] { $token }
}
    .capital = { $token ->
        [Stern] Der Stern
       *[other] { $token }
    }
    .dative = { $token ->
        [Stern] dem Stern
       *[other] { $token }
    }
    .accusative = { $token ->
        [Stern] den Stern
       *[other] { $token }
    }
nocturne-word-highest = { $token_highest ->
    [Stern] dem Stern
   *[other] { $token_highest }
}
nocturne-count-points = { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}
    .digits = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
nocturne-count-concoctions = { $number ->
    [one] ein Gebräu
   *[other] { $number } Gebräue
}

nocturne-ask-open-first = Lege als ersten Zauber deinen niedrigsten Marker auf ein Plättchen oder passe.
nocturne-ask-open-first-solo = Lege als ersten Zauber der Runde deinen niedrigsten Marker auf ein Plättchen.
nocturne-ask-open-next = Eröffne die Phase auf einem Plättchen neben { $cell } oder passe.
nocturne-ask-open = Eröffne die Phase auf einem beliebigen Plättchen oder passe.
nocturne-ask-cast = Lege einen höheren Marker als { nocturne-word-token.accusative } neben { $cell } oder passe.
nocturne-ask-cast-two-higher = Lege einen Marker, der um mindestens 2 höher ist als { nocturne-word-token }, neben { $cell } oder passe.
nocturne-ask-offer = Gib einen der zurückgenommenen Marker als Gabe oder verzichte darauf.
nocturne-ask-offer-hand = Gib einen der zurückgenommenen Marker oder (als Sage) zwei aus deiner Hand als Gabe, oder verzichte darauf.
nocturne-ask-offer-two = Gib einen oder (als Sage) zwei der zurückgenommenen Marker als Gabe, oder verzichte darauf.
nocturne-ask-keep-concoction = Wähle das Gebräu, das du behältst.
nocturne-ask-keep-tile = Wähle das Plättchen, das du behältst.
nocturne-ask-take = Nimm für deinen { $token ->
    [Stern] Stern
   *[other] Marker { $token }
} ein Plättchen vom Waldgeister-Tableau.
nocturne-ask-mirror = Wähle das Plättchen, das dein Spiegelstein kopiert, oder keines.
nocturne-ask-redd = Lass statt { $token ->
    [Stern] des Sterns
   *[other] { $token }
} einen niedrigeren Marker liegen oder lass alles, wie es ist.
nocturne-ask-abigail = Tausche „{ $tile }“ gegen ein Plättchen auf dem Waldgeister-Tableau oder behalte es.
nocturne-ask-hunt = Tausche die Truhe gegen ein beliebiges Plättchen im Wald oder auf dem Waldgeister-Tableau oder behalte sie.
nocturne-ask-character = Wähle deinen Charakter.

nocturne-open = { $seat } eröffnet mit { nocturne-word-token.dative } auf { $cell } ({ $tile }).
nocturne-cast = { $seat } legt { nocturne-word-token.accusative } auf { $cell } ({ $tile }).
nocturne-pass = { $seat } passt.
nocturne-win = { $seat } gewinnt „{ $tile }“ auf { $cell } mit { nocturne-word-token.dative }{ $how ->
    [star] , den nichts übertrifft.
    [enclosed] : Daneben ist kein Plättchen mehr frei.
    [cornered] , einem isolierten Zauber: Daneben liegt kein Plättchen mehr.
    [unbeatable] : Niemand, der noch dabei ist, kann Höheres legen.
   *[passed] .
}
nocturne-opening-lost = { $seat } verliert die Eröffnung: Neben { $cell } liegt kein Plättchen mehr.
nocturne-offer = { $seat } gibt den Waldgeistern { nocturne-word-token.accusative } als Gabe.
nocturne-offer-none = { $seat } bringt keine Gabe dar.
nocturne-pushed-off = { $token ->
    [Stern] Der Stern
   *[other] Der Marker { $token }
} von { $seat } fällt vom Waldgeister-Tableau und kommt auf die Hand zurück.
nocturne-take = { $seat } nimmt für den { $token ->
    [Stern] Stern
   *[other] Marker { $token }
} das Plättchen „{ $tile }“ vom Waldgeister-Tableau.
nocturne-draw-concoctions = { $seat } zieht { nocturne-count-concoctions } ({ $concoction }).
nocturne-draw-concoctions-hidden = { $seat } zieht { nocturne-count-concoctions }.
nocturne-keep-concoction = { $seat } behält „{ $concoction }“.
nocturne-keep-concoction-hidden = { $seat } behält ein Gebräu.
nocturne-draw-tiles = { $seat } zieht { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
} vom Stapel ({ $tile }).
nocturne-draw-nothing = Der Stapel ist leer: { $seat } zieht nichts.
nocturne-keep-tile = { $seat } behält „{ $tile }“.
nocturne-goal = { $seat } gewinnt das Ziel „{ $goal }“.
nocturne-goal-most = { $seat } gewinnt das Ziel „{ $goal }“ mit der höchsten Zahl: { $number }.
nocturne-goal-tie = { $seat } gewinnt das Ziel „{ $goal }“: { $number }, so viele wie { $seat_other }, aber in der Waldgeisterfolge weiter vorn.
nocturne-goal-gone = Niemand hat das Ziel „{ $goal }“ gewonnen; es geht aus dem Spiel.
nocturne-round-end = { $number ->
    [1] Die Dämmerung endet.
   *[other] Der Mondschein endet.
}
nocturne-shadows = { $seat } erhält { $number ->
    [one] einen Schattenmarker
   *[other] { $number } Schattenmarker
}: { $token }. Auf der Hand geblieben: { $token_kept }. Entfernt: { $token_removed }.
nocturne-moonlight = Der Mondschein beginnt; { $seat } eröffnet. Die Ziele: { $goal }.
nocturne-moonlight-family = Der Mondschein beginnt; { $seat } eröffnet.
nocturne-mirror = Ein Spiegelstein von { $seat } kopiert „{ $tile }“.
nocturne-mirror-none = { $seat } lässt einen Spiegelstein ohne Zuordnung.
nocturne-redd = Redds Fähigkeit: { $seat } lässt { nocturne-word-token.accusative } auf { $cell } liegen und nimmt { $token_back ->
    [Stern] den Stern
   *[other] { $token_back }
} zurück.
nocturne-abigail = Abigails Fähigkeit: { $seat } tauscht „{ $tile_given }“ gegen „{ $tile }“.
nocturne-flint = Flints Fähigkeit: { $seat } zieht Gebräue.
nocturne-sage = Sages Fähigkeit: { $seat } gibt zwei Marker als Gabe.
nocturne-character = { $seat } spielt { $character }.
nocturne-hunt-cell = Truhenjagd: { $seat } tauscht die Truhe gegen „{ $tile }“ auf { $cell }.
nocturne-hunt-sprite = Truhenjagd: { $seat } tauscht die Truhe gegen „{ $tile }“ vom Waldgeister-Tableau.

nocturne-opponent = Gegner
nocturne-solo-card = { $seat } deckt die Karte „{ $solo }“ auf.
nocturne-solo-reshuffled = Der Stapel des Gegners ist aufgebraucht: { $number ->
    [one] Eine Karte wird
   *[other] { $number } Karten werden
} neu gemischt.
nocturne-solo-above = +1 oder mehr: Der niedrigste Marker des Gegners über { nocturne-word-highest } ist { nocturne-word-token }.
nocturne-solo-at-least = { $number } oder höher: Der niedrigste Marker des Gegners, der mindestens den Wert { $number } hat und über { nocturne-word-highest } liegt, ist { nocturne-word-token }.
nocturne-solo-at-most = Höchstens { $number }: Der niedrigste Marker des Gegners über { nocturne-word-highest } ist { nocturne-word-token }, und das ist nicht zu hoch.
nocturne-solo-none-above = +1 oder mehr: Der Gegner hat keinen Marker über { nocturne-word-highest }.
nocturne-solo-none-at-least = { $number } oder höher: Der Gegner hat keinen Marker, der mindestens den Wert { $number } hat und über { nocturne-word-highest } liegt.
nocturne-solo-none-at-most = Höchstens { $number }: Der Gegner hat keinen Marker, der über { nocturne-word-highest } liegt und höchstens den Wert { $number } hat.
nocturne-solo-above-two = +1 oder mehr, dabei mindestens 2 über { nocturne-word-highest } oder der Stern: Der niedrigste solche Marker des Gegners ist { nocturne-word-token }.
nocturne-solo-at-least-two = { $number } oder höher, dabei mindestens 2 über { nocturne-word-highest } oder der Stern: Der niedrigste solche Marker des Gegners ist { nocturne-word-token }.
nocturne-solo-at-most-two = Höchstens { $number }: Der niedrigste Marker des Gegners, der mindestens 2 über { nocturne-word-highest } liegt, ist { nocturne-word-token }, und das ist nicht zu hoch.
nocturne-solo-none-above-two = +1 oder mehr: Der Gegner hat keinen Marker, der mindestens 2 über { nocturne-word-highest } liegt.
nocturne-solo-none-at-least-two = { $number } oder höher: Der Gegner hat keinen Marker, der mindestens den Wert { $number } hat und mindestens 2 über { nocturne-word-highest } liegt.
nocturne-solo-none-at-most-two = Höchstens { $number }: Der Gegner hat keinen Marker, der mindestens 2 über { nocturne-word-highest } liegt und höchstens den Wert { $number } hat.
nocturne-solo-direction = Im { $direction } von { $cell_from } liegt das Plättchen auf { $cell }.
nocturne-solo-turned = Im { $direction } von { $cell_from } ist kein Plättchen frei; im Uhrzeigersinn liegt das nächste freie auf { $cell }.
nocturne-solo-start = Der Gegner eröffnet mit dem Startwert der Karte: { nocturne-word-token.dative }.
nocturne-solo-start-lower = Der Startwert der Karte, { $number }, fehlt dem Gegner; sein nächstniedrigerer Marker ist { nocturne-word-token }.
nocturne-solo-start-higher = Der Startwert der Karte, { $number }, fehlt dem Gegner, ebenso alles Niedrigere; sein nächsthöherer Marker ist { nocturne-word-token }.
nocturne-solo-cornered = Auf { $cell } kann der Gegner mit einem isolierten Zauber eröffnen und tut es mit seinem niedrigsten Marker: { nocturne-word-token.dative }.
nocturne-solo-first-spell = Der erste Zauber einer Runde ist der niedrigste Marker: { nocturne-word-token }.
nocturne-solo-first-tile = Der Gegner darf auf jedem Plättchen eröffnen und nimmt das erste in Leserichtung, auf { $cell }.
nocturne-solo-offers = Laut der Karte „{ $solo }“ gibt der Gegner den höchsten zurückgenommenen Marker als Gabe: { nocturne-word-token.accusative }.
nocturne-solo-keeps = Laut der Karte „{ $solo }“ bringt der Gegner keine Gabe dar.
nocturne-solo-keeps-full = Der Gegner bringt keine Gabe dar: { nocturne-word-token.capital } fiele vom Waldgeister-Tableau.

nocturne-result-points = { $seat } gewinnt mit { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
}.
nocturne-result-sprite = { $seat } und { $seat_other } haben je { nocturne-count-points }; { $seat } gewinnt mit dem Marker, der auf dem Waldgeister-Tableau weiter links liegt.
nocturne-result-opener = { $seat } und { $seat_other } haben je { nocturne-count-points } und keinen Marker auf dem Waldgeister-Tableau; { $seat } kommt vom Rundeneröffner aus im Uhrzeigersinn zuerst und gewinnt.
nocturne-result-solo = { $seat } kommt auf { nocturne-count-points } und erreicht die Marke { $band }.
nocturne-result-solo-no-band = { $seat } kommt auf { nocturne-count-points } und bleibt unter der ersten Marke.
nocturne-result-shared = Geteilter Sieg mit je { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
}: { $seat }.

nocturne-aim-total = Insgesamt mindestens { $number } Punkte
nocturne-aim-points = Mindestens { $number } Punkte { $row ->
    [skulls] für Schädel
    [feathers] für Feuervogelfedern
    [mushrooms] für Pilze
    [herbs] für Kräuter
    [eggs] für Rätselhafte Eier
    [concoctions] für Gebräue
    [moonlight] für Mondscheinziele
   *[goals] für Dämmerungs- und Mondscheinziele zusammen
}
nocturne-aim-full-set = Ein vollständiger Satz { $set ->
    [feather] Feuervogelfedern
    [herb] Kräuter
    [tripti-fungilus] Tripti Fungilus
   *[duode-dax] Duode Dax
}
nocturne-aim-tiles = Mindestens { $number } { $sort ->
    [skull] Schädel
    [egg] Rätselhafte Eier
    [runestone] Runensteine
    [chest] Verfluchte Schatztruhen
   *[mirror] Spiegelsteine
}
nocturne-aim-tiles-none = { $sort ->
    [skull] Keine Schädel
    [feather] Keine Feuervogelfedern
    [mushroom] Keine Pilze
    [egg] Keine Rätselhaften Eier
    [chest] Keine Verfluchten Schatztruhen
    [mirror-wild] Weder Spiegelsteine noch Wildkräuter
   *[mirror] Keine Spiegelsteine
}
nocturne-aim-distinct-kinds = Plättchen von mindestens { $number } verschiedenen Arten
nocturne-aim-distinct-kinds-all = Plättchen aller { $number } Arten
nocturne-aim-distinct-kinds-most = Plättchen von höchstens { $number } verschiedenen Arten
nocturne-aim-distinct-runestones = Runensteine mit mindestens { $number } verschiedenen Symbolen
nocturne-aim-concoctions-complete = Mindestens { $number } auf allen Stufen vollendete Gebräue
nocturne-aim-twilight-goals = Mindestens { $number } Dämmerungsziele
nocturne-aim-twilight-goals-all = Alle { $number } Dämmerungsziele
nocturne-aim-twilight-goals-none = Kein Dämmerungsziel
nocturne-aim-kinds-with-tiles = Mindestens { $number } Arten mit jeweils { $tiles } oder mehr Plättchen
nocturne-aim-shadows-received-none = Keinen Schattenmarker erhalten
nocturne-aim-last-sprite-space-held = Am Ende einer Runde ein eigener Marker auf dem letzten Platz des Waldgeister-Tableaus
nocturne-aim-all-sprite-spaces-held = Am Ende einer Runde eigene Marker auf allen Plätzen des Waldgeister-Tableaus
nocturne-aim-mirrors-as-different-kinds = Mindestens { $number } Spiegelsteine, die verschiedene Arten von Plättchen kopieren
nocturne-aim-moonlight-sprite-tiles-none = Kein Plättchen vom Waldgeister-Tableau am Ende des Mondscheins
nocturne-aim-most-of-one-kind = Mindestens { $number } Plättchen einer Art
nocturne-aim-twilight-cornered-none = Kein isolierter Zauber in der Dämmerung
nocturne-aim-every-kind = Mindestens { $number } Plättchen jeder Art
nocturne-aim-unknown = „{ $text }“ ist keine Aufgabe; eine Aufgabe sieht etwa so aus: points:skulls>=10 oder full_set:feather.
