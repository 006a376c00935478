client-companion-text = Grasz własnym egzemplarzem gry przy prawdziwym stole? Otwórz jedną z tych stron w telefonie i połóż go obok, a on będzie rozdawać, liczyć i podliczać punkty. To, co wpiszesz, zostaje w tej przeglądarce; jeśli masz profil, arkusze, policzone rany, serie i rozgrywki jednoosobowe przechowuje też serwer.

client-companion-offline = Bez sieci
client-companion-offline-ready = Te strony działają bez sieci, podobnie jak zasady, karty i wyszukiwanie w tym języku: wszystko jest na tym urządzeniu.
client-companion-offline-partly = Te strony działają bez sieci. Brakuje jeszcze części zasad, kart i wyszukiwania w tym języku; strona pobierze je, gdy tylko będzie połączenie.
client-companion-offline-preparing = Trwa przygotowanie do działania bez sieci…
client-companion-offline-failed = Tym razem nie udało się zapisać stron do użycia bez sieci. Kolejna próba nastąpi przy następnym otwarciu strony.
client-companion-offline-insecure = Te strony działają, dopóki ten serwer jest osiągalny. Przeglądarki zapisują strony do użycia bez sieci tylko z bezpiecznych adresów: https albo localhost na tym samym komputerze.
client-companion-offline-impossible = Te strony działają, dopóki ten serwer jest osiągalny. Ta przeglądarka nie potrafi zapisywać stron do użycia bez sieci.
client-companion-install = Dodaj do ekranu głównego
client-companion-install-text = Pomocnik otwiera się wtedy jak aplikacja, bez pasków przeglądarki.
client-companion-install-hint = Aby używać tych stron jak aplikacji, wybierz w menu przeglądarki „Dodaj do ekranu głównego”.

client-companion-kept = Ta przeglądarka obiecała zachować to, co tu wpiszesz, dopóki nie usuniesz tego samodzielnie.
client-companion-may-go = Ta przeglądarka nie obiecała zachować tego, co tu wpiszesz: może to usunąć, gdy zabraknie jej miejsca albo gdy przez wiele tygodni tu nie zajrzysz.
client-companion-not-kept = Ta przeglądarka niczego dla tej strony nie zapisuje: to, co wpiszesz, zniknie, gdy ją zamkniesz.
client-companion-unreadable = Tego, co było tu zapisane wcześniej, nie da się odczytać. Odłożyliśmy to na bok i niczego nie nadpisaliśmy.
client-companion-unreadable-save = Zapisz jako plik
client-companion-unreadable-forget = Usuń
client-companion-unreadable-forget-text = Usuniesz to na dobre. Jeśli może się jeszcze przydać, najpierw zapisz plik.
client-companion-place-device = Tylko na tym urządzeniu.
client-companion-place-waiting = Zmiany zostaną wysłane, gdy tylko będzie połączenie.
client-companion-place-mine = W twoim profilu, na wszystkich twoich urządzeniach.
client-companion-place-shared = Udostępniony: wpisywać może każdy, kto ma link.
client-companion-place-guest = Udostępniony tobie: pozostali widzą, co wpisujesz.
client-companion-place-profile = Załóż profil, a będziesz mieć wszystko na każdym swoim urządzeniu.
client-companion-clash = { $text }: obowiązuje „{ $now }”, wpisane na innym urządzeniu. Tutaj wpisano „{ $here }”.
client-companion-clash-here = Wpisz „{ $text }”
client-companion-clash-leave = Zostaw tak
client-companion-share = Wypełniajcie razem
client-companion-share-text = Pokaż pozostałym ten kod: na ich telefonach otworzy się ten sam arkusz i każdy wpisze własne płytki. Kto ma link, może zmieniać arkusz.
client-companion-share-end = Zakończ udostępnianie
client-companion-share-as-text = Udostępnij jako tekst
client-companion-share-as-picture = Udostępnij jako obraz
client-companion-history = Kronika rodzinna
client-companion-history-text = Liczą się arkusze, w których każdy wpisał swoje płytki, wyniki zachowane w liczniku ran oraz serie rozegrane do końca. Nierozstrzygnięty remis nie ma zwycięzcy.
client-companion-history-played = Liczba graczy: { $players }, liczba gier: { $games }
client-companion-history-wins = Zwycięstwa: { $text }
client-companion-history-best = Najlepszy wynik: { $number } ({ $text })

client-companion-undo = Cofnij
client-companion-redo = Ponów
client-companion-how-many = Ile osób gra?
client-companion-number = { $number ->
    [one] { $number } gracz
    [few] { $number } graczy
   *[many] { $number } graczy
}
client-companion-players = Gracze w kolejności tur
client-companion-player = Gracz { $number }
client-companion-player-name = Imię gracza { $number }
client-companion-player-add = Dodaj gracza
client-companion-player-remove = Usuń: { $name }
client-companion-less = { $text }: o jeden mniej
client-companion-more = { $text }: o jeden więcej
client-companion-pass = Telefon przejmuje { $name }
client-companion-pass-ready = Tu { $name }
