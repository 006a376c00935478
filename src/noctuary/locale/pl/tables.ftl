table-count-seconds = { $number ->
    [one] sekundę
    [few] { $number } sekundy
   *[many] { $number } sekund
}

table-unknown = Nie ma takiego stołu albo należy do kogoś innego.
table-unseated = Nie masz miejsca przy tym stole.
table-deleted = Ten stół został usunięty.
table-seat-gone = Nie masz już miejsca przy tym stole. Mogło przejść na inne urządzenie albo gospodarz je zwolnił lub oddał botowi.
table-removed = Gospodarz usunął cię od tego stołu, więc nie możesz przy nim grać ani go oglądać.
table-over = Ta gra się skończyła, więc nikt nie może już do niej dołączyć. Poproś kogoś, kto grał, o link do przebiegu gry.
table-damaged = Zapisane dane tego stołu są uszkodzone i nie da się ich odczytać. Inne stoły są nienaruszone; więcej powie „noctuary store check”.
table-stale = Stół zdążył się zmienić, więc twojego polecenia nie wykonano. Spójrz jeszcze raz.
table-not-yours = Nie grasz tu za gracza { $seat }.
table-other-seat = Ten ekran nie należy teraz do gracza { $seat }. Najpierw go przekaż.
table-watching = Tutaj tylko oglądasz.
table-seat-taken = To miejsce jest zajęte: ktoś był szybszy albo siedzi tam bot. Wybierz inne miejsce albo zapytaj osobę, która przysłała link.
table-seat-bot = Na miejscu gracza { $seat } od początku gra bot. Zwolnić lub oddać można tylko miejsca ludzi.
table-seat-here = { $seat } jest przy stole. Bot zastępuje na jakiś czas tylko kogoś, kogo nie ma.
table-clock-none = Nie ma tu zegara albo nie bierzesz udziału w grze.
table-clock-one-screen = Zegary działają tylko przy stołach, przy których każdy siedzi przed własnym ekranem. Zostaw miejsce dla „znajomego, przez link” albo graj bez zegara.
table-not-host = To może zrobić tylko gospodarz stołu, czyli osoba, która go utworzyła.
table-seat-over = Gra się skończyła i liczy się każdemu, kto w nią grał, więc żadnego miejsca nie można już zwolnić.
table-one-screen = Przy tym stole wszyscy grają na jednym ekranie, więc nikogo nie można zaprosić. Utwórz nowy stół z miejscem „znajomy, przez link”.
table-listings-most = Masz już { $number ->
    [one] { $number } otwarty stół
    [few] { $number } otwarte stoły
   *[many] { $number } otwartych stołów
}. Najpierw wycofaj któryś z nich.
table-rated-people = Do rankingu liczą się tylko gry między ludźmi, z których każdy gra za siebie: jedno miejsce może być twoje, a wszystkie pozostałe są dla znajomych z linkiem.
table-rated-rules = Do rankingu liczą się tylko gry według instrukcji: bez edycji elementów, zmodyfikowanych zasad i scenariuszy oraz bez wybierania tego, o czym ma decydować los.
table-rated-clock = Gra rankingowa wymaga zegara, a przekroczenie czasu musi mieć skutek, aby nikt nie mógł zostawić jej nierozstrzygniętej.
table-rated-seat = To gra rankingowa: miejsca gracza { $seat } nie może zająć bot, a dopóki gra trwa, nikt inny nie może go zwolnić ani przejąć.
table-rated-running = To gra rankingowa i już się zaczęła: zanim ją usuniesz, dograj ją do końca albo poddaj.
table-rated-twice = Siedzisz już przy tym stole: w grze rankingowej każdy ma jedno miejsce.
invitation-unknown = Ten link nie prowadzi do żadnego stołu: może jest niepełny, a może stół usunięto. Poproś osobę, która go przysłała, o nowy.
table-watchers-most = Stół może naraz oglądać najwyżej { $number } osób i tyle już ogląda. Zajrzyj później.
table-watchers-closed = Gospodarz zamknął ten stół dla widzów. Gdy otworzy go znowu, będzie nowy link.
watchers-unknown = Ten link nie prowadzi do stołu, który można oglądać: może jest niepełny, a może stół zamknięto dla widzów lub usunięto. Poproś osobę, która go przysłała, o nowy.
order-nobody-waits = Stałe polecenia można wydawać tylko w trwających grach, w których nikt inny nie korzysta z twojego ekranu.
order-unknown = Takiego stałego polecenia nie można tu teraz wydać.
chat-empty = Ta wiadomość jest pusta: napisz coś, co da się przeczytać.
chat-silenced = Gospodarz tego stołu odebrał ci głos na czacie.
chat-newcomer = Dopiero tu zaczynasz, więc na razie możesz używać tylko gotowych zwrotów. Własne wiadomości napiszesz za { $number ->
    [one] minutę
    [few] { $number } minuty
   *[many] { $number } minut
}.
chat-newcomer-watching = Przy tym stole widzowie, którzy nie skończyli jeszcze żadnej gry na tym serwerze, mogą używać tylko gotowych zwrotów.
chat-unread = Tej wiadomości tu nie ma albo nie jest już przechowywana.
chat-nobody = Miejsca gracza { $seat } nikt nie zajmuje.
replay-led = Wspólne oglądanie prowadzi teraz ktoś inny.
table-resigned = { $seat } poddaje grę.
table-timed-out = Graczowi { $seat } skończył się czas.
table-ended = Gracze zakończyli grę w obecnym stanie; nie ma ona wyniku i nikomu się nie liczy.
table-resigned-together = Kilka osób poddało grę w tej samej chwili.
table-counted-before = Ta gra liczy się według zasad, według których ją rozegrano: { $text }. Poniżej podliczono ją według dzisiejszych zasad.
table-taken-back = Ostatni ruch gracza { $seat } został cofnięty.
table-resign-over = Gra się skończyła; nie ma czego poddawać.
table-nobody-absent = Na nikogo nie trzeba już czekać; gra toczy się dalej.
table-running = Zapis gry będzie dostępny po jej zakończeniu; wcześniej zdradziłby to, co jeszcze zakryte.
table-rules-changed = Tę grę zaczęto według innych zasad lub z innymi elementami, niż ma ta wersja, więc nie można jej tu ani dokończyć, ani obejrzeć. Jeśli jeszcze trwała, nikomu się nie liczy. Wszystkie ruchy są w zapisie gry.
table-bot-failed = Bot, który gra jako { $seat }, zawiódł. Otwórz stół ponownie, a bot spróbuje jeszcze raz.
table-bot-slow = { $seat } myśli wyjątkowo długo. Jeśli ruch nie nadejdzie, bot zostanie uruchomiony na nowo.
table-bot-stood-in = Bot, który gra jako { $seat }, zawiódł, więc ruch wykonał za niego { $bot }.
table-hint-people = Podpowiedzi są tylko tam, gdzie jedna osoba gra sama lub z botami: w innych grach zdradzałyby o graczach to, czego nie powinno się wiedzieć.
table-ask-nothing = Z tym nie da się nic zrobić.
table-work-given-up = Serwer właśnie kończy pracę, więc tego nie dokończono. Spróbuj ponownie za chwilę.
table-no-process = System nie pozwala teraz serwerowi uruchomić potrzebnego procesu: otwartych jest zbyt wiele plików albo brakuje pamięci. Nic nie przepadło; spróbuj ponownie za chwilę.
table-work-crashed = Nie udało się tego zrobić: zabrakło pamięci albo proces zakończył się błędem. Nic się nie zmieniło; spróbuj później albo poproś o mniej.
table-work-too-long = To więcej pracy, niż przysługuje jednej grze: { $number } s nie wystarczyło.
table-deal-gone = To losowanie zostało już użyte albo czekało zbyt długo. Spróbuj jeszcze raz.
table-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-rematch-running = Rewanż można zaproponować po zakończeniu gry.
table-rematch-made = Ktoś już zaproponował rewanż.
table-rematch-none = Nikt nie zaproponował rewanżu albo został on usunięty.
table-undo-nothing = Nie masz jeszcze ruchu do cofnięcia.
table-undo-revealed = Od twojego ostatniego ruchu coś odkryto albo zdecydował los; tego nie można cofnąć.
table-undo-others = Gdy przy stole siedzi kilka osób, niczego nie można cofnąć: inni widzieli ruch i mogli już na niego odpowiedzieć.
table-undo-tells = Inni już odpowiedzieli na twój ruch, a ich odpowiedzi mogły ci coś zdradzić. Jeśli mimo to go cofniesz, będzie to gra z cofaniem: nie liczy się do rekordów, scenariuszy ani osiągnięć.
table-undo-not-last = Ktoś inny wykonał już ruch; można cofnąć tylko ostatni, a prosi o to ten, kto go wykonał.
table-undo-declined = Pozostałych już zapytano i nie wszyscy się zgodzili: ruch zostaje.
table-undo-unasked = Nie ma już na co się zgadzać: gra poszła dalej albo nikt o to nie prosi.
table-undo-over = Gra się skończyła i wszystko jest odkryte; niczego nie można cofnąć.
table-undo-resigned = Gra została poddana; niczego nie można cofnąć.
table-undo-replay = To przebieg skończonej gry; niczego nie można cofnąć.
table-store-locked = Nie udało się tego zapisać: plik { $path } jest zajęty przez inny program. Nic się nie zmieniło; zamknij tamten program i spróbuj ponownie.
table-store-full = Nie udało się tego zapisać: na dysku z plikiem { $path } nie ma miejsca. Nic się nie zmieniło; zwolnij trochę miejsca i spróbuj ponownie.
table-store-readonly = Nie udało się tego zapisać: serwer nie ma prawa zapisu do pliku { $path } albo do jego folderu. Nic się nie zmieniło; nadaj serwerowi to prawo albo odblokuj zapis na dysku i spróbuj ponownie.
table-store-slow = Dysk jest powolny: zapis do { $path } trwał { $number } s. Nic nie przepadło; co potwierdzono, jest zapisane.
table-store-damaged = Plik { $path } jest uszkodzony albo nie należy do Noctuary. Nic nie zmieniono. „noctuary store restore” wstawia na jego miejsce kopię z folderu „backups”, „noctuary store repair” ratuje to, co da się odczytać.
table-store-lost = Pliku { $path } nie ma albo jest pusty, a są jego kopie. Nic nie zmieniono. „noctuary store restore { $file }” przywraca najnowszą; aby zacząć od nowa, przenieś folder z kopiami w inne miejsce.
store-copies-better = Starsza kopia { $file } ma co najmniej dwa razy tyle stołów albo ruchów, ile ma teraz { $path }. Zostaje zachowana. Jeśli coś przepadło, zatrzymaj serwer i przywróć ją poleceniem „noctuary store restore { $file }”; jeśli nie, usuń ją.
table-store-gone = Nie udało się tego zapisać: plik { $path } przeniesiono lub usunięto, gdy serwer działał. Zatrzymaj serwer, przywróć plik albo jego kopię poleceniem „noctuary store restore” i uruchom serwer ponownie.
table-store-newer = Plik { $path } zapisała nowsza wersja Noctuary. Użyj tamtej wersji albo innego folderu danych.
table-store-overtaken = Nie udało się tego zapisać: chwilę wcześniej zapisano w tym miejscu coś innego. Nic się nie zmieniło; zobacz, co tam jest teraz, i spróbuj ponownie.
table-store-unreachable = Nie ma połączenia z bazą { $path }. To, co potwierdzono, jest bezpieczne; spróbuj ponownie za chwilę.
table-store-failed = Pliku { $path } nie można odczytać lub zapisać. Nic się nie zmieniło.

request-malformed = Tego żądania nie można zrozumieć: { $text }.
request-too-long = To jest za długie; { $number ->
    [one] przyjmowany jest najwyżej { $number } bajt.
    [few] przyjmowane są najwyżej { $number } bajty.
   *[many] przyjmowanych jest najwyżej { $number } bajtów.
}
request-hello = Pierwszą wiadomością musi być „hello”.
request-failed = W Noctuary wystąpił nieoczekiwany błąd. Nic się nie zmieniło; więcej mówi dziennik serwera.
request-host = Ten serwer nie odpowiada pod nazwą „{ $text }”. Kto go prowadzi, może dopuścić tę nazwę w „hosts” w konfiguracji.
request-origin = Strony z { $text } nie mogą korzystać z tego serwera.
request-site = Strony z innych miejsc nie mogą korzystać z tego serwera.
request-unsigned = Żądanie z plikiem cookie musi podawać, skąd pochodzi. Dodaj nagłówek „Origin: { $text }” albo „Sec-Fetch-Site: same-origin”.
request-cookie = Przeglądarka nie zachowuje pliku cookie tej strony albo wysyła kilka, więc nie wiadomo, kim jesteś. Zezwól na pliki cookie dla tej strony albo usuń istniejące i wczytaj stronę ponownie.
request-language = Nie ma tu języka „{ $text }”. Do wyboru: { $names }.
request-number = „{ $text }” nie jest liczbą całkowitą od 0 wzwyż.
request-address = Pod adresem { $text } nic nie ma.
request-polling = To połączenie się zakończyło. Strona sama nawiąże nowe.
request-upgrade = Pod tym adresem obsługiwane są tylko WebSockety. Serwer pośredniczący (proxy) ich nie przepuszcza: kto go prowadzi, musi pozwolić na przekazywanie nagłówków Upgrade i Connection.
request-no-handles = System nie pozwala serwerowi otworzyć więcej plików, więc na razie nikt nowy nie może się połączyć. Otwarte gry toczą się dalej.
request-too-many = Za dużo żądań naraz. Spróbuj ponownie za { table-count-seconds }.
request-sockets = Zbyt wiele stołów jest otwartych naraz. Zamknij kilka albo spróbuj ponownie za { table-count-seconds }.
request-tables = Masz już bardzo wiele stołów utworzonych w ciągu godziny. Następny możesz utworzyć za { table-count-seconds }.
table-most = Masz tu już { $number } stołów; więcej nikt nie może ich mieć. Usuń kilka, a będzie miejsce.
table-analysis-most = Twoje gry już analizowane albo czekające na analizę: { $number }. Zacznij tę, gdy któraś z tamtych analiz się skończy.
table-guided = To możliwe tylko w grze rozegranej od początku, nie w ćwiczeniu.

identity-unknown = Ten link lub te słowa już nie działają: link działa tylko raz i tylko przez dziesięć minut, a nowy link lub nowe słowa zastępują poprzednie. Nic się nie zmieniło; utwórz nowy link albo sprawdź słowa jeszcze raz.
identity-gone = Ta przeglądarka właśnie przeszła do innego profilu, w innym oknie. Nic się nie zmieniło; wczytaj stronę ponownie i spróbuj jeszcze raz.
identity-same = Ta przeglądarka już należy do tego profilu.
identity-words = Słów odzyskiwania powinno być { $count }, a tu podano { $number }.
identity-word = „{ $text }” nie występuje wśród słów odzyskiwania. Sprawdź pisownię.
identity-order = To nie są słowa odzyskiwania: jedno jest błędne albo dwa zamieniły się miejscami. Porównaj je z wydrukiem.
