# What hints say
nightfall-hint-lead = Expected in the end: { $number ->
    [0] as many wounds as the best opponent.
    [one] { $number } wound fewer than the best opponent.
   *[other] { $number } wounds fewer than the best opponent.
}
nightfall-hint-behind = Expected in the end: { $number ->
    [one] { $number } wound more than the best opponent.
   *[other] { $number } wounds more than the best opponent.
}
nightfall-hint-points = { $number ->
    [one] about { $number } wound
   *[other] about { $number } wounds
}
nightfall-why-wounds = { $way ->
    [gets] spares { $whom } { $points }
   *[stops] gives { $whom } { $points }
}
nightfall-why-strength = { $verb } { $whom } about { $number } strength in play
nightfall-why-health = { $verb } { $whom } about { $number } health in play
nightfall-why-hand = { $number ->
    [one] { $verb } { $whom } about { $number } order in hand
   *[other] { $verb } { $whom } about { $number } orders in hand
}
nightfall-why-deck = { $verb } { $whom } orders worth { $points }
nightfall-why-archives = { $way ->
    [gets] gives { $whom } stronger private archives
   *[stops] leaves { $whom } weaker private archives
}
nightfall-why-links = { $way ->
    [gets] gives { $whom } archives that link more often
   *[stops] leaves { $whom } archives that link less often
}
nightfall-why-chains = { $way ->
    [gets] gives { $whom } orders that link more often
   *[stops] leaves { $whom } orders that link less often
}
nightfall-why-all = puts { $whom } { $points } ahead on balance
