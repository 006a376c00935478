# The table companion: pages that help where the cardboard lies.
client-companion-text = Do własnego pudełka na własnym stole: otwórz stronę w telefonie, połóż go obok gry, a on rozda, policzy i podsumuje. To, co wpiszesz, zostaje w tej przeglądarce.

# Without a network
client-companion-offline = Bez sieci
client-companion-offline-ready = Działa bez sieci: wszystko z tych stron jest zapisane na tym urządzeniu.
client-companion-offline-preparing = Trwa przygotowanie do działania bez sieci …
client-companion-offline-failed = Tym razem nie udało się zapisać stron do użycia bez sieci. Kolejna próba nastąpi przy następnym otwarciu strony.
client-companion-offline-insecure = Działa, dopóki ten serwer jest osiągalny. Przeglądarki zapisują strony do użycia bez sieci tylko z bezpiecznych adresów: https albo localhost na tym samym komputerze.
client-companion-offline-impossible = Działa, dopóki ten serwer jest osiągalny. Ta przeglądarka nie zapisuje stron do użycia bez sieci.
client-companion-install = Umieść na ekranie głównym
client-companion-install-text = Otwiera się wtedy jak aplikacja, bez pasków przeglądarki.
client-companion-install-hint = Aby używać jej jak aplikacji, wybierz w menu przeglądarki „Dodaj do ekranu głównego”.

# What is kept
client-companion-not-kept = Ta przeglądarka niczego dla tej strony nie zapisuje: wpisane dane trwają tylko tak długo, jak strona jest otwarta.
client-companion-unreadable = Tego, co było tu zapisane wcześniej, nie da się odczytać. Odłożono to na bok, niczego nie nadpisano.
client-companion-unreadable-save = Zapisz jako plik
client-companion-unreadable-forget = Usuń

# Players and counters
client-companion-players = Gracze w kolejności tur
client-companion-player = Gracz { $number }
client-companion-player-name = Imię gracza { $number }
client-companion-player-add = Jeszcze jeden gracz
client-companion-player-remove = Usuń: { $name }
client-companion-less = { $text }: o jeden mniej
client-companion-more = { $text }: o jeden więcej
client-companion-pass = Podaj telefon: { $name }
client-companion-pass-ready = Tu { $name }
