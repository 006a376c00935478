# Konta, dla tych, którzy chcą je mieć.
client-account = Konto
client-account-text = Konto jest dobrowolne. Dzięki nazwie i hasłu zalogujesz się w każdej przeglądarce i znajdziesz tam swój profil, gry i stoły. Wszystko, co masz do tej pory, przejdzie na konto.
client-account-name = Nazwa do logowania
client-account-password = Hasło
client-account-new = Nowe hasło
client-account-length = Co najmniej 8 znaków. Kilka słów z rzędu łatwo zapamiętać, a trudno odgadnąć.
client-account-open = Połączenie z tym serwerem nie jest szyfrowane: kto jest w tej samej sieci, może je podsłuchać. Użyj hasła, którego nie używasz nigdzie indziej.
client-account-make = Załóż konto
client-account-yours = Zalogowano jako { $name }.
client-account-forgotten = Ten serwer nie wysyła poczty, więc zapomnianego hasła nie da się zastąpić. Wrócisz jednak dzięki słowom odzyskiwania albo w przeglądarce, która jest nadal zalogowana.
client-account-sign-in = Zaloguj się
client-account-sign-in-text = Masz konto na tym serwerze? Po zalogowaniu ta przeglądarka też będzie twoja.
client-account-bring-text = Wszystko przejdzie na konto. Urządzenia, które dzielą ten profil, też będą wtedy zalogowane na konto. Nie da się tego cofnąć.
client-account-keep-text = Zostanie na serwerze i wróci, gdy wylogujesz się w tej przeglądarce.
client-account-sign-out = Wyloguj się
client-account-change = Zmień hasło
client-account-change-text = Wszystkie inne przeglądarki zostaną wylogowane, linki dla innych urządzeń i słowa odzyskiwania przestaną działać, a przypomnienia w przeglądarkach zostaną wyłączone.
client-account-changed = Hasło zostało zmienione, a wszystkie inne przeglądarki wylogowane.
client-account-delete = Usuń konto
client-account-delete-text = Znikną tylko nazwa i hasło. Profil, gry i stoły zostaną na wszystkich urządzeniach, które są teraz zalogowane.
client-account-deleted = Konto zostało usunięte.
client-account-mail = Adres e-mail na wypadek zapomnienia hasła
client-account-mail-optional = Nieobowiązkowy. Służy tylko do wysłania linku do nowego hasła.
client-account-mail-none = Nie ma jeszcze adresu: zapomnianego hasła nie dałoby się zastąpić.
client-account-mail-is = Adres: { $mail }
client-account-mail-change = Zmień adres
client-account-mail-text = Puste pole usuwa adres.
client-account-mail-changed = Adres został zmieniony.
client-account-forgot = Nie pamiętasz hasła?
client-account-forgot-text = Jeśli jest konto o tej nazwie i ma adres, zostanie tam wysłany link do nowego hasła.
client-account-forgot-send = Wyślij link
client-account-forgot-sent = Jeśli jest takie konto z adresem, wiadomość jest już w drodze. Jej link działa raz, w ciągu 30 minut.
client-account-recover = Nowe hasło
client-account-recover-text = Wszystkie przeglądarki zostaną wtedy wylogowane, a linki dla innych urządzeń i słowa odzyskiwania przestaną działać.
client-account-recover-yes = Ustaw hasło
client-account-recovered = Nowe hasło zostało ustawione. Zaloguj się nim.

account-name = Nazwa do logowania musi mieć od { $number } do { $count } znaków, bez spacji. Wybierz inną.
account-password = Hasło musi mieć od { $number } do { $count } znaków. Wybierz inne.
account-wrong = Nazwa lub hasło są nieprawidłowe. Nic się nie zmieniło.
account-taken = Ta nazwa jest już zajęta. Wybierz inną.
account-there = Masz już konto.
account-both = Konto jest po obu stronach i jedno z nich by przepadło. Zostaw to, co tutaj, osobno albo najpierw usuń jedno z kont.
account-no-mail = Ten serwer nie wysyła poczty.
account-recovery = Ten link już nie działa: jest ważny raz i przez 30 minut, a nowy zastępuje poprzedni. Nic się nie zmieniło; poproś o kolejną wiadomość.
account-mail = Nowe hasło do Noctuary
account-mail-text =
    Ktoś, prawdopodobnie ty, poprosił o nowe hasło do konta { $name }. Ustawisz je pod tym linkiem:

    { $address }

    Działa raz, w ciągu { $number } minut, i wylogowuje wszystkie przeglądarki. Jeśli to nie ty, zignoruj tę wiadomość.
