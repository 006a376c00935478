client-account = Konto
client-account-text = Ein Konto ist freiwillig. Mit einem Namen und einem Passwort kannst du dich in jedem Browser anmelden und findest dort dein Profil, deine Partien und deine Tische. Alles, was du bisher gespielt hast, geht in das Konto über. Andere Geräte verlassen dann das Profil, und frühere Links und Wörter zur Wiederherstellung gelten nicht mehr; du kannst neue anlegen.
client-account-name = Name zum Anmelden
client-account-password = Passwort
client-account-new = Neues Passwort
client-account-length = Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
client-account-open = Die Verbindung zu diesem Server ist nicht verschlüsselt: Wer im selben Netz ist, kann mitlesen. Nimm ein Passwort, das du sonst nirgends benutzt.
client-account-make = Konto anlegen
client-account-yours = Du bist als { $name } angemeldet.
client-account-forgotten = Dieser Server verschickt keine E-Mails, ein vergessenes Passwort lässt sich also nicht ersetzen. Hinein kommst du dann nur noch mit den Wörtern zur Wiederherstellung oder in einem Browser, der noch angemeldet ist.
client-account-sign-in = Anmelden
client-account-sign-in-text = Hast du auf diesem Server schon ein Konto? Melde dich an, dann findest du dein Profil, deine Partien und deine Tische auch in diesem Browser.
client-account-bring-text = Alles aus diesem Browser geht in das Konto über. Andere Geräte verlassen dann dieses Profil, und seine Links und Wörter zur Wiederherstellung gelten nicht mehr. Das lässt sich nicht rückgängig machen.
client-account-keep-text = Was dieser Browser jetzt hat, bleibt auf dem Server und ist wieder da, wenn du dich hier abmeldest.
client-account-sign-out = Abmelden
client-account-change = Passwort ändern
client-account-change-text = Alle anderen Browser werden abgemeldet, Links für andere Geräte und die Wörter zur Wiederherstellung werden ungültig, und Erinnerungen in Browsern werden ausgeschaltet.
client-account-changed = Das Passwort ist geändert, und alle anderen Browser sind abgemeldet.
client-account-delete = Konto löschen
client-account-delete-text = Nur Name und Passwort werden gelöscht. Profil, Partien und Tische bleiben auf allen Geräten, die jetzt angemeldet sind.
client-account-deleted = Das Konto ist gelöscht.
client-account-mail = E-Mail-Adresse, falls du das Passwort vergisst
client-account-mail-optional = Freiwillig. Sie wird nur gebraucht, um dir einen Link zu einem neuen Passwort zu schicken, sobald du sie mit dem Link aus einer ersten E-Mail bestätigt hast.
client-account-mail-none = Du hast noch keine Adresse angegeben; ein vergessenes Passwort ließe sich nicht ersetzen.
client-account-mail-is = Adresse: { $mail }
client-account-mail-change = Adresse ändern
client-account-mail-text = Lass das Feld leer, um die Adresse zu entfernen.
client-account-mail-changed = Die Adresse ist geändert.
client-account-unconfirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link in der E-Mail, die dorthin ging. Bis dahin wird nichts anderes dorthin geschickt, auch kein Link zu einem neuen Passwort.
client-account-send-again = E-Mail noch einmal schicken
client-account-sent-again = Eine E-Mail ist unterwegs. Öffne den Link darin.
client-account-confirm = E-Mail-Adresse bestätigen
client-account-confirmed = Die Adresse ist bestätigt. Wenn du dein Passwort vergisst, kann ein Link zu einem neuen dorthin geschickt werden.
client-account-forgot = Passwort vergessen?
client-account-forgot-text = Wenn es ein Konto mit diesem Namen gibt und dazu eine E-Mail-Adresse, geht dorthin ein Link, mit dem sich ein neues Passwort festlegen lässt. Wurde die Adresse nie bestätigt, kommt zuerst ein Link zum Bestätigen; frage danach noch einmal.
client-account-forgot-send = Link schicken
client-account-forgot-sent = Wenn es ein Konto mit diesem Namen gibt und dazu eine E-Mail-Adresse, ist eine E-Mail unterwegs. Der Link darin lässt sich nur einmal und nur 30 Minuten lang benutzen.
client-account-recover = Neues Passwort festlegen
client-account-recover-text = Dabei werden alle Browser abgemeldet, und Links für andere Geräte und die Wörter zur Wiederherstellung werden ungültig.
client-account-recover-yes = Passwort festlegen
client-account-recovered = Dein neues Passwort gilt. Melde dich damit an.

account-name = Ein Name zum Anmelden muss { $number } bis { $count } sichtbare Zeichen lang sein und darf keine Leerzeichen enthalten. Wähle einen anderen.
account-password = Ein Passwort muss { $number } bis { $count } Zeichen lang sein. Wähle ein anderes.
account-wrong = Name oder Passwort ist falsch. Nichts hat sich geändert.
account-taken = Dieser Name ist schon vergeben. Wähle einen anderen.
account-there = Du hast schon ein Konto.
account-both = Beide Profile haben ein Konto, und eines der beiden Konten ginge verloren. Lass getrennt, was in diesem Browser ist, oder lösche zuerst eines der Konten.
account-no-mail = Dieser Server verschickt keine E-Mails.
account-recovery = Dieser Link gilt nicht mehr: Er lässt sich nur einmal und nur 30 Minuten lang benutzen, und ein neuer ersetzt den vorigen. Nichts hat sich geändert; lass dir noch eine E-Mail schicken.
account-mail-unknown = Dieser Link gilt nicht mehr: Er lässt sich nur einmal und nur 24 Stunden lang benutzen, und ein neuer ersetzt den vorigen. Nichts hat sich geändert; lass dir auf der Profilseite noch eine E-Mail schicken.
account-mail-confirmed = Es gibt keine unbestätigte E-Mail-Adresse.
account-confirm = Ist das deine Adresse?
account-confirm-text =
    Jemand hat diese Adresse für ein Konto bei Noctuary angegeben. Wenn du das warst, bestätige sie mit diesem Link:

    { $address }

    Er lässt sich nur einmal und nur { $number } Stunden lang benutzen. Warst du das nicht, brauchst du nichts zu tun: Niemand kann diese Adresse dann benutzen.
account-mail = Ein neues Passwort für Noctuary
account-mail-text =
    Jemand, wahrscheinlich du, hat ein neues Passwort für ein Konto bei Noctuary mit dieser Adresse angefordert. Mit diesem Link kannst du es festlegen:

    { $address }

    Er lässt sich nur einmal und nur { $number } Minuten lang benutzen; dabei werden alle Browser abgemeldet. Warst du das nicht, ignoriere diese E-Mail.
