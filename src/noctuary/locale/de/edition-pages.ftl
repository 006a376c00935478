# Seiten der Komponenten-Ausgaben; zuerst, was ein Tisch von seiner Ausgabe zeigt.
client-edition-differs = { $count ->
    [one] Eine Angabe weicht von den eingebauten Komponenten ab.
   *[other] { $count } Angaben weichen von den eingebauten Komponenten ab.
}
client-edition-differs-built-in = Eingebaut
client-edition-differs-here = In dieser Ausgabe
client-edition-differs-open = Im Editor öffnen
client-edition-differs-keep = Zu meinen Ausgaben legen
