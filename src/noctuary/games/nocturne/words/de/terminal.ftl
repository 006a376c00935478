nocturne-text-signs = ▲ der höchste Zauber, △ ein früherer, [5] ein Marker, der sein Feld kontrolliert; 1/2: eines von zweien gefunden.
nocturne-text-head = { $round ->
    [twilight] Dämmerung
    [moonlight] Mondschein
   *[over] Die Partie ist vorbei
}. Es eröffnet: { $seat }. Stapel: { $stack } Plättchen, { $deck } Gebräue.
nocturne-text-goal-open = { $goal }: offen
nocturne-text-goal-leads = { $goal }: { $seat } führt
nocturne-text-goal-won = { $goal }: gewonnen von { $seat }
nocturne-text-goal-gone = { $goal }: aus dem Spiel
nocturne-text-goals-hidden = { $number ->
    [one] Ein Mondscheinziel liegt
   *[other] { $number } Mondscheinziele liegen
} verdeckt.
nocturne-text-sprite-tokens = Waldgeister-Tableau: { $text }
nocturne-text-sprite-tiles = Plättchen darauf: { $text }
nocturne-text-player = { $seat } ({ $number ->
    [one] ein bekannter Punkt
   *[other] { $number } bekannte Punkte
}):
nocturne-text-player-passed = { $seat } ({ $number ->
    [one] ein bekannter Punkt
   *[other] { $number } bekannte Punkte
}, hat gepasst):
nocturne-text-tokens = Marker: { $text }
nocturne-text-tiles = Plättchen: { $text }
nocturne-text-concoctions-hidden = { $number ->
    [one] Ein geheimes Gebräu
   *[other] { $number } geheime Gebräue
}
nocturne-text-concoction = Gebräu „{ $concoction }“: { $text }
nocturne-text-modifications = Geänderte Regeln: { $modification }
nocturne-text-scenario = Szenario { $number } „{ $scenario }“ ({ $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}), gespielt von { $seat }:
nocturne-text-face-down = { $number ->
    [0] keine Plättchen
    [one] ein verdecktes Plättchen
   *[other] { $number } verdeckte Plättchen
}
nocturne-text-opponent = { $seat } ({ nocturne-text-face-down }):
nocturne-text-opponent-passed = { $seat } ({ nocturne-text-face-down }; hat gepasst):
nocturne-text-solo-cards = Karten: { $deck } im Stapel, { $used } benutzt
nocturne-text-solo-card = Zuletzt aufgedeckt: { $solo }
nocturne-challenge-completed = { $seat } hat Szenario { $number } geschafft.
nocturne-challenge-missed = { $seat } hat Szenario { $number } nicht geschafft.
nocturne-challenge = Szenario (95-%-Intervall)
