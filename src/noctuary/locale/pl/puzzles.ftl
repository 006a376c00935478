client-puzzle = Zadanie
client-puzzles-text = W każdej pozycji dokładnie jeden ruch jest najlepszy, cokolwiek zrobią inni i cokolwiek jest ukryte: każda odpowiedź jest udowodniona.
client-puzzle-daily = Zadanie dnia
client-puzzle-daily-done = rozwiązane
client-puzzle-difficulty = Trudność
client-puzzle-difficulty-0 = Wszystkie
client-puzzle-difficulty-1 = Łatwe
client-puzzle-difficulty-2 = Średnie
client-puzzle-difficulty-3 = Trudne
client-puzzle-count = Rozwiązane: { $number } z { $last }
client-puzzle-name = Zadanie { $number }: { $text }, liczba graczy: { $players }
client-puzzle-done = rozwiązane

# At the table
puzzle-on = To najlepszy początek. Co dalej?
puzzle-good = To najlepszy ruch.
puzzle-bad = Jest lepszy ruch.
client-puzzle-solved = Rozwiązane!
client-puzzle-next = Następne zadanie
client-puzzle-all = Wszystkie zadania
client-puzzle-why = Tak to przebiega, gdy wszyscy grają przeciw tobie najlepiej, jak się da, i tyle to daje:
client-puzzle-why-not = Dlaczego nie: { $text }
client-puzzle-follows = Gdy wszyscy grają przeciw tobie najlepiej, jak się da, dzieje się to:
client-puzzle-show = Pokaż rozwiązanie
client-puzzle-solution = Rozwiązanie
client-puzzle-this = Ten ruch
client-puzzle-best = Najlepszy ruch
