client-nocturne-title = Nocturne

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
client-opener = Eröffner: { $seat }
client-opener-title = Der Rundeneröffner
client-seat-passed = gepasst
client-tokens = { $count ->
    [0] keine Marker
   *[other] { $count } Marker
}
client-tiles = { $count ->
    [0] keine Plättchen
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
client-concoction-shared = Passt zu mehreren deiner Gebräue, füllt aber nur eines: { $symbol_shared }
client-character = { $character }
client-character-ready = { $character }, Fähigkeit bereit
client-score-note = Die Gebräue der anderen sind bis zum Ende geheim, ihre Punktzahlen können also noch steigen.
client-nocturne-line-example = Tippe: cast 4 b3
client-next-cell = Wähle jetzt ein Plättchen.
client-next-token = Wähle jetzt einen Marker.
client-nocturne-twilight = Die Dämmerung beginnt; { $seat } eröffnet.
client-nocturne-round-twilight = Dämmerung
client-nocturne-round-moonlight = Mondschein
client-nocturne-round-over = Partie vorbei
client-nocturne-cell-spell = Zauber { $number } von { $name }: { $token }
client-nocturne-cell-control = Kontrollmarker von { $name }: { $token }
client-nocturne-cell-shadow = { $token } von { $name }, ohne Kontrolle
client-text-turned = umgedreht
client-text-spaces = { $number } Plätze, { $count } belegt

client-nocturne-gain = Bringt dir jetzt { $points } ({ $rows })
client-nocturne-gain-none = Bringt dir jetzt keine Punkte
client-nocturne-gain-now = jetzt { $points }
client-nocturne-gain-brewed = Vollendet eine Stufe von „{ $concoction }“.
client-nocturne-gain-nearer = Bringt „{ $concoction }“ voran.
client-nocturne-gain-goal = Bringt dir das Ziel „{ $goal }“.
client-nocturne-goal-now = Punkte jetzt: { $text }
client-nocturne-ability-ready = Die Fähigkeit kann noch eingesetzt werden.
client-nocturne-ability-used = Die Fähigkeit wurde schon eingesetzt.
client-nocturne-look-sprite = { $name }: { $token }. Am Ende der Runde nimmt dieser Marker als { $number }. von links ein Plättchen, wenn noch eines da ist.
client-nocturne-look-sprite-turned = { $name }: { $token }. Der Marker hat sein Plättchen schon.

client-symbols = Symbole:
client-nocturne-level = Stufe { $number } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}):
client-nocturne-kind-skull = Bringt die aufgedruckten Punkte.
client-nocturne-kind-feather = Federn zählen nach ihrer Anzahl: 2, 4, 8, 13, 18, 24, 32 für eine bis sieben.
client-nocturne-kind-mushroom = Duode Dax: zwei bringen 9, einer allein nichts. Tripti Fungilus: einer bringt 3, zwei nichts, drei 13.
client-nocturne-kind-herb = Bringt die aufgedruckten Punkte, dazu 5, 8 oder 12 für einen Satz aus drei, vier oder fünf verschiedenen Kräutern.
client-nocturne-kind-egg = Wer die meisten Eier hat, bekommt 4 Punkte für jedes, der Zweite 3, der Dritte 2, der Vierte 1. Im Solospiel bringen 1 oder 2 Eier je 1 Punkt, 3 Eier je 2, 4 Eier je 3, 5 oder mehr je 4.
client-nocturne-kind-chest = Kostet 1 Punkt. Du ziehst sofort drei Plättchen vom Stapel und behältst eins.
client-nocturne-kind-runestone = Du ziehst sofort drei Gebräue und behältst eins. Das Symbol zählt für Gebräue.
client-nocturne-kind-mirror = Wird vor der Wertung zur Kopie eines deiner anderen Plättchen; Symbole kopiert er nicht.

client-nocturne-move-pass = Passen
client-nocturne-move-cast = { $token ->
    [Stern] Den Stern
   *[other] { $token }
} auf { $cell } legen
client-nocturne-move-offer-none = Nichts geben
client-nocturne-move-offer-thing = { $thing ->
    [Stern] Den Stern
   *[other] { $thing }
} geben
client-nocturne-move-offer-two = { $first } und { $second } geben
client-nocturne-move-keep-thing = „{ $thing }“ behalten
client-nocturne-move-take-thing = „{ $thing }“ nehmen
client-nocturne-move-mirror-none = Nichts kopieren
client-nocturne-move-mirror-thing = „{ $thing }“ kopieren
client-nocturne-move-ability = Gebräue ziehen (Flint)
client-nocturne-move-ability-none = Fähigkeit nicht einsetzen
client-nocturne-move-ability-thing = Fähigkeit einsetzen: { $thing }
client-nocturne-move-character-thing = { $thing } spielen

client-nocturne-hint-open-first = Der erste Zauber einer Runde muss der niedrigste Marker seines Spielers sein; er gewinnt also selten. Aber er bestimmt, wo der Wettstreit beginnt, denn jede Antwort muss neben dem höchsten Zauber liegen: Eine Ecke lässt wenige zu.
client-nocturne-hint-open-first-solo = { client-nocturne-hint-open-first }
client-nocturne-hint-open = Von jetzt an darf jeder Marker eröffnen. Ein niedriger kostet nichts, wenn er überboten wird, denn er kommt zurück, und die anderen müssen zahlen. Auf einem Plättchen, neben dem kein anderes mehr liegt, gewinnt jeder Marker sofort.
client-nocturne-hint-cast = Du gewinnst das Plättchen unter deinem Zauber, nicht das unter dem überbotenen. Der siegreiche Marker bleibt bis zum Rundenende im Wald; zahle also nicht mehr, als dir das Plättchen wert ist. Passen kostet keinen Marker, aber du scheidest aus dieser Phase aus.
client-nocturne-hint-cast-2 = Ziele: Jedes Dämmerungsziel bringt einem Spieler 3 Punkte; Mondscheinziele wertet jeder, die meisten nach den Feldern, die er am Ende kontrolliert. Überlege also, wo dein Marker bliebe und woran er anschließen würde.
client-nocturne-hint-cast-3 = Ein Plättchen ist so viel wert, wie es einbringt: spätere Federn mehr als die ersten, ein dritter Tripti 13 Punkte, ein fünftes Kraut einen größeren Satz. Ein Runenstein bringt ein Gebräu; eine Truhe kostet einen Punkt, aber eines von drei Plättchen gehört dir.
client-nocturne-hint-cast-4 = Marker, die auf der Hand bleiben, sind nicht verloren. Am Ende der Dämmerung bekommen die höchsten die stärksten Schatten, am Ende des Mondscheins zählt jeder 2 Punkte. Ein Schatten gewinnt Plättchen, kontrolliert aber kein Feld.
client-nocturne-hint-offer = Ein Marker, der nicht gewonnen hat, kann noch ein Plättchen bringen: Am Rundenende nimmt von links nach rechts jeder Marker auf dem Waldgeister-Tableau eines, solange noch Plättchen da sind. Ein niedriger gewinnt anderswo wenig; hier bringt er ein Plättchen, es sei denn, höhere verdrängen ihn vorher vom Tableau.
client-nocturne-hint-keep-concoction = Am Ende füllen deine Symbole deine Gebräue, jedes Symbol einmal, und am meisten zählt die zweite Stufe. Behalte die Karte, die verlangt, was du ohnehin sammelst.
client-nocturne-hint-keep-tile = Die Truhe kostet dich einen Punkt; mach mehr daraus. Am besten ist das Plättchen, das dir am meisten einbringt, nicht das mit der höchsten Zahl.
client-nocturne-hint-take = Vergleiche, was jedes Plättchen einbringt: Eines, das für sich wenig wert ist, vollendet vielleicht einen Satz oder ein Gebräu. Effekte treten ein wie im Wald, und was du liegen lässt, nimmt der nächste Marker.
client-nocturne-hint-mirror = Die Kopie zählt als weiteres Plättchen dieser Art, bringt also dort am meisten, wo das nächste am meisten zählt: ein dritter Tripti, eine siebte Feder, das Kraut, das einen Satz vervollständigt. Symbole bringt sie nie.
client-nocturne-hint-redd = Ein niedrigerer Marker hält das Feld genauso, und der starke kann in dieser Runde noch einmal gewinnen. Du hast die Fähigkeit nur einmal: Setze sie für einen Marker ein, der dir fehlen würde.
client-nocturne-hint-abigail = Du hast ein Plättchen gewonnen, aber vielleicht ist dir eines auf dem Waldgeister-Tableau mehr wert. Tauschen kannst du nur jetzt, vor dem Effekt, und nur einmal in der Partie.
client-nocturne-hint-character = Das Symbol deines Charakters zählt die ganze Partie über für Gebräue; die Fähigkeit kannst du einmal einsetzen, ungenutzt bringt sie 2 Punkte.

client-campaign-result-completed = Szenario { $number } geschafft
client-campaign-result-missed = Szenario { $number }: noch nicht geschafft
client-campaign-result-other = Szenario { $number }, gespielt von { $seat }
client-campaign-result-aims = { $number } von { $last } erfüllt
client-campaign-once-more = Noch einmal spielen
client-campaign-back = Zur Kampagne

client-nocturne-hyphens = Ba-si-lis-ken-trop-fen Baum-wip-feln Däm-me-rungs-zie-le Dra-chen-rühr-ei Eu-len-blick-trop-fen Feu-er-vo-gel-fe-der Flie-gen-pilz-souf-flé Geis-ter-sau-er-teig Geis-ter-schrei-ber-tin-te Geis-ter-wolf-schä-del Glu-cken-sal-be Glüh-würm-chen-paa-re Hals-pas-til-len He-xen-tri-os Huf-tier-schä-del Irr-lich-ter Ka-ta-kom-ben-sup-pe Kit-zel-trüf-fel Kräu-ter-gar-ten Lich-tun-gen Mit-ter-nachts-schim-mel Mond-schein-zie-le Ra-ben-schwar-ze Ramm-horn-schä-del Rät-sel-haf-tes Räu-cher-werk Rü-cken-wind-tee Sam-mel-lei-den-schaft Schatz-tru-he Schier-lings-kuss Schlaf-wand-ler Schnur-ge-ra-de Schwe-re-lo-sig-keit Schön-wet-ter-to-ni-kum Spie-gel-ka-bi-nett Strupp-schweif To-ten-grä-ber-so-ße Tritt-stei-ne Troll-früh-stück Un-ge-schlüpf-ten Ver-bli-che-nen Ver-streu-te Ver-zau-ber-te Vier-blätt-ri-ges Vor-rats-kam-mer Wachs-tums-pud-ding Wald-bo-den-bit-ter Wald-geis-ter Weg-bie-gung Wie-der-ge-burt Wil-de-ri-fe-rous Wol-ken-kap-pen-mousse
