nightfall-theme-attack = Angriff
nightfall-theme-defence = Verteidigung
nightfall-theme-last-attack = Sieg durch Angriff
nightfall-theme-chain = Die eigene Kette
nightfall-theme-last-chain = Sieg durch die Kette
nightfall-theme-influence = Einfluss
nightfall-theme-answer = Der letzte Anschluss
nightfall-theme-last-answer = Sieg durch Anschluss
nightfall-theme-target = Ziele
nightfall-theme-target-theirs = Ziele in fremden Ketten

nightfall-puzzle-attack = Greife so an, dass dir der Kampf möglichst viel einbringt, was immer die anderen tun. Es zählen die Wunden der anderen minus deine eigenen und, wenn das gleich ausgeht, deine Kreaturen im Spiel minus die der anderen.
nightfall-puzzle-defence = Du wirst angegriffen. Verteidige dich so, dass dich der Kampf möglichst wenig kostet, was immer die anderen tun. Es zählen die Wunden der anderen minus deine eigenen und, wenn das gleich ausgeht, deine Kreaturen im Spiel minus die der anderen.
nightfall-puzzle-last-attack = Gewinne die Partie in dieser Phase: An ihrem Ende muss die letzte offene Wunde ausgeteilt sein, und du musst weniger Wunden haben als alle anderen, was immer sie tun.
nightfall-puzzle-chain = Niemand sonst hat Karten auf der Hand, deine Kette bleibt also ohne Antwort. Spiele so, dass sie dir möglichst viel einbringt. Es zählen die Wunden der anderen minus deine eigenen und, wenn das gleich ausgeht, deine Kreaturen im Spiel minus die der anderen.
nightfall-puzzle-last-chain = Niemand sonst hat Karten auf der Hand, deine Kette bleibt also ohne Antwort. Gewinne die Partie in dieser Phase: An ihrem Ende muss die letzte offene Wunde ausgeteilt sein, und du musst weniger Wunden haben als alle anderen, was immer sie tun.
nightfall-puzzle-influence = Niemand sonst hat Karten auf der Hand. Spiele so, dass du mit möglichst viel Einfluss in die Kaufphase gehst. Jede Karte, die du behältst, zählt so viel wie der Einfluss, den sie beim Ablegen bringt.
nightfall-puzzle-answer = Nach dir kann niemand mehr anschließen. Spiele so, dass dir die Kette möglichst viel einbringt, was immer die anderen wählen. Es zählen die Wunden der anderen minus deine eigenen und, wenn das gleich ausgeht, deine Kreaturen im Spiel minus die der anderen.
nightfall-puzzle-last-answer = Nach dir kann niemand mehr anschließen. Gewinne die Partie in dieser Phase: An ihrem Ende muss die letzte offene Wunde ausgeteilt sein, und du musst weniger Wunden haben als alle anderen, was immer sie tun.
nightfall-puzzle-target = Wähle so, dass dir die Kette möglichst viel einbringt, was immer die anderen wählen. Es zählen die Wunden der anderen minus deine eigenen und, wenn das gleich ausgeht, deine Kreaturen im Spiel minus die der anderen.
nightfall-puzzle-target-theirs = Deine Karte wird in einer fremden Kette ausgeführt. Wähle so, dass dir die Kette möglichst viel einbringt, was immer die anderen wählen. Es zählen die Wunden der anderen minus deine eigenen und, wenn das gleich ausgeht, deine Kreaturen im Spiel minus die der anderen.

nightfall-puzzle-row-wounds-others = Wunden der anderen
nightfall-puzzle-row-wounds-own = Deine Wunden
nightfall-puzzle-row-minions-own = Deine Kreaturen (im Spiel)
nightfall-puzzle-row-minions-others = Kreaturen der anderen (im Spiel)
nightfall-puzzle-row-influence = Einfluss
nightfall-puzzle-row-hand = Einfluss aus der Hand
nightfall-puzzle-row-ended = Partie beendet
nightfall-puzzle-row-total-own = Deine Wunden insgesamt
nightfall-puzzle-row-total-fewest = Niedrigste Wundenzahl der anderen
nightfall-puzzle-value-ended = { $number ->
    [1] ja
   *[other] nein
}

nightfall-none-block = { $seat } blockt nicht mit { $card }.
