# Offene Tische, Tempo und Wertung.
client-pace = Tempo
client-pace-any = beliebig
client-pace-none = ohne Uhr
client-pace-live = live
client-pace-relaxed = entspannt
client-pace-correspondence = Fernpartie
client-pace-live-of = { $seconds ->
    [0] live, { $minutes } min für das ganze Spiel
   *[other] live, { $minutes } min plus { $seconds } s je Entscheidung
}
client-pace-relaxed-of = entspannt, { $minutes } min je Entscheidung
client-pace-correspondence-of = { $days ->
    [one] Fernpartie, ein Tag je Entscheidung
   *[other] Fernpartie, { $days } Tage je Entscheidung
}
client-open-filter = Nur zeigen
client-open-game = Spiel
client-open-any = alle
client-open-none-such = Kein offener Tisch passt dazu. Lass dir mehr zeigen oder schreibe selbst einen aus.
client-rated-game = Gewertet
client-rated-sit = Diese Partie wird gewertet: Sie ändert die Wertung aller, die mitspielen, und wer Platz nimmt, ist damit einverstanden. Wer aufgibt oder die Zeit überschreitet, hat verloren, auch wenn dann ein Bot weiterspielt.
client-rating-question = Ein Fragezeichen heißt, dass eine Wertung vorläufig ist.
client-ratings = Wertung
client-ratings-text = Wie stark du im Vergleich zu den anderen hier spielst, nach den gewerteten Partien: je eine Wertung für jedes Spiel und jede Spielerzahl (Glicko-2). Höchstwahrscheinlich liegt deine Stärke nicht weiter davon weg als die doppelte Abweichung; solange die groß ist, ist die Wertung vorläufig.
client-ratings-none = Noch keine deiner Partien wurde gewertet. Erstelle einen Tisch mit Uhr und Plätzen für Mitspieler per Link und schalte „Gewertet“ ein, oder such dir unter den offenen Tischen einen gewerteten.
client-rating-players = { $count } Spieler
client-rating-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
client-rating-guess = vorläufig
client-ratings-show = Andere sehen meine Wertung
client-ratings-delete = Meine Wertung löschen
client-ratings-delete-sure = Deine ganze Wertung endgültig löschen?
client-ratings-delete-text = Die nächste gewertete Partie zählt dann als deine erste. Die Wertungen deiner Gegner bleiben, wie sie sind.
