client-rules = Regeln und Karten
client-primer = Die Regeln in zwei Minuten
client-primer-done = Los geht’s
client-finished-all = Alle beendeten Partien
client-replay = Nachspielen
client-to-start = Startseite

client-seats = Plätze

client-title-table = Tisch · { $title }
client-title-turn = Du bist am Zug · { $title }
client-loading-long = Das dauert länger, als es sollte. Vielleicht ist die Verbindung langsam oder unterbrochen.
client-loading-again = Noch einmal versuchen
client-missing-part = Ein Teil dieser Seite ist nicht angekommen. Lade die Seite neu.
client-moment = Einen Moment …
client-over = Die Partie ist vorbei.
client-thinking = { $seat } denkt nach
client-waiting = { $seat } entscheidet.
client-waiting-away = { $seat } entscheidet, ist aber gerade nicht da.
client-room-rematch = Die anderen sind zur Revanche eingeladen. Sie beginnt, sobald alle da sind.
client-waiting-free = Hier sitzt noch niemand: Schicke den Link jemandem, der mitspielt.
client-bot-plays = Für { $seat } spielt jetzt ein Bot.
client-bot-stands-in = Für { $seat } spielt ein Bot, bis die Person zurückkommt.
client-bot-gone = Für { $seat } spielt kein Bot mehr.
client-invite-menu = Mitspieler an diesem Tisch
client-seat-along = Platz auf ein anderes Gerät mitnehmen
client-no-choice = Du hast hier keine Wahl. Die Partie geht von selbst weiter.
client-sending = Gesendet; warte auf den Server …
client-still-sending = Dein letzter Zug ist noch unterwegs.
client-restored = Der Server wurde aus einer Sicherung wiederhergestellt, die Partie kann also wieder an einer früheren Stelle sein. Dein letzter Zug wurde nicht wiederholt.
client-link-lost = Die Verbindung ist abgebrochen. Sie kommt von selbst wieder; kein Zug geht verloren.
client-link-never = Der Server ist bisher nicht zu erreichen. Vielleicht läuft er nicht, oder ein Proxy oder eine Firewall lässt nichts durch. Die Seite versucht es von selbst weiter.
client-link-polled = WebSockets kommen hier nicht durch: Ein Proxy oder eine Firewall hält sie auf. Am Tisch geht es trotzdem weiter, mit gewöhnlichen Anfragen und etwas langsamer.
client-link-offline = Du bist offline, und der Tisch liegt auf dem Server. Sobald du wieder online bist, ist er von selbst wieder da; kein Zug geht verloren.
client-link-kept = Keine Verbindung. Dein Zug ist auf diesem Gerät gespeichert und wird gesendet, sobald die Verbindung wieder steht.
client-unplayed = Der Tisch hatte sich verändert, deshalb wurde das nicht gespielt: { $text }.
client-unplayed-again = Noch einmal spielen
client-link-held = Der Server hat zu viele Anfragen auf einmal bekommen. Der Tisch kommt in { table-count-seconds } von selbst wieder.
client-hold = Der Server hat zu viele Anfragen auf einmal bekommen. In { table-count-seconds } geht es von selbst weiter.
client-no-answer = Der Server hat zehn Sekunden lang nicht geantwortet. Ob dein Zug angekommen ist, siehst du am Tisch; wenn nicht, versuche es noch einmal.
client-unanswered = Die Verbindung ist abgebrochen, bevor die Antwort kam. Sieh nach, ob angekommen ist, was du geschickt hast; wenn nicht, versuche es noch einmal.
client-link-heard = Letzter Kontakt vor { table-count-seconds }.
client-clock-old = laut letzter Nachricht
client-link-retry = Jetzt versuchen
client-question-rule = Regel
client-hint-read = Verstanden
client-advice = Tipp
client-undo = Zurücknehmen
client-watchers = { $count ->
    [0] Zuschauer
   *[other] Zuschauer: { $count }
}
client-watching-text = { $number ->
    [0] Du schaust zu und siehst, was alle am Tisch sehen dürfen.
    [one] Du schaust zu und siehst, was alle am Tisch sehen dürfen, bis zum Ende der Partie um einen Zug verzögert.
   *[other] Du schaust zu und siehst, was alle am Tisch sehen dürfen, bis zum Ende der Partie um { $number } Züge verzögert.
}
client-watch-text = Du siehst, was alle Spieler sehen, hast aber keinen Platz und kannst nicht mitspielen. Die Spieler sehen, wie viele zuschauen.
client-watch-go = Dieser Partie zuschauen
client-chat = Chat
client-chat-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
client-what-if = Was wäre, wenn …?
client-what-if-text = Dieser Tisch setzt eine andere Partie an einem bestimmten Schritt fort; so zeigt sich, was geschehen wäre. Er zählt für kein Profil.
client-takebacks = Mit Rücknahmen
client-takebacks-text = Etwas wurde zurückgenommen, worauf andere schon geantwortet hatten: Diese Partie zählt für keinen Rekord, kein Szenario und keinen Erfolg.
client-undo-request = Um Rücknahme meines Zugs bitten
client-menu = Menü
client-deal = Auslosung dieser Partie
client-orders = Daueranweisungen
client-result = Ergebnis
client-tray = Zur Wahl
client-clocks = Uhren
client-rating = Wertungszahl { $rating }
client-clock-runs = läuft
client-clock-days = { $days } Tg. { $hours } Std.
client-clock-hours = { $hours } Std. { $minutes } Min.
client-clock-minute = Du hast noch eine Minute.
client-clock-seconds = Du hast noch zehn Sekunden.
client-clock-over = Deine Zeit ist um.
client-clock-back = Vom Bot übernehmen
client-clock-pause = Um eine Pause bitten
client-seat-bot = Bot
client-seat-stand-in = vorerst Bot
client-seat-level = Stufe { $level }
client-seat-resigned = hat aufgegeben
client-seat-timed-out = Zeit abgelaufen
client-seat-free = frei
client-seat-away = nicht da
client-seat-active = am Zug
client-seat-thinking = denkt nach
client-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
client-points-open = { $number } + ?
client-points-known = { $number } + ? Punkte

client-side = Protokoll und Wertung
client-log = Protokoll
client-log-show = Auf dem Tisch zeigen
client-log-about = Mehr zu dieser Zeile
client-log-links = Regeln und Spielmaterial zu jeder Zeile
client-log-auto = (ohne Wahl)
client-log-empty = Noch ist nichts geschehen.
client-line-label = Zug eintippen
client-line-options = Mögliche nächste Wörter
client-scores = Wertung
client-score-so-far = bisherige Punkte
client-score-unknown = geheim

client-sheet = Frage und Hilfe
client-sheet-more = Weiterlesen
client-sheet-less = Weniger
client-tabs = Teile des Tischs
client-tab-changed = geändert

client-leave = Partie verlassen
client-leave-text = Die Partie bleibt erhalten; über „Weiterspielen“ auf der Startseite kommst du zurück.
client-text-view = Textansicht
client-board-view = Tischansicht
client-preferences = Einstellungen
client-language = Sprache
client-light = Helles Design
client-theme = Design
client-theme-night = Dunkel
client-theme-light = Hell
client-theme-auto = Wie im System
client-one-tap = Touchscreen: mit einem einzigen Tippen spielen
client-one-tap-note = Sonst zeigt das erste Tippen nur an, was du angetippt hast; erst das zweite spielt es.
client-looked = Ausgewählt
client-motion = Animationen
client-sounds = Geräusche
client-ambience = Wind im Hintergrund
client-speed = Wie schnell der Tisch zeigt, was geschieht
client-speed-slow = langsam
client-speed-normal = normal
client-speed-fast = schnell
client-speed-once = sofort
client-story-behind = { $number ->
    [one] Der Tisch liegt 1 Schritt zurück
   *[other] Der Tisch liegt { $number } Schritte zurück
}
client-story-skip = Überspringen
client-story-on = Weiter
client-hints = Entscheidungen erklären
client-hints-again = Alle Erklärungen wieder zeigen
client-resign = Aufgeben
client-resign-seat = Für { $seat } aufgeben
client-resign-text = { $seat } gibt auf: Ein Bot spielt auf diesem Platz bis zum Ende weiter. Das lässt sich nicht zurücknehmen.
client-resign-last = { $seat } gibt auf: Die Partie endet hier, ohne Ergebnis. Das lässt sich nicht zurücknehmen.
client-resign-ends = { $own ->
    [yes] Du verlierst diese Partie, und sie endet hier. Das lässt sich nicht zurücknehmen.
   *[no] { $seat } verliert diese Partie, und sie endet hier. Das lässt sich nicht zurücknehmen.
}
client-resign-loses = { $own ->
    [yes] Du verlierst diese Partie; auf deinem Platz spielt ein Bot weiter. Das lässt sich nicht zurücknehmen.
   *[no] { $seat } verliert diese Partie; auf diesem Platz spielt ein Bot weiter. Das lässt sich nicht zurücknehmen.
}
client-given-up = Die Partie wurde aufgegeben, es gibt also kein Ergebnis.
client-resign-confirm = Ja, aufgeben
client-cancel = Abbrechen
client-close = Schließen

client-help = Hilfe und Tasten

client-curtain-title = Weitergeben an { $name }
client-curtain-text = Der Tisch ist verdeckt, damit niemand sieht, was geheim ist.
client-curtain-ready = Ich bin { $name }: Tisch zeigen

client-you-win = Du hast gewonnen!
client-wins = { $count ->
    [one] { $seat } gewinnt!
   *[other] { $seat } gewinnen gemeinsam!
}
client-cut-off = Vorzeitig beendet
client-place = { $number }.
client-rematch = Revanche
client-rematch-join = Zur Revanche
client-rematch-asks = { $seat } möchte eine Revanche.
client-rematch-yours = Du hast um eine Revanche gebeten. Sie beginnt, wenn alle da sind.
client-rematch-waits = Jemand hat einen Tisch für die Revanche erstellt und wartet dort auf dich.
client-rematch-rated = Auch die Revanche wird gewertet.
client-save-record = Spieldatei speichern
client-rematch-watch = Revanche ansehen
client-rematch-watched = Die Spieler spielen eine Revanche.
client-after-analyse = Analysieren
client-after-next = Nächste Partie
client-look = Tisch ansehen

client-rule-in-book = Im Regelheft lesen
client-rule-unknown = Eine Regel { $text } gibt es nicht.
client-source-rulebook = Aus dem Regelheft
client-source-public = Aus öffentlichen Beschreibungen des Spiels
client-source-derived = Aus Bekanntem abgeleitet
client-reconstructed = Rekonstruiert: Wir haben dafür keine Quelle gefunden. Wer die Schachtel hat, kann es unter „Eigene Ausgaben“ berichtigen.
client-source-reconstructed = Rekonstruiert
client-source-edited = In der Ausgabe berichtigt
client-under-edition = Ausgabe „{ $name }“
client-about = Alles dazu
client-piece = Spielmaterial
client-copies = { $number } in der Schachtel

client-text-question = Frage
client-text-me = Meine Karten und Marker
client-text-table = Tisch
client-text-others = Die anderen Spieler
client-text-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
client-text-row = Reihe { $number }
client-text-empty = leer
client-none = keine

client-no-server = Der Server antwortet nicht. Läuft er noch?
client-no-response = Der Server hat zehn Sekunden lang nicht geantwortet. Prüfe deine Verbindung und versuche es noch einmal.
client-offline = Du bist offline. Der Tischhelfer funktioniert trotzdem; Tische und Profile sind wieder da, sobald du online bist.
client-server-error = Der Server hat mit Fehler { $number } geantwortet.
client-unexpected = Etwas Unerwartetes ist geschehen: { $text }

client-guide = Begleitung
client-guide-leave = Verlassen
client-guide-back = Zug zurücknehmen
client-guide-again = Noch einmal versuchen
client-guide-next = Nächste Stellung
client-guide-lessons = Zu den Lektionen
client-guide-built-in = Deine Schachtel „{ $name }“ weicht hier ab: Es gelten die eingebauten Angaben.
client-guide-quiet = Wähle etwas, das leuchtet, oder eine Antwort neben der Frage. Ich melde mich, wenn etwas Neues geschieht.
client-guide-solved = Gelöst.
client-guide-missed = Nicht der beste Zug: Der Tisch wartet auf einen neuen Versuch.
client-guide-over = Das war deine erste Partie.
