# Simulations, bots and their statistics.
input-bot = There is no bot called “{ $text }”. Known bots: { $names }.
