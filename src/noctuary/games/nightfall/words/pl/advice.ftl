# Co liczą podpowiedzi
nightfall-until-draft = Po drafcie
nightfall-until-turn = Do końca tury
nightfall-until-end = Na koniec gry
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
nightfall-part-wounds = Rany
nightfall-part-strength = Siła w grze
nightfall-part-health = Żywotność w grze
nightfall-part-hand = Rozkazy na ręce
nightfall-part-deck = Teksty talii (w ranach)
nightfall-part-archives = Teksty archiwów prywatnych (w ranach)
nightfall-part-links = Archiwa, które się łączą (w %)
nightfall-part-chains = Rozkazy talii, które się łączą (w %)
