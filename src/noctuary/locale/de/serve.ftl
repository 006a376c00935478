# Start des Servers.
serve-address = Noctuary läuft unter { $address } (Strg+C beendet es; kein Tisch geht verloren)
serve-folder = Der Datenordner { $path } lässt sich nicht benutzen: { $text }. Wähle mit --data einen anderen.
serve-folder-used = Noctuary läuft mit dem Datenordner { $path } schon unter { $address }. Benutz es dort, oder wähle mit --data einen anderen Ordner.
serve-folder-used-somewhere = Ein anderes Noctuary benutzt schon den Datenordner { $path }. Beende es, oder wähle mit --data einen anderen Ordner.
serve-port = Der Port { $port } von { $host } lässt sich nicht benutzen: { $text }. Wähle mit --port einen anderen.

# noctuary serve
cli-serve-help = im Browser spielen
cli-serve-description = Startet den Server und nennt die Adresse seiner Seiten. Tische liegen im Datenordner.
cli-serve-examples =
    Beispiele:
      noctuary serve --open
      noctuary serve --port 8080 --data ./tische
cli-serve-host = Adresse, auf der der Server lauscht (Standard: nur dieser Rechner)
cli-serve-port = Port (Standard: 8000 oder, wenn der belegt ist, ein freier)
cli-serve-data = Datenordner (Standard: noctuary in XDG_DATA_HOME oder in ~/.local/share)
cli-serve-open = den Browser öffnen, wenn es einen Bildschirm gibt

# Die Seite anstelle eines Clients, der nicht gebaut ist.
client-missing = Die Seiten von Noctuary sind nicht gebaut
client-missing-help = Der Server läuft, aber seine Seiten fehlen. Beende ihn und starte ihn mit „make play“, das sie zuerst baut.

cli-store-help = die Tische eines Servers prüfen, sichern, zurückholen oder retten
cli-store-description = Kümmert sich um die Datei, in der ein Server seine Tische aufbewahrt. Ein laufender Server kopiert sie außerdem täglich in den Ordner „backups“ daneben und behält die letzten sieben Kopien.
cli-store-action = check (ist sie in Ordnung?), backup DATEI (kopieren, auch wenn ein Server läuft), restore DATEI (eine Kopie an ihre Stelle setzen) oder repair (retten, was von einer beschädigten zu lesen ist); die letzten beiden nur, wenn kein Server läuft
cli-store-file = die Kopie
cli-store-no-file = Gib die Datei an: noctuary store { $text } DATEI
cli-store-needless = „noctuary store { $text }“ nimmt keine Datei; der Ordner wird mit --data gewählt.
cli-store-examples =
    Beispiele:
      noctuary store check
      noctuary store backup tables-2026.sqlite3
      noctuary store restore ~/.local/share/noctuary/backups/2026-11-23.sqlite3

store-missing = Unter { $path } sind keine Tische gespeichert. Wähle den Datenordner mit --data.
store-exists = { $path } gibt es schon. Wähle einen anderen Namen oder verschiebe die Datei.
store-check = { $path } ist in Ordnung.
store-backup = { $path } wurde nach { $file } kopiert.
store-restore = { $file } ist jetzt { $path }.{ $kept ->
    [yes] { " " }Die frühere Datei ist jetzt { $old }.
   *[no] { "" }
}
store-repair = In { $path } gerettet: { $whole ->
    [one] ein ganzer Tisch
   *[other] { $whole } ganze Tische
}, { $short ->
    [0] keiner
    [one] einer
   *[other] { $short }
} ohne das Ende des Protokolls. Die beschädigte Datei ist jetzt { $old }.
