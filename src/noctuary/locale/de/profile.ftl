# Die Profilseite.

# Ein Profil anlegen und behalten
client-profile-new = Ein neues Profil
client-profile-about = Ein Profil bewahrt deinen Namen, deine Einstellungen und jedes Spiel, das du beendest: zum Nachspielen, Schritt für Schritt, und um zu sehen, was du erreicht hast.
client-profile-name = Dein Name
client-profile-make = Profil anlegen
client-profile-make-text = Ohne Passwort, ohne Adresse. Das Profil liegt auf diesem Server und gehört zu diesem Browser; Sprache und Einstellungen übernimmt es von hier.
client-profile-bring = Oder bring eines mit
client-profile-bring-text = Hast du schon ein Profil in einem anderen Browser oder auf einem anderen Server? Exportiere es dort und importiere es hier.
client-profile-rename = Namen speichern
client-profile-saved = Gespeichert.
client-profile-since = Hier seit { $date } · { $count ->
    [one] { $count } beendetes Spiel
   *[other] { $count } beendete Spiele
}
client-profile-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
client-profile-parts = Teile des Profils
client-profile-keep = Export und Import
client-profile-preferences-text = Sprache, Aussehen und Erklärungen kommen mit deinem Profil in jeden Browser, in den du es mitnimmst.
client-profile-move = Mitnehmen
client-profile-lives = Dein Profil liegt auf diesem Server und gehört zu diesem Browser: Ohne dessen Cookie kommt niemand daran. Exportiere es, um eine Kopie zu behalten oder in einem anderen Browser oder auf einem anderen Server weiterzuspielen.
client-profile-export = Profil exportieren
client-profile-export-text = Eine Datei mit deinem Namen, deinen Einstellungen und allen beendeten Spielen und Komponentenausgaben.
client-profile-import = Profil importieren
client-profile-import-text = Wähle die Datei eines exportierten Profils oder lege sie hier ab. Ihre Spiele, Ausgaben und gelösten Aufgaben kommen zu deinen hinzu; nichts wird doppelt eingetragen.
client-profile-imported = { $number ->
    [0] Kein Spiel kam hinzu
    [one] { $number } Spiel kam hinzu
   *[other] { $number } Spiele kamen hinzu
}, { $count ->
    [0] keines war schon da.
    [one] { $count } war schon da.
   *[other] { $count } waren schon da.
}
client-profile-imported-editions = { $number ->
    [one] { $number } Komponentenausgabe kam hinzu.
   *[other] { $number } Komponentenausgaben kamen hinzu.
}
client-profile-imported-puzzles = { $number ->
    [one] { $number } gelöste Aufgabe wurde hinzugefügt.
   *[other] { $number } gelöste Aufgaben wurden hinzugefügt.
}
client-profile-left-out = { $number ->
    [one] { $number } Spiel der Datei wurde ausgelassen:
   *[other] { $number } Spiele der Datei wurden ausgelassen:
}
client-profile-import-edition = Ausgabe { $number } der Datei:
client-profile-import-game = Spiel { $number } der Datei:
client-profile-import-line = Spiel { $number } der Datei, Zeile { $line }:

# Beendete Spiele
client-profile-games = Spiele
client-profile-games-all = Alle
client-profile-games-empty = Noch ist kein Spiel beendet. Jedes, das du zu Ende spielst, steht dann hier, und du kannst es nachspielen, so oft du willst.
client-profile-games-more = Alle { $count } zeigen
client-profile-play = Spielen
client-profile-place = Platz { $number } von { $count }
client-profile-older = Nach älteren Regeln gespielt: Hier lässt es sich nicht nachspielen.

# Was erreicht ist
client-profile-date = Datum
client-profile-total = Ergebnis
client-profile-records = Rekorde
client-profile-record = Rekord
client-profile-record-players = Bestes Ergebnis zu { $number ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
client-profile-record-solo = Bestes Ergebnis allein
client-profile-records-empty = Noch keine Rekorde: Das erste beendete Spiel stellt sie auf.

# Profile als Dateien.
profile-file-unreadable = Diese Datei ist abgeschnitten, beschädigt oder gar kein Profil ({ $text }). Es hat sich nichts geändert; nimm die ganze Datei oder exportiere das Profil noch einmal.
profile-file-foreign = Das ist kein Profil von Noctuary. Es hat sich nichts geändert; wähle eine Datei, die auf einer Profilseite exportiert wurde.
profile-file-format = Dieses Profil hat das Format { $found }; diese Version von Noctuary liest das Format { $expected }. Es hat sich nichts geändert; vielleicht ist eine andere Version nötig.
profile-file-damaged = Diese Datei ist nicht mehr so, wie sie exportiert wurde: Die Prüfsumme stimmt nicht. Es hat sich nichts geändert; nimm eine unbeschädigte Kopie oder exportiere das Profil noch einmal.
profile-file-malformed = Diese Datei ist nicht so geschrieben wie ein Profil: { $text }. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-game-date = „{ $text }“ kann nicht der Tag sein, an dem ein Spiel endete. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-edition-date = „{ $text }“ kann nicht der Tag sein, an dem eine Ausgabe geändert wurde. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-puzzle-date = „{ $text }“ kann nicht der Tag sein, an dem eine Aufgabe gelöst wurde. Es hat sich nichts geändert; exportiere das Profil noch einmal.
profile-game-uncounted = Dieses Spiel zählt nicht für { $seat }: Es wurde nicht zu Ende gespielt, oder { $seat } hat aufgegeben. Es hat sich nichts geändert; in ein Profil gehören nur beendete Spiele.
