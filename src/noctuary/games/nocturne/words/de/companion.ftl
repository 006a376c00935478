client-nocturne-companion-sheet = Wertungsbogen
client-nocturne-companion-sheet-text = Tippe an, was jeder hat; Kräutersätze, Gebräue und Gleichstände werden ausgerechnet und erklärt.
client-nocturne-companion-solo = Sologegner
client-nocturne-companion-solo-text = Spiele allein am eigenen Tisch: Die Seite deckt die Karten des Gegners auf und sagt, was er tut.

client-nocturne-companion-new = Neuer Wertungsbogen
client-nocturne-companion-blank = Leerer Wertungsbogen zum Ausdrucken
client-nocturne-companion-past = Frühere Wertungen
client-nocturne-companion-past-none = Noch keine Wertungen. Bögen bleiben hier, bis du sie löschst.
client-nocturne-companion-past-empty = noch nichts eingetragen
client-nocturne-companion-past-tie = Gleichstand offen
client-nocturne-companion-past-unknown = muss einmal online ausgezählt werden
client-nocturne-companion-missing = In diesem Browser gibt es keinen solchen Wertungsbogen.
client-nocturne-companion-broken = Was hier aufbewahrt wurde, passt nicht zum Spiel und lässt sich nicht zeigen.
client-nocturne-companion-rename = „{ $name }“ umbenennen
client-nocturne-companion-rename-title = Bogen umbenennen
client-nocturne-companion-rename-label = Name des Bogens
client-nocturne-companion-delete = „{ $name }“ löschen
client-nocturne-companion-delete-title = Diesen Wertungsbogen löschen?
client-nocturne-companion-delete-text = { $name }, { $date }. Das lässt sich nicht rückgängig machen.
client-nocturne-companion-delete-yes = Löschen
client-nocturne-companion-done = Fertig

client-nocturne-companion-next = Weiter: { $name }
client-nocturne-companion-alone = Im Solospiel zählen deine Eier nach ihrer Anzahl; die Plättchen des Gegners zählen nicht.
client-nocturne-companion-mode-standard = Standard
client-nocturne-companion-mode-advanced = Fortgeschritten
client-nocturne-companion-mode-family = Familie
client-nocturne-companion-mode-unsaid-text = Noch nicht angegeben: zählt wie das Standardspiel.
client-nocturne-companion-mode-standard-text = Charaktere bringen nur ihr Symbol mit.
client-nocturne-companion-mode-advanced-text = Auch eine ungenutzte Fähigkeit bringt Punkte.
client-nocturne-companion-mode-family-text = Keine Ziele; wer gleich viele Eier hat, bekommt für jedes gleich viel, und Spieler mit gleich vielen Punkten teilen sich den Platz.
client-nocturne-companion-twilight-hint = Tippe die drei an, die auslagen, und gib dann an, wer sie gewonnen hat.
client-nocturne-companion-moonlight-hint = Tippe die drei an, die aufgedeckt wurden; was sie bringen, wird bei jedem Spieler eingetragen.
client-nocturne-companion-forest-count = Im Wald auszählen
client-nocturne-companion-forest-count-text = Wähle einen Spieler und tippe die Felder mit seinen Kontrollmarkern an. Die Ziele werden dann von selbst ausgefüllt; im Wald gebliebene Schatten kontrollieren nichts.
client-nocturne-companion-cell-free = { $cell }: frei
client-nocturne-companion-cell-owned = { $cell }: { $name }
client-nocturne-companion-goals-full = Nur { $number } Ziele sind möglich. Tippe erst eines der gewählten an, um es wegzunehmen.
client-nocturne-companion-won-by = { $name }: gewonnen von

client-nocturne-companion-tiles-of = Plättchen von { $name }
client-nocturne-companion-tiles-hint = Tippe ein Plättchen so oft an, wie du es hast; − nimmt eines weg.
client-nocturne-companion-tile = „{ $name }“: { $number } von { $last }
client-nocturne-companion-tile-less = „{ $name }“: eines weniger
client-nocturne-companion-box-holds = { $number ->
    [0] In der Schachtel ist keines.
    [one] In der Schachtel ist nur eines.
   *[other] In der Schachtel sind nur { $number }.
}
client-nocturne-companion-held = { $name } hat { $number }.
client-nocturne-companion-mirror = { $count ->
    [one] Der Spiegelstein kopiert
   *[other] Spiegelstein { $number } kopiert
}
client-nocturne-companion-mirror-none = Nichts
client-nocturne-companion-mirror-gem = Nichts: ein Edelstein
client-nocturne-companion-concoctions-choose = Gebräue wählen
client-nocturne-companion-concoctions-filter = Welche Symbole sind auf der Karte? Tippe jedes so oft an, wie es vorkommt.
client-nocturne-companion-concoctions-found = { $number ->
    [0] Keine Karte hat diese Symbole.
    [one] Eine Karte hat diese Symbole.
   *[other] { $number } Karten
}
client-nocturne-companion-concoctions-full = Mehr als { $number } Gebräue kann niemand haben. Tippe erst eine der gewählten Karten an, um sie zu entfernen.
client-nocturne-companion-another = Andere Karte
client-nocturne-companion-another-text = Deine Karte ist nicht dabei? Viele Karten haben wir rekonstruiert. Tippe die Symbole an und stelle die Punkte ein, die auf deiner stehen.
client-nocturne-companion-another-add = Karte hinzufügen
client-nocturne-companion-level = Stufe { $number }: Symbole und Punkte
client-nocturne-companion-level-points = Punkte der Stufe { $number }
client-nocturne-companion-own-card = Eigene Karte
client-nocturne-companion-box = Meine Schachtel
client-nocturne-companion-cards-text = Die eigene Karte zählt auf diesem Wertungsbogen. Wenn du sie aufbewahrst, gilt sie zunächst auch für neue Bögen, Solospiele und Tische.
client-nocturne-companion-cards-keep = In „{ $name }“ aufbewahren
client-nocturne-companion-cards-kept = In „{ $name }“ aufbewahrt; gilt zunächst auch für neue Bögen, Solospiele und Tische.
client-nocturne-companion-symbol-count = { $name }: { $number }
client-nocturne-companion-all = Alle zeigen
client-nocturne-companion-concoction-of = { $name } hat es
client-nocturne-companion-concoction-remove = „{ $name }“ entfernen
client-nocturne-companion-scenario = Szenario
client-nocturne-companion-scenario-none = Kein Szenario gewählt
client-nocturne-companion-achievements = Erfolge
client-nocturne-companion-aims = { $name }: bisher { $number } von { $count }
client-nocturne-companion-aims-text = Was sich aus dem Wertungsbogen ergibt, ist von selbst abgehakt; den Rest hakst du selbst ab.
client-nocturne-companion-character-of = Charakter von { $name }
client-nocturne-companion-character-none = Keiner
client-nocturne-companion-ability = Fähigkeit nicht eingesetzt
client-nocturne-companion-end = Am Ende des Mondscheins
client-nocturne-companion-moonlight-none = Die Mondscheinziele werden unter „Tisch“ gewählt.
client-nocturne-companion-times = { $number } × { $points } = { $total }
client-nocturne-score-at-least = mindestens
client-nocturne-companion-tokens-left = Marker noch auf der Hand

client-nocturne-companion-account = { $name }: { nocturne-count-points.digits }
client-nocturne-companion-account-open = { $name }: mindestens { nocturne-count-points.digits }
client-nocturne-companion-feathers = { $number ->
    [one] Eine Feder bringt { $points }.
   *[other] { $number } Federn bringen { $points }.
}
client-nocturne-companion-mushrooms = Tripti Fungilus: { $tripti }. Duode Dax: { $duode }.
client-nocturne-companion-herbs-printed = Aufgedruckt: { $number }
client-nocturne-companion-herbs-set = { $number } verschiedene: { $points }
client-nocturne-companion-herbs-wild = Wilderiferous wildensis steht für { $names }.
client-nocturne-companion-herbs-no-set = Kein Satz: Dazu braucht es drei verschiedene Kräuter.
client-nocturne-companion-herbs-alone = In keinem Satz: { $names }.
client-nocturne-companion-wild = Wildkraut als { $name }
client-nocturne-companion-eggs = { $place ->
    [1] { $number ->
        [one] Ein Ei und damit Platz 1: { $points }.
       *[other] { $number } Eier und damit Platz 1: je { $points }.
    }
   *[other] { $number ->
        [one] Ein Ei, Platz { $place }: { $points }.
       *[other] { $number } Eier, Platz { $place }: je { $points }.
    }
}
client-nocturne-companion-eggs-open = Eier: { $number }. Der Gleichstand ist offen, jedes bringt { $points } bis { $most }.
client-nocturne-companion-eggs-solo = { $number ->
    [one] Ein Ei bringt { $points }.
   *[other] { $number } Eier bringen je { $points }.
}
client-nocturne-companion-eggs-tied = So viele Eier wie { $names }: Die Reihenfolge auf dem Waldgeister-Tableau entscheidet.
client-nocturne-companion-eggs-shared = So viele Eier wie { $names }, also bringt jedes Ei gleich viel.
client-nocturne-companion-brewed = { $levels ->
    [0] Nicht gebraut: 0
    [1] Stufe 1: { $points }
   *[other] Beide Stufen: { $points }
}
client-nocturne-companion-spent = bezahlt mit { $names }
client-nocturne-companion-symbol-left = { $left ->
    [0] { $number }, alle ausgegeben
   *[other] { $number }, davon { $left } übrig
}
client-nocturne-companion-paper-herbs = Kräuter: { $names } ({ $points })
client-nocturne-companion-paper-brew = { $name }: { $names } ({ $points })
client-nocturne-companion-print = Drucken

client-nocturne-companion-no-points = Noch hat niemand Punkte.
client-nocturne-companion-verdict-points = { $name } gewinnt mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
client-nocturne-companion-verdict-sprite = { $name } gewinnt: ebenso viele Punkte wie { $names } ({ $number }), aber auf dem Waldgeister-Tableau weiter links.
client-nocturne-companion-verdict-opener = { $name } liegt vorn: ebenso viele Punkte wie { $names } ({ $number }) und ebenfalls kein Marker auf dem Waldgeister-Tableau. { $opener } hat den Mondschein eröffnet, und von dort aus im Uhrzeigersinn kommt { $name } zuerst.
client-nocturne-companion-verdict-shared = { $names } teilen sich den Sieg mit je { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
client-nocturne-companion-verdict-band = { $name } hat { nocturne-count-points.digits } und erreicht die Marke { $points }.
client-nocturne-companion-verdict-no-band = { $name } hat { nocturne-count-points.digits }.
client-nocturne-companion-goals-open = Noch nicht angegeben: wer { $text } gewonnen hat.
client-nocturne-companion-tie-open = Ein Gleichstand ist offen: { $names }. Gebt unter „Ergebnis“ an, wer auf dem Waldgeister-Tableau weiter links liegt.
client-nocturne-companion-ranking = Der Reihe nach: { $text }
client-nocturne-companion-order = Wer liegt auf dem Waldgeister-Tableau weiter links?
client-nocturne-companion-order-text = Das entscheidet den Gleichstand. Tippe die Spieler in der Reihenfolge ihrer am weitesten links liegenden Marker an; wer dort keinen hat, wird ausgelassen.
client-nocturne-companion-order-off = nicht auf dem Tableau
client-nocturne-companion-order-unsaid = noch nicht angegeben
client-nocturne-companion-opener = Wer hat den Mondschein eröffnet?

client-nocturne-companion-solo-about = Baue das Spiel für zwei auf. Trage ein, was du zauberst; die Karten des Gegners werden hier aufgedeckt, und du erfährst, was er tut, warum er es tut und wohin seine Marker kommen.
client-nocturne-companion-solo-round = Begonnen wird mit
client-nocturne-companion-solo-deck = Die Karten des Gegners
client-nocturne-companion-solo-deck-page = Die Seite deckt sie auf
client-nocturne-companion-solo-deck-real = Ich decke echte Karten auf
client-nocturne-companion-solo-deck-page-text = Die Seite mischt die Karten und deckt für jede Entscheidung eine auf.
client-nocturne-companion-solo-deck-real-text = Wann immer der Gegner entscheidet, deckst du eine Karte deines Stapels auf und tippst sie hier an.
client-nocturne-companion-forest-usual = { $number } × { $number_columns }
client-nocturne-companion-forest-own = Andere Form
client-nocturne-companion-rows = Reihen
client-nocturne-companion-columns = Spalten
client-nocturne-companion-shape-hint = Tippe ein Feld an, um es aus dem Wald zu nehmen oder zurückzulegen.
client-nocturne-companion-cell-tile = { $cell }: Plättchen
client-nocturne-companion-my-character = Mein Charakter
client-nocturne-companion-abilities = Seite B: Die Fähigkeit kann eingesetzt werden
client-nocturne-companion-solo-goals-hint = Tippe die drei an, die ausliegen. Auch der Gegner kämpft um sie.
client-nocturne-companion-solo-no-goals = Keine Ziele gewählt: Wenn du so beginnst, hat die Partie keine Dämmerungsziele.
client-nocturne-companion-shadows = Wer hat Schattenmarker bekommen?
client-nocturne-companion-shadows-hint = Für jeden Schatten ist der niedrigste normale Zaubermarker seines Besitzers aus dem Spiel gegangen. Schatten, zu denen du nichts angibst, hat niemand bekommen.
client-nocturne-companion-owner-none = Niemand
client-nocturne-companion-owner-me = Ich
client-nocturne-companion-owner-it = Der Gegner
client-nocturne-companion-solo-start = Beginnen

client-nocturne-companion-me = Spieler
client-nocturne-companion-ask-card = Decke eine Karte vom Stapel des Gegners auf und tippe sie hier an.
client-nocturne-companion-ask-taken = Die Runde ist zu Ende. Nimm deine Plättchen vom Waldgeister-Tableau, wie unten aufgeführt, und auch die des Gegners; dann geht es weiter.
client-nocturne-companion-ask-moonlight = Die Schatten sind verteilt. Nimm alle Marker zurück, lege Wald und Waldgeister-Tableau neu aus und decke die Mondscheinziele auf: Welche sind es?
client-nocturne-companion-ask-over = Die Partie ist zu Ende. Ordne deine Spiegelsteine zu und zähle dann deine Punkte.
client-nocturne-companion-claim = Ich gewinne das Ziel „{ $name }“
client-nocturne-companion-new-forest = Tippe jedes Feld ohne Plättchen an.
client-nocturne-companion-begin-moonlight = Mondschein beginnen
client-nocturne-companion-to-sheet = Zum Wertungsbogen
client-nocturne-companion-its-tokens = Seine Marker
client-nocturne-companion-a-tile = ein Plättchen
client-nocturne-companion-goal-now = bisher { $number } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
client-nocturne-companion-solo-end = Diese Partie beenden
client-nocturne-companion-solo-end-text = Diese Partie wird gelöscht, und du kannst eine neue aufbauen.
client-nocturne-companion-solo-end-yes = Beenden

client-nocturne-companion-opens = { $seat } eröffnet mit { nocturne-word-token.dative } auf { $cell }.
client-nocturne-companion-casts = { $seat } legt { nocturne-word-token.accusative } auf { $cell }.
client-nocturne-companion-wins = { $seat } gewinnt das Plättchen auf { $cell } mit { nocturne-word-token.dative }: Lege das Plättchen verdeckt zu den Plättchen des Gegners und den Marker in die Lücke.
client-nocturne-companion-wins-me = { $seat } gewinnt das Plättchen auf { $cell } mit { nocturne-word-token.dative }: Nimm das Plättchen, lass den Marker verdeckt in der Lücke und führe den Effekt des Plättchens aus.
client-nocturne-companion-takes = { $seat } nimmt für { nocturne-word-token.accusative } das erste Plättchen des Waldgeister-Tableaus in Leserichtung.
client-nocturne-companion-takes-me = { $seat } nimmt für { nocturne-word-token.accusative } ein beliebiges Plättchen vom Waldgeister-Tableau.
client-nocturne-companion-moonlight = Der Mondschein beginnt; { $seat } eröffnet.
