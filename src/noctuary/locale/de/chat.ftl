# Was die Leute am Tisch einander sagen.
client-chat-luck = Viel Spaß!
client-chat-moment = Moment bitte!
client-chat-thanks = Schöne Partie!
client-chat-empty = Noch hat niemand etwas geschrieben. Was du schreibst, können alle am Tisch lesen und sonst niemand.
client-chat-empty-watching = Noch hat niemand etwas geschrieben. Was du schreibst, lesen während der Partie nur die Zuschauer und danach auch die Spieler.
client-chat-watcher = Zuschauer
client-chat-line = Deine Nachricht
client-chat-send = Senden
client-chat-about = Optionen für diese Nachricht von { $name }
client-chat-mute = Nachrichten von { $name } ausblenden
client-chat-unmute = Nachrichten von { $name } wieder zeigen
client-chat-report = Dem Gastgeber melden
client-chat-report-done = Der Gastgeber sieht, dass diese Nachricht gemeldet wurde, aber nicht, von wem.
client-chat-reported = Jemand hat dir diese Nachricht gemeldet.
client-chat-later = Lesen kannst du sie nach der Partie.
client-chat-silence = Stummschalten
client-chat-unsilence = Wieder schreiben lassen
