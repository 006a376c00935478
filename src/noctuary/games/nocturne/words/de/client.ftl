# Was die Seiten im Browser nur über Nocturne sagen.

# Start und neuer Tisch
client-nocturne-title = Nocturne

# Tisch
client-forest = Wald
client-sprite = Waldgeister-Tableau
client-sprite-tokens = Marker, die höchsten zuerst
client-sprite-tiles = Plättchen auf dem Waldgeister-Tableau
client-hand = Meine Marker
client-my-concoctions = Meine Gebräue
client-goals = Ziele
client-goals-all = Alle Ziele beider Runden
client-goals-twilight = Dämmerungsziele
client-goals-moonlight = Mondscheinziele
client-goal-face-down = Verdeckt
client-goal-hidden = wird im Mondschein aufgedeckt
client-goal-open = offen
client-goal-gone = aus dem Spiel
client-goal-won = gewonnen von { $seat }
client-goal-leads = { $count ->
    [one] { $seat } führt
   *[other] { $seat } führen
}
client-goal-points = { $count ->
    [one] { $seat }: { $number }
   *[other] { $seat }: je { $number }
}
client-opener = Eröffner: { $seat }
client-opener-title = Der Rundeneröffner
client-seat-passed = gepasst
client-tokens = { $count ->
    [0] keine Marker
    [one] { $count } Marker
   *[other] { $count } Marker
}
client-tiles = { $count ->
    [0] keine Plättchen
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
client-tile-count = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
client-concoctions = { $count ->
    [0] keine Gebräue
    [one] { $count } Gebräu
   *[other] { $count } Gebräue
}
client-concoction-secret = Geheimes Gebräu
client-concoction-progress = { $concoction }: { $number ->
    [0] noch nicht gebraut
    [one] Stufe 1 vollendet
   *[other] Stufe 2 vollendet
}, { $count ->
    [0] kein Symbol gefunden
   *[other] gefunden: { $symbol_found }
}
client-character = { $character }
client-character-ready = { $character }, Fähigkeit bereit
client-score-note = Die Gebräue der anderen sind bis zum Ende geheim, ihre Punkte können also noch steigen.
client-nocturne-line-example = Zug eintippen, etwa: cast 4 b3
client-tab-forest = Wald
client-tab-goals = Ziele
client-nocturne-round-twilight = Dämmerung
client-nocturne-round-moonlight = Mondschein
client-nocturne-round-over = Spiel vorbei
client-nocturne-cell-spell = Zauber { $number }: { $token } von { $name }
client-nocturne-cell-control = Kontrollmarker { $token } von { $name }
client-nocturne-cell-shadow = { $token }, liegen gelassen von { $name }, ohne Kontrolle
client-text-turned = umgedreht
client-text-spaces = { $number } Plätze, { $count } belegt

# Hilfe
client-nocturne-help = Klicke oder tippe auf einen Marker, dann auf ein Feld, oder umgekehrt. Was leuchtet, ist wählbar; alles andere sagt, warum es nicht geht. Halte ein Plättchen oder eine Karte gedrückt, um sie groß zu sehen. Dasselbe mit der Tastatur:
client-key-token = Marker mit diesem Wert wählen (* ist der Stern)
client-key-arrows = sich in Wald, Hand oder Waldgeister-Tableau bewegen
client-key-enter = wählen, zaubern
client-key-pass = passen oder verzichten
client-key-forest = zum Wald
client-key-hand = zu meinen Markern
client-key-sprite = zum Waldgeister-Tableau
client-key-inspect = ein Plättchen genau ansehen

# Plättchen, Marker und Karten
client-symbols = Symbole:
client-nocturne-level = Stufe { $number } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}):
client-nocturne-kind-skull = Bringt die aufgedruckten Punkte.
client-nocturne-kind-feather = Federn zählen nach ihrer Anzahl: 2, 4, 8, 13, 18, 24, 32 für eine bis sieben.
client-nocturne-kind-mushroom = Duode Dax: zwei bringen 9, einer allein nichts. Tripti Fungilus: einer bringt 3, zwei nichts, drei 13.
client-nocturne-kind-herb = Bringt die aufgedruckten Punkte, dazu 5, 8 oder 12 für einen Satz aus drei, vier oder fünf verschiedenen Kräutern.
client-nocturne-kind-egg = Wer die meisten Eier hat, bekommt 4 für jedes, der Zweite 3, der Dritte 2, der Vierte 1.
client-nocturne-kind-chest = Kostet 1 Punkt. Du ziehst sofort drei Plättchen vom Stapel und behältst eins.
client-nocturne-kind-runestone = Du ziehst sofort drei Gebräue und behältst eins. Das Symbol zählt für Gebräue.
client-nocturne-kind-mirror = Wird vor der Wertung zur Kopie eines deiner anderen Plättchen; Symbole kopiert er nicht.

# Züge
client-nocturne-move-pass = Passen
client-nocturne-move-cast = { $token ->
    [Stern] Stern
   *[other] { $token }
} auf { $cell } legen
client-nocturne-move-offer-none = Nichts geben
client-nocturne-move-offer-thing = { $thing } geben
client-nocturne-move-offer-two = { $first } und { $second } geben
client-nocturne-move-keep-thing = { $thing } behalten
client-nocturne-move-take-thing = { $thing } nehmen
client-nocturne-move-mirror-none = Nichts kopieren
client-nocturne-move-mirror-thing = { $thing } kopieren
client-nocturne-move-ability = Gebräue ziehen (Flint)
client-nocturne-move-ability-none = Fähigkeit nicht einsetzen
client-nocturne-move-ability-thing = Fähigkeit einsetzen: { $thing }
client-nocturne-move-character-thing = { $thing } spielen

# Entscheidungen erklärt
client-nocturne-hint-open = Du eröffnest eine Zauberphase: Wähle einen Marker, dann ein leuchtendes Plättchen. Die anderen antworten mit höheren Markern daneben; ein niedriger Marker lädt sie ein, ein hoher gewinnt eher.
client-nocturne-hint-cast = Wähle einen Marker, der höher ist als der höchste Zauber, und ein leuchtendes Plättchen daneben. Passen alle anderen, gewinnst du es, und dein Marker bleibt dort bis zum Rundenende.
client-nocturne-hint-offer = Du hast nicht gewonnen und darfst darum einen deiner Marker den Waldgeistern geben. Er bleibt auf dem Tableau und holt am Rundenende ein Plättchen. Klicke auf einen Marker oder gib nichts.
client-nocturne-hint-keep-concoction = Behalte das Gebräu, das zu den Symbolen passt, die du hast oder noch gewinnen kannst. Die anderen kommen unter den Stapel.
client-nocturne-hint-keep-tile = Behalte eines der Plättchen aus der Truhe; die anderen gehen aus dem Spiel.
client-nocturne-hint-take = Die Runde ist vorbei, und dein Marker darf ein Plättchen vom Waldgeister-Tableau holen. Klicke auf das, was du willst.
client-nocturne-hint-mirror = Ein Spiegelstein zählt als noch ein Plättchen der gewählten Art. Kopiere, was dir am meisten bringt.
client-nocturne-hint-redd = Redd darf einen niedrigeren Marker liegen lassen und den starken zurücknehmen. Klicke auf den Marker, der liegen bleiben soll.
client-nocturne-hint-abigail = Abigail darf das gewonnene Plättchen gegen eines vom Waldgeister-Tableau tauschen, bevor sein Effekt eintritt.
client-nocturne-hint-character = Jeder Charakter bringt ein Symbol mit und im fortgeschrittenen Spiel eine Fähigkeit für einmal.

# Ende eines Szenarios oder Solospiels
client-campaign-result-completed = Szenario { $number } geschafft
client-campaign-result-missed = Szenario { $number }: noch nicht geschafft
client-campaign-result-other = Szenario { $number } von { $seat }
client-campaign-result-aims = { $number } von { $last } erreicht
client-campaign-again = Noch einmal versuchen
client-campaign-once-more = Noch einmal spielen
client-campaign-back = Zur Kampagne
client-nocturne-result-solo = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}

# Wo lange Wörter auf den Teilen getrennt werden dürfen
client-nocturne-hyphens = Baum-wip-feln Glüh-würm-chen-paa-re He-xen-tri-os Irr-lich-ter Lich-tun-gen Sam-mel-lei-den-schaft Schnur-ge-ra-de Tritt-stei-ne Ver-streu-te Vier-blätt-ri-ges Vor-rats-kam-mer Wald-geis-ter Weg-bie-gung
