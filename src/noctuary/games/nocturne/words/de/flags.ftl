nocturne-flag-mode = standard (Charaktere haben nur ihr Symbol), advanced (mit Fähigkeiten), solo oder family (Familienspiel)
nocturne-flag-characters = dealt (ausgeteilt), chosen (ausgesucht) oder einer für jeden Platz, etwa redd,sage
nocturne-flag-scenario = dieses Szenario spielen, 1 bis 20: allein oder, mit --players, als Herausforderung für einen Platz
nocturne-flag-challenger = der Platz, der das Szenario spielt (Standard: P1)
nocturne-flag-modifications = geänderte Regeln: twisted-trees, double-competition, ready-to-brew, chest-hunt, precious-gems
nocturne-flag-runes = das Familienspiel ohne Runensteine und Gebräue spielen
