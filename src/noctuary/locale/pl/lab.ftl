# Symulacje, boty i ich statystyki.
input-bot = Nie ma bota o nazwie „{ $text }”. Znane boty: { $names }.
lab-players = { $number ->
    [one] Jest jeden bot
    [few] Są { $number } boty
   *[many] Jest { $number } botów
}, a opcje mówią o innej liczbie graczy: { $text }.
lab-games = „{ $text }” nie jest liczbą gier; podaj 1 lub więcej.
