client-nocturne-tagline = Zaubere im Wald und braue aus deinen Funden magische Tränke.
client-nocturne-about = Wie alle am Tisch bist du ein junger Fuchsmagier in einem Wald voller seltener Zutaten. Wirke immer stärkere Zauber auf die Plättchen, die du haben willst, gib schwächere den Waldgeistern und braue aus deinen Funden magische Tränke. Nach zwei Runden, Dämmerung und Mondschein, gewinnt, wer die meisten Punkte hat.
client-mode = Modus
client-mode-standard = Standardspiel
client-mode-advanced = Fortgeschrittenes Spiel
client-mode-standard-text = Die Charaktere bringen ein Symbol mit, aber keine Fähigkeit.
client-mode-advanced-text = Jeder Charakter hat eine Fähigkeit, die einmal eingesetzt werden kann.
client-characters-dealt = Ausgeteilt
client-characters-chosen = Gewählt
client-characters-dealt-text = Der Zufall verteilt die Charaktere.
client-characters-chosen-text = Alle wählen reihum selbst, der Eröffner zuerst.
client-nocturne-seats-text = Die Plätze folgen im Uhrzeigersinn aufeinander; der Zufall entscheidet, wer eröffnet.
client-nocturne-learn-text = Eine erste Partie mit Begleitung, dann fünf Lektionen mit Übungen.

client-nocturne-components = Plättchen, Marker und Karten
client-nocturne-sort-tile = Plättchen
client-nocturne-sort-token = Marker
client-nocturne-sort-concoction = Gebräue
client-nocturne-sort-twilight = Dämmerungsziele
client-nocturne-sort-moonlight = Mondscheinziele
client-nocturne-sort-character = Charaktere
client-spell-tokens = Zaubermarker
client-shadow-tokens = Schattenmarker

client-mode-solo = Solospiel
client-mode-family = Familienspiel
client-mode-solo-text = Du spielst gegen einen Gegner, für den ein Kartenstapel entscheidet.
client-mode-family-text = Nur Wald, Plättchen und Gebräue: keine Ziele, keine Schatten, kein Waldgeister-Tableau.
client-mode-why-several = Nur zu zweit, zu dritt oder zu viert.
client-mode-why-alone = Nur allein.
client-mode-why-scenario = Ein Szenario wird mit Fähigkeiten gespielt.
client-nocturne-side = Seite der Charakterkarte
client-nocturne-side-a = Seite A
client-nocturne-side-b = Seite B
client-nocturne-side-a-text = Dein Charakter bringt ein Symbol mit, aber keine Fähigkeit.
client-nocturne-side-b-text = Dein Charakter hat eine Fähigkeit, die einmal eingesetzt werden kann. Empfohlen.
client-nocturne-side-why-scenario = Ein Szenario wird mit Seite B gespielt.
client-characters-chosen-solo-text = Du wählst deinen Charakter.
client-characters-scenario-text = Wer das Szenario spielt, bekommt den Charakter, den es festlegt; die anderen bekommen ihren ausgeteilt.
client-nocturne-runes = Runensteine und Gebräue
client-nocturne-runes-text = Sind sie ausgeschaltet, gibt es beides nicht, und Symbole bedeuten nichts.
client-nocturne-modifications = { $count ->
    [0] Geänderte Regeln
   *[other] Geänderte Regeln: { $count }
}
client-nocturne-modifications-why-scenario = Ein Szenario wird nach den unveränderten Regeln gespielt.
client-nocturne-modifications-why-family = Das Familienspiel kennt keine geänderten Regeln.
client-campaign-scenario = Szenario
client-campaign-scenario-none = Kein Szenario
client-campaign-scenario-text = Ein Szenario legt einen Charakter und die Ziele beider Runden fest, verlangt eine bestimmte Punktzahl und stellt noch weitere Aufgaben.
client-campaign-challenger = Wer das Szenario spielt
client-campaign-challenger-text = Das Szenario gilt nur für diesen Platz. Alle anderen spielen wie immer.
client-campaign-summary = Szenario { $number }, { $mode }

client-campaign-title = Durch die Nacht
client-campaign-text = Zwanzig Szenarien von der Abenddämmerung bis zum Morgen. Jedes legt deinen Charakter und die Ziele beider Runden fest, verlangt eine bestimmte Punktzahl und stellt noch weitere Aufgaben; alles ist in einer einzigen Partie zu erfüllen.
client-campaign-done = { $number } von { $last } geschafft
client-campaign-path = Die Szenarien vom Abend bis zum Morgen
client-campaign-part-easy = Abend: leicht
client-campaign-part-medium = Mitternacht: mittel
client-campaign-part-hard = Morgen: schwer
client-campaign-difficulty-easy = leicht
client-campaign-difficulty-medium = mittel
client-campaign-difficulty-hard = schwer
client-campaign-number = Szenario { $number }
client-campaign-stop = Szenario { $number }: { $name }
client-campaign-state-done = geschafft, beste Punktzahl { $number }
client-campaign-state-tried = beste Punktzahl { $number }
client-campaign-state-open = noch nicht versucht
client-campaign-completed = Geschafft am { $date }; beste Punktzahl: { $number }
client-campaign-tried = { $count ->
    [one] Einmal versucht; beste Punktzahl: { $number }
   *[other] { $count }-mal versucht; beste Punktzahl: { $number }
}
client-campaign-aims = Das alles brauchst du in einer Partie
client-campaign-aim-met = in der besten Partie erfüllt
client-campaign-aim-missed = in der besten Partie verfehlt
client-campaign-players-alone = Allein
client-campaign-players-text = Allein spielst du gegen die Karten des Solospiels.
client-campaign-play = Szenario { $number } spielen
client-campaign-replay-done = Die erfolgreiche Partie nachspielen
client-campaign-replay-best = Die beste Partie nachspielen
client-campaign-tracks = Wofür eine Partie zählt
client-campaign-tracks-text = Eine beendete Partie zählt nur für eines: für ihr Szenario, für geänderte Regeln oder für Erfolge. Erfolge gibt es im Standardspiel, im fortgeschrittenen Spiel und im Solospiel nach den unveränderten Regeln; eine geänderte Regel ist abgehakt, wenn eine Partie mit ihr beendet ist. Das Familienspiel zählt für nichts davon.
client-campaign-track-scenarios = Szenarien
client-campaign-track-achievements = Erfolge
client-campaign-track-modifications = Geänderte Regeln
client-campaign-track-done = { $number } von { $last }
client-campaign-to-profile = In deinem Profil ansehen
