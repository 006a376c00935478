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
