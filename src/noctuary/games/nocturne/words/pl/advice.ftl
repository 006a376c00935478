nocturne-look-token = Przyjrzyj się swojemu { $token ->
    [gwiezdne] gwiezdnemu zaklęciu
   *[other] żetonowi { $token }
}.
nocturne-hint-lead = Spodziewany wynik końcowy: { $number ->
    [0] remis z najlepszym przeciwnikiem.
    [one] { $number } punkt przewagi nad najlepszym przeciwnikiem.
    [few] { $number } punkty przewagi nad najlepszym przeciwnikiem.
   *[many] { $number } punktów przewagi nad najlepszym przeciwnikiem.
}
nocturne-hint-behind = Spodziewany wynik końcowy: { $number ->
    [one] { $number } punkt straty do najlepszego przeciwnika.
    [few] { $number } punkty straty do najlepszego przeciwnika.
   *[many] { $number } punktów straty do najlepszego przeciwnika.
}
nocturne-hint-points = { $number ->
    [one] około { $number } punktu
    [few] około { $number } punktów
   *[many] około { $number } punktów
}
nocturne-why-number = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
nocturne-why-purpose = { $for ->
    [skulls] { " " }({ nocturne-why-number })
    [feathers] { " " }({ nocturne-why-number } więcej za pióra)
    [mushrooms] { " " }({ nocturne-why-number } więcej za grzyby)
    [herbs] { " " }({ nocturne-why-number } więcej za zioła)
    [eggs] { " " }({ nocturne-why-number } więcej za jaja)
    [most-eggs] { " " }({ nocturne-why-number } więcej dzięki największej liczbie jaj)
    [concoctions] { " " }({ nocturne-why-number } więcej za mikstury)
    [symbol] { " " }(tego symbolu brakuje do mikstury)
    [feather] { " " }(do zestawu piór)
    [mushroom] { " " }(do zestawu grzybów)
    [herb] { " " }(do zestawu ziół)
    [egg] { " " }(w wyścigu o najwięcej jaj)
    [chest] { " " }(wybór spośród trzech płytek)
    [runestone] { " " }(wybór spośród trzech mikstur)
    [mirror] { " " }(na koniec skopiuje inną płytkę)
   *[other] { "" }
}
nocturne-why-unanswered = zdobywa płytkę „{ $tile }”{ nocturne-why-purpose } { nocturne-word-token.instrumental }{ $how ->
    [star] { " " }nie do przebicia
   *[other] , bez możliwości odpowiedzi
}
nocturne-why-win = { hint-maybe }zdobywa płytkę „{ $tile }”{ nocturne-why-purpose } { nocturne-word-token.instrumental }
nocturne-why-win-later = { hint-maybe }pozwala potem zdobyć płytkę „{ $tile }”{ nocturne-why-purpose } { nocturne-word-token.instrumental }
nocturne-why-take = { hint-maybe }daje płytkę „{ $tile }”{ nocturne-why-purpose } z planszy Duchów
nocturne-why-tile = { hint-maybe }daje płytkę „{ $tile }”{ nocturne-why-purpose }
nocturne-why-also = zaraz potem { hint-maybe }daje płytkę „{ $tile }”{ nocturne-why-purpose }
nocturne-why-mirror = kopiuje płytkę „{ $tile }”{ nocturne-why-purpose }
nocturne-why-goal = { hint-maybe }zdobywa cel „{ $goal }” ({ nocturne-why-number })
nocturne-why-moonlight = { hint-maybe }daje { nocturne-count-points } za cel „{ $goal }”
nocturne-why-goal-other = { hint-maybe }nie pozwala { $seat ->
    [Przeciwnik] przeciwnikowi
   *[other] graczowi { $seat }
} zdobyć celu „{ $goal }”
nocturne-why-tile-other = { hint-maybe }nie pozwala graczowi { $seat } zdobyć płytki „{ $tile }”
nocturne-why-tile-opponent = { hint-maybe }nie pozwala przeciwnikowi zdobyć płytki „{ $tile }”
nocturne-why-answers = zostawia odpowiedź tylko { $seat ->
    [Przeciwnik] przeciwnikowi
   *[other] graczowi { $seat }
}: { nocturne-word-token }
nocturne-why-kept = zachowuje { nocturne-word-token.noun } na inną płytkę
nocturne-why-held = zachowuje { nocturne-word-token.noun } na następne zaklęcia
nocturne-why-offered = { hint-maybe }pozwala potem złożyć ofiarę, która przyniesie płytkę na koniec rundy
nocturne-why-spent = { hint-maybe }zmusza { $seat ->
    [Przeciwnik] przeciwnika
   *[other] gracza { $seat }
} do zużycia { $token ->
    [gwiezdne] gwiezdnego zaklęcia
   *[other] żetonu { $token }
}
nocturne-why-sprite = zajmuje na planszy Duchów miejsce { $place } i przyniesie płytkę na koniec rundy
nocturne-why-pushed-off = spycha z planszy Duchów { nocturne-word-token.noun } { $seat ->
    [Przeciwnik] przeciwnika
   *[other] gracza { $seat }
}
nocturne-why-shadows = zachowuje na ręce wysokie żetony, które przyniosą Cienie
nocturne-why-brew = { $done ->
    [all] daje miksturę, którą już można uwarzyć ({ nocturne-why-number } więcej)
   *[first] daje miksturę, której pierwszy poziom już można uwarzyć ({ nocturne-why-number } więcej)
}
nocturne-why-lacks = daje wartą { nocturne-why-number } miksturę, do której brakuje { $missing ->
    [one] 1 symbolu
    [few] { $missing } symboli
   *[many] { $missing } symboli
}
nocturne-why-ability-kept = zachowuje zdolność, która niewykorzystana da { nocturne-why-number }
nocturne-why-redd = przywraca na rękę { nocturne-word-token.noun }
nocturne-why-flint = daje wybór spośród trzech kolejnych mikstur
nocturne-why-aims = spełnia { $number ->
    [one] o jedno zadanie scenariusza więcej
    [few] o { $number } zadania scenariusza więcej
   *[many] o { $number } zadań scenariusza więcej
}
nocturne-why-aims-nearer = przybliża do spełnienia zadań scenariusza
nocturne-why-top-tile = sięga po płytkę, która jest dla ciebie najwięcej warta
