client-account = Konto
client-account-text = Konto nie jest konieczne. Dzięki nazwie i hasłu zalogujesz się z dowolnej przeglądarki i znajdziesz tam swój profil, gry i stoły. Wszystko, co do tej pory rozegrano w tej przeglądarce, przejdzie na konto. Inne urządzenia opuszczą wtedy profil, a wcześniejsze linki i słowa odzyskiwania przestaną działać; możesz utworzyć nowe.
client-account-name = Nazwa do logowania
client-account-password = Hasło
client-account-new = Nowe hasło
client-account-length = Co najmniej 8 znaków. Hasło z kilku słów łatwo zapamiętać, a trudno odgadnąć.
client-account-open = Połączenie z tym serwerem nie jest szyfrowane: kto jest w tej samej sieci, może je podsłuchać. Użyj hasła, którego nie używasz nigdzie indziej.
client-account-make = Załóż konto
client-account-yours = Zalogowano jako { $name }.
client-account-forgotten = Ten serwer nie wysyła e-maili, więc zapomnianego hasła nie da się zastąpić nowym. Na konto wrócisz wtedy tylko dzięki słowom odzyskiwania albo w przeglądarce, która jest nadal zalogowana.
client-account-sign-in = Zaloguj się
client-account-sign-in-text = Masz już konto na tym serwerze? Zaloguj się, aby także w tej przeglądarce mieć swój profil, gry i stoły.
client-account-bring-text = Wszystko z tej przeglądarki przejdzie na konto. Inne urządzenia opuszczą wtedy dotychczasowy profil, a jego linki i słowa odzyskiwania przestaną działać. Nie da się tego cofnąć.
client-account-keep-text = To, co jest teraz w tej przeglądarce, zostanie na serwerze i wróci, gdy się w niej wylogujesz.
client-account-sign-out = Wyloguj się
client-account-change = Zmień hasło
client-account-change-text = Wszystkie inne przeglądarki zostaną wylogowane, linki dla innych urządzeń i słowa odzyskiwania przestaną działać, a przypomnienia w przeglądarkach zostaną wyłączone.
client-account-changed = Hasło zostało zmienione, a wszystkie inne przeglądarki zostały wylogowane.
client-account-delete = Usuń konto
client-account-delete-text = Znikną tylko nazwa i hasło. Profil, gry i stoły zostaną na wszystkich urządzeniach, które są teraz zalogowane.
client-account-deleted = Konto zostało usunięte.
client-account-mail = Adres e-mail na wypadek zapomnienia hasła
client-account-mail-optional = Nieobowiązkowy. Gdy potwierdzisz go linkiem z pierwszej wiadomości, posłuży tylko do wysłania ci linku do ustawienia nowego hasła.
client-account-mail-none = Nie podano jeszcze adresu, więc zapomnianego hasła nie da się zastąpić nowym.
client-account-mail-is = Adres: { $mail }
client-account-mail-change = Zmień adres
client-account-mail-text = Aby usunąć adres, zostaw to pole puste.
client-account-mail-changed = Adres został zmieniony.
client-account-unconfirmed = Ten adres nie jest jeszcze potwierdzony: otwórz link z wysłanej na niego wiadomości. Do tego czasu nic innego tam nie wyślemy, nawet linku do nowego hasła.
client-account-send-again = Wyślij wiadomość ponownie
client-account-sent-again = Wiadomość jest już w drodze. Otwórz link, który w niej jest.
client-account-confirm = Potwierdzenie adresu e-mail
client-account-confirmed = Adres jest potwierdzony. Jeśli zapomnisz hasła, będzie można wysłać na niego link do ustawienia nowego.
client-account-forgot = Nie pamiętasz hasła?
client-account-forgot-text = Jeśli istnieje konto o tej nazwie z podanym adresem e-mail, wyślemy na ten adres link do ustawienia nowego hasła. Jeśli adresu nigdy nie potwierdzono, najpierw przyjdzie link do potwierdzenia; potem poproś jeszcze raz.
client-account-forgot-send = Wyślij link
client-account-forgot-sent = Jeśli istnieje konto o tej nazwie z podanym adresem e-mail, wiadomość jest już w drodze. Link z niej działa tylko raz i tylko przez 30 minut.
client-account-recover = Ustaw nowe hasło
client-account-recover-text = Wszystkie przeglądarki zostaną wtedy wylogowane, a linki dla innych urządzeń i słowa odzyskiwania przestaną działać.
client-account-recover-yes = Ustaw hasło
client-account-recovered = Nowe hasło zostało ustawione. Zaloguj się nim.

account-name = Nazwa do logowania musi mieć od { $number } do { $count } widocznych znaków, bez spacji. Wybierz inną.
account-password = Hasło musi mieć od { $number } do { $count } znaków. Wybierz inne.
account-wrong = Nazwa lub hasło jest nieprawidłowe. Nic się nie zmieniło.
account-taken = Ta nazwa jest już zajęta. Wybierz inną.
account-there = Masz już konto.
account-both = Oba profile mają konto, a jedno z tych kont by przepadło. Nie łącz tego, co jest w tej przeglądarce, albo najpierw usuń jedno z kont.
account-no-mail = Ten serwer nie wysyła e-maili.
account-recovery = Ten link już nie działa: link działa tylko raz i tylko przez 30 minut, a nowy zastępuje poprzedni. Nic się nie zmieniło; poproś o kolejną wiadomość.
account-mail-unknown = Ten link już nie działa: link działa tylko raz i tylko przez 24 godziny, a nowy zastępuje poprzedni. Nic się nie zmieniło; na stronie profilu możesz poprosić o kolejną wiadomość.
account-mail-confirmed = Nie ma adresu e-mail, który czekałby na potwierdzenie.
account-confirm = Czy to twój adres?
account-confirm-text =
    Ktoś podał ten adres przy koncie w Noctuary. Jeśli to ty, potwierdź go tym linkiem:

    { $address }

    Link działa tylko raz i tylko przez { $number ->
        [one] { $number } godzinę
        [few] { $number } godziny
       *[many] { $number } godzin
    }. Jeśli to nie ty, nie musisz nic robić: nikt nie będzie mógł używać tego adresu.
account-mail = Nowe hasło do Noctuary
account-mail-text =
    Ktoś, prawdopodobnie ty, poprosił o nowe hasło do konta w Noctuary z tym adresem. Ustawisz je pod tym linkiem:

    { $address }

    Link działa tylko raz i tylko przez { $number } minut, a ustawienie hasła wylogowuje wszystkie przeglądarki. Jeśli to nie ty, zignoruj tę wiadomość.
