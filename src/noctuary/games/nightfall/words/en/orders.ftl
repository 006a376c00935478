# Standing orders.
client-nightfall-order-pass = { $until ->
    [turn] Link nothing until the end of this turn
   *[game] Link nothing
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
client-nightfall-kind-pass = Link nothing
client-nightfall-kind-block = Block
client-nightfall-kind-absorb = Absorb damage
client-nightfall-blank-until = How long
client-nightfall-blank-until-turn = until the end of this turn
client-nightfall-blank-until-game = always
client-nightfall-blank-how = How
client-nightfall-blank-how-none = never block
client-nightfall-blank-how-strongest = block the strongest attackers
client-nightfall-blank-how-weakest = the minion with the least health first
client-nightfall-blank-how-healthiest = the minion with the most health first
client-nightfall-except-colour = Ask me first when one of these colours can be linked
client-nightfall-except-seat = Ask me first when one of these players played the last card
