client-nocturne-reference-players = { $count ->
    [one] Ein Spieler
   *[other] { $count } Spieler
}
client-nocturne-reference-forest = Wald mit { $rows } Reihen und { $columns } Spalten
nocturne-section-tile = Plättchen
nocturne-section-token = Marker
nocturne-section-concoction = Gebräue
nocturne-section-twilight = Dämmerungsziele
nocturne-section-moonlight = Mondscheinziele
nocturne-section-character = Charaktere
nocturne-section-solo = Karten des Gegners im Solospiel
nocturne-section-scenario = Szenarien
nocturne-section-achievement = Erfolge
nocturne-section-modification = Geänderte Regeln

nocturne-fact-name = Name: { $text }
nocturne-fact-kind = Art: { $kind }
nocturne-fact-symbols = Symbole: { $symbol }
nocturne-fact-points = Punkte: { $number }
nocturne-fact-herb = Kraut: { $herb }
nocturne-fact-latin = Lateinischer Name: { $text }
nocturne-fact-count = Anzahl im Stapel: { $number }
nocturne-fact-value = Wert: { $number }; Marker mit diesem Wert in jedem Satz: { $copies }
nocturne-fact-star = Stern, höher als jede Zahl; in jedem Satz: { $number }
nocturne-fact-shadow = Schatten mit dem Wert { $number }
nocturne-fact-set-aside = Bei { $players } Spielern legt jeder einen davon in die Schachtel zurück
nocturne-fact-level1 = Stufe 1: { $symbol }
nocturne-fact-points1 = Punkte für Stufe 1: { $number }
nocturne-fact-level2 = Stufe 2: { $symbol }
nocturne-fact-points2 = Punkte für beide Stufen: { $number }
nocturne-fact-level-none = Keine zweite Stufe
nocturne-fact-goal = Ziel: { $text }
nocturne-fact-when-at-once = Wird sofort vergeben
nocturne-fact-when-round-end = Wird am Ende der Dämmerung vergeben
nocturne-fact-when-either = Wird sofort oder am Ende der Dämmerung vergeben
nocturne-fact-ability = Fähigkeit: { $text }
nocturne-fact-power-above = Kraftregel: sein niedrigster Marker über dem zu schlagenden Zauber
nocturne-fact-power-at-least = Kraftregel: sein niedrigster Marker, der mindestens den Wert { $number } hat und über dem zu schlagenden Zauber liegt
nocturne-fact-power-at-most = Kraftregel: sein niedrigster Marker über dem zu schlagenden Zauber, aber höchstens { $number }
nocturne-fact-direction = Richtung: { $direction }
nocturne-fact-start = Startwert: { $number }
nocturne-fact-offers = Waldgeisterzeichen: bringt eine Gabe dar
nocturne-fact-keeps = Waldgeisterzeichen: bringt keine Gabe dar
nocturne-fact-difficulty = Schwierigkeit: { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
nocturne-fact-target = Nötige Punkte: { $number }
nocturne-fact-text = Regel: { $text }

nocturne-related-kind = Andere Plättchen dieser Art ({ $kind })
nocturne-related-concoctions = Gebräue mit dem Symbol ({ $symbol })
nocturne-related-tiles = Plättchen mit dem Symbol ({ $symbol })
nocturne-related-characters = Charaktere mit dem Symbol ({ $symbol })
nocturne-related-goals = Ziele, für die es zählt
nocturne-related-scenario-aims = Szenarien mit einer Aufgabe dazu
nocturne-related-achievements = Erfolge dazu
nocturne-related-modifications = Geänderte Regeln dazu
nocturne-related-openings = Karten des Gegners, die mit diesem Wert eröffnen
nocturne-related-scenarios = Szenarien, die damit gespielt werden
nocturne-related-token = Marker, den es verlangt
nocturne-related-power = Andere Karten mit dieser Kraftregel
nocturne-related-direction = Andere Karten mit dieser Richtung ({ $direction })
nocturne-related-character = Charakter
nocturne-related-twilight = Dämmerungsziele
nocturne-related-moonlight = Mondscheinziele
nocturne-related-same-aim = Szenarien, die dasselbe verlangen
nocturne-related-about = Plättchen, um die es geht
