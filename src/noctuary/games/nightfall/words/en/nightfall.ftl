# Parts of other messages
nightfall-count-wounds = { $number ->
    [one] one wound
   *[other] { $number } wounds
}
    .any = { $number ->
        [0] no wounds
        [one] { $number } wound
       *[other] { $number } wounds
    }
nightfall-count-damage = { $number } damage
nightfall-count-influence = { $number } influence
nightfall-count-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
nightfall-count-copies = { $number ->
    [one] One copy of { $card } is
   *[other] { $number } copies of { $card } are
}

# Questions
nightfall-ask-draft = Pick a card for your next private archive.
nightfall-ask-draft-out = Pick the card that leaves the game.
nightfall-ask-draft-commons = Pick a card for the commons.
nightfall-ask-attack = Attack with { $card }: choose an opponent.
nightfall-ask-block = Block with { $card }: choose an attacker, or none.
nightfall-ask-resolve = Choose which attack is resolved next.
nightfall-ask-absorb = Choose which minion absorbs damage from { $card } next. Damage left: { $number }
nightfall-ask-absorb-text = Choose which minion absorbs damage next. Damage left: { $number }
nightfall-ask-chain-start = Start a chain with an order from your hand, or play nothing.
nightfall-ask-chain-link = Link an order to { $card }, or play nothing. Colours: { $colour }
nightfall-ask-target-damage-player = { $card }: choose the player who takes { nightfall-count-damage }.
nightfall-ask-target-damage-minion = { $card }: choose the minion that takes { nightfall-count-damage }.
nightfall-ask-target-destroy-minion = { $card }: choose the minion that is destroyed.
nightfall-ask-target-exile-minion = { $card }: choose the minion that is exiled.
nightfall-ask-target-deck-minion = { $card }: choose the minion that goes on top of its owner’s deck.
nightfall-ask-target-receive-wounds = { $card }: choose the player who receives { nightfall-count-wounds }.
nightfall-ask-target-no-text-block = { $card }: choose the player whose minions cannot block damage from texts.
nightfall-ask-target-lose-influence = { $card }: choose the player who loses { nightfall-count-influence }.
nightfall-ask-target-damage-minions = { $card }: choose the player whose minions take { nightfall-count-damage } each.
nightfall-ask-target-wound = { $card }: choose the wound in the discard pile that is exiled.
nightfall-ask-target-discard-to-deck = { $card }: choose the discarded card that goes on top of the deck.
nightfall-ask-target-summon = { $card }: choose the discarded order that comes to hand.
nightfall-ask-target-awaken = { $card }: choose the discarded minion that enters play.
nightfall-ask-target-grant = { $card }: choose the opposing archive to claim from this turn.
nightfall-ask-target-exile-archive = { $card }: choose the archive that cards are exiled from.
nightfall-ask-target-chooser = { $card }: choose the order whose targets you will choose.
nightfall-ask-target-cancel = { $card }: choose the order that is cancelled.
nightfall-ask-target-twice = { $card }: choose the order that resolves twice.
nightfall-ask-order-players = { $card }: choose the player who takes { nightfall-count-damage } next.
nightfall-ask-order-minions = { $card }: choose the minion that takes { nightfall-count-damage } next.
nightfall-ask-exile-order = { $card }: choose an order from your hand to exile.
nightfall-ask-exile-card = { $card }: choose a card from your hand to exile.
nightfall-ask-put = { $card }: choose the minion that enters play.
nightfall-ask-claim = Claim cards, discard for influence, or finish. Influence: { $number }
nightfall-ask-free = { $card }: choose the archive to claim a card from without paying.
nightfall-ask-wounds = { $number ->
    [one] Discard your wound and draw 2 cards, or keep it.
   *[other] Discard your { $number } wounds and draw 2 cards for each, or keep them.
}
nightfall-ask-wounds-before = { $number ->
    [one] Before drawing up: discard your wound and draw 2 cards, or keep it.
   *[other] Before drawing up: discard your { $number } wounds and draw 2 cards for each, or keep them.
}

# Setup
nightfall-draft = { $seat } picks { $card } in the draft.
nightfall-draft-hidden = { $seat } picks a card in the draft.
nightfall-commons = These orders can be claimed from the commons: { $card }.
nightfall-archives = { $seat } has { $card } as private archives.
nightfall-archives-secret = { $seat } has { $card } as secret archives.
nightfall-archives-secret-hidden = { $seat } has secret archives.
nightfall-first = { $seat } is the first player.
nightfall-series-game = Game { $number } of the series begins.
nightfall-standings = { $how ->
    [cut-off] { $seat } is ahead in game { $number } of the series.
   *[other] { $seat } wins game { $number } of the series.
}

# The turn
nightfall-turn = { $seat } begins turn { $number }.

# Combat
nightfall-attack = { $seat } attacks { $seat_target } with { $card }.
nightfall-block = { $seat } blocks { $card_attacker } with { $card }.
nightfall-strike = { $seat }’s { $card } strikes { $seat_target } with strength { $number }.
nightfall-absorb = { $seat }’s { $card } absorbs { nightfall-count-damage }.
nightfall-damage = { $seat }’s { $card } takes { nightfall-count-damage }.
nightfall-destroyed = { $seat }’s { $card } is destroyed.
nightfall-destroyed-exile = { $seat }’s { $card } is destroyed and exiled.
nightfall-destroyed-hand = { $seat }’s { $card } is destroyed and returns to hand.
nightfall-wounds = { $seat } receives { nightfall-count-wounds } ({ $card }).
nightfall-wounds-none = There are no wounds left, so { $seat } receives no more.
nightfall-last-wound = The last face-up wound has been given out, so the game ends after this phase.
nightfall-leave = { $seat } discards { $card } after combat.
nightfall-leave-exile = { $seat } exiles { $card } after combat.

# The chain
nightfall-chain-start = { $seat } plays { $card } to start a chain.
nightfall-link = { $seat } links { $card } to { $card_below }; no kicker.
nightfall-link-kicker = { $seat } links { $card } to { $card_below } and earns the kicker.
nightfall-stop = { $seat } adds nothing more to the chain.
nightfall-no-chain = { $seat } starts no chain.
nightfall-resolve = { $seat }’s { $card } resolves.
nightfall-resolve-kicker = { $seat }’s { $card } resolves with its kicker.
nightfall-again = { $seat }’s { $card } is carried out a second time.
nightfall-cancelled = { $seat }’s { $card } has been cancelled and goes to the discard pile.
nightfall-enter = { $seat }’s { $card } enters play with { $number } health.

# Texts
nightfall-draw = { $seat } draws { nightfall-count-cards } ({ $card }).
nightfall-draw-hidden = { $seat } draws { nightfall-count-cards }.
nightfall-draw-none = { $seat } has no card left to draw.
nightfall-shuffle = { $seat } shuffles the discard pile into a new deck.
nightfall-aim-player = { $seat } targets { $seat_target } with { $card }.
nightfall-aim-minion = { $seat } targets { $seat_target }’s { $card_target } with { $card }.
nightfall-aim-order = With { $card }, { $seat } targets { $seat_target }’s { $card_target } in the chain.
nightfall-aim-discard = { $seat } targets { $card_target } in { $seat_owner }’s discard pile with { $card }.
nightfall-aim-archive = { $seat } targets { $card_target } in { $seat_owner }’s private archive with { $card }.
nightfall-aim-commons = { $seat } targets { $card_target } in the commons with { $card }.
nightfall-no-aim = { $seat }’s { $card } finds no target.
nightfall-influence = { $seat } gains { nightfall-count-influence }.
nightfall-influence-lost = { $seat } loses { nightfall-count-influence }.
nightfall-doubled = { $seat }’s influence is doubled this turn.
nightfall-discount = Claims cost { $seat } { $number } less this turn.
nightfall-grant = { $seat } may claim { $card } from { $seat_owner }’s private archive this turn.
nightfall-no-text-block = { $seat }’s minions cannot block damage from card texts this turn.
nightfall-to-deck = { $card } goes on top of { $seat }’s deck.
nightfall-to-hand = { $card } goes to { $seat }’s hand.
nightfall-awaken = { $seat } puts { $card } into play with { $number } health.
nightfall-exile-hand = { $seat } exiles { $card } from hand.
nightfall-exile-discard = { $seat } exiles { $card } from the discard pile.
nightfall-exile-archive = { nightfall-count-copies } exiled from { $seat_owner }’s private archive.
nightfall-exile-commons = { nightfall-count-copies } exiled from the commons.
nightfall-exile-minion = { $seat }’s { $card } is exiled.
nightfall-reveal = { $seat } reveals the secret archive of { $card }.
nightfall-mark-cancel = Because of { $seat }’s { $card }, { $seat_target }’s { $card_target } will not resolve.
nightfall-mark-chooser = Because of { $card }, { $seat } will choose the targets for { $seat_target }’s { $card_target }.
nightfall-mark-twice = Because of { $seat }’s { $card }, { $seat_target }’s { $card_target } will resolve twice.

# Claim phase and cleanup
nightfall-discard = { $seat } discards { $card } for { nightfall-count-influence }.
nightfall-claim = { $seat } claims { $card } for { nightfall-count-influence }.
nightfall-free = { $seat } claims { $card } without paying.
nightfall-heal = { $seat }’s { $card } regains { $number } health.
nightfall-wound-effect = { $seat } uses the wound effect and discards { nightfall-count-wounds } ({ $card }) from hand.
nightfall-turn-limit = The turn limit is reached, so the game ends.

# How the game ended
nightfall-reason-wounds = { $seat } has the fewest wounds and wins.
nightfall-reason-kinds = The wounds are tied; { $seat } wins, with the lower number in the most frequent kind of wound or, if that is tied too, in the next.
nightfall-reason-seat = The wounds are tied in number and kind; { $seat } wins, sitting closest to the right of the first player.
nightfall-reason-series = { $seat } has the fewest wounds of the whole series and wins it.
nightfall-reason-series-shared = { $seat } share the lowest total and win the series together.
nightfall-reason-cut-off = The turn limit has ended the game. { $seat } is ahead.
nightfall-reason-series-cut-off = The turn limit has ended at least one game of the series. In the lead: { $seat }.
