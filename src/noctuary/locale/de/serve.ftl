serve-address = Noctuary läuft unter { $address }
serve-stop = Strg+C beendet es; kein Tisch geht verloren
serve-folder = Der Datenordner { $path } lässt sich nicht benutzen: { $text }. Wähle mit --data einen anderen.
serve-no-home = Dieser Benutzer hat kein Heimverzeichnis, in dem der Datenordner liegen könnte. Wähle mit --data oder NOCTUARY_DATA einen Datenordner.
serve-folder-used = Noctuary läuft mit dem Datenordner { $path } schon unter { $address }. Benutze es dort, oder wähle mit --data einen anderen Ordner.
serve-folder-used-somewhere = Ein anderer Noctuary-Server benutzt schon den Datenordner { $path }. Beende ihn, oder wähle mit --data einen anderen Ordner.
serve-folder-foreign = In { $path } gibt es eine Datei „server“, die nicht von Noctuary stammt; sie bleibt, wie sie ist. Wähle mit --data einen anderen Datenordner.
serve-port = Der Port { $port } von { $host } lässt sich nicht benutzen: { $text }. Wähle mit --port einen anderen.
serve-alone = Nur dieser Rechner kann es öffnen. Für Handys und andere Rechner in deinem Netz starte es mit --host 0.0.0.0 oder mit NOCTUARY_HOST=0.0.0.0 make play: Dann erscheinen die Adresse und ein QR-Code.
serve-others = Andere in deinem Netz können { $names } öffnen
serve-open = Diese Verbindung ist nicht verschlüsselt: Wer im selben Netz ist, kann mitlesen und an der Stelle eines anderen spielen. Spielt so nur unter Leuten, denen ihr vertraut; wie man TLS einrichtet, steht in docs/operations.md.

config-toml = Das ist kein TOML: { $text }.
config-unknown = Einen Schlüssel „{ $key }“ gibt es nicht. Gemeint ist vielleicht: { $names }.
config-value = „{ $text }“ ist kein Wert für { $name }. { $key ->
    [port] Es muss eine Zahl von 0 bis 65535 sein.
    [hosts] Es müssen Namen ohne „https://“ sein, etwa play.example.org, mit Port nur, wenn es nicht der übliche ist (play.example.org:8443).
    [proxies] Es müssen Adressen oder Netze sein, etwa 127.0.0.1 oder 10.0.0.0/8.
    [log] Möglich sind „text“ und „json“.
    [mail_port] Es muss eine Zahl von 0 bis 65535 sein.
    [mail_tls] Es muss „starttls“, „tls“ oder „none“ sein.
    [mail_from] Es muss eine Adresse sein, etwa noctuary@example.org.
   *[other] Es muss ein Text sein.
}
serve-check-default = Standard
serve-check-sound = Keine Probleme gefunden.
serve-check-hosts = Es gibt vertrauenswürdige Proxys, aber keine „hosts“: Wer über den Namen des Proxys kommt, wird abgewiesen (403). Setze hosts (oder NOCTUARY_HOSTS) auf diesen Namen, etwa play.example.org.
serve-check-mail-half = Für E-Mails braucht es mail_host und mail_from (NOCTUARY_MAIL_HOST, NOCTUARY_MAIL_FROM).
serve-check-mail = E-Mails lassen sich nicht verschicken: { $host } nimmt sie nicht an ({ $text }). Prüfe mail_host, mail_port, mail_tls, mail_user und mail_password.

cli-serve-help = im Browser spielen
cli-serve-description = Startet den Server und nennt die Adresse seiner Seiten. Tische liegen im Datenordner.
cli-serve-examples =
    Beispiele:
      noctuary serve --open
      noctuary serve --port 8080 --data ./tische
cli-serve-host = Adresse, auf der der Server lauscht (Standard: nur dieser Rechner)
cli-serve-port = Port (Standard: 8000 oder, wenn der belegt ist, ein freier)
cli-serve-data = Datenordner (Standard: noctuary in XDG_DATA_HOME oder in ~/.local/share)
cli-serve-config = Konfigurationsdatei (TOML; auch NOCTUARY_CONFIG); Optionen und Variablen NOCTUARY_… gehen vor
cli-serve-check = nur die geltende Konfiguration und ihre Fehler ausgeben
cli-serve-open = den Browser öffnen, wenn es einen Bildschirm gibt

client-missing = Die Seiten von Noctuary sind nicht gebaut
client-missing-help = Der Server läuft, aber seine Seiten fehlen. Beende ihn und starte ihn mit „make play“, das sie zuerst baut.

cli-store-help = die Tische eines Servers prüfen, sichern, wiederherstellen, retten oder umstellen
cli-store-description = Kümmert sich um die Datei, in der ein Server seine Tische aufbewahrt. Ein laufender Server kopiert sie außerdem täglich in den Ordner „backups“ daneben und behält die letzten sieben Kopien. Mit NOCTUARY_DATABASE_URL liegen die Tische stattdessen in dieser PostgreSQL-Datenbank.
cli-store-action = check (ist die Datei mit den Tischen in Ordnung?), backup DATEI (sie kopieren, auch wenn ein Server läuft), restore DATEI (eine Kopie an ihre Stelle setzen), repair (retten, was von einer beschädigten Datei zu lesen ist) oder migrate (auf das Schema dieser Version umstellen, mit --to auf ein früheres); die letzten drei nur, wenn kein Server läuft
cli-store-file = die Kopie
cli-store-to = das Schema, auf das umgestellt wird, für eine frühere Version von Noctuary; was darin keinen Platz hat, geht verloren, bleibt aber in der Kopie, die vorher angelegt wird
cli-store-schema = Ein Schema { $number } gibt es nicht: Diese Version kennt die Schemata 1 bis { $last }.
cli-store-no-file = Gib die Datei an: noctuary store { $text } DATEI
cli-store-needless = „noctuary store { $text }“ nimmt keine Datei; der Ordner wird mit --data gewählt.
cli-store-examples =
    Beispiele:
      noctuary store check
      noctuary store backup tables-2026.sqlite3
      noctuary store restore ~/.local/share/noctuary/backups/2026-11-23.sqlite3

store-missing = Unter { $path } sind keine Tische gespeichert. Wähle den Datenordner mit --data.
store-no-psycopg = NOCTUARY_DATABASE_URL ist gesetzt, aber die Bibliothek für PostgreSQL fehlt ({ $text }). Installiere Noctuary mit dem Zusatz „postgres“: make build && pip install "$(ls dist/*.whl)[postgres]"
store-not-empty = In { $path } liegen schon Tische oder Profile, deshalb wurde nichts wiederhergestellt. Nenne mit NOCTUARY_DATABASE_URL eine leere Datenbank.
store-repair-database = Eine Datenbank wird hier nicht gerettet. Nimm dazu die Werkzeuge von PostgreSQL oder stelle eine Kopie in einer leeren Datenbank wieder her.
store-exists = { $path } gibt es schon. Wähle einen anderen Namen oder verschiebe die Datei.
store-check = { $path } ist in Ordnung.
store-check-database = { $path } antwortet, und diese Version kann das Schema dort ({ $version }) lesen. Ob die Dateien in Ordnung sind, sagt pg_amcheck von PostgreSQL.
store-migrate = { $path } hat jetzt das Schema { $version }.{ $kept ->
    [yes] { " " }Eine Kopie des früheren Stands liegt in { $old }.
   *[no] { "" }
}
store-restore-database = Alles aus { $file } ist jetzt in { $path }.
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
