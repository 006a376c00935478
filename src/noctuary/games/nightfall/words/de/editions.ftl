# Komponentenausgaben: Angaben, die nicht zusammenpassen.
nightfall-edition-few-wounds = { $number } Wunden sind zu wenige; zu fünft braucht man { $least }.
nightfall-edition-wounds = Es gibt insgesamt { $number } Wunden; laut Spielregel müssten es { $expected } sein.
nightfall-edition-colour = An keinen anderen Draftbefehl lässt sich { $colour } anschließen, daher kann { $card } eine Kette nur beginnen.
nightfall-edition-kicker = { $card } kann den Bonus nie verdienen: An keine Karte der Farbe { $colour_wanted } lässt sich { $colour } anschließen.
