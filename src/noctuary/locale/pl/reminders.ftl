# Przypomnienia i wiadomości, takie, jakie są wysyłane.
reminder-turn = Twój ruch: { $game }
reminder-turn-text = W grze { $game } czas na twój ruch.
reminder-time = Twój czas w grze { $game } dobiega końca
reminder-time-text = Twój czas w grze { $game } dobiega końca.
reminder-seats = Wszyscy już są: { $game }
reminder-seats-text = Przy twoim stole z grą { $game } wszystkie miejsca są zajęte.
reminder-given-up = Ktoś się poddał: { $game }
reminder-given-up-text = Przy twoim stole z grą { $game } ktoś się poddał.
reminder-result = Koniec gry { $game }
reminder-result-text = Twoja gra { $game } dobiegła końca. Zobacz, jak się skończyła.
reminder-result-given-up = Koniec gry { $game }
reminder-result-given-up-text = Ktoś się poddał i twoja gra { $game } dobiegła końca. Zobacz, jak się skończyła.
reminder-rematch = Jeszcze raz { $game }?
reminder-rematch-text = Ktoś chce jeszcze raz zagrać z tobą w { $game }.
reminder-test = Próbne przypomnienie z Noctuary
reminder-test-text = Tak wyglądają przypomnienia od Noctuary.
reminder-confirm = Czy chcesz dostawać przypomnienia z Noctuary?
reminder-confirm-text = Ktoś poprosił Noctuary o wysyłanie na ten adres przypomnień o swoim ruchu i wiadomości o swoich grach. Jeśli to ty, otwórz poniższą stronę. Jeśli nie, nie musisz nic robić: przypomnienia nie będą wysyłane.
reminder-stop = Nie wysyłaj więcej na ten adres:

reminder-most = { $number ->
    [one] Jest już { $number } sposób przypominania
    [few] Są już { $number } sposoby przypominania
   *[many] Jest już { $number } sposobów przypominania
}. Najpierw usuń jeden z nich.
reminder-unknown = Tego przypomnienia już nie ma.
reminder-no-mail = Ten serwer nie wysyła e-maili.
reminder-unconfirmed = Najpierw otwórz link z e-maila wysłanego na ten adres.
reminder-unsent = Wiadomości na ten adres nie przyjęto. Sprawdź go lub spróbuj ponownie później.
reminder-address = Na ten adres nie można wysyłać wiadomości. Musi zaczynać się od https:// i prowadzić do serwera w internecie.

# Strony o nich.
client-reminders = Przypomnienia
client-reminders-text = Gdy przy stole każdy gra na własnym ekranie, a ty nie masz tego stołu otwartego, możesz dostać przypomnienie, że czas na twój ruch (jedno na każdą kolej) i że twój czas dobiega końca, a także inne wiadomości, które cię dotyczą. Żadna nie zdradza, co dzieje się na stole.
client-reminders-none = Nie masz jeszcze żadnych przypomnień.
client-reminders-push = W tej przeglądarce
client-reminders-push-add = Przypominaj mi w tej przeglądarce
client-reminders-push-on = Ta przeglądarka ci przypomina.
client-reminders-insecure = Przeglądarki pokazują przypomnienia tylko z serwerów z szyfrowanym połączeniem (https).
client-reminders-unable = Ta przeglądarka nie może pokazywać przypomnień z tego serwera.
client-reminders-refused = Ta przeglądarka blokuje powiadomienia z tego serwera. Najpierw zezwól na nie w jej ustawieniach.
client-reminders-here = ta przeglądarka
client-reminders-elsewhere = inna przeglądarka, przez { $address }
client-reminders-mail = E-mailem
client-reminders-mail-address = Twój adres e-mail
client-reminders-mail-text = Najpierw przyjdzie e-mail z linkiem. Przypomnienia zaczną się, gdy go otworzysz, a każde z nich ma link, który je wyłącza.
client-reminders-mail-add = Przypominaj mi e-mailem
client-reminders-webhook = Na Discordzie, Slacku lub w podobnym serwisie
client-reminders-webhook-address = Adres webhooka
client-reminders-webhook-text = Na Discordzie i Slacku taki adres jest w ustawieniach kanału. Kto czyta ten kanał, czyta też twoje przypomnienia.
client-reminders-webhook-add = Przypominaj mi tam
client-reminders-waits = czeka na otwarcie linku z e-maila
client-reminders-test = Wyślij próbne przypomnienie
client-reminders-test-to = Wyślij próbne przypomnienie: { $name }
client-reminders-tested = Próbne przypomnienie zostało wysłane.
client-reminders-remove = Usuń
client-reminders-remove-from = Usuń: { $name }
client-reminders-removed = Przypomnienia już tam nie przyjdą.
client-reminders-added = Od teraz będą tam przychodzić przypomnienia.
client-reminders-mailed = E-mail jest już w drodze. Otwórz link, który w nim jest.
client-reminders-confirm = Od teraz na ten adres będą przychodzić e-maile.
client-reminders-stop = Przypomnienia nie będą już przychodzić na ten adres.
client-reminders-all = Wszystkie moje przypomnienia
client-reminders-kinds = Co tam wysyłać
client-reminders-kinds-of = Co tam wysyłać: { $name }
client-reminders-turn = Twoja kolej
client-reminders-time = Kończy się twój czas (gra korespondencyjna)
client-reminders-seats = Wszystkie miejsca są zajęte
client-reminders-given-up = Ktoś się poddał
client-reminders-result = Koniec gry
client-reminders-rematch = Ktoś prosi o rewanż
