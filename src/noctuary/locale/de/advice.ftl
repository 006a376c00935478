hint-thinking = Ich rechne voraus …
hint-look = Sieh dir das an: { $thing }.
hint-some = Der beste Zug ist einer von diesen: { $moves }.
hint-light = Der beste Zug { $why }.
hint-show = Zug zeigen
hint-play = So spielen
hint-lost = Der Tipp ist nicht angekommen. Frage noch einmal.
hint-chance = Gewinnchance: etwa { $number } %.
hint-why = Das { $why }.
hint-why-instead = Das { $why }; am zweitbesten: { $move } – kostet { $points }.
hint-why-close = Das { $why }; fast genauso gut: { $move }.
hint-either = Beides ist gut: dies oder { $move }.
hint-either-why = Beides ist gut: dies oder { $move }; dies { $why }.
hint-light-either = Mehrere Züge sind gleich gut.
hint-and = { $first }, und es { $second }
hint-maybe = { $sure ->
    [yes] { "" }
    [maybe] { " " }vielleicht
   *[no] { " " }wahrscheinlich
}
hint-later = zahlt sich in den folgenden Zügen aus
hint-follows = Was wahrscheinlich folgt:
hint-step = { $seat }: { $move }
table-hint-not-asked = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
table-hint-failed = Der Tipp ließ sich nicht berechnen. Versuche es noch einmal.
