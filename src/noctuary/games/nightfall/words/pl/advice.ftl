# Co mówią podpowiedzi
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
nightfall-why-wounds = { $way ->
    [gets] oszczędza { $whom } { $points }
   *[stops] zadaje { $whom } { $points }
}
nightfall-why-strength = { $number ->
    [one] { $verb } { $whom } około { $number } punktu siły w grze
    [few] { $verb } { $whom } około { $number } punktów siły w grze
   *[many] { $verb } { $whom } około { $number } punktów siły w grze
}
nightfall-why-health = { $number ->
    [one] { $verb } { $whom } około { $number } punktu żywotności w grze
    [few] { $verb } { $whom } około { $number } punktów żywotności w grze
   *[many] { $verb } { $whom } około { $number } punktów żywotności w grze
}
nightfall-why-hand = { $number ->
    [one] { $verb } { $whom } około { $number } rozkazu na ręce
    [few] { $verb } { $whom } około { $number } rozkazów na ręce
   *[many] { $verb } { $whom } około { $number } rozkazów na ręce
}
nightfall-why-deck = { $verb } { $whom } rozkazy warte { $points }
nightfall-why-archives = { $way ->
    [gets] daje { $whom } silniejsze archiwa prywatne
   *[stops] zostawia { $whom } słabsze archiwa prywatne
}
nightfall-why-links = { $way ->
    [gets] daje { $whom } archiwa, które częściej się łączą
   *[stops] zostawia { $whom } archiwa, które rzadziej się łączą
}
nightfall-why-chains = { $way ->
    [gets] daje { $whom } rozkazy, które częściej się łączą
   *[stops] zostawia { $whom } rozkazy, które rzadziej się łączą
}
nightfall-why-all = daje { $whom } w ostatecznym rozrachunku przewagę { $points }
