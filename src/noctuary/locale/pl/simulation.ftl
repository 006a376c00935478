# Symulacje, boty i ich statystyki.
input-bot = Nie ma bota o nazwie „{ $text }”. Znane boty: { $names }.
simulation-players = { $number ->
    [one] Jest jeden bot
    [few] Są { $number } boty
   *[many] Jest { $number } botów
}, a opcje mówią o innej liczbie graczy: { $text }.
simulation-games = „{ $text }” nie jest liczbą gier; podaj 1 lub więcej.
