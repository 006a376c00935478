nightfall-theme-attack = Attack
nightfall-theme-defence = Defence
nightfall-theme-last-attack = Attack to win
nightfall-theme-chain = Your own chain
nightfall-theme-last-chain = Chain to win
nightfall-theme-influence = Influence
nightfall-theme-answer = The last link
nightfall-theme-last-answer = Link to win
nightfall-theme-target = Targets
nightfall-theme-target-theirs = Targets in somebody else’s chain

nightfall-puzzle-attack = Attack so that combat brings you as much as possible, whatever the others do. What counts is the others’ wounds minus your own and, if that is equal, your minions in play minus theirs.
nightfall-puzzle-defence = You are being attacked. Defend so that combat costs you as little as possible, whatever the others do. What counts is the others’ wounds minus your own and, if that is equal, your minions in play minus theirs.
nightfall-puzzle-last-attack = Win the game in this phase: when it ends, the last face-up wound must be gone, and you must have fewer wounds than anybody else, whatever they do.
nightfall-puzzle-chain = Nobody else holds a card, so nobody can answer your chain. Play so that it brings you as much as possible. What counts is the others’ wounds minus your own and, if that is equal, your minions in play minus theirs.
nightfall-puzzle-last-chain = Nobody else holds a card, so nobody can answer your chain. Win the game in this phase: when it ends, the last face-up wound must be gone, and you must have fewer wounds than anybody else, whatever they do.
nightfall-puzzle-influence = Nobody else holds a card. Play so that you enter the claim phase with as much influence as possible. Each card you still hold counts as the influence it brings when discarded.
nightfall-puzzle-answer = Nobody can link after you. Play so that the chain brings you as much as possible, whatever the others choose. What counts is the others’ wounds minus your own and, if that is equal, your minions in play minus theirs.
nightfall-puzzle-last-answer = Nobody can link after you. Win the game in this phase: when it ends, the last face-up wound must be gone, and you must have fewer wounds than anybody else, whatever they do.
nightfall-puzzle-target = Choose so that the chain brings you as much as possible, whatever the others choose. What counts is the others’ wounds minus your own and, if that is equal, your minions in play minus theirs.
nightfall-puzzle-target-theirs = Your card resolves in somebody else’s chain. Choose so that the chain brings you as much as possible, whatever the others choose. What counts is the others’ wounds minus your own and, if that is equal, your minions in play minus theirs.

nightfall-puzzle-row-wounds-others = Other players’ wounds
nightfall-puzzle-row-wounds-own = Your wounds
nightfall-puzzle-row-minions-own = Your minions in play
nightfall-puzzle-row-minions-others = Other players’ minions in play
nightfall-puzzle-row-influence = Influence
nightfall-puzzle-row-hand = Influence from your hand
nightfall-puzzle-row-ended = Game over
nightfall-puzzle-row-total-own = Your wounds in all
nightfall-puzzle-row-total-fewest = Fewest wounds of any other player
nightfall-puzzle-value-ended = { $number ->
    [1] yes
   *[other] no
}

nightfall-none-block = { $seat } does not block with { $card }.
