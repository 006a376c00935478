# The rules in two minutes, before somebody’s first game: most of it is what the hints say.
client-nightfall-primer-1 = **The aim.** { client-nightfall-about }
client-nightfall-primer-2 = **Your turn.** First your minions attack. Then you may start a chain of orders, to which the other players, one after another, may add as many cards as fit. Finally you claim new orders for your deck and draw up to five cards.
client-nightfall-primer-3 = **Combat.** All your minions attack, and leave play afterwards. { client-nightfall-hint-block }
client-nightfall-primer-4 = **The chain.** The large moon is a card’s colour. { client-nightfall-hint-chain }
client-nightfall-primer-5 = **From the last to the first.** { client-nightfall-hint-chain-3 }
client-nightfall-primer-6 = **The kicker.** { client-nightfall-hint-chain-2 }
client-nightfall-primer-7 = **Claiming.** Each turn you have 2 influence, and more from the texts of cards. { client-nightfall-hint-claim }
client-nightfall-primer-8 = **Wounds.** { client-nightfall-hint-wounds }
