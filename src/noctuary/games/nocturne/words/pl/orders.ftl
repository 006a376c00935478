client-nocturne-order-pass = { $until ->
    [phase] Spasuj w tej fazie rzucania zaklęć
   *[round] Pasuj do końca rundy
}
client-nocturne-order-pass-cell = chyba że mogę rzucić zaklęcie na jedną z wybranych płytek ({ $cell })
client-nocturne-order-cast = { $token ->
    [gwiezdne] Rzuć gwiezdne zaklęcie
   *[other] Połóż żeton { $token }
} na { $cell }, gdy tylko przyjdzie moja kolej
client-nocturne-kind-pass = Pasowanie
client-nocturne-kind-cast = Rzucenie zaklęcia
client-nocturne-blank-until = Jak długo
client-nocturne-blank-until-phase = w tej fazie rzucania zaklęć
client-nocturne-blank-until-round = do końca rundy
client-nocturne-blank-cell = Płytka
client-nocturne-except-cell = Zapytaj mnie, jeśli mogę rzucić zaklęcie na jedną z tych płytek
client-nocturne-blank-token = Żeton
