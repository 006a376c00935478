# Erinnerungen daran, dass jemand am Zug ist, wie sie verschickt werden.
reminder-turn = Du bist am Zug: { $game }
reminder-turn-text = Du bist in { $game } am Zug.
reminder-test = Probe-Erinnerung von Noctuary
reminder-test-text = So erinnert dich Noctuary, wenn du am Zug bist.
reminder-confirm = Möchtest du Erinnerungen von Noctuary?
reminder-confirm-text = Jemand hat Noctuary gebeten, an diese Adresse Erinnerungen zu schicken, wenn er am Zug ist. Wenn du das warst, öffne die Seite unten. Wenn nicht, brauchst du nichts zu tun: Es werden keine Erinnerungen verschickt.
reminder-stop = Keine E-Mails mehr an diese Adresse:

reminder-most = Es gibt schon { $number } Wege, dich zu erinnern. Entferne zuerst einen.
reminder-unknown = Diese Erinnerung gibt es nicht mehr.
reminder-no-mail = Dieser Server verschickt keine E-Mails.
reminder-unconfirmed = Öffne zuerst den Link in der E-Mail, die an diese Adresse ging.
reminder-unsent = Die Nachricht wurde an dieser Adresse nicht angenommen. Prüfe die Adresse oder versuche es später noch einmal.
reminder-address = An diese Adresse lassen sich keine Nachrichten schicken. Sie muss mit https:// beginnen und zu einem Server im Internet führen.

# Die Seiten dazu.
client-reminders = Erinnerungen
client-reminders-text = Spielen die anderen an einem Tisch vor ihrem eigenen Bildschirm und hast du den Tisch nicht offen, kannst du Bescheid bekommen, wenn du am Zug bist: einmal für jeden Spielzug.
client-reminders-none = Du hast noch keine Erinnerungen eingerichtet.
client-reminders-push = In diesem Browser
client-reminders-push-add = In diesem Browser erinnern
client-reminders-push-on = Dieser Browser erinnert dich.
client-reminders-insecure = Browser zeigen Erinnerungen nur von Servern mit verschlüsselter Verbindung (https).
client-reminders-unable = Dieser Browser kann keine Erinnerungen von diesem Server zeigen.
client-reminders-refused = Dieser Browser blockiert Benachrichtigungen von diesem Server. Erlaube sie zuerst in seinen Einstellungen.
client-reminders-here = dieser Browser
client-reminders-elsewhere = ein anderer Browser, über { $address }
client-reminders-mail = Per E-Mail
client-reminders-mail-address = Deine E-Mail-Adresse
client-reminders-mail-text = Zuerst kommt eine E-Mail mit einem Link; die Erinnerungen beginnen, wenn du ihn geöffnet hast. In jeder steht ein Link, mit dem du sie beenden kannst.
client-reminders-mail-add = Per E-Mail erinnern
client-reminders-webhook = In Discord, Slack oder einem ähnlichen Dienst
client-reminders-webhook-address = Adresse des Webhooks
client-reminders-webhook-text = In Discord und Slack findest du diese Adresse in den Einstellungen eines Kanals. Wer den Kanal liest, liest auch deine Erinnerungen.
client-reminders-webhook-add = Dort erinnern
client-reminders-waits = wartet, bis du den Link in der E-Mail öffnest
client-reminders-test = Probe-Erinnerung senden
client-reminders-test-to = Probe-Erinnerung senden: { $name }
client-reminders-tested = Die Probe-Erinnerung wurde gesendet.
client-reminders-remove = Entfernen
client-reminders-remove-from = Entfernen: { $name }
client-reminders-removed = Dorthin werden keine Erinnerungen mehr geschickt.
client-reminders-added = Ab jetzt werden Erinnerungen dorthin geschickt.
client-reminders-mailed = Eine E-Mail ist unterwegs. Öffne den Link darin.
client-reminders-confirm = Ab jetzt geht an diese Adresse eine E-Mail, wenn du am Zug bist.
client-reminders-stop = An diese Adresse werden keine Erinnerungen mehr geschickt.
client-reminders-all = Alle meine Erinnerungen
