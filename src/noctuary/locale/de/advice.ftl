# Tipps: was die stärkste Stufe tun würde und warum, in einem Satz: „Das bringt dir etwa 3 Punkte für Kräuter und nimmt
# Ben etwa 2 Punkte für Eier; am zweitbesten: … – etwa 4 Siege weniger in 100 Partien.“
hint-thinking = Ich rechne voraus …
hint-look = Sieh dir das an: { $thing }.
hint-some = Der beste Zug ist einer von diesen: { $moves }.
hint-light = Der beste Zug { $why }.
hint-show = Zug zeigen
hint-play = So spielen
hint-lost = Der Tipp ist nicht angekommen. Frage noch einmal.
hint-chance = Gewinnchance: etwa { $number } %.
hint-why = Das { $why }.
hint-why-instead = Das { $why }; am zweitbesten: { $move } – { $price }.
hint-and = { $first } und { $second }
hint-balance = { $first }, unter dem Strich { $points }
hint-options = lässt mehr Möglichkeiten offen
hint-taste = ist Geschmackssache
hint-wins = gewinnt öfter
hint-even = läuft auf etwa dasselbe hinaus wie alle anderen Züge
hint-gets = bringt
hint-stops = nimmt
hint-me = dir
hint-whom = { $seat }
hint-follows = Was wahrscheinlich folgt:
hint-step = { $seat }: { $move }
hint-price = { $number ->
    [one] etwa { $number } Sieg weniger in 100 Partien
   *[other] etwa { $number } Siege weniger in 100 Partien
}
hint-price-points = kostet { $points }
hint-price-none = etwa gleich gut
table-hint-not-asked = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
table-hint-failed = Der Tipp ließ sich nicht berechnen. Versuche es noch einmal.
