# Stałe polecenia.
client-nocturne-order-pass = { $until ->
    [phase] Pasuj w tej fazie czarów
   *[round] Pasuj do końca rundy
}
client-nocturne-order-pass-cell = chyba że mogę rzucić czar na: { $cell }
client-nocturne-order-cast = Rzuć żeton { $token } na { $cell }, gdy tylko przyjdzie moja kolej
client-nocturne-kind-pass = Pasowanie
client-nocturne-kind-cast = Zaplanowany czar
client-nocturne-blank-until = Jak długo
client-nocturne-blank-until-phase = w tej fazie czarów
client-nocturne-blank-until-round = do końca rundy
client-nocturne-blank-cell = Kafelek
client-nocturne-except-cell = Zapytaj mnie, jeśli mogę rzucić czar na jeden z tych kafelków
client-nocturne-blank-token = Żeton
