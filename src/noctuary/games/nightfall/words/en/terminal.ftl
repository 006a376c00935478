# The table in the terminal
nightfall-text-signs = [R>PY*W] is a red order; a purple or a yellow one may follow it. The colour after * is that of the kicker, which is earned if the order before has it. W white, Y yellow, G green, B blue, P purple, R red.
nightfall-text-head = { $round ->
    [draft] Draft
    [combat] Combat
    [chain] Chain
    [claim] Claim
    [cleanup] Cleanup
   *[over] The game is over
}. Turn { $number }, active: { $seat }, first player: { $seat_first }.
nightfall-text-head-draft = Draft. Once all archives are complete, hands are drawn and the first player is determined.
nightfall-text-wounds = Face-up wounds left: { $number }, on top: { $card }.
nightfall-text-wounds-unknown = Face-up wounds left: unknown, on top: { $card }.
nightfall-text-wounds-over = The last face-up wound has been given out.
nightfall-text-influence = Influence: { $number }
nightfall-text-influence-doubled = Influence: { $number }, doubled
nightfall-text-commons = Commons: { $text }
nightfall-text-archive = { $card } ({ $number } left, cost { $cost })
nightfall-text-archive-empty = { $card } (empty)
nightfall-text-archive-hidden = { $number ->
    [one] one secret archive
   *[other] { $number } secret archives
}
nightfall-text-draft-offers = To choose from: { $text }
nightfall-text-draft-picks = Picked: { $text }
nightfall-text-attack = { $card } attacks { $seat }
nightfall-text-attack-blocked = { $card } attacks { $seat }, blocked by { $card_blocker }
nightfall-text-damage = { $seat } has damage left to absorb: { $number }
nightfall-text-chain = Chain: { $text }
nightfall-text-link = { $card } ({ $seat })
nightfall-text-chooser = { $seat } chooses its targets
nightfall-text-resolving = Resolving: { $card } ({ $seat })
nightfall-text-aside = Set aside: { $card } ({ $seat })
nightfall-text-player = { $seat }: { nightfall-count-wounds }
nightfall-text-player-unknown = { $seat }:
nightfall-text-piles = Hand: { $hand }, deck: { $deck }, discard pile: { $discard }
nightfall-text-piles-top = Hand: { $hand }, deck: { $deck }, discard pile: { $discard }, on top: { $card }
nightfall-text-hand = In hand: { $text }
nightfall-text-minions = Minions: { $text }
nightfall-text-minion = { $card } (strength { $strength }, health { $number } of { $full })
nightfall-text-private = Private archives: { $text }
nightfall-text-discard = Discard pile, from the top: { $text }
nightfall-text-protected = Cannot be chosen by texts.
nightfall-text-no-text-block = Minions cannot block damage from texts this turn.
nightfall-text-discount = Claims cost { $number } less this turn.
nightfall-text-series = Series, game { $number }: { $text }
nightfall-text-exiled = Exiled: { $text }
