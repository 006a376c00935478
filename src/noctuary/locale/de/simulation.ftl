# Simulationen, Bots und ihre Statistik.
input-bot = Es gibt keinen Bot namens „{ $text }“. Bekannte Bots: { $names }.
simulation-players = Es { $number ->
    [one] spielt ein Bot
   *[other] spielen { $number } Bots
}, aber die Optionen nennen { $text } als Spielerzahl.
simulation-games = „{ $text }“ ist keine Anzahl von Spielen; schreib 1 oder mehr.
