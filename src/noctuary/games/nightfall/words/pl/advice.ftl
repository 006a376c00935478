nightfall-hint-lead = Spodziewany wynik końcowy: { $number ->
    [0] tyle ran, ile ma najlepszy przeciwnik.
    [one] o { $number } ranę mniej niż u najlepszego przeciwnika.
    [few] o { $number } rany mniej niż u najlepszego przeciwnika.
   *[many] o { $number } ran mniej niż u najlepszego przeciwnika.
}
nightfall-hint-behind = Spodziewany wynik końcowy: { $number ->
    [one] o { $number } ranę więcej niż u najlepszego przeciwnika.
    [few] o { $number } rany więcej niż u najlepszego przeciwnika.
   *[many] o { $number } ran więcej niż u najlepszego przeciwnika.
}
nightfall-hint-points = { $number ->
    [one] około { $number } rany
    [few] około { $number } ran
   *[many] około { $number } ran
}
nightfall-why-more = { $more ->
    [yes] { " " }więcej
   *[no] { "" }
}
nightfall-why-wounds = { hint-maybe }oszczędza { nightfall-count-wounds }
nightfall-why-wounds-other = { hint-maybe }zadaje graczowi { $seat } { nightfall-count-wounds }{ nightfall-why-more }
nightfall-why-destroys = { hint-maybe }niszczy kartę { $card } gracza { $seat }
nightfall-why-alive = { hint-maybe }zachowuje w grze kartę { $card }
nightfall-why-enters = { hint-maybe }wprowadza do gry kartę { $card }
nightfall-why-draws = { hint-maybe }dobiera { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}{ nightfall-why-more }
nightfall-why-wound-effect = { $wounds ->
    [one] daje dwie nowe karty zamiast jednej rany
    [few] daje nowe karty ({ $cards }) zamiast { $wounds } ran
   *[many] daje nowe karty ({ $cards }) zamiast { $wounds } ran
}
nightfall-why-wound-spent = zamienia ranę na wpływ
nightfall-why-kicker = { hint-maybe }uruchamia dopalacz karty { $card }
nightfall-why-influence = daje { nightfall-count-influence } wpływu{ nightfall-why-more }
nightfall-why-cheaper = pozwala taniej nabywać karty
nightfall-why-claims = { hint-maybe }pozwala zapłacić za kartę { $card }
nightfall-why-exiles = usuwa z gry { nightfall-count-wounds }
nightfall-why-returns = zwraca na rękę kartę { $card }
nightfall-why-to-deck = odkłada kartę { $card } gracza { $seat } na jego talię
nightfall-why-cancels = unieważnia kartę { $card } gracza { $seat }
nightfall-why-influence-lost = odbiera graczowi { $seat } wpływ
nightfall-why-wounds-kept = zostawia na ręce rany, które w następnej turze dadzą wpływ
nightfall-why-held = zostawia na ręce kartę { $card }
nightfall-why-kept = zostawia na ręce kartę { $card }
nightfall-why-shows = nie pokazuje koloru „{ $colour }”, a w tym kolorze gracz { $seat } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
nightfall-why-no-chain = nie zaczyna łańcucha, do którego inni mogliby coś dołączyć
nightfall-why-links = bierze kartę, która łączy się z { $number ->
    [one] 1 kartą
    [few] { $number } kartami
   *[many] { $number } kartami
}{ nightfall-why-more } w talii
nightfall-why-text = { $where ->
    [out] usuwa z gry
    [commons] dokłada do archiwów wspólnych
   *[own] bierze
} { $what ->
    [damage] kartę, która zadaje obrażenia ({ $amount })
    [draw] kartę, która pozwala dobierać ({ $amount })
    [removal] kartę, która usuwa sługusów
    [influence] kartę, która daje wpływ
    [minion] sługusa o sile { $amount }{ $also ->
        [damage] , który zadaje też obrażenia
        [draw] , który pozwala też dobierać
        [removal] , który usuwa też sługusów
        [influence] , który daje też wpływ
       *[none] { "" }
    }
   *[other] mocną kartę
}
nightfall-why-weak = obchodzi się bez karty { $card }, która osłabiłaby talię
nightfall-why-open = uderza w gracza { $seat }, który nie ma kim blokować
nightfall-why-leader = uderza w gracza { $seat }, który ma najmniej ran
nightfall-why-all-spent = nie zostawia niewykorzystanego wpływu
nightfall-why-survives = blokuje sługusem, który może to przetrwać
