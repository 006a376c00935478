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
