# Component editions: facts that do not go together.
nightfall-edition-few-wounds = { $number } wounds are too few; five players need { $least }.
nightfall-edition-wounds = There are { $number } wounds in all; the rulebook says { $expected }.
nightfall-edition-colour = No other draft card links to { $colour }, so { $card } can only start a chain.
nightfall-edition-kicker = { $card } can never earn its kicker: no { $colour_wanted } card links to { $colour }.
