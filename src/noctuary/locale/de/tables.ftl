table-count-seconds = { $number ->
    [one] einer Sekunde
   *[other] { $number } Sekunden
}

table-unknown = Diesen Tisch gibt es nicht, oder er gehört jemand anderem.
table-unseated = Du hast an diesem Tisch keinen Platz.
table-deleted = Dieser Tisch wurde gelöscht.
table-seat-gone = Du hast an diesem Tisch keinen Platz mehr. Vielleicht ist er auf ein anderes Gerät umgezogen, oder der Gastgeber hat ihn freigegeben oder einem Bot überlassen.
table-removed = Der Gastgeber hat dich von diesem Tisch entfernt; du kannst dort weder spielen noch zuschauen.
table-over = Diese Partie ist vorbei: Niemand kann mehr einsteigen. Bitte jemanden, der mitgespielt hat, um den Link zur ganzen Partie.
table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt und nicht zu lesen. Andere Tische sind nicht betroffen; mehr sagt „noctuary store check“.
table-stale = Der Tisch hat sich inzwischen verändert, deshalb wurde deine Eingabe nicht ausgeführt. Sieh noch einmal hin.
table-not-yours = Für { $seat } spielst du hier nicht.
table-other-seat = { $seat } hat diesen Bildschirm gerade nicht. Gib ihn erst weiter.
table-watching = Du schaust hier nur zu.
table-seat-taken = Dieser Platz ist besetzt: Jemand war schneller, oder dort sitzt ein Bot. Wähle einen anderen Platz oder frage die Person, die dir den Link geschickt hat.
table-seat-bot = { $seat } war von Anfang an ein Bot. Nur Plätze von Menschen lassen sich freigeben oder vergeben.
table-seat-here = { $seat } sitzt am Tisch. Vorübergehend spielt ein Bot nur für jemanden, der nicht da ist.
table-clock-none = Hier läuft keine Uhr, oder du spielst nicht mit.
table-clock-one-screen = Uhren gibt es nur an Tischen, an denen alle vor dem eigenen Bildschirm sitzen. Lass einen Platz für „Mitspieler per Link“ frei oder spiele ohne Uhr.
table-not-host = Das kann nur der Gastgeber, der den Tisch erstellt hat.
table-seat-over = Die Partie ist vorbei und zählt für alle, die mitgespielt haben; deshalb wird kein Platz mehr frei.
table-one-screen = An diesem Tisch spielen alle an einem Bildschirm, also kann niemand eingeladen werden. Erstelle einen neuen Tisch mit einem Platz für „Mitspieler per Link“.
table-listings-most = Du hast schon { $number } offene Tische. Ziehe zuerst einen davon zurück.
table-rated-people = Gewertet werden nur Partien zwischen Menschen, die jeweils für sich spielen: Ein Platz darf deiner sein, alle anderen sind für Mitspieler per Link.
table-rated-rules = Gewertet werden nur Partien nach dem Regelheft: ohne eigene Ausgaben, geänderte Regeln oder Szenarien, und ohne dass gewählt wird, was der Zufall entscheiden soll.
table-rated-clock = Eine gewertete Partie braucht eine Uhr, bei der etwas geschieht, wenn die Zeit um ist, damit niemand die Partie einfach liegen lassen kann.
table-rated-seat = Diese Partie wird gewertet: Den Platz von { $seat } bekommt kein Bot, und solange die Partie läuft, kann ihn niemand sonst freigeben oder übernehmen.
table-rated-running = Diese Partie wird gewertet und hat begonnen: Spiele sie zu Ende oder gib auf, dann lässt sie sich löschen.
table-rated-twice = Du sitzt schon an diesem Tisch: In einer gewerteten Partie hat jeder einen Platz.
invitation-unknown = Dieser Link führt an keinen Tisch: Vielleicht ist er unvollständig, oder der Tisch wurde gelöscht. Lass dir einen neuen schicken.
table-watchers-most = Höchstens { $number } Leute können einem Tisch gleichzeitig zuschauen, und so viele sind es schon. Komm später wieder.
table-watchers-closed = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen. Wird er wieder geöffnet, gibt es einen neuen Link.
watchers-unknown = Dieser Link führt zu keinem Tisch, dem man zuschauen kann: Er ist unvollständig, oder der Tisch wurde inzwischen für Zuschauer geschlossen oder gelöscht. Bitte um einen neuen.
order-nobody-waits = Daueranweisungen gibt es nur, solange die Partie läuft, und nur, wenn niemand deinen Bildschirm teilt.
order-unknown = So eine Daueranweisung ist hier gerade nicht möglich.
chat-empty = Diese Nachricht ist leer: Schreib etwas, das man lesen kann.
chat-silenced = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
chat-newcomer = Du bist neu hier und kannst vorerst nur die fertigen Sätze verwenden. Eigene Nachrichten kannst du in { $number ->
    [one] einer Minute
   *[other] { $number } Minuten
} schreiben.
chat-newcomer-watching = An diesem Tisch können Zuschauer, die auf diesem Server noch keine Partie beendet haben, nur die fertigen Sätze senden.
chat-unread = Diese Nachricht gibt es hier nicht oder nicht mehr.
chat-nobody = Auf dem Platz von { $seat } sitzt niemand.
replay-led = Durch diese Partie führt jetzt jemand anderes.
table-resigned = { $seat } gibt auf.
table-timed-out = Die Zeit von { $seat } ist abgelaufen.
table-ended = Die Spieler haben die Partie vorzeitig beendet; sie hat kein Ergebnis und zählt für niemanden.
table-resigned-together = Mehrere haben im selben Augenblick aufgegeben.
table-counted-before = Diese Partie zählt nach den Regeln, nach denen sie gespielt wurde: { $text }. Unten steht die Wertung nach den heutigen Regeln.
table-taken-back = Der letzte Zug von { $seat } wurde zurückgenommen.
table-resign-over = Die Partie ist vorbei; es gibt nichts aufzugeben.
table-nobody-absent = Auf niemanden muss mehr gewartet werden; die Partie geht weiter.
table-running = Die Spieldatei gibt es, wenn die Partie vorbei ist; vorher würde sie zeigen, was noch verborgen ist.
table-rules-changed = Diese Partie wurde mit anderen Regeln oder anderem Spielmaterial begonnen, als diese Version hat; sie kann hier weder weitergehen noch gezeigt werden. Lief sie noch, zählt sie für niemanden. Alle Züge stehen in der Spieldatei.
table-bot-failed = Der Bot, der für { $seat } spielt, ist ausgefallen. Öffne den Tisch erneut, dann versucht er es noch einmal.
table-bot-slow = { $seat } braucht ungewöhnlich lange. Kommt kein Zug, so wird der Bot neu gestartet.
table-bot-stood-in = Der Bot, der für { $seat } spielt, hat versagt; den Zug hat { $bot } für ihn gemacht.
table-hint-people = Tipps gibt es nur, wenn eine Person allein oder gegen Bots spielt: Sonst würden sie verraten, was andere nicht wissen sollen.
table-ask-nothing = Damit lässt sich nichts tun.
table-work-given-up = Der Server wird gerade beendet; das hier ist nicht fertig geworden. Versuche es gleich noch einmal.
table-no-process = Das System lässt den Server gerade keinen Prozess dafür starten: Zu viele Dateien sind offen, oder der Speicher ist knapp. Nichts ist verloren; versuche es gleich noch einmal.
table-work-crashed = Das ging nicht: Der Speicher reichte nicht, oder der Vorgang ist abgestürzt. Es hat sich nichts geändert; versuche es später noch einmal oder verlange weniger.
table-work-too-long = Das ist mehr Arbeit, als einer Partie zusteht: { $number } Sekunden haben nicht gereicht.
table-deal-gone = Diese Auslosung wurde schon verwendet oder hat zu lange gewartet. Versuche es noch einmal.
table-waits = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-rematch-running = Eine Revanche ist möglich, sobald die Partie zu Ende ist.
table-rematch-made = Es hat schon jemand um eine Revanche gebeten.
table-rematch-none = Niemand hat um eine Revanche gebeten, oder sie wurde gelöscht.
table-undo-nothing = Du hast noch keinen Zug gemacht.
table-undo-revealed = Seit deinem letzten Zug wurde etwas Verborgenes aufgedeckt, oder der Zufall hat entschieden; das lässt sich nicht zurücknehmen.
table-undo-others = Sind mehrere Menschen am Tisch, lässt sich nichts zurücknehmen: Die anderen haben den Zug gesehen und vielleicht schon darauf geantwortet.
table-undo-tells = Andere haben auf deinen Zug schon geantwortet, und ihre Antworten haben dir vielleicht etwas verraten. Nimmst du ihn trotzdem zurück, wird das eine Partie mit Rücknahmen: Sie zählt für keinen Rekord, kein Szenario und keinen Erfolg.
table-undo-not-last = Inzwischen hat jemand anderes einen Zug gemacht; nur der letzte Zug lässt sich zurücknehmen, und nur, wer ihn gemacht hat, kann darum bitten.
table-undo-declined = Die anderen wurden gefragt und waren nicht einverstanden: Der Zug bleibt.
table-undo-unasked = Es gibt nichts mehr, dem du zustimmen könntest: Die Partie ist weitergegangen, oder niemand hat um etwas gebeten.
table-undo-over = Die Partie ist vorbei, und alles liegt offen; es lässt sich nichts zurücknehmen.
table-undo-resigned = Du hast aufgegeben; es lässt sich nichts zurücknehmen.
table-undo-replay = Hier wird eine beendete Partie nachgespielt; es lässt sich nichts zurücknehmen.
table-store-locked = Das konnte nicht gespeichert werden: Ein anderes Programm benutzt { $path } gerade. Es hat sich nichts geändert; schließe es und versuche es noch einmal.
table-store-full = Das konnte nicht gespeichert werden: Der Datenträger mit { $path } ist voll. Es hat sich nichts geändert; schaffe Platz und versuche es noch einmal.
table-store-readonly = Das konnte nicht gespeichert werden: Der Server darf { $path } nicht ändern oder nichts in den Ordner schreiben. Es hat sich nichts geändert; gib ihm das Recht dazu oder mache den Datenträger wieder beschreibbar, und versuche es noch einmal.
table-store-slow = Der Datenträger ist langsam: Das Schreiben in { $path } hat { $number } s gedauert. Nichts ist verloren; was bestätigt wurde, ist gespeichert.
table-store-damaged = { $path } ist beschädigt oder keine Datei von Noctuary. Nichts wurde geändert. „noctuary store restore“ setzt eine Kopie aus dem Ordner „backups“ an ihre Stelle, „noctuary store repair“ rettet, was zu lesen ist.
table-store-lost = { $path } fehlt oder ist leer, aber es gibt Kopien davon. Nichts wurde geändert. „noctuary store restore { $file }“ stellt die neueste wieder her; um stattdessen neu zu beginnen, verschiebe den Ordner mit den Kopien.
store-copies-better = Die ältere Kopie { $file } hat mindestens doppelt so viele Tische oder Züge wie jetzt { $path }. Sie wird behalten. Ist etwas verloren gegangen, halte den Server an und stelle sie mit „noctuary store restore { $file }“ wieder her; sonst lösche sie.
table-store-gone = Das konnte nicht gespeichert werden: { $path } wurde verschoben oder gelöscht, während der Server lief. Halte den Server an, lege die Datei zurück oder stelle mit „noctuary store restore“ eine Kopie wieder her, und starte ihn neu.
table-store-newer = { $path } wurde von einer neueren Version von Noctuary geschrieben. Nimm diese Version oder einen anderen Datenordner.
table-store-overtaken = Das konnte nicht gespeichert werden: Kurz zuvor wurde an derselben Stelle etwas anderes gespeichert. Es hat sich nichts geändert; sieh nach, was jetzt da ist, und versuche es noch einmal.
table-store-unreachable = Die Datenbank { $path } ist nicht zu erreichen. Was bestätigt wurde, ist sicher; versuche es gleich noch einmal.
table-store-failed = { $path } lässt sich nicht lesen oder schreiben. Es hat sich nichts geändert.

request-malformed = Diese Anfrage ist nicht zu verstehen: { $text }.
request-too-long = Das ist zu lang; { $number ->
    [one] höchstens { $number } Byte wird angenommen.
   *[other] höchstens { $number } Bytes werden angenommen.
}
request-hello = Die erste Nachricht muss „hello“ sein.
request-failed = In Noctuary ist etwas schiefgegangen. Es hat sich nichts geändert; mehr steht im Protokoll des Servers.
request-host = Dieser Server hört nicht auf den Namen „{ $text }“. Wer ihn betreibt, kann den Namen in der Konfiguration unter „hosts“ zulassen.
request-origin = Seiten von { $text } dürfen diesen Server nicht benutzen.
request-site = Seiten von anderswo dürfen diesen Server nicht benutzen.
request-unsigned = Wer ein Cookie mitschickt, muss sagen, woher die Anfrage kommt. Schicke „Origin: { $text }“ oder „Sec-Fetch-Site: same-origin“ mit.
request-cookie = Dein Browser behält kein Cookie dieser Seite oder sendet mehrere; so ist nicht zu erkennen, wer du bist. Erlaube Cookies für diese Seite oder lösche die vorhandenen und lade die Seite neu.
request-language = Die Sprache „{ $text }“ gibt es hier nicht. Möglich sind: { $names }.
request-number = „{ $text }“ ist keine ganze Zahl ab 0.
request-address = Unter { $text } gibt es nichts.
request-polling = Diese Verbindung ist zu Ende. Die Seite stellt von selbst eine neue her.
request-upgrade = Hier werden nur WebSockets beantwortet. Ein Proxy vor diesem Server reicht sie nicht weiter: Wer ihn betreibt, muss ihn die Header Upgrade und Connection weiterreichen lassen.
request-no-handles = Das System lässt den Server keine weiteren Dateien öffnen, deshalb kommt vorerst niemand Neues herein. Offene Partien gehen weiter.
request-too-many = Zu viele Anfragen auf einmal. Versuche es in { table-count-seconds } noch einmal.
request-sockets = Zu viele Tische sind gleichzeitig offen. Schließe einige oder versuche es in { table-count-seconds } noch einmal.
request-tables = Du hast in einer Stunde sehr viele Tische begonnen. Der nächste kann in { table-count-seconds } beginnen.
table-most = Du hast hier { $number } Tische; mehr werden für niemanden aufbewahrt. Lösche einige, dann ist wieder Platz.
table-analysis-most = { $number } deiner Partien werden schon analysiert oder warten darauf. Beginne diese Analyse, wenn eine von ihnen fertig ist.
table-guided = Das geht nur mit einer Partie, die von Anfang an gespielt wurde, nicht mit einer Übung.

identity-unknown = Dieser Link oder diese Wörter gelten nicht mehr: Ein Link lässt sich nur einmal und nur zehn Minuten lang benutzen, und ein neuer Link oder neue Wörter ersetzen die vorigen. Es hat sich nichts geändert; erstelle einen neuen Link oder prüfe die Wörter noch einmal.
identity-gone = Dieser Browser hat eben in einem anderen Fenster das Profil gewechselt. Es hat sich nichts geändert; lade die Seite neu und versuche es noch einmal.
identity-same = Dieser Browser gehört schon zu diesem Profil.
identity-words = Zur Wiederherstellung braucht es { $count } Wörter, hier { $number ->
    [one] ist es { $number }
   *[other] sind es { $number }
}.
identity-word = „{ $text }“ ist keines der möglichen Wörter zur Wiederherstellung. Prüfe die Schreibweise.
identity-order = Das sind keine gültigen Wörter zur Wiederherstellung: Eines ist falsch, oder zwei sind vertauscht. Vergleiche sie mit deinem Ausdruck.
