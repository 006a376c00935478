nightfall-edition-few-wounds = { $number } Wunden sind zu wenige; zu fünft braucht man { $least }.
nightfall-edition-wounds = Es gibt insgesamt { $number } Wunden; laut Regelheft müssten es { $expected } sein.
nightfall-edition-colour = An keine andere Auswahlkarte lässt sich { $colour } anschließen, daher kann { $card } eine Kette nur beginnen.
nightfall-edition-kicker = Der Kick von { $card } kann nie ausgelöst werden: An keine Karte der Farbe { $colour_wanted } lässt sich { $colour } anschließen.
