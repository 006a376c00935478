# What hints count
nightfall-until-draft = After the draft
nightfall-until-turn = By the end of the turn
nightfall-until-end = At the end of the game
nightfall-hint-lead = Expected in the end: { $number ->
    [0] as many wounds as the best opponent.
    [one] { $number } wound fewer than the best opponent.
   *[other] { $number } wounds fewer than the best opponent.
}
nightfall-hint-behind = Expected in the end: { $number ->
    [one] { $number } wound more than the best opponent.
   *[other] { $number } wounds more than the best opponent.
}
nightfall-part-wounds = Wounds
nightfall-part-strength = Strength in play
nightfall-part-health = Health in play
nightfall-part-hand = Orders in hand
nightfall-part-deck = Texts of the deck (in wounds)
nightfall-part-archives = Texts of the private archives (in wounds)
nightfall-part-links = Archives that link (in %)
nightfall-part-chains = Orders of the deck that link (in %)
