client-nocturne-solo-decisions = Was der Gegner getan hat
client-nocturne-solo-last = Die letzte Karte des Gegners
client-nocturne-solo-waits = Für jede Entscheidung – zaubern, passen oder eröffnen – wird eine Karte aufgedeckt.
client-nocturne-solo-deck = { $count ->
    [0] keine Karte übrig
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
client-nocturne-solo-used = Benutzte Karten: { $number }
client-nocturne-solo-used-title = Benutzte Karten, die neueste zuerst
client-nocturne-solo-used-none = Noch wurde keine Karte benutzt. Ist der Stapel leer, werden alle benutzten Karten gemischt.
client-nocturne-solo-all = Alles, was der Gegner getan hat
client-nocturne-solo-power-above = Legt den niedrigsten Marker, der höher ist als deiner.
client-nocturne-solo-power-at-least = Legt den niedrigsten Marker, der mindestens den Wert { $number } hat und höher ist als deiner. Gibt es keinen, passt der Gegner.
client-nocturne-solo-power-at-most = Legt den niedrigsten Marker, der höher ist als deiner, aber keinen über { $number }. Gibt es keinen, passt der Gegner.
client-nocturne-solo-direction = { $direction ->
    [N] Zaubert nördlich deines höchsten Zaubers.
    [E] Zaubert östlich deines höchsten Zaubers.
    [S] Zaubert südlich deines höchsten Zaubers.
   *[W] Zaubert westlich deines höchsten Zaubers.
} Fehlt das Plättchen oder ist es belegt: auf das nächste freie im Uhrzeigersinn.
client-nocturne-solo-start = Eröffnet mit { $number }, sonst mit dem nächstniedrigeren, sonst mit dem nächsthöheren Marker.
client-nocturne-solo-offers = Wenn der Gegner gepasst hat und du gewinnst, gibt er den höchsten zurückgenommenen Marker als Gabe.
client-nocturne-solo-keeps = Wenn der Gegner gepasst hat und du gewinnst, bringt er keine Gabe dar.
client-nocturne-face-down = { $count ->
    [0] keine Plättchen
    [one] { $count } verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}

client-nocturne-bands = Punktemarken
client-nocturne-band-reached = Marke { $number } erreicht
client-nocturne-band-next = { $count ->
    [one] Noch { $count } Punkt bis zur Marke { $number }
   *[other] Noch { $count } Punkte bis zur Marke { $number }
}
client-nocturne-band-short = nächste Marke: { $number }

client-nocturne-scenario = Szenario { $number }
client-nocturne-aims-mine = Meine Aufgaben
client-nocturne-aims-of = Aufgaben von { $seat }
client-nocturne-aims-met = { $number } von { $total } erfüllt
client-nocturne-aim-progress = { $number } von { $target }
client-nocturne-aim-limit = { $number }, höchstens { $target }
client-nocturne-aim-met = erfüllt
client-nocturne-aim-open = noch nicht
client-nocturne-aim-holds = bisher erfüllt
client-nocturne-aim-missed = verfehlt
client-nocturne-aim-secret = nicht öffentlich
client-nocturne-goal-later = zählt im Mondschein

client-nocturne-modified = Geänderte Regeln
client-nocturne-move-exchange-none = Truhe behalten
client-nocturne-move-exchange-cell = Gegen das Plättchen auf { $cell } tauschen
client-nocturne-move-exchange-tile = Gegen „{ $tile }“ tauschen
client-nocturne-hint-hunt = Truhenjagd: Einmal darfst du die Truhe gegen ein beliebiges Plättchen im Wald oder auf dem Waldgeister-Tableau tauschen; sie nimmt dessen Platz ein. Ein Plättchen, das du wirklich brauchst, ist mehr wert als die Wahl unter drei zufälligen.

client-nocturne-sort-solo = Karten des Gegners
