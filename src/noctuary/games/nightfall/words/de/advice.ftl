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
nightfall-why-more = { $more ->
    [yes] { " " }mehr
   *[no] { "" }
}
nightfall-why-wounds = erspart{ hint-maybe } { nightfall-count-wounds }
nightfall-why-wounds-other = gibt{ hint-maybe } { $seat } { nightfall-count-wounds }{ nightfall-why-more }
nightfall-why-destroys = zerstört{ hint-maybe } { $card } von { $seat }
nightfall-why-alive = hält{ hint-maybe } { $card } im Spiel
nightfall-why-enters = bringt{ hint-maybe } { $card } ins Spiel
nightfall-why-draws = zieht{ hint-maybe } { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}{ nightfall-why-more }
nightfall-why-wound-effect = { $wounds ->
    [one] bringt zwei neue Karten statt einer Wunde
   *[other] bringt { $cards } neue Karten statt { $wounds } Wunden
}
nightfall-why-wound-spent = macht aus einer Wunde Einfluss
nightfall-why-kicker = löst{ hint-maybe } den Kick von { $card } aus
nightfall-why-influence = bringt { nightfall-count-influence }{ nightfall-why-more }
nightfall-why-cheaper = macht Käufe billiger
nightfall-why-claims = bezahlt{ hint-maybe } { $card }
nightfall-why-exiles = nimmt { nightfall-count-wounds } aus dem Spiel
nightfall-why-returns = bringt { $card } auf die Hand zurück
nightfall-why-to-deck = legt { $card } von { $seat } auf das Deck zurück
nightfall-why-cancels = hebt { $card } von { $seat } auf
nightfall-why-influence-lost = kostet { $seat } Einfluss
nightfall-why-wounds-kept = behält Wunden auf der Hand, die im nächsten Spielzug Einfluss bringen
nightfall-why-held = behält { $card } auf der Hand
nightfall-why-kept = behält { $card } auf der Hand
nightfall-why-shows = zeigt die Farbe „{ $colour }“ nicht, in der { $seat } { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} hat
nightfall-why-no-chain = beginnt keine Kette, an die andere anschließen könnten
nightfall-why-links = nimmt eine Karte, die zu { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}{ nightfall-why-more } im Deck passt
nightfall-why-text = { $where ->
    [out] entfernt aus dem Spiel
    [commons] bringt in die allgemeinen Archive
   *[own] nimmt
} { $what ->
    [damage] eine Karte, die { $amount ->
        [one] 1 Schadenspunkt
       *[other] { $amount } Schadenspunkte
    } zufügt
    [draw] eine Karte, mit der man { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } zieht
    [removal] eine Karte, die Kreaturen beseitigt
    [influence] eine Karte, die Einfluss bringt
    [minion] eine Kreatur mit Stärke { $amount }{ $also ->
        [damage] , die auch Schaden zufügt
        [draw] , die auch Karten ziehen lässt
        [removal] , die auch Kreaturen beseitigt
        [influence] , die auch Einfluss bringt
       *[none] { "" }
    }
   *[other] eine starke Karte
}
nightfall-why-weak = verzichtet auf { $card }, weil die Karte das Deck schwächen würde
nightfall-why-open = trifft { $seat }, ohne dass eine Kreatur blocken kann
nightfall-why-leader = trifft { $seat }, also den Gegner, der mit den wenigsten Wunden vorn liegt
nightfall-why-all-spent = lässt keinen Einfluss ungenutzt
nightfall-why-survives = blockt mit einer Kreatur, die das überstehen kann
