# Simulations, bots and their statistics.
input-bot = There is no bot called “{ $text }”. Known bots: { $names }.
simulation-players = There { $number ->
    [one] is one bot
   *[other] are { $number } bots
}, but the options say { $text } players.
simulation-games = “{ $text }” is not a number of games; write 1 or more.
