bot-name = „{ $text }“ kann kein Bot heißen; nimm bis zu 24 Buchstaben (a–z), Ziffern, „.“, „_“ und „-“, zuerst einen Buchstaben.
bot-name-taken = Es gibt schon einen Bot oder Spieler namens „{ $text }“; wähle einen anderen Namen.
bot-command = Der Bot „{ $bot }“ lässt sich nicht starten: Es gibt kein Programm „{ $text }“, oder ein Anführungszeichen ist nicht geschlossen.
bot-system = Der Bot „{ $bot }“ kann auf diesem System nicht spielen: Externe Programme spielen nur unter Linux und macOS mit.
bot-option = „{ $text }“ ist kein Bot; schreib NAME=BEFEHL, etwa meiner="python3 meinbot.py".
bot-late = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet.
bot-unasked = Der Bot „{ $bot }“ hat ungefragt geschrieben: „{ $text }“. Seine Standardausgabe ist nur für Antworten da, je eine Zeile; alles andere gehört in die Fehlerausgabe.
bot-garbage = Der Bot „{ $bot }“ hat „{ $text }“ geantwortet statt eines JSON-Objekts in einer Zeile.
bot-illegal = Der Bot „{ $bot }“ hat mit dem Zug „{ $text }“ geantwortet, der ihm nicht angeboten war.
bot-protocol = Der Bot „{ $bot }“ spricht Version „{ $text }“ des Protokolls; dieses Programm spricht Version { $number }.
bot-closed = Der Bot „{ $bot }“ hat seine Standardausgabe geschlossen.
bot-exit = Der Bot „{ $bot }“ hat sich mitten in der Partie mit dem Code { $number } beendet.
bot-signal = Der Bot „{ $bot }“ wurde mitten in der Partie durch das Signal { $number } beendet.
bot-broken = Der Bot „{ $bot }“ hat versagt oder nicht rechtzeitig geantwortet.
bot-said = Die letzten Zeilen seiner Fehlerausgabe:
bot-failed = Der Bot „{ $bot }“ hat { $number ->
    [one] einmal versagt:
   *[other] { $number }-mal versagt, zuletzt so:
}
bot-stood-in = { $number ->
    [one] Bei einem Zug hat er zweimal versagt, also hat { $bot } ihn gemacht.
   *[other] { $bot } hat { $number } Züge für ihn gemacht, in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }. Vertreten wird ein Bot bei jedem Zug, bei dem er zweimal versagt, und nach dem dritten solchen Zug für den Rest der Partie.
}
bot-silent = „{ $bot }“ hat nie geantwortet: Über ihn lässt sich nichts sagen, und Partien mit ihm zählen für niemanden.
bot-stands-in = { $bot } macht den Zug für ihn.
cli-bot = ein Programm, das als NAME spielt, siehe docs/bot-protocol.md; darf mehrmals angegeben werden
cli-bot-seconds = wie viele Sekunden ein solches Programm für einen Zug hat (Standard: 5)
