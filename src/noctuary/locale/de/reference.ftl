client-reference-everywhere = Alle Spiele
client-reference-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Treffer
   *[other] { $count } Treffer
}
client-reference-elsewhere = In { $game }:
client-reference-words = Begriffe
client-reference-more = Weitere Regeln
client-reference-components = Spielmaterial

client-reference-names = In den anderen Sprachen
client-reference-facts = Angaben
client-reference-related = Wo es sonst vorkommt
client-reference-rulings = Regeln
client-reference-rulings-more = { $count ->
    [one] Noch eine Regel
   *[other] Noch { $count } Regeln
}
client-reference-was = eingebaut: { $text }
client-reference-unknown = Hier gibt es nichts mit dem Namen „{ $text }“.
client-reference-section = Platz in der Liste
client-reference-page = Alles dazu auf einer Seite
client-reference-ruled = Betrifft:
client-reference-source-rulebook = Regelheft
client-reference-source-public = öffentliche Beschreibungen
client-reference-source-derived = abgeleitet
client-reference-source-reconstructed = rekonstruiert
client-reference-source-edited = berichtigt

client-reference-under = { $count ->
    [one] Wie in der Ausgabe „{ $name }“: Eine Angabe ist geändert.
   *[other] Wie in der Ausgabe „{ $name }“: { $count } Angaben sind geändert.
}
client-reference-built-in = Eingebaute Angaben
client-reference-edition = Zur Ausgabe
client-reference-table = Zurück zum Tisch
