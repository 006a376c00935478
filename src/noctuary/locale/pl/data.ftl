data-missing = Zbiory danych wymagają pakietu { $text }, który nie jest zainstalowany; zainstaluj Noctuary z dodatkiem „data”: make build && pip install "$(ls dist/*.whl)[data]"
data-folder = W tym folderze nie można zapisać zbioru danych: { $text }. Podaj inny w --out.
data-foreign = W tym folderze już coś jest, ale nie zbiór danych Noctuary; pozostaje bez zmian. Podaj inny folder w --out.
data-none = W tym folderze nie ma zbioru danych; tworzy go „noctuary data make”.
data-version = Kolumny tego zbioru mają wersję { $found }, a ta wersja Noctuary zna kolumny w wersji { $expected }. Utwórz zbiór na nowo w innym folderze albo użyj tej wersji Noctuary, która go utworzyła.
data-differs = W tym folderze jest inny zbiór danych: jego „{ $text }” to { $found }, a nie { $expected }. Podaj te same argumenty albo większą liczbę gier (--games), aby go kontynuować, albo nowy folder w --out.
data-damaged = Tego pliku nie można odczytać: { $text }. Usuń folder i utwórz zbiór na nowo.
data-export = Tego zbioru nie można wyeksportować: { $text }
data-export-where = Podaj nazwę zbioru do zapisania, na przykład: --minari nocturne/level4-v0.
data-export-missing = Eksport wymaga pakietu { $text }, który nie jest zainstalowany; zainstaluj Minari (pip install minari) i Noctuary z dodatkiem „envs”: make build && pip install "$(ls dist/*.whl)[data,envs]"

cli-data-help = twórz, opisuj i eksportuj zbiory danych z gier botów
cli-data-description = Boty grają, a każda decyzja (co gracz wiedział, co mógł zrobić, co zrobił, jak oceniło to przeszukiwanie, jak się skończyło) trafia do plików Parquet. Po „make” podaj nazwę gry; „describe” z folderem mówi, co w nim jest, a „export” zapisuje go dla Minari. Z większą liczbą gier „make” dokłada je do tych, które już są. Znaczenie kolumn opisuje docs/data.md. To samo polecenie wznawia pracę tam, gdzie została przerwana; pliki zależą tylko od argumentów, nie od liczby procesów.
cli-data-examples =
    Przykłady:
      noctuary data make nocturne --seats level4,level4 --games 1000 -o nocturne-level4
      noctuary data make nightfall --seats greedy,greedy,greedy --games 1000
      noctuary data describe nocturne-level4
      noctuary data export nocturne-level4 --minari nocturne/level4-v0
cli-data-action = „make”, „describe” albo „export”
cli-data-out = gdzie zapisać pliki (domyślnie data/GRA)
cli-data-minari = z „export”: zapisz zbiór dla Minari pod nazwą ID, na przykład nocturne/level4-v0
cli-data-exporting = Eksport
cli-data-exported = Minari ma teraz zbiór { $text }.
cli-data-continue = To, co rozegrano, zostaje w { $text }; to samo polecenie wznowi pracę od tego miejsca.
cli-data-unfinished = Pliku { $text } jeszcze nie ma: nie rozegrano wszystkich gier. Rozegra je „noctuary data make” z tymi samymi argumentami.
cli-data-file = { $number ->
    [one] { $text }: jeden wiersz
    [few] { $text }: { $number } wiersze
   *[many] { $text }: { $number } wierszy
}
