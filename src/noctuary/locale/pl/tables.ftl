# Stoły: miejsca, cofanie, poddanie, zapis.
table-unknown = Nie ma takiego stołu albo należy do kogoś innego.
table-damaged = Zapis tego stołu jest uszkodzony i nie da się go odczytać. Inne stoły są nienaruszone; więcej powie „noctuary store check”.
table-stale = Stół się zmienił, odkąd na niego patrzysz. Nic nie zrobiono; spójrz jeszcze raz.
table-not-yours = Nikt tu nie gra za gracza { $seat }.
table-other-seat = Ten ekran nie należy teraz do gracza { $seat }. Najpierw go przekaż.
table-watching = Tutaj tylko patrzysz.
table-resigned = { $seat } się poddaje.
table-resign-over = Gra się skończyła; nie ma czego poddawać.
table-running = Zapis będzie dostępny po zakończeniu gry; wcześniej zdradziłby to, co jeszcze zakryte.
table-rules-changed = Ten stół zaczęto na innych zasadach lub elementach, niż ma ta wersja, więc nie można tu grać dalej.
table-bot-failed = Bot, który gra jako { $seat }, przestał działać. Otwórz stół ponownie, a spróbuje jeszcze raz.
table-bot-slow = { $seat } myśli wyjątkowo długo. Jeśli ruch nie nadejdzie, bot zostanie uruchomiony na nowo.
table-bot-stood-in = Bot, który gra jako { $seat }, zawiódł, więc ruch wykonał za niego { $bot }.
table-hint-people = Podpowiedzi są tylko tam, gdzie jedna osoba gra sama lub z botami: zdradzałyby to, czego inni nie powinni wiedzieć.
table-ask-nothing = Z tym nic się nie da zrobić.
table-work-given-up = Serwer właśnie kończy pracę, więc tego nie dokończono. Spróbuj ponownie za chwilę.
table-work-too-long = To więcej pracy, niż przysługuje jednej grze: { $number } s nie wystarczyło.
table-undo-nothing = Nie masz jeszcze ruchu do cofnięcia.
table-undo-revealed = Od twojego ostatniego ruchu coś odkryto albo zdecydował los; tego nie można cofnąć.
table-undo-others = Gdy przy stole jest kilka osób, niczego nie można cofnąć.
table-undo-watching = Tutaj tylko patrzysz.
table-undo-over = Gra się skończyła i wszystko jest odkryte; niczego nie można cofnąć.
table-undo-resigned = Gra została poddana; niczego nie można cofnąć.
table-undo-replay = To przebieg skończonej gry; niczego nie można cofnąć.
table-store-locked = Nie udało się tego zapisać: plik { $path } jest zajęty przez inny program. Nic się nie zmieniło; zamknij tamten program i spróbuj ponownie.
table-store-full = Nie udało się tego zapisać: na dysku z plikiem { $path } nie ma miejsca. Nic się nie zmieniło; zwolnij trochę miejsca i spróbuj ponownie.
table-store-damaged = Plik { $path } jest uszkodzony albo nie należy do Noctuary. Nic nie zmieniono. „noctuary store restore” wstawia na jego miejsce kopię z folderu „backups”, „noctuary store repair” ratuje to, co da się odczytać.
table-store-gone = Nie udało się zapisać: plik { $path } przeniesiono lub usunięto, gdy serwer działał. Zatrzymaj serwer, przywróć plik albo jego kopię poleceniem „noctuary store restore” i uruchom go ponownie.
table-store-newer = Plik { $path } zapisała nowsza wersja Noctuary. Użyj tamtej wersji albo innego folderu danych.
table-store-failed = Pliku { $path } nie można odczytać lub zapisać ({ $text }). Nic się nie zmieniło.

# Żądania do serwera.
request-malformed = Tego żądania nie można zrozumieć: { $text }.
request-too-long = To jest za długie; { $number ->
    [one] przyjmowany jest najwyżej { $number } bajt.
    [few] przyjmowane są najwyżej { $number } bajty.
    [many] przyjmowanych jest najwyżej { $number } bajtów.
   *[other] przyjmowane jest najwyżej { $number } bajta.
}
request-hello = Pierwszą wiadomością musi być „hello”.
request-failed = Coś poszło źle wewnątrz Noctuary. Nic się nie zmieniło; więcej mówi dziennik serwera.
request-host = Ten serwer nie nazywa się „{ $text }”.
request-origin = Strony z { $text } nie mogą używać tego serwera.
request-site = Strony z innych miejsc nie mogą korzystać z tego serwera.
request-language = Nie ma tu języka „{ $text }”. Do wyboru: { $names }.
request-address = Pod adresem { $text } nic nie ma.
table-guided = Stół z przewodnikiem nie ma pliku gry.
