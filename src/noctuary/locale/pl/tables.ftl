# Stoły: miejsca, cofanie, poddanie, zapis.
table-unknown = Nie ma takiego stołu albo należy do kogoś innego.
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
table-hint-not-asked = Nie masz teraz nic do rozstrzygnięcia, więc nie ma podpowiedzi.
table-hint-failed = Nie udało się przygotować podpowiedzi. Spróbuj ponownie.
table-ask-nothing = Z tym nic się nie da zrobić.
table-seat-kind = Miejsca nie może zająć „{ $text }”. Do wyboru: { $names }.
table-seat-name = „{ $text }” nie nadaje się na imię gracza. Użyj od 1 do { $number } znaków.
table-work-given-up = Serwer właśnie kończy pracę, więc tego nie dokończono. Spróbuj ponownie za chwilę.
table-work-too-long = To więcej pracy, niż przysługuje jednej grze: { $number } s nie wystarczyło.
table-undo-nothing = Nie masz jeszcze ruchu do cofnięcia.
table-undo-revealed = Od twojego ostatniego ruchu coś odkryto albo zdecydował los; tego nie można cofnąć.
table-undo-others = Gdy przy stole jest kilka osób, niczego nie można cofnąć.
table-undo-watching = Tutaj tylko patrzysz.
table-undo-over = Gra się skończyła i wszystko jest odkryte; niczego nie można cofnąć.
table-undo-resigned = Gra została poddana; niczego nie można cofnąć.
table-undo-replay = To przebieg skończonej gry; niczego nie można cofnąć.
table-me = Jako { $seat } gra bot, więc gra nie może się liczyć dla tego miejsca. Podaj miejsce, na którym siedzi człowiek.
table-edition-unknown = Nie ma takiej edycji albo należy do kogoś innego.
table-edition-most = Jeden gracz może mieć najwyżej { $number } edycji. Nic się nie zmieniło; najpierw usuń te, które nie są już potrzebne.
table-replay-running = Przebieg gry można obejrzeć po jej zakończeniu; wcześniej zdradziłby to, co jeszcze zakryte. Najpierw rozegraj grę do końca.
table-replay-step = Nie ma tu kroku „{ $text }”; kroki mają numery od 0 do { $last }.
table-analysis-running = Grę można analizować, gdy się skończy, aby nikt w trakcie nie dowiedział się, jak stoi.
table-analysis-none = Ta gra nie została jeszcze przeanalizowana.
table-continue-over = Gra już się tam skończyła; nie zostało nic do zagrania. Wybierz wcześniejszy krok.
table-store-locked = Nie udało się tego zapisać: plik { $path } jest zajęty przez inny program. Nic się nie zmieniło; zamknij tamten program i spróbuj ponownie.
table-store-full = Nie udało się tego zapisać: na dysku z plikiem { $path } nie ma miejsca. Nic się nie zmieniło; zwolnij trochę miejsca i spróbuj ponownie.
table-store-damaged = Plik { $path } jest uszkodzony albo nie jest plikiem Noctuary. Przenieś go gdzie indziej, aby zacząć od pustego.
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
request-language = Nie ma tu języka „{ $text }”. Do wyboru: { $names }.
request-address = Pod adresem { $text } nic nie ma.
input-course = Nie ma kursu o nazwie „{ $text }”. Znane kursy: { $names }.
input-puzzle = Nie ma zadania o nazwie „{ $text }”.
table-guided = Stół z przewodnikiem nie ma pliku gry.
