# Standing orders.
client-nocturne-order-pass = { $until ->
    [phase] Pass in this casting phase
   *[round] Pass until the end of the round
}
client-nocturne-order-pass-cell = unless I can cast on { $cell }
client-nocturne-order-cast = Cast { nocturne-word-token } on { $cell } as soon as I am asked
client-nocturne-kind-pass = Pass
client-nocturne-kind-cast = Cast a spell
client-nocturne-blank-until = How long
client-nocturne-blank-until-phase = this casting phase
client-nocturne-blank-until-round = until the end of the round
client-nocturne-blank-cell = Tile
client-nocturne-except-cell = Ask me first when I can cast on one of these tiles
client-nocturne-blank-token = Token
