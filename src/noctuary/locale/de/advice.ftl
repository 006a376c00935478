# Tipps: was die stärkste Stufe tun würde und warum. Gründe sind Listen von Posten mit dem, was sie ausmachen, etwa „Kräuter +2“.
hint-thinking = Ich rechne voraus …
hint-look = Sieh dir { $thing } an.
hint-some = Der beste Zug ist einer von diesen: { $moves }.
hint-weigh = Überlege, wohin jeder deiner Züge führt.
hint-about = Vor allem geht es um: { $part }.
hint-show = Zug zeigen
hint-play = So spielen
hint-lost = Der Tipp ist nicht angekommen. Frage noch einmal.
hint-chance = Gewinnchance: etwa { $number } %.
hint-compared = { $until }, im Schnitt und verglichen mit deinen anderen Zügen:
hint-for = Dafür spricht: { $reasons }
hint-against = Dagegen spricht: { $reasons }
hint-further = Nichts von dem, was sich bis dahin zählen lässt, spricht für diesen Zug; den Ausschlag gibt, wie solche Partien meist weitergehen.
hint-close = Nichts Zählbares hebt diesen Zug deutlich von deinen anderen Zügen ab.
hint-instead = Stattdessen:
hint-other = { $move }: { $cost }.
hint-other-why = { $move }: { $cost }; { $reasons }.
hint-of = { $seat }: { $reasons }
hint-cost = { $number ->
    [0] etwa gleich gut
    [one] gewinnt von 100 Partien etwa { $number } weniger
   *[other] gewinnt von 100 Partien etwa { $number } weniger
}
hint-cost-points = { $number ->
    [0] etwa gleich gut
    [one] bringt etwa { $number } Punkt weniger
   *[other] bringt etwa { $number } Punkte weniger
}
table-hint-not-asked = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
table-hint-failed = Der Tipp ließ sich nicht berechnen. Versuche es noch einmal.
