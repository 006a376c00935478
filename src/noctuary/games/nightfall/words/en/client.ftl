# What the web client says of Nightfall alone.

# Start and new table
client-nightfall-title = Nightfall

# Parts of the table
client-nightfall-hand = My hand
client-nightfall-hand-risen = Your whole hand lies above.
client-nightfall-hand-count = { $number ->
    [0] no cards in hand
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
client-nightfall-minions = My minions
client-nightfall-minions-of = { $seat }’s minions
client-nightfall-minions-none = no minions in play
client-nightfall-chain-empty = No order has been played this turn.
client-nightfall-commons = Commons
client-nightfall-archives = My archives
client-nightfall-archives-of = { $seat }’s private archives
client-nightfall-archive-left = { $number } left
client-nightfall-archive-hidden = secret archive
client-nightfall-cost = cost { $number }
client-nightfall-influence = Influence
client-nightfall-influence-doubled = doubled
client-nightfall-wound-stack = Wounds
client-nightfall-wounds-left = { $number ->
    [0] no face-up wound left
    [one] { $number } face-up wound left
   *[other] { $number } face-up wounds left
}
client-nightfall-wounds-left-unknown = number of face-up wounds unknown
client-nightfall-wounds-top = on top: { $card }
client-nightfall-wounds-over = The last face-up wound has been given out.
client-nightfall-wounds = { nightfall-count-wounds.any }
client-nightfall-wounds-unknown = wounds not shown
client-nightfall-deck = Deck
client-nightfall-discard = Discard pile
client-nightfall-discard-empty = discard pile empty
client-nightfall-discard-title = { $seat }’s discard pile
client-nightfall-cards = { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}
client-nightfall-owns = Orders in hand, deck and discard pile
client-nightfall-exiled = Exiled
client-nightfall-first = first player
client-nightfall-turn = Turn { $number }
client-nightfall-protected = cannot be chosen by card texts
client-nightfall-no-text-block = minions cannot block damage from card texts this turn
client-nightfall-discount = claims cost { $number } less this turn

# Draft
client-nightfall-draft-picks = My picks
client-nightfall-draft-step = Pick { $number } of { $count }
client-nightfall-draft-wait = Your pick is made; the others are still choosing.
client-nightfall-draft-fate-out = The card you pick leaves the game.
client-nightfall-draft-fate-private = The card you pick becomes a private archive of yours.
client-nightfall-draft-fate-commons = The card you pick goes to the commons.
client-nightfall-draft-picked = has picked

# Minions and combat
client-nightfall-health = health { $number } of { $count }
client-nightfall-strength = strength { $number }
client-nightfall-strength-minions = strength: number of minions in play
client-nightfall-attack = { $card } attacks { $seat }
client-nightfall-attack-blocked = blocked by { $card }
client-nightfall-attack-free = not blocked
client-nightfall-damage-left = { $seat }: { $number } damage left to absorb

# The chain
client-nightfall-link-kicked = kicker earned
client-nightfall-link-cancelled = cancelled
client-nightfall-link-twice = resolves twice
client-nightfall-link-chooser = { $seat } chooses the targets
client-nightfall-link-now = resolving
client-nightfall-link-again = second time
client-nightfall-link-aside = set aside
client-nightfall-would-kick = earns its kicker
client-nightfall-would-offer = lets { $seat } link { $colour } cards
client-nightfall-would-offer-none = no opponent can link a card to it any more
client-nightfall-would-meet = { $seat } may hold { $card }
client-nightfall-would-meet-none = { $seat } has no order that can be linked to it

# Series and result
client-nightfall-standings = Series
client-nightfall-standings-game = Game { $number }
client-nightfall-standings-total = { $seat }: { $number ->
    [one] { $number } wound in all
   *[other] { $number } wounds in all
}

# Phases
client-nightfall-round-draft = Draft
client-nightfall-round-combat = Combat
client-nightfall-round-chain = Chain
client-nightfall-round-claim = Claim
client-nightfall-round-cleanup = Cleanup
client-nightfall-round-over = Game over

# Cards
client-nightfall-components = Cards
client-nightfall-label-colour = Colour
client-nightfall-label-links = Links to
client-nightfall-label-cost = Cost
client-nightfall-label-strength = Strength
client-nightfall-label-health = Health
client-nightfall-label-chain = Chain text
client-nightfall-label-your-chain = Your-chain text
client-nightfall-label-in-play = In-play text
client-nightfall-label-kicker = Kicker
client-nightfall-label-wound-effect = Wound effect

# Moves
client-nightfall-move-draft = Pick { $thing }
client-nightfall-move-attack = Attack { $second } with { $first }
client-nightfall-move-block = Block { $second } with { $first }
client-nightfall-move-block-none = Do not block with { $thing }
client-nightfall-move-resolve = Resolve the attack of { $thing }
client-nightfall-move-absorb = Absorb with { $thing }
client-nightfall-move-chain = Play { $thing }
client-nightfall-move-stop = Play nothing
client-nightfall-move-target = Target { $thing }
client-nightfall-move-order = Choose { $thing } next
client-nightfall-move-exile = Exile { $thing }
client-nightfall-move-put = Put { $thing } into play
client-nightfall-move-discard = Discard { $thing }
client-nightfall-move-claim = Claim { $thing }
client-nightfall-move-free = Claim { $thing } without paying
client-nightfall-move-done = Finish
client-nightfall-move-wounds-use = Discard wounds and draw
client-nightfall-move-wounds-keep = Keep wounds
client-nightfall-thing-play = { $seat }’s { $card }
client-nightfall-thing-commons = { $card } in the commons
client-nightfall-thing-private = { $card } in { $seat }’s private archive
client-nightfall-thing-chain = { $card } in the chain (position { $number })
client-nightfall-thing-place = position { $number } in the chain
client-nightfall-thing-discard = { $card } in the discard pile
client-nightfall-thing-discard-of = { $card } in { $seat }’s discard pile
client-nightfall-line-example = Type: chain vulko
client-next-attacker = Now choose an attacker.
client-next-minion = Now choose one of your minions.
client-next-seat = Now choose whom to attack.
client-nightfall-tab-stage = Chain & combat
client-nightfall-tab-archives = Archives

# Decisions explained
client-nightfall-hint-draft = An archive holds several copies of one order, so you are choosing what your whole deck can grow into. Two archives whose orders link to each other are worth more than two strong ones that do not. All players pick at the same time.
client-nightfall-hint-attack = All your minions must attack. A player with few wounds is ahead and should get more; a player with few minions can block less. Think, too, about who will be able to attack you in turn.
client-nightfall-hint-block = A blocker absorbs as much damage as it has health; the rest becomes wounds. Starters leave the game after their own attack anyway, so they may as well block. Spare a minion whose attack is worth more than the wounds it would save.
client-nightfall-hint-resolve = You decide the sequence. An attack that destroys a blocker clears the way for the attacks after it.
client-nightfall-hint-absorb = Your minions take damage one after another, each until it is destroyed. Start with the one that is worth least, or will soon leave play anyway.
client-nightfall-hint-chain = The small moons of the last card say which colours may follow it. Every order gives you its text now and, if it is a minion, an attack on your next turn; but the next player can link to the card that you play last.
client-nightfall-hint-chain-2 = You earn the kicker, the moon with the spark, if the card right before has that colour, no matter who played it. So the same cards do more in another sequence. The first card of a chain never earns it.
client-nightfall-hint-chain-3 = A chain is resolved from the last card back to the first, so an answer takes effect before what it answers. And cards that you play in somebody else’s chain cost you nothing: you draw up to five at the end of your own turn anyway.
client-nightfall-hint-target = A text must be carried out even if it hurts you, as long as there is a target. Damage to players becomes wounds; damage to a minion does nothing unless it is destroyed in the end.
client-nightfall-hint-order = Nothing happens at the same time: the first to be hit may be gone, or take the last wound, before the next one’s turn comes.
client-nightfall-hint-exile = An exiled card leaves the game for good. With a good order that is a loss, with a weak one a gain, and an exiled wound no longer counts at the end.
client-nightfall-hint-put = The minion enters play with full health and without its chain text, so choose by strength and in-play text.
client-nightfall-hint-claim = What you claim now, you will play again and again: choose orders that your other cards link to, and that link to them. Unspent influence is lost, and each card you discard from hand is worth 1; you draw up to five anyway.
client-nightfall-hint-claim-2 = A deck of two or three colours that link to each other makes long chains and earns kickers. Think, too, about what it lacks: something that draws or pays, something that wounds, something that stops damage.
client-nightfall-hint-free = Even the most expensive card costs you nothing now. An archive that an opponent needs may be the best choice of all.
client-nightfall-hint-wounds = Wounds cannot be played, but once a turn you may discard all wounds in your hand and draw two cards for each. They stay yours and count at the end. If your hand is full of good cards, you may keep the wounds for later.

# The stage
client-nightfall-stage = Chain and combat
client-nightfall-claim-discards = { $number ->
    [one] discard one card first
   *[other] discard { $number } cards first
}
client-nightfall-my-deck = My deck
client-nightfall-average-cost = Average cost { $number }
client-nightfall-deck-cards = Cards of this colour
client-nightfall-deck-links = Cards that link to it
client-nightfall-deck-kickers = Kickers of this colour
client-nightfall-hand-short = Hand
client-nightfall-through = { nightfall-count-wounds.any }
client-nightfall-if-blocked = If { $card } blocks: { nightfall-count-wounds.any }
client-nightfall-would-die = destroyed
client-nightfall-would-live = survives
client-nightfall-may-block = may block
client-nightfall-takes = takes { $number } damage
client-nightfall-playable = You can play
client-nightfall-kicker-earned = Kicker earned: linked to { $card } ({ $colour }).
client-nightfall-kicker-missed = Kicker not earned: it needs { $colour_wanted }, but { $card } is { $colour }.
client-nightfall-kicker-alone = Kicker not earned: the first card of a chain never earns one.

# Where long words on pieces may be broken
client-nightfall-hyphens = Awak-en-ing Hyp-not-ic Over-watch Take-down
