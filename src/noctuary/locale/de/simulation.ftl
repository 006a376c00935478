input-bot = Es gibt keinen Bot namens „{ $text }“. Bekannte Bots: { $names }. Eine Stufe kann einen Stil haben: level4-attacker, level4-collector, level4-spoiler. level3.4 liegt zwischen level3 und level4.
input-bot-budget = „{ $text }“ ist keine Bedenkzeit. Möglich sind Sekunden wie in level6@1s (höchstens 60) oder eine Zahl von Durchläufen wie in search@800.
simulation-players = Es { $number ->
    [one] spielt ein Bot
   *[other] spielen { $number } Bots
}, aber die Optionen nennen { $text } als Spielerzahl.
simulation-games = „{ $text }“ ist keine Anzahl von Partien; schreib 1 oder mehr.
interval-few = zu wenige Auslosungen
interval-alike = alle Auslosungen gleich
