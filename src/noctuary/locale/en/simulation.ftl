# Simulations, bots and their statistics.
input-bot = There is no bot called “{ $text }”. Known bots: { $names }. A level may have a style: level4-attacker, level4-collector, level4-spoiler. level3.4 stands between level3 and level4.
input-bot-budget = “{ $text }” is not a thinking time. Write seconds, as in level6@1s (60 at most), or a number of iterations, as in search@800.
simulation-players = There { $number ->
    [one] is one bot
   *[other] are { $number } bots
}, but the options say { $text } players.
simulation-games = “{ $text }” is not a number of games; write 1 or more.
interval-few = too few deals
interval-alike = all deals alike
