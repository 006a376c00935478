client-pace = Tempo
client-pace-any = beliebig
client-pace-none = ohne Uhr
client-pace-live = live
client-pace-relaxed = entspannt
client-pace-correspondence = Fernpartie
client-open-filter = Nur zeigen
client-open-game = Spiel
client-open-any = alle
client-open-none-such = Kein offener Tisch passt dazu. Lass dir mehr zeigen oder biete selbst einen an.
client-rated-game = Gewertet
client-rated-sit = Diese Partie wird gewertet: Sie ändert die Wertungszahlen aller, die mitspielen, und wer Platz nimmt, ist damit einverstanden. Wer aufgibt oder die Zeit überschreitet, hat verloren, auch wenn dann ein Bot weiterspielt.
client-rating-question = Ein Fragezeichen heißt, dass eine Wertungszahl vorläufig ist.
client-ratings = Wertungszahlen
client-ratings-text = Wie stark du im Vergleich zu den anderen hier spielst, berechnet aus deinen gewerteten Partien: je eine Wertungszahl für jedes Spiel und jede Spielerzahl (Glicko-2). Deine wirkliche Stärke weicht von der Wertungszahl sehr wahrscheinlich um höchstens das Doppelte der Abweichung ab; solange die Abweichung groß ist, ist die Wertungszahl vorläufig. Wenn du ein Profil hast und anderen deine Wertungszahlen zeigst, stehst du unten in der Bestenliste, sobald deine Zahl nicht mehr vorläufig ist.
client-ratings-none = Noch keine deiner Partien wurde gewertet. Erstelle einen Tisch mit Uhr und Plätzen für Mitspieler per Link und schalte „Gewertet“ ein, oder such dir unter den offenen Tischen einen gewerteten.
client-rating-players = { $count } Spieler
client-rating-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
client-rating-guess = vorläufig
client-ratings-best = Bestenliste: { $kind }
client-fellows-challenge = { $name } herausfordern
client-fellows-invite = { $name } mit einem Link einladen
client-ratings-show = Anderen meine Wertungszahlen zeigen
client-ratings-delete = Meine Wertungszahlen löschen
client-ratings-delete-sure = Alle deine Wertungszahlen endgültig löschen?
client-ratings-delete-text = Deine nächste gewertete Partie zählt dann als deine erste. Die Wertungszahlen deiner Gegner bleiben, wie sie sind.
