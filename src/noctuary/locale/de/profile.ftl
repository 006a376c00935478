client-profile-new = Ein neues Profil
client-profile-about = Ein Profil bewahrt deinen Namen, deine Einstellungen und jede beendete Partie auf. So kannst du sie Schritt für Schritt nachspielen und siehst, was du erreicht hast.
client-profile-name = Dein Name
client-profile-make = Profil anlegen
client-profile-make-text = Ohne Passwort, ohne E-Mail-Adresse. Das Profil liegt auf diesem Server und gehört zu diesem Browser; Sprache und Einstellungen übernimmt es von hier.
client-profile-bring = Oder benutze eines, das du schon hast
client-profile-lost = Dieses Gerät gehört nicht mehr zum Profil von { $name }: Auf einem anderen Gerät wurde ein Konto angelegt, das Passwort geändert oder das Profil gelöscht. Melde dich mit Name und Passwort des Kontos an; dann sind Partien und Tische wieder hier.
client-profile-bring-text = Hast du schon ein Profil auf einem anderen Server? Exportiere es dort und importiere es hier. Ein Profil von diesem Server holst du mit einem Link, den du darin unter „Geräte“ erstellt hast, mit seinen Wörtern zur Wiederherstellung oder indem du dich anmeldest.
client-profile-rename = Namen speichern
client-profile-saved = Gespeichert.
client-profile-since = Hier seit { $date } · { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
client-profile-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
client-profile-parts = Teile des Profils
client-profile-keep = Export und Import
client-profile-preferences-text = Sprache, Aussehen und Erklärungen gelten in jedem Browser, der dein Profil benutzt.
client-profile-move = Kopie behalten oder Server wechseln
client-profile-lives = Dein Profil liegt auf diesem Server und gehört zu diesem Browser und zu den Geräten, auf die du es mitnimmst. Exportiere es, um eine Kopie zu behalten oder auf einem anderen Server weiterzuspielen.
client-profile-export = Profil exportieren
client-profile-export-text = Eine Datei mit deinem Namen, deinen Einstellungen, allen beendeten Partien und eigenen Ausgaben.
client-profile-import = Profil importieren
client-profile-import-text = Wähle die Datei eines exportierten Profils oder lege sie hier ab. Ihre Partien, Ausgaben und gelösten Rätsel kommen zu deinen hinzu; nichts wird doppelt eingetragen.
client-profile-imported = { $number ->
    [0] Keine Partie kam hinzu
    [one] { $number } Partie kam hinzu
   *[other] { $number } Partien kamen hinzu
}, { $count ->
    [0] keine war schon da.
    [one] { $count } war schon da.
   *[other] { $count } waren schon da.
}
client-profile-imported-editions = { $number ->
    [one] { $number } eigene Ausgabe kam hinzu.
   *[other] { $number } eigene Ausgaben kamen hinzu.
}
client-profile-imported-puzzles = { $number ->
    [one] { $number } gelöstes Rätsel kam hinzu.
   *[other] { $number } gelöste Rätsel kamen hinzu.
}
client-profile-left-out = { $number ->
    [one] { $number } Partie der Datei wurde ausgelassen:
   *[other] { $number } Partien der Datei wurden ausgelassen:
}
client-profile-import-edition = Ausgabe { $number } der Datei:
client-profile-import-game = Partie { $number } der Datei:
client-profile-import-line = Partie { $number } der Datei, Zeile { $line }:

client-devices = Geräte
client-devices-data = Geräte und Daten
client-link = Profil auf einem anderen Gerät benutzen
client-link-text = Öffne einen Link oder scanne seinen QR-Code auf einem anderen Gerät oder in einem anderen Browser, um dort dasselbe Profil, dieselben Partien und dieselben Tische zu haben. Dort wirst du gefragt, bevor sich etwas ändert.
client-link-make = Link erstellen
client-link-again = Neuen Link erstellen
client-link-once = Er lässt sich nur einmal und nur { $number } Minuten lang benutzen. Wer ihn hat, kann sich für dich ausgeben: Zeige ihn sonst niemandem.
client-phrase = Wörter zur Wiederherstellung
client-phrase-text = Zwölf Wörter, die alles zurückbringen, wenn dieser Browser sein Cookie verliert oder das Gerät verloren geht. Sie werden nur einmal gezeigt; der Server behält davon nur einen Hash.
client-phrase-make = Wörter erstellen
client-phrase-exists = Du hast schon welche. Neue ersetzen sie: Die alten Wörter gelten dann nicht mehr.
client-phrase-replace = Wörter ersetzen
client-phrase-of = Wörter zur Wiederherstellung: { $name }, { $address }
client-phrase-shown = Bewahre diese Wörter dort auf, wo niemand sonst sie findet: Wer sie hat, kann sich für dich ausgeben.
client-phrase-print = Drucken
client-back = Wörter zur Wiederherstellung benutzen
client-back-text = Gib die Wörter zur Wiederherstellung ein, um das Profil in diesem Browser zu benutzen.
client-join = Ein Profil auf diesem Gerät benutzen
client-join-words = Die zwölf Wörter zur Wiederherstellung
client-join-look = Profil suchen
client-join-unnamed = Ein Spieler ohne Profil
client-join-has = Beendete Partien: { $games } · andere Tische: { $tables } · eigene Ausgaben: { $editions }
client-join-text = Dieses Gerät zeigt dann die Partien und Tische dieses Profils, und was du hier spielst, gehört dazu. Deine anderen Geräte verlieren nichts.
client-join-mine = In diesem Browser hast du schon eigene Daten. { $has }
client-join-mine-choice = Was soll damit geschehen?
client-join-bring = Zusammenführen
client-join-keep = Getrennt lassen
client-join-bring-text = Alles aus diesem Browser geht in das andere Profil über. Andere Geräte mit dem Profil dieses Browsers gehören dann auch dazu. Das lässt sich nicht rückgängig machen.
client-join-keep-text = Es wartet auf dem Server und ist wieder da, wenn du das Profil auf diesem Gerät verlässt.
client-join-rated = { $count ->
    [one] Eine gewertete Partie von dir läuft noch; du verlierst sie dann.
   *[other] { $count } gewertete Partien von dir laufen noch; du verlierst sie dann.
}
client-join-yes = Dieses Profil hier benutzen
client-join-no = Jetzt nicht
client-join-same = Dieser Browser gehört schon zu diesem Profil; es gibt nichts zu tun.
client-depart = Profil auf diesem Gerät verlassen
client-depart-text = In diesem Browser fängst du dann neu an oder bekommst zurück, was du vorher getrennt gelassen hast. Deine anderen Geräte behalten alles.
client-depart-sure = Das Profil auf diesem Gerät verlassen?
client-depart-sure-text = Ohne ein anderes Gerät oder die Wörter zur Wiederherstellung kommt niemand mehr in das Profil hinein.
client-forget = Alles löschen
client-forget-text = Dein Profil, dein Konto, alle beendeten Partien mit ihren Analysen, noch laufende Tische, eigene Ausgaben und gelöste Rätsel werden endgültig von diesem Server gelöscht, für alle deine Geräte. Partien, die andere an ihren eigenen Bildschirmen mit dir gespielt haben oder noch spielen, bleiben ihnen erhalten; aus den laufenden verschwindet dein Name. Nur was sich der Tischhelfer merkt, bleibt in diesem Browser.
client-forget-sure = Alles endgültig löschen?

client-profile-games = Partien
client-profile-games-all = Alle
client-profile-games-empty = Noch ist keine Partie beendet. Jede, die du zu Ende spielst, steht dann hier, und du kannst sie nachspielen, so oft du willst.
client-profile-games-more = Mehr zeigen ({ $count })
client-profile-play = Spielen
client-profile-place = Platz { $number } von { $count }
client-profile-older = Nach älteren Regeln gespielt: Diese Partie lässt sich hier nicht nachspielen.
client-profile-given-up = aufgegeben

client-profile-date = Datum
client-profile-total = Ergebnis
client-profile-records = Rekorde
client-profile-level = Gemessen an deinen letzten Partien ist ein Bot der Stufe { $level } für dich ein ebenbürtiger Gegner.
client-profile-record = Rekord
client-profile-record-players = Bestes Ergebnis zu { $number ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
client-profile-record-solo = Bestes Ergebnis im Solospiel
client-profile-records-empty = Noch keine Rekorde: Die erste beendete Partie stellt sie auf.

profile-file-unreadable = Diese Datei ist abgeschnitten, beschädigt oder gar kein Profil ({ $text }). Es hat sich nichts geändert; nimm die ganze Datei oder exportiere das Profil noch einmal.
profile-file-foreign = Das ist kein Profil von Noctuary. Es hat sich nichts geändert; wähle eine Datei, die auf einer Profilseite exportiert wurde.
profile-file-format = Dieses Profil hat das Format { $found }; diese Version von Noctuary liest das Format { $expected }. Es hat sich nichts geändert; vielleicht ist eine andere Version nötig.
profile-file-damaged = Diese Datei ist nicht mehr so, wie sie exportiert wurde: Die Prüfsumme stimmt nicht. Es hat sich nichts geändert; nimm eine unbeschädigte Kopie oder exportiere das Profil noch einmal.
profile-file-malformed = Diese Datei ist nicht so geschrieben wie ein Profil: { $text }. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-game-date = „{ $text }“ kann nicht der Tag sein, an dem eine Partie endete. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-edition-date = „{ $text }“ kann nicht der Tag sein, an dem eine Ausgabe geändert wurde. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-puzzle-date = „{ $text }“ kann nicht der Tag sein, an dem ein Rätsel gelöst wurde. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-game-uncounted = Diese Partie zählt nicht für { $seat }: Sie wurde nicht zu Ende gespielt, oder { $seat } hat aufgegeben. Es hat sich nichts geändert; in ein Profil gehören nur beendete Partien.
