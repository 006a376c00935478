# Tische: Plätze, Zurücknehmen, Aufgeben, Speicher.
table-unknown = Diesen Tisch gibt es nicht, oder er gehört jemand anderem.
table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt und nicht zu lesen. Andere Tische sind nicht betroffen; mehr sagt „noctuary store check“.
table-stale = Der Tisch hat sich verändert, seit du hingesehen hast. Es ist nichts geschehen; sieh noch einmal hin.
table-not-yours = Für { $seat } spielt hier niemand.
table-other-seat = { $seat } hat diesen Bildschirm gerade nicht. Gib ihn erst weiter.
table-watching = Du siehst hier nur zu.
table-resigned = { $seat } gibt auf.
table-resign-over = Das Spiel ist vorbei; es gibt nichts aufzugeben.
table-running = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist; vorher würde sie zeigen, was noch verborgen ist.
table-rules-changed = Dieser Tisch wurde mit anderen Regeln oder anderem Material begonnen, als diese Version hat, und kann hier nicht weitergehen.
table-bot-failed = Der Bot, der { $seat } spielt, ist ausgefallen. Öffne den Tisch erneut, dann versucht er es noch einmal.
table-bot-slow = { $seat } braucht ungewöhnlich lange. Kommt kein Zug, so wird der Bot neu gestartet.
table-bot-stood-in = Der Bot, der { $seat } spielt, hat versagt; den Zug hat { $bot } für ihn gemacht.
table-hint-people = Tipps gibt es nur, wenn eine Person allein oder gegen Bots spielt: Sie würden verraten, was andere nicht wissen sollen.
table-ask-nothing = Damit lässt sich nichts tun.
table-work-given-up = Der Server wird gerade beendet; das hier ist nicht fertig geworden. Versuch es gleich noch einmal.
table-work-too-long = Das ist mehr Arbeit, als einem Spiel zusteht: { $number } Sekunden haben nicht gereicht.
table-undo-nothing = Du hast noch nicht gezogen.
table-undo-revealed = Seit deinem letzten Zug wurde etwas Verborgenes aufgedeckt, oder der Zufall hat entschieden; das lässt sich nicht zurücknehmen.
table-undo-others = Sind mehrere Menschen am Tisch, lässt sich nichts zurücknehmen.
table-undo-watching = Du siehst hier nur zu.
table-undo-over = Das Spiel ist vorbei und alles liegt offen; es lässt sich nichts zurücknehmen.
table-undo-resigned = Du hast aufgegeben; es lässt sich nichts zurücknehmen.
table-undo-replay = Hier wird ein beendetes Spiel nachgespielt; es lässt sich nichts zurücknehmen.
table-store-locked = Das konnte nicht gespeichert werden: Ein anderes Programm benutzt { $path } gerade. Es hat sich nichts geändert; schließe es und versuche es noch einmal.
table-store-full = Das konnte nicht gespeichert werden: Der Datenträger mit { $path } ist voll. Es hat sich nichts geändert; schaffe Platz und versuche es noch einmal.
table-store-damaged = { $path } ist beschädigt oder keine Datei von Noctuary. Nichts wurde geändert. „noctuary store restore“ setzt eine Kopie aus dem Ordner „backups“ an ihre Stelle, „noctuary store repair“ rettet, was zu lesen ist.
table-store-gone = Das konnte nicht gespeichert werden: { $path } wurde verschoben oder gelöscht, während der Server lief. Halte den Server an, lege die Datei zurück oder mit „noctuary store restore“ eine Kopie davon, und starte ihn wieder.
table-store-newer = { $path } wurde von einer neueren Version von Noctuary geschrieben. Nimm diese Version oder einen anderen Datenordner.
table-store-failed = { $path } lässt sich nicht lesen oder schreiben ({ $text }). Es hat sich nichts geändert.

# Anfragen an den Server.
request-malformed = Diese Anfrage ist nicht zu verstehen: { $text }.
request-too-long = Das ist zu lang; { $number ->
    [one] höchstens { $number } Byte wird angenommen.
   *[other] höchstens { $number } Bytes werden angenommen.
}
request-hello = Die erste Nachricht muss „hello“ sein.
request-failed = In Noctuary ist etwas schiefgegangen. Es hat sich nichts geändert; mehr steht im Protokoll des Servers.
request-host = Dieser Server heißt nicht „{ $text }“.
request-origin = Seiten von { $text } dürfen diesen Server nicht benutzen.
request-site = Seiten von anderswo dürfen diesen Server nicht benutzen.
request-language = Die Sprache „{ $text }“ gibt es hier nicht. Möglich sind: { $names }.
request-address = Unter { $text } gibt es nichts.
table-guided = Zu einem angeleiteten Tisch gibt es keine Spieldatei.
