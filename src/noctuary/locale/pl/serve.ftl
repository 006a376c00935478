# Uruchamianie serwera.
serve-address = Noctuary działa pod adresem { $address } (Ctrl+C kończy; żaden stół nie zginie)
serve-folder = Nie można użyć folderu danych { $path }: { $text }. Wybierz inny przez --data.
serve-folder-used = Noctuary z folderem danych { $path } już działa pod adresem { $address }. Użyj go pod tym adresem albo wybierz inny folder przez --data.
serve-folder-used-somewhere = Inne Noctuary już używa folderu danych { $path }. Zakończ je albo wybierz inny folder przez --data.
serve-port = Nie można użyć portu { $port } adresu { $host }: { $text }. Wybierz inny przez --port.

# noctuary serve
cli-serve-help = graj w przeglądarce
cli-serve-description = Uruchamia serwer i podaje adres jego stron. Stoły są przechowywane w folderze danych.
cli-serve-examples =
    Przykłady:
      noctuary serve --open
      noctuary serve --port 8080 --data ./stoly
cli-serve-host = adres, na którym serwer nasłuchuje (domyślnie tylko ten komputer)
cli-serve-port = port (domyślnie 8000, a jeśli jest zajęty, jakiś wolny)
cli-serve-data = folder danych (domyślnie noctuary w XDG_DATA_HOME lub w ~/.local/share)
cli-serve-open = otwórz przeglądarkę, jeśli komputer ma ekran

# Strona zamiast klienta, który nie został zbudowany.
client-missing = Strony Noctuary nie są zbudowane
client-missing-help = Serwer działa, ale brakuje jego stron. Zatrzymaj go i uruchom poleceniem „make play”, które najpierw je zbuduje.

cli-store-help = sprawdź, skopiuj, przywróć lub napraw stoły serwera
cli-store-description = Dba o plik, w którym serwer przechowuje stoły. Działający serwer sam kopiuje go codziennie do folderu „backups” obok i zachowuje siedem ostatnich kopii.
cli-store-action = check (czy jest w porządku?), backup PLIK (skopiuj, także gdy serwer działa), restore PLIK (wstaw kopię na jego miejsce) albo repair (uratuj to, co da się odczytać z uszkodzonego); dwa ostatnie, gdy serwer nie działa
cli-store-file = kopia
cli-store-no-file = Podaj plik: noctuary store { $text } PLIK
cli-store-needless = „noctuary store { $text }” nie przyjmuje pliku; folder wskazuje się opcją --data.
cli-store-examples =
    Przykłady:
      noctuary store check
      noctuary store backup tables-2026.sqlite3
      noctuary store restore ~/.local/share/noctuary/backups/2026-11-23.sqlite3

store-missing = Pod { $path } nie ma zapisanych stołów. Wskaż folder danych opcją --data.
store-exists = Plik { $path } już istnieje. Wybierz inną nazwę albo go przenieś.
store-check = Plik { $path } jest w porządku.
store-backup = Skopiowano { $path } do { $file }.
store-restore = { $file } jest teraz plikiem { $path }.{ $kept ->
    [yes] { " " }Poprzedni plik to teraz { $old }.
   *[no] { "" }
}
store-repair = Uratowano w { $path }: całe stoły: { $whole }, stoły bez końca dziennika: { $short }. Uszkodzony plik to teraz { $old }.
