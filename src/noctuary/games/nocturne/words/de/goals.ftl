nocturne-goal-count-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

nocturne-goal-first-token = Gewinne vor allen anderen ein Plättchen mit einem Marker vom Wert { $number }.
nocturne-goal-first-areas = Bilde vor allen anderen { $number } getrennte Kontrollgebiete.
nocturne-goal-first-area = Bilde vor allen anderen ein Kontrollgebiet aus mindestens { $number } Feldern.
nocturne-goal-first-symbols = Sammle vor allen anderen { $number } verschiedene Arten von Symbolen; das Symbol deines Charakters zählt mit.
nocturne-goal-first-kind = Besitze vor allen anderen { $number } Plättchen einer einzigen Art.
nocturne-goal-first-control = Besitze vor allen anderen { $number } Kontrollmarker im Wald.
nocturne-goal-first-shape = Kontrolliere vor allen anderen Felder in der gezeigten Form.
nocturne-goal-first-cornered = Wirke vor allen anderen einen isolierten Zauber.
nocturne-goal-most-control = Besitze am Ende der Dämmerung die meisten Kontrollmarker im Wald.
nocturne-goal-most-kind = Besitze am Ende der Dämmerung die meisten Plättchen ein und derselben Art.
nocturne-goal-most-symbols = Besitze am Ende der Dämmerung die meisten verschiedenen Arten von Symbolen; das Symbol deines Charakters zählt mit.
nocturne-goal-most-areas = Besitze am Ende der Dämmerung die meisten Kontrollgebiete.
nocturne-goal-most-largest = Besitze am Ende der Dämmerung das größte Kontrollgebiet.
nocturne-goal-most-top = Besitze am Ende der Dämmerung die meisten Kontrollmarker in der obersten Reihe des Waldes.
nocturne-goal-most-bottom = Besitze am Ende der Dämmerung die meisten Kontrollmarker in der untersten Reihe des Waldes.
nocturne-goal-most-edge = Besitze am Ende der Dämmerung die meisten Kontrollmarker am Waldrand.
nocturne-goal-most-central = Besitze am Ende der Dämmerung die meisten Kontrollmarker abseits des Waldrands.
nocturne-goal-most-corners = Besitze am Ende der Dämmerung die meisten Kontrollmarker in den Ecken des Waldes.
nocturne-goal-most-sprite = Besitze am Ende der Dämmerung die meisten Marker auf dem Waldgeister-Tableau.
nocturne-goal-most-tokens = Habe am Ende der Dämmerung die meisten Zaubermarker auf der Hand.
nocturne-goal-last-star = Gewinne als Letzter ein Plättchen mit einem Stern: Das Ziel wird sofort vergeben, wenn alle Sterne gewonnen haben, sonst am Ende der Dämmerung an den, der zuletzt mit einem Stern gewonnen hat.
nocturne-goal-each-area = { nocturne-goal-count-points } für { $number ->
    [one] jedes deiner Kontrollgebiete aus genau einem Feld
   *[other] jedes deiner Kontrollgebiete aus genau { $number } Feldern
}.
nocturne-goal-each-areas = { nocturne-goal-count-points } für jedes deiner Kontrollgebiete, egal wie groß.
nocturne-goal-each-largest = { nocturne-goal-count-points } für jedes Feld deines größten Kontrollgebiets.
nocturne-goal-each-control = { nocturne-goal-count-points } für jedes von dir kontrollierte Feld.
nocturne-goal-each-top = { nocturne-goal-count-points } für jedes von dir kontrollierte Feld in der obersten Reihe des Waldes.
nocturne-goal-each-bottom = { nocturne-goal-count-points } für jedes von dir kontrollierte Feld in der untersten Reihe des Waldes.
nocturne-goal-each-edge = { nocturne-goal-count-points } für jedes von dir kontrollierte Feld am Waldrand.
nocturne-goal-each-central = { nocturne-goal-count-points } für jedes von dir kontrollierte Feld, das nicht am Waldrand liegt.
nocturne-goal-each-corners = { nocturne-goal-count-points } für jedes von dir kontrollierte Eckfeld des Waldes.
nocturne-goal-each-sprite = { nocturne-goal-count-points } für jeden deiner Marker auf dem Waldgeister-Tableau.
nocturne-goal-each-tokens = { nocturne-goal-count-points } für jeden Zaubermarker auf deiner Hand, auch für Schattenmarker.
nocturne-goal-each-shape = { nocturne-goal-count-points } für jede gezeigte Form, die von dir kontrollierte Felder bilden; kein Feld zählt doppelt.

nocturne-solo-power-above = +1 oder mehr
nocturne-solo-power-at-least = { $number } oder höher
nocturne-solo-power-at-most = höchstens { $number }
