# Optionen, die es nicht gibt
nightfall-option-players = Nightfall hat 2 bis 5 Spieler, nicht { $text }.
nightfall-option-draft = Es gibt keine Auswahl namens „{ $text }“. Zur Wahl stehen: { $names }.
nightfall-option-draft-for-two = Die Auswahl zu zweit braucht genau 2 Spieler, nicht { $number } (NF-10.5).
nightfall-option-nothing-secret = In der Variante „Gemeinsame Grundlagen“ gibt es keine privaten Archive, die geheim sein könnten (NF-10.5).
nightfall-option-edition = Es gibt keine Ausgabe „{ $text }“. Zur Wahl stehen: { $names }.
nightfall-option-first = Es gibt keinen Platz P{ $text }; der letzte Platz ist { $last }.
nightfall-option-turn-limit = Das Spielzuglimit ist eine ganze Zahl von 1 bis { $last }, nicht „{ $text }“.
nightfall-option-pairs-draft = Paare gehören zum Schnellstart, nicht zur Auswahl „{ $text }“: Gib „quick-start“ an oder lass die Paare weg.
nightfall-option-pairs = Nenne für jeden der { $number } Spieler ein Paar.
nightfall-option-pair = „{ $text }“ ist kein gedrucktes Paar dieser Ausgabe. Es gibt: { $names }.
nightfall-option-pair-twice = Das Paar { $number } ist zweimal genannt; jeder Spieler braucht ein anderes.
nightfall-option-small-alone = Das kleine Spiel ist für zwei und hat keine Archive: Lass „small“ weg oder alles außer dem Startspieler, dem Spielzuglimit und der polnischen Ausgabe.
