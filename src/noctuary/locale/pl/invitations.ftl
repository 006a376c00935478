client-link-qr = Kod QR linku
client-link-address = Link
client-link-copy = Kopiuj
client-link-copied = Skopiowano
client-link-local = Ten serwer odpowiada tylko temu komputerowi, więc na innych urządzeniach link nie zadziała. Kto prowadzi serwer, może udostępnić go w sieci: noctuary serve --host 0.0.0.0
client-link-share = Udostępnij
client-invite-seats = Miejsca przy tym stole
client-invite-here = przy stole
client-invite-away = chwilowo z dala od stołu
client-invite-free = Usuń gracza { $seat } od stołu
client-invite-remove = Usunąć gracza { $seat } od tego stołu?
client-invite-remove-text = Usunięta osoba nie może wrócić, nawet z nowym linkiem. Linki do stołu zostaną zmienione; stare przestaną działać.
client-invite-renewed = Ta osoba została usunięta od stołu i nie może wrócić. Linki do stołu są nowe; stare już nie działają.
client-invite-bot = Bot, który zajmie miejsce na stałe albo na jakiś czas
client-invite-bot-has = bot
client-invite-bot-stands-in = chwilowo z dala od stołu; tymczasem gra bot
client-invite-give = Oddaj miejsce gracza { $seat } botowi na stałe
client-invite-stand-in = Niech bot na jakiś czas zastąpi gracza { $seat }
client-invite-text = { $count ->
    [one] Jedno miejsce jest wolne. Wyślij ten link albo pokaż kod do zeskanowania: kto go otworzy, może usiąść.
    [few] { $count } miejsca są wolne. Wyślij ten link albo pokaż kod do zeskanowania: kto go otworzy, może usiąść.
   *[many] { $count } miejsc jest wolnych. Wyślij ten link albo pokaż kod do zeskanowania: kto go otworzy, może usiąść.
}
client-invite-secret = Dopóki są wolne miejsca, może je zająć każdy, kto ma link. Nie zobaczy tego, co mają inni gracze.
client-invite-phrases = Nowe osoby z początku używają tylko gotowych zwrotów
client-invite-phrases-text = Kto nie rozegrał tu jeszcze żadnej gry do końca, może pisać własne wiadomości dopiero dziesięć minut po zajęciu miejsca.
client-sit = Zaproszenie
client-sit-title = Zagraj ze znajomymi: { $title }
client-sit-invites = { $name } zaprasza cię do gry { $title }
client-sit-people = Przy stole: { $names }.
client-sit-begun = Ta gra już trwa: ktoś inny siedział wcześniej na tym miejscu i widział, co było na ręce.
client-sit-chosen = Rozdanie przy tym stole wybrał ten, kto go utworzył, i może je znać.
client-sit-there = Masz już miejsce przy tym stole.
client-sit-back = Przejdź do stołu
client-sit-over = Ta gra już się skończyła.
client-sit-full = Wszystkie miejsca są zajęte.
client-sit-name = Twoje imię przy stole
client-sit-seat = Miejsce
client-sit-down = Zajmij miejsce
client-open-text = Stoły na tym serwerze, do których może się dosiąść każdy. Aby ogłosić własny, utwórz stół z miejscem „znajomy, przez link”, a potem ogłoś go w menu stołu, w punkcie „Znajomi przy tym stole”.
client-open-none = Nie ma teraz otwartych stołów. Odśwież listę później albo ogłoś własny stół.
client-open-look = Odśwież
client-open-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
client-open-since = ogłoszony { $when }
client-open-sit = Usiądź
client-open-yours = Masz miejsce przy tym stole
client-listing = Otwórz stół dla wszystkich
client-listing-text = Każdy na tym serwerze znajdzie wtedy ten stół wśród otwartych stołów i może zająć wolne miejsce, dopóki jakieś jest i dopóki nie wycofasz ogłoszenia. Gdy wszystkie miejsca są zajęte, każdy może znaleźć tę grę i ją oglądać, chyba że zamkniesz stół dla widzów.
client-listing-language = Język przy stole
client-listing-wanted = Kogo zapraszasz
client-wanted-anybody = każdego
client-wanted-beginners = początkujących
client-wanted-experienced = doświadczonych
client-listing-make = Ogłoś stół
client-listing-change = Zmień ogłoszenie
client-listing-end = Wycofaj ogłoszenie
client-listing-made = Stół jest ogłoszony.
client-watch = Oglądanie gry
client-watchers-text = { $number ->
    [0] Kto otworzy ten link, może oglądać grę bez zajmowania miejsca i widzi to, co może widzieć każdy przy stole.
    [one] Kto otworzy ten link, może oglądać grę bez zajmowania miejsca i widzi to, co może widzieć każdy przy stole, z opóźnieniem o { $number } ruch.
    [few] Kto otworzy ten link, może oglądać grę bez zajmowania miejsca i widzi to, co może widzieć każdy przy stole, z opóźnieniem o { $number } ruchy.
   *[many] Kto otworzy ten link, może oglądać grę bez zajmowania miejsca i widzi to, co może widzieć każdy przy stole, z opóźnieniem o { $number } ruchów.
}
client-watchers-close = Zamknij dla widzów
client-watchers-closed = Nikt nie może oglądać: stół jest zamknięty dla widzów.
client-watchers-open = Otwórz dla widzów, z nowym linkiem
client-watchers-late = Widzowie widzą każdy ruch
client-watchers-moves = { $number ->
    [0] od razu
    [one] { $number } ruch później
    [few] { $number } ruchy później
   *[many] { $number } ruchów później
}
client-seat-along-text = Link lub jego kod QR daje innemu urządzeniu albo innej przeglądarce twoje miejsce przy tym stole i nic więcej. Ta przeglądarka nie będzie już wtedy miała tego miejsca.
client-seat-along-make = Utwórz link dla gracza { $name }
client-seat-along-once = Działa tylko raz i tylko przez { $number } minut. Kto go ma, może zająć twoje miejsce: nie pokazuj go nikomu innemu.
client-seat-pass = Przenieś miejsce na to urządzenie
client-seat-pass-text = Graj tu dalej jako { $name } ({ $title }). Urządzenie, z którego pochodzi link, nie będzie już miało tego miejsca; poza tym na żadnym z urządzeń nic się nie zmieni.
client-seat-pass-take = Zajmij miejsce tutaj
client-seat-pass-mine = Ta przeglądarka ma już to miejsce.
seat-pass-unknown = Ten link już nie działa: link do miejsca działa tylko raz i tylko przez dziesięć minut, a nowy zastępuje poprzedni. Nic się nie zmieniło; utwórz przy stole nowy link.
