lanterns-option = „{ $text }” nie jest dobrą opcją Latarni.
lanterns-not-now = { $seat } nie ma teraz tego ruchu.
lanterns-not-in-hand = Nie masz na ręce karty { $card }.
lanterns-ask = { $seat }, co robisz?
lanterns-choose = { $seat } wybiera kartę { $card }.
lanterns-choose-hidden = { $seat } wybiera kartę.
lanterns-keep = { $seat } zatrzymuje kartę { $card }.
lanterns-keep-hidden = { $seat } zatrzymuje kartę.
lanterns-draw = { $seat } dobiera.
lanterns-stop = { $seat } kończy.
lanterns-win = { $seat } zdobywa { $number ->
    [one] jedną latarnię
    [few] { $number } latarnie
   *[many] { $number } latarni
}.
lanterns-most = Najwięcej latarni.
lanterns-card = karta { $number }
lanterns-rule-1 = Każdy dostaje karty.
lanterns-rule-2 = Wszyscy wybierają kartę jednocześnie.
lanterns-rule-3 = Zwycięzca może dobierać.
lanterns-rule-4 = Wygrywa największa liczba latarni.
lanterns-row-lanterns = Latarnie
lanterns-row-total = Suma
client-lanterns-title = Latarnie
lanterns-table-first = Pierwsze miejsce
lanterns-table-stage = Etap
lanterns-table-deck = Talia
lanterns-table-row = Latarnie
lanterns-table-winner = Ostatni zwycięzca
lanterns-table-drawn = Dobrane
lanterns-table-hand = Ręka
lanterns-table-chosen = Wybrana karta
lanterns-table-lanterns = Latarnie
lanterns-table-stage-choose = wybór
lanterns-table-stage-draw = dobieranie
lanterns-table-stage-keep = zatrzymywanie
lanterns-table-stage-over = koniec
lanterns-move-choose = Wybierz: { $card }
lanterns-move-keep = Zatrzymaj: { $card }
lanterns-move-draw = Dobierz dwie karty
lanterns-move-stop = Zakończ
