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
# Why a move is good, without its subject “It”. “sure”: whether that is certain; “more”: whether the other move does it, too.
nightfall-why-more = { $more ->
    [yes] { " " }more
   *[no] { "" }
}
nightfall-why-wounds = { hint-maybe }saves { nightfall-count-wounds }
nightfall-why-wounds-other = { hint-maybe }gives { $seat } { $number ->
    [one] one{ nightfall-why-more } wound
   *[other] { $number }{ nightfall-why-more } wounds
}
nightfall-why-destroys = { hint-maybe }destroys { $seat }’s { $card }
nightfall-why-alive = { hint-maybe }keeps { $card } in play
nightfall-why-enters = { hint-maybe }brings { $card } into play
nightfall-why-draws = { hint-maybe }draws { $number ->
    [one] one{ nightfall-why-more } card
   *[other] { $number }{ nightfall-why-more } cards
}
nightfall-why-wound-effect = { $wounds ->
    [one] brings two new cards instead of one wound
   *[other] brings { $cards } new cards instead of { $wounds } wounds
}
nightfall-why-wound-spent = turns a wound into influence
nightfall-why-kicker = { hint-maybe }earns the kicker of { $card }
nightfall-why-influence = brings { $number }{ nightfall-why-more } influence
nightfall-why-cheaper = makes claims cheaper
nightfall-why-claims = { hint-maybe }pays for { $card }
nightfall-why-exiles = takes { nightfall-count-wounds } out of the game
nightfall-why-returns = brings { $card } back to hand
nightfall-why-to-deck = puts { $seat }’s { $card } back on the deck
nightfall-why-cancels = cancels { $seat }’s { $card }
nightfall-why-influence-lost = costs { $seat } influence
nightfall-why-wounds-kept = keeps wounds in hand, which bring influence next turn
nightfall-why-held = keeps { $card } in hand
nightfall-why-kept = keeps { $card } in hand
nightfall-why-shows = shows no { $colour }, the colour of { $cards } of { $seat }’s cards
nightfall-why-no-chain = starts no chain that others could link to
nightfall-why-links = takes a card that links with { $number ->
    [one] one{ nightfall-why-more } card in the deck
   *[other] { $number }{ nightfall-why-more } cards in the deck
}
nightfall-why-text = { $where ->
    [out] takes out of the game
    [commons] puts into the commons
   *[own] takes
} { $what ->
    [damage] a card that deals { $amount } damage
    [draw] a card that draws { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
    [removal] a card that removes minions
    [influence] a card that brings influence
    [minion] a minion with strength { $amount }{ $also ->
        [damage] { " " }that also deals damage
        [draw] { " " }that also draws cards
        [removal] { " " }that also removes minions
        [influence] { " " }that also brings influence
       *[none] { "" }
    }
   *[other] a strong card
}
nightfall-why-weak = does without { $card }, which would weaken the deck
nightfall-why-open = hits { $seat }, who has no minion to block with
nightfall-why-leader = hits { $seat }, who has the fewest wounds
nightfall-why-all-spent = leaves no influence unused
nightfall-why-survives = blocks with a minion that can survive it
