# Ablehnungen des Kerns.
input-seat = „{ $text }“ ist kein Platz dieser Partie; die Plätze sind P1 bis { $last }.
input-move = „{ $text }“ ist kein Zug dieses Spiels.
input-line = „{ $text }“ ist keine Zugzeile; schreib den Platz, dann den Zug, etwa „P1 pass“.
input-code = { $number } ist kein Zugcode; die Codes dieses Spiels gehen von 0 bis { $last }.
input-game = Es gibt kein Spiel namens „{ $text }“. Bekannte Spiele: { $names }.
input-plugin = Das Spiel „{ $text }“ aus dem Paket { $package } ist nicht spielbar: { $reason }.
refuse-game-over = Die Partie ist vorbei.
refuse-move = „{ $text }“ ist jetzt nicht möglich.
option-unknown = „{ $text }“ ist keine Option dieses Spiels; es hat { $names }.
option-truth = Die Option „{ $text }“ ist true oder false, nicht „{ $found }“.
input-flag = „{ $text }“ ist kein Wert für { $option }; möglich sind { $names }.
input-flag-value = „{ $text }“ ist als Wert für { $option } nicht zu verstehen.
input-flags = „{ $option }“ kann nicht zugleich „{ $text }“ und „{ $found }“ sein; lass eines davon weg.
