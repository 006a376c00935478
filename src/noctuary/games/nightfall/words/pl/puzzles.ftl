nightfall-theme-attack = Atak
nightfall-theme-defence = Obrona
nightfall-theme-last-attack = Zwycięski atak
nightfall-theme-chain = Własny łańcuch
nightfall-theme-last-chain = Zwycięski łańcuch
nightfall-theme-influence = Wpływ
nightfall-theme-answer = Ostatnie ogniwo
nightfall-theme-last-answer = Zwycięskie ogniwo
nightfall-theme-target = Cele
nightfall-theme-target-theirs = Cele w cudzym łańcuchu

nightfall-puzzle-attack = Atakuj tak, by walka dała ci jak najwięcej, cokolwiek zrobią inni. Liczy się liczba ran innych minus liczba twoich, a gdy wychodzi tyle samo, liczba twoich sługusów w grze minus liczba cudzych.
nightfall-puzzle-defence = Ktoś cię atakuje. Broń się tak, by walka kosztowała cię jak najmniej, cokolwiek zrobią inni. Liczy się liczba ran innych minus liczba twoich, a gdy wychodzi tyle samo, liczba twoich sługusów w grze minus liczba cudzych.
nightfall-puzzle-last-attack = Wygraj grę w tej fazie: na jej końcu ma już nie być odkrytych ran, a ty masz mieć mniej ran niż każdy inny gracz, cokolwiek zrobią pozostali.
nightfall-puzzle-chain = Nikt inny nie ma kart na ręce, więc nikt nie odpowie na twój łańcuch. Graj tak, by dał ci jak najwięcej. Liczy się liczba ran innych minus liczba twoich, a gdy wychodzi tyle samo, liczba twoich sługusów w grze minus liczba cudzych.
nightfall-puzzle-last-chain = Nikt inny nie ma kart na ręce, więc nikt nie odpowie na twój łańcuch. Wygraj grę w tej fazie: na jej końcu ma już nie być odkrytych ran, a ty masz mieć mniej ran niż każdy inny gracz, cokolwiek zrobią pozostali.
nightfall-puzzle-influence = Nikt inny nie ma kart na ręce. Graj tak, by wejść do fazy nabywania z jak największym wpływem. Każda karta, która zostanie ci na ręce, liczy się jako wpływ, który da jej odrzucenie.
nightfall-puzzle-answer = Po tobie nikt już niczego nie dołączy. Graj tak, by łańcuch dał ci jak najwięcej, cokolwiek wybiorą inni. Liczy się liczba ran innych minus liczba twoich, a gdy wychodzi tyle samo, liczba twoich sługusów w grze minus liczba cudzych.
nightfall-puzzle-last-answer = Po tobie nikt już niczego nie dołączy. Wygraj grę w tej fazie: na jej końcu ma już nie być odkrytych ran, a ty masz mieć mniej ran niż każdy inny gracz, cokolwiek zrobią pozostali.
nightfall-puzzle-target = Wybierz tak, by łańcuch dał ci jak najwięcej, cokolwiek wybiorą inni. Liczy się liczba ran innych minus liczba twoich, a gdy wychodzi tyle samo, liczba twoich sługusów w grze minus liczba cudzych.
nightfall-puzzle-target-theirs = Twoja karta działa w cudzym łańcuchu. Wybierz tak, by łańcuch dał ci jak najwięcej, cokolwiek wybiorą inni. Liczy się liczba ran innych minus liczba twoich, a gdy wychodzi tyle samo, liczba twoich sługusów w grze minus liczba cudzych.

nightfall-puzzle-row-wounds-others = Rany innych
nightfall-puzzle-row-wounds-own = Twoje rany
nightfall-puzzle-row-minions-own = Twoi sługusi w grze
nightfall-puzzle-row-minions-others = Sługusi pozostałych graczy (w grze)
nightfall-puzzle-row-influence = Wpływ
nightfall-puzzle-row-hand = Wpływ z kart na ręce
nightfall-puzzle-row-ended = Koniec gry
nightfall-puzzle-row-total-own = Wszystkie twoje rany
nightfall-puzzle-row-total-fewest = Najmniej ran u innych
nightfall-puzzle-value-ended = { $number ->
    [1] tak
   *[other] nie
}

nightfall-none-block = { $seat } nie blokuje kartą { $card }.
