client-link-qr = QR-Code des Links
client-link-address = Link
client-link-copy = Kopieren
client-link-copied = Kopiert
client-link-local = Dieser Server antwortet nur diesem Rechner; auf anderen Geräten führt der Link ins Leere. Wer den Server betreibt, kann ihn für das Netz starten: noctuary serve --host 0.0.0.0
client-link-share = Teilen
client-invite-seats = Plätze an diesem Tisch
client-invite-here = da
client-invite-away = gerade nicht da
client-invite-free = { $seat } vom Tisch entfernen
client-invite-remove = { $seat } von diesem Tisch entfernen?
client-invite-remove-text = Wer entfernt wurde, kann nicht zurückkommen, auch nicht mit einem neuen Link. Die Links zum Tisch werden erneuert; die alten gelten dann nicht mehr.
client-invite-renewed = Die Person ist von diesem Tisch entfernt und kann nicht zurückkommen. Die Links zum Tisch sind neu; die alten gelten nicht mehr.
client-invite-bot = Bot, der einen Platz auf Dauer oder vorübergehend übernimmt
client-invite-bot-has = ein Bot
client-invite-bot-stands-in = gerade nicht da; so lange spielt ein Bot
client-invite-give = Platz von { $seat } auf Dauer dem Bot geben
client-invite-stand-in = Bot vorübergehend für { $seat } spielen lassen
client-invite-text = { $count ->
    [one] Ein Platz ist frei. Schicke diesen Link oder lass den Code scannen: Wer ihn öffnet, kann sich setzen.
   *[other] { $count } Plätze sind frei. Schicke diesen Link oder lass den Code scannen: Wer ihn öffnet, kann sich setzen.
}
client-invite-secret = Solange Plätze frei sind, kann jeder mit dem Link einen nehmen. Was die anderen auf der Hand haben, bleibt verborgen.
client-invite-phrases = Wer neu ist, verwendet anfangs nur fertige Sätze
client-invite-phrases-text = Wer hier noch keine Partie zu Ende gespielt hat, kann erst zehn Minuten nach dem Hinsetzen eigene Nachrichten schreiben.
client-sit = Eine Einladung
client-sit-title = { $title } mit anderen spielen
client-sit-invites = { $name } lädt dich zu einer Partie { $title } ein
client-sit-people = Am Tisch: { $names }.
client-sit-begun = Diese Partie läuft schon: Wer vorher auf diesem Platz saß, hat dessen Karten gesehen.
client-sit-chosen = Der Gastgeber hat die Auslosung dieses Tischs gewählt und kennt sie vielleicht.
client-sit-there = Du hast an diesem Tisch schon einen Platz.
client-sit-back = Zum Tisch
client-sit-over = Diese Partie ist zu Ende.
client-sit-full = Alle Plätze sind besetzt.
client-sit-name = Dein Name am Tisch
client-sit-seat = Platz
client-sit-down = Platz nehmen
client-open-text = Tische anderer auf diesem Server, an die sich jeder setzen kann. Um selbst einen anzubieten, erstelle einen Tisch mit einem Platz für „Mitspieler per Link“ und biete ihn in seinem Menü unter „Mitspieler an diesem Tisch“ öffentlich an.
client-open-none = Im Moment wird kein Tisch öffentlich angeboten. Schau später wieder vorbei oder biete selbst einen an.
client-open-look = Neu laden
client-open-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
client-open-since = angeboten { $when }
client-open-sit = Platz nehmen
client-open-yours = Du hast an diesem Tisch einen Platz
client-listing = Tisch für alle öffnen
client-listing-text = Alle auf diesem Server finden den Tisch dann unter „Offene Tische“ und können einen freien Platz nehmen, bis alle besetzt sind oder du das Angebot zurückziehst. Sind alle besetzt, können alle die Partie finden und zuschauen, solange du den Tisch nicht für Zuschauer schließt.
client-listing-language = Sprache am Tisch
client-listing-wanted = Gesucht
client-wanted-anybody = alle
client-wanted-beginners = Einsteiger
client-wanted-experienced = Erfahrene
client-listing-make = Öffentlich anbieten
client-listing-change = Angebot ändern
client-listing-end = Angebot zurückziehen
client-listing-made = Der Tisch wird jetzt öffentlich angeboten.
client-watch = Einer Partie zuschauen
client-watchers-text = { $number ->
    [0] Wer diesen Link öffnet, kann ohne Platz zuschauen und sieht, was alle am Tisch sehen dürfen.
    [one] Wer diesen Link öffnet, kann ohne Platz zuschauen und sieht, was alle am Tisch sehen dürfen, einen Zug später.
   *[other] Wer diesen Link öffnet, kann ohne Platz zuschauen und sieht, was alle am Tisch sehen dürfen, { $number } Züge später.
}
client-watchers-close = Für Zuschauer schließen
client-watchers-closed = Niemand kann zuschauen: Der Tisch ist für Zuschauer geschlossen.
client-watchers-open = Für Zuschauer öffnen, mit neuem Link
client-watchers-late = Zuschauer sehen jeden Zug
client-watchers-moves = { $number ->
    [0] sofort
    [one] einen Zug später
   *[other] { $number } Züge später
}
client-seat-along-text = Ein Link oder sein QR-Code gibt einem anderen Gerät oder Browser deinen Platz an diesem Tisch und sonst nichts. Dieser Browser hat den Platz dann nicht mehr.
client-seat-along-make = Link für { $name } erstellen
client-seat-along-once = Er lässt sich nur einmal und nur { $number } Minuten lang benutzen. Wer ihn hat, kann deinen Platz einnehmen: Zeige ihn sonst niemandem.
client-seat-pass = Einen Platz auf dieses Gerät holen
client-seat-pass-text = Spiele hier als { $name } weiter ({ $title }). Das Gerät, von dem der Link kommt, hat diesen Platz dann nicht mehr; sonst ändert sich auf beiden Geräten nichts.
client-seat-pass-take = Hier Platz nehmen
client-seat-pass-mine = Dieser Browser hat den Platz schon.
seat-pass-unknown = Dieser Link gilt nicht mehr: Ein Link zu einem Platz lässt sich nur einmal und nur zehn Minuten lang benutzen, und ein neuer ersetzt den vorigen. Nichts hat sich geändert; erstelle am Tisch einen neuen Link.
