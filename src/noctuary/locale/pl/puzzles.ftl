client-puzzle = Łamigłówka
client-puzzles-text = W każdej pozycji dokładnie jeden ruch jest najlepszy. Udowodniono, że jest najlepszy, cokolwiek zrobią inni i cokolwiek jest ukryte.
client-puzzle-daily = Łamigłówka dnia
client-puzzle-daily-done = rozwiązana
client-puzzle-difficulty = Trudność
client-puzzle-difficulty-0 = Wszystkie
client-puzzle-difficulty-1 = Łatwe
client-puzzle-difficulty-2 = Średnie
client-puzzle-difficulty-3 = Trudne
client-puzzle-count = Rozwiązane: { $number } z { $last }
client-puzzle-name = Łamigłówka { $number }: { $text }, liczba graczy: { $players }
client-puzzle-done = rozwiązana

# At the table
puzzle-on = To najlepszy początek. Jak grasz dalej?
puzzle-good = To najlepszy ruch.
puzzle-bad = Jest lepszy ruch.
client-puzzle-solved = Rozwiązana!
client-puzzle-next = Następna łamigłówka
client-puzzle-all = Wszystkie łamigłówki
client-puzzle-why = Gdy wszyscy grają przeciw tobie najlepiej, jak się da, gra toczy się tak i daje taki wynik:
client-puzzle-why-not = Dlaczego nie: { $text }
client-puzzle-follows = Gdy wszyscy grają przeciw tobie najlepiej, jak się da, dalej dzieje się to:
client-puzzle-show = Pokaż rozwiązanie
client-puzzle-solution = Rozwiązanie
client-puzzle-this = Ten ruch
client-puzzle-best = Najlepszy ruch
