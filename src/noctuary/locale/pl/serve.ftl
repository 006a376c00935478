serve-address = Noctuary działa pod adresem { $address }
serve-stop = Ctrl+C kończy; żaden stół nie zginie
serve-folder = Nie można użyć folderu danych { $path }: { $text }. Wybierz inny opcją --data.
serve-no-home = Ten użytkownik nie ma katalogu domowego, w którym mógłby być folder danych. Wybierz folder danych opcją --data albo zmienną NOCTUARY_DATA.
serve-folder-used = Noctuary z folderem danych { $path } już działa pod adresem { $address }. Użyj go pod tym adresem albo wybierz inny folder opcją --data.
serve-folder-used-somewhere = Inny serwer Noctuary już używa folderu danych { $path }. Zatrzymaj go albo wybierz inny folder opcją --data.
serve-folder-foreign = W { $path } jest plik „server”, który nie pochodzi od Noctuary; pozostaje bez zmian. Wybierz inny folder danych opcją --data.
serve-port = Nie można użyć portu { $port } adresu { $host }: { $text }. Wybierz inny opcją --port.
serve-alone = Stronę może otworzyć tylko ten komputer. Dla telefonów i innych komputerów w twojej sieci uruchom serwer z --host 0.0.0.0 albo poleceniem NOCTUARY_HOST=0.0.0.0 make play: pojawi się adres i kod QR.
serve-others = Inni w twojej sieci mogą otworzyć { $names }
serve-open = To połączenie nie jest szyfrowane: kto jest w tej samej sieci, może je podglądać i grać w cudzym imieniu. Graj tak tylko z ludźmi, którym ufasz; jak dodać TLS, wyjaśnia docs/operations.md.

config-toml = To nie jest TOML: { $text }.
config-unknown = Nie ma klucza „{ $key }”. Może chodziło o: { $names }?
config-value = „{ $text }” to nie jest wartość dla { $name }. { $key ->
    [port] Musi to być liczba od 0 do 65535.
    [hosts] Muszą to być nazwy bez „https://”, na przykład play.example.org, z portem tylko wtedy, gdy jest inny niż zwykle (play.example.org:8443).
    [proxies] Muszą to być adresy lub sieci, na przykład 127.0.0.1 albo 10.0.0.0/8.
    [log] Dozwolone są „text” i „json”.
    [mail_port] Musi to być liczba od 0 do 65535.
    [mail_tls] Dozwolone są „starttls”, „tls” i „none”.
    [mail_from] Musi to być adres, na przykład noctuary@example.org.
   *[other] Musi to być tekst.
}
serve-check-default = domyślnie
serve-check-sound = Wszystko jest w porządku.
serve-check-hosts = Są zaufane serwery proxy, ale brak „hosts”: kto używa nazwy takiego serwera, otrzymuje odmowę (403). Ustaw w „hosts” (lub NOCTUARY_HOSTS) tę nazwę, na przykład play.example.org.
serve-check-mail-half = E-maile wymagają zarówno mail_host, jak i mail_from (NOCTUARY_MAIL_HOST, NOCTUARY_MAIL_FROM).
serve-check-mail = Nie można wysyłać e-maili: { $host } ich nie przyjmuje ({ $text }). Sprawdź mail_host, mail_port, mail_tls, mail_user i mail_password.

cli-serve-help = graj w przeglądarce
cli-serve-description = Uruchamia serwer i podaje adres jego stron. Stoły są przechowywane w folderze danych.
cli-serve-examples =
    Przykłady:
      noctuary serve --open
      noctuary serve --port 8080 --data ./stoly
cli-serve-host = adres, na którym serwer nasłuchuje (domyślnie tylko ten komputer)
cli-serve-port = port, na którym serwer nasłuchuje (domyślnie 8000, a jeśli jest zajęty, dowolny wolny)
cli-serve-data = folder danych (domyślnie noctuary w XDG_DATA_HOME lub w ~/.local/share)
cli-serve-config = plik konfiguracji (TOML; też NOCTUARY_CONFIG); opcje i zmienne NOCTUARY_… mają pierwszeństwo
cli-serve-check = tylko wypisz obowiązującą konfigurację i to, co jest z nią nie tak
cli-serve-open = otwórz przeglądarkę, jeśli jest ekran

client-missing = Strony Noctuary nie są zbudowane
client-missing-help = Serwer działa, ale brakuje jego stron. Zatrzymaj go i uruchom poleceniem „make play”, które najpierw je zbuduje.

cli-store-help = sprawdź, skopiuj, przywróć, napraw lub przekształć stoły serwera
cli-store-description = Dba o plik, w którym serwer przechowuje stoły. Działający serwer sam kopiuje go codziennie do folderu „backups” obok niego i zachowuje siedem ostatnich kopii. Gdy ustawiono NOCTUARY_DATABASE_URL, stoły są w tej bazie PostgreSQL.
cli-store-action = check (czy plik ze stołami jest w porządku?), backup PLIK (skopiuj go, także gdy serwer działa), restore PLIK (wstaw kopię na jego miejsce), repair (uratuj to, co da się odczytać z uszkodzonego pliku) albo migrate (nadaj mu schemat tej wersji lub, z --to, wcześniejszej); trzy ostatnie tylko wtedy, gdy serwer nie działa
cli-store-file = kopia
cli-store-to = schemat docelowy, dla wcześniejszej wersji Noctuary; to, na co nie ma w nim miejsca, przepada, ale zostaje w kopii, która najpierw powstaje
cli-store-schema = Nie ma schematu { $number }: ta wersja zna schematy od 1 do { $last }.
cli-store-no-file = Podaj plik: noctuary store { $text } PLIK
cli-store-needless = „noctuary store { $text }” nie przyjmuje pliku; folder wskazuje się opcją --data.
cli-store-examples =
    Przykłady:
      noctuary store check
      noctuary store backup tables-2026.sqlite3
      noctuary store restore ~/.local/share/noctuary/backups/2026-11-23.sqlite3

store-missing = Pod { $path } nie ma zapisanych stołów. Wskaż folder danych opcją --data.
store-no-psycopg = Ustawiono NOCTUARY_DATABASE_URL, ale brakuje biblioteki do PostgreSQL ({ $text }). Zainstaluj Noctuary z dodatkiem „postgres”: make build && pip install "$(ls dist/*.whl)[postgres]"
store-not-empty = W { $path } są już stoły lub profile, więc niczego nie przywrócono. Wskaż pustą bazę w NOCTUARY_DATABASE_URL.
store-repair-database = Bazy danych się tu nie naprawia. Służą do tego narzędzia PostgreSQL; można też przywrócić kopię do pustej bazy.
store-exists = Plik { $path } już istnieje. Wybierz inną nazwę albo go przenieś.
store-check = Plik { $path } jest w porządku.
store-check-database = Baza { $path } odpowiada, a jej schemat { $version } jest znany tej wersji. Czy pliki bazy są nienaruszone, powie narzędzie pg_amcheck z PostgreSQL.
store-migrate = { $path } ma teraz schemat { $version }.{ $kept ->
    [yes] { " " }Kopia poprzedniego stanu to { $old }.
   *[no] { "" }
}
store-restore-database = Cała zawartość { $file } jest teraz w { $path }.
store-backup = Skopiowano { $path } do { $file }.
store-restore = Kopia { $file } jest teraz plikiem { $path }.{ $kept ->
    [yes] { " " }Poprzedni plik nazywa się teraz { $old }.
   *[no] { "" }
}
store-repair = W { $path } zapisano uratowane stoły: całe ({ $whole }) i bez końca dziennika ({ $short }). Uszkodzony plik nazywa się teraz { $old }.
