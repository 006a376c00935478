input-bot = Nie ma bota o nazwie „{ $text }”. Znane boty: { $names }. Poziom może mieć styl: level4-attacker, level4-collector, level4-spoiler. level3.4 to bot między level3 a level4.
input-bot-budget = „{ $text }” nie określa czasu namysłu. Podaj sekundy, jak w level6@1s (najwyżej 60), albo liczbę iteracji, jak w search@800.
simulation-players = { $number ->
    [one] Jest jeden bot
    [few] Są { $number } boty
   *[many] Jest { $number } botów
}, a opcje mówią o innej liczbie graczy: { $text }.
simulation-games = „{ $text }” nie jest liczbą gier; podaj 1 lub więcej.
interval-few = za mało rozdań
interval-alike = wszystkie rozdania jednakowe
