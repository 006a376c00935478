client-nocturne-profile-of = { $number } von { $count }
client-nocturne-profile-not-yet = noch nicht
client-nocturne-profile-scenarios = Szenarien
client-nocturne-profile-scenarios-empty = Noch wurde kein Szenario versucht. Die Kampagne führt durch alle, allein oder mit anderen.
client-nocturne-profile-scenario-open = noch nicht versucht
client-nocturne-profile-scenario-tried = versucht, beste Punktzahl { $number }
client-nocturne-profile-scenario-done = geschafft am { $date }, beste Punktzahl { $number }
client-nocturne-profile-to-campaign = Zur Kampagne
client-nocturne-profile-solo = Ergebnisse im Solospiel
client-nocturne-profile-solo-empty = Noch ist kein Solospiel beendet. Das Diagramm zeigt von jedem das Ergebnis und die Punktemarke, die es erreicht hat.
client-nocturne-profile-solo-play = Allein spielen
client-nocturne-profile-solo-chart = { $count ->
    [one] Ein Solospiel: { $last } Punkte.
   *[other] Ergebnisse von { $count } Solospielen: bestes { $number }, im Mittel { $mean }, letztes { $last }.
} Alle stehen in der Tabelle darunter.
client-nocturne-profile-solo-plain = Solospiel
client-nocturne-profile-solo-scenario = mit Szenario
client-nocturne-profile-solo-modified = mit geänderten Regeln
client-nocturne-profile-solo-table = Als Tabelle zeigen
client-nocturne-profile-band = { $number }–{ $last }
client-nocturne-profile-band-last = ab { $number }
client-nocturne-profile-band-below = unter { $number }
client-nocturne-profile-band-title = Marke
client-nocturne-profile-achievements = Erfolge
client-nocturne-profile-achievements-text = Zu erreichen im Standardspiel, im fortgeschrittenen Spiel und im Solospiel nach unveränderten Regeln, außerhalb von Szenarien.
client-nocturne-profile-modified = Geänderte Regeln
client-nocturne-profile-modified-text = Beende eine Partie mit einer geänderten Regel, um die Regel abzuhaken.
