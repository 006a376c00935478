# Der Tischhelfer von Nightfall.
client-nightfall-companion-deal = Archive austeilen
client-nightfall-companion-deal-text = Wählt die Archive aus oder teilt für den Schnellstart aus, mit einem Handy, das reihum geht; niemand sieht die Karten der anderen.
client-nightfall-companion-wounds = Wunden zählen
client-nightfall-companion-wounds-text = Zählt die Bisswunden, Brandwunden und blutenden Wunden aller und seht, wer führt und warum.
client-nightfall-companion-series = Das Turnier um das Ende der Welt
client-nightfall-companion-series-text = Zählt die Wunden von Partie zu Partie zusammen, bis jemand 100 hat.
client-nightfall-companion-card = Karte

# Austeilen
client-nightfall-companion-first = Startspieler
client-nightfall-companion-first-random = Zufällig
client-nightfall-companion-deal-start = Austeilen
client-nightfall-companion-deal-again = Neu austeilen
client-nightfall-companion-deal-again-text = Alles, was bisher ausgeteilt und gewählt wurde, wird verworfen. Spieler und Einstellungen bleiben.
client-nightfall-companion-deal-again-yes = Verwerfen und neu beginnen
client-nightfall-companion-round = Wahl { $number } von { $last }
client-nightfall-companion-pick-out = eine Karte, die aus dem Spiel genommen wird
client-nightfall-companion-pick-private-1 = das erste private Archiv
client-nightfall-companion-pick-private-2 = das zweite private Archiv
client-nightfall-companion-pick-commons = eine Karte für die allgemeinen Archive
client-nightfall-companion-pick-commons-1 = die erste Karte für die allgemeinen Archive
client-nightfall-companion-pick-commons-2 = die zweite Karte für die allgemeinen Archive
client-nightfall-companion-ask-out = { $name }, welche Karte nimmst du aus dem Spiel?
client-nightfall-companion-ask-private-1 = { $name }, wähle dein erstes privates Archiv
client-nightfall-companion-ask-private-2 = { $name }, wähle dein zweites privates Archiv
client-nightfall-companion-ask-commons = { $name }, wähle eine Karte für die allgemeinen Archive
client-nightfall-companion-ask-commons-1 = { $name }, wähle eine erste Karte für die allgemeinen Archive
client-nightfall-companion-ask-commons-2 = { $name }, wähle eine zweite Karte für die allgemeinen Archive
client-nightfall-companion-made-out = Aus dem Spiel: { $card }
client-nightfall-companion-made-private-1 = Erstes privates Archiv: { $card }
client-nightfall-companion-made-private-2 = Zweites privates Archiv: { $card }
client-nightfall-companion-made-commons = Allgemeines Archiv: { $card }
client-nightfall-companion-made-commons-1 = Allgemeines Archiv: { $card }
client-nightfall-companion-made-commons-2 = Allgemeines Archiv: { $card }
client-nightfall-companion-take-out = { $card } aus dem Spiel nehmen
client-nightfall-companion-take-private = { $card } wählen
client-nightfall-companion-take-commons = { $card } zu den allgemeinen Archiven legen
client-nightfall-companion-take-none = Wähle eine Karte
client-nightfall-companion-read = Tippe auf eine Karte, um sie zu lesen. Niemand sonst sollte jetzt hinsehen.
client-nightfall-companion-goes-on = { $number ->
    [one] Haben alle gewählt, geht die andere Karte an { $name }.
   *[other] Haben alle gewählt, gehen die anderen { $number } Karten an { $name }.
}
client-nightfall-companion-goes-commons = Die andere Karte kommt zu den allgemeinen Archiven.
client-nightfall-companion-goes-out = { $number ->
    [one] Die andere Karte wird aus dem Spiel genommen.
   *[other] Die anderen { $number } Karten werden aus dem Spiel genommen.
}
client-nightfall-companion-hide = Verdecken
client-nightfall-companion-picked = Wer schon gewählt hat
client-nightfall-companion-pick-again = { $name } wählt noch einmal
client-nightfall-companion-drafted = Alle haben gewählt
client-nightfall-companion-drafted-text = Lege das Handy so hin, dass alle es sehen, und decke die Archive auf.
client-nightfall-companion-open = Archive zeigen
client-nightfall-companion-own = Private Archive von { $name }
client-nightfall-companion-secret = Geheim, bis { $name } zum ersten Mal daraus kauft.
client-nightfall-companion-secret-next = Nur du solltest deine geheimen Archive sehen.
client-nightfall-companion-show = Archive für { $name } zeigen
client-nightfall-companion-begins = { $name } beginnt
client-nightfall-companion-face-up = Legt alle Exemplare jeder Karte in ihr Archiv und deckt { $number } Wunden auf.
client-nightfall-companion-count = Wunden dieser Spieler zählen

# Zählen
client-nightfall-companion-kind-of = { $kind } von { $name }
client-nightfall-companion-wounds-of = Wunden von { $name }
client-nightfall-companion-place = Platz { $number }
client-nightfall-companion-standing = Stand
client-nightfall-companion-standing-empty = Tragt für jeden die Wunden aus Deck, Hand und Ablagestapel ein. Wer die wenigsten hat, gewinnt.
client-nightfall-companion-tie-1 = { $name } hat so viele Wunden wie { $name_other }. Aber die häufigste Art kommt bei { $name } auf { $number }, bei { $name_other } auf { $number_other }: Die niedrigere Zahl liegt vorn.
client-nightfall-companion-tie-2 = { $name } hat so viele Wunden wie { $name_other }, und bei der häufigsten Art steht es gleich. Aber die zweithäufigste kommt bei { $name } auf { $number }, bei { $name_other } auf { $number_other }: Die niedrigere Zahl liegt vorn.
client-nightfall-companion-tie-3 = { $name } hat so viele Wunden wie { $name_other }, und bei den zwei häufigsten Arten steht es gleich. Aber die dritte kommt bei { $name } auf { $number }, bei { $name_other } auf { $number_other }: Die niedrigere Zahl liegt vorn.
client-nightfall-companion-tie-seat = Zwischen { $name } und { $name_other } steht es in allem gleich. { $name } sitzt dem Startspieler ({ $name_first }) auf dessen rechter Seite näher und liegt vorn.
client-nightfall-companion-tie-first = Es steht in allem gleich; der Gleichstand ist offen. Gebt unten den Startspieler an.
client-nightfall-companion-tie-open = Die Zahl der Wunden ist gleich. Zählt sie nach Arten, um zu sehen, wer vorn liegt.
client-nightfall-companion-clear = Neu zählen
client-nightfall-companion-clear-text = Alle Wunden werden auf 0 gesetzt. Das lässt sich rückgängig machen.
client-nightfall-companion-clear-yes = Auf 0 setzen
client-nightfall-companion-to-series = In die Serie eintragen
client-nightfall-companion-count-settings = Spieler und Zählweise
client-nightfall-companion-by-kind = Nach Arten zählen
client-nightfall-companion-by-kind-text = Zählt Bisswunden, Brandwunden und blutende Wunden getrennt, damit sich Gleichstände nach den Regeln auflösen lassen. Sonst werden nur Summen gezählt.

# Serie
client-nightfall-companion-series-new = Eine neue Serie
client-nightfall-companion-series-about = Spielt Partien und notiert die Wunden. Sobald jemand insgesamt { $number } hat, ist die Serie zu Ende, und die niedrigste Summe gewinnt. Jede neue Partie beginnt der Spieler links vom Startspieler der vorigen.
client-nightfall-companion-series-start = Serie beginnen
client-nightfall-companion-game-add = Partie eintragen
client-nightfall-companion-many = { $number } Wunden in einer Partie: Stimmt das? In der Schachtel sind nur { $last }.
client-nightfall-companion-series-players = Spieler ändern
client-nightfall-companion-series-players-text = Wer dazukommt, beginnt ohne Wunden. Wer geht, nimmt die eigenen Wunden mit.
client-nightfall-companion-game-back = Partie { $number } zurücknehmen
client-nightfall-companion-game-short = Partie
client-nightfall-companion-games = Alle Partien
client-nightfall-companion-from-count = Zahlen aus dem Wundenzähler übernehmen
client-nightfall-companion-chart = Laufende Summen als Linien, mit der Grenze von 100. Die Zahlen stehen in der Tabelle darunter.
client-nightfall-companion-series-won = { $names } gewinnt die Serie
client-nightfall-companion-series-shared = { $names } teilen sich den Sieg
client-nightfall-companion-series-unfinished = Nicht zu Ende gespielt
client-nightfall-companion-series-keep = Zu den früheren Serien legen
client-nightfall-companion-series-again = Neue Serie, dieselben Spieler
client-nightfall-companion-series-end = Serie hier beenden
client-nightfall-companion-series-end-text = Die Serie kommt in ihrem jetzigen Stand zu den früheren Serien, ohne Sieger.
client-nightfall-companion-series-past = Frühere Serien
client-nightfall-companion-series-delete = Diese Serie löschen
client-nightfall-companion-series-delete-text = Die Serie vom { $date } wird endgültig gelöscht.
