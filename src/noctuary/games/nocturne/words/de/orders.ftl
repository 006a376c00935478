client-nocturne-order-pass = { $until ->
    [phase] In dieser Zauberphase passen
   *[round] Bis zum Ende der Runde passen
}
client-nocturne-order-pass-cell = außer wenn ich auf { $cell } zaubern kann
client-nocturne-order-cast = { $token ->
    [Stern] Den Stern
   *[other] { $token }
} auf { $cell } legen, sobald ich dran bin
client-nocturne-kind-pass = Passen
client-nocturne-kind-cast = Geplanter Zauber
client-nocturne-blank-until = Wie lange
client-nocturne-blank-until-phase = in dieser Zauberphase
client-nocturne-blank-until-round = bis zum Ende der Runde
client-nocturne-blank-cell = Plättchen
client-nocturne-except-cell = Frage mich, wenn ich auf eines dieser Plättchen zaubern kann
client-nocturne-blank-token = Marker
