# Standing orders.
client-nightfall-order-pass = { $until ->
    [turn] Pass on links until the end of this turn
   *[game] Pass on links
}
client-nightfall-order-pass-colour = unless { $colour } can be linked
client-nightfall-order-pass-seat = unless { $seat } played the last card
client-nightfall-order-block = { $how ->
    [none] { $until ->
        [turn] Do not block until the end of this turn
       *[game] Do not block
    }
   *[strongest] { $until ->
        [turn] Block the strongest attackers until the end of this turn
       *[game] Block the strongest attackers
    }
}
client-nightfall-order-absorb = { $how ->
    [weakest] { $until ->
        [turn] Until the end of this turn, the minion with the least health absorbs first
       *[game] The minion with the least health absorbs first
    }
   *[healthiest] { $until ->
        [turn] Until the end of this turn, the minion with the most health absorbs first
       *[game] The minion with the most health absorbs first
    }
}
client-nightfall-kind-pass = Pass on links
client-nightfall-kind-block = Blocks
client-nightfall-kind-absorb = Absorbing
client-nightfall-blank-until = How long
client-nightfall-blank-until-turn = until the end of this turn
client-nightfall-blank-until-game = always
client-nightfall-blank-how = How
client-nightfall-blank-how-none = never block
client-nightfall-blank-how-strongest = the strongest attacker
client-nightfall-blank-how-weakest = least health first
client-nightfall-blank-how-healthiest = most health first
client-nightfall-except-colour = Ask me if one of these colours can be linked
client-nightfall-except-seat = Ask me if one of these players played the last card
