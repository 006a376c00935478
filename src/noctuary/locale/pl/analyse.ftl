cli-analyse-help = sprawdź, w którym miejscu skończonej gry rozstrzygnęło się, kto wygra
cli-analyse-description = Analizuje każdą decyzję skończonej gry na podstawie tego, co mógł wiedzieć gracz: pokazuje, jak zmieniały się szanse na wygraną, jak dobrze grał każdy z graczy, co było kwestią szczęścia i które ruchy kosztowały najwięcej. Ten sam plik i ta sama liczba iteracji dają zawsze tę samą odpowiedź.
cli-analyse-examples =
    Przykłady:
      noctuary analyse games/ada.noct
      noctuary analyse games/ada.noct --iterations 10000 --plot ada.svg
      noctuary analyse games/ada.noct --json > ada.analysis.json
cli-analyse-iterations = liczba iteracji przeszukiwania przy każdej decyzji (domyślnie 800: dla dwóch graczy około pół minuty na jednym procesorze)
cli-analyse-json = wypisz wszystko jako JSON, do udostępnienia jako *.analysis.json
cli-analyse-plot = narysuj szanse na wygraną (.svg lub .png)
cli-analyse-unfinished = Ta gra nie jest skończona; analizować można tylko skończoną.
cli-analyse-looking = Analiza
cli-analyse-players = Jak komu poszło (szanse na wygraną w %)
cli-analyse-accuracy = Dokładność
cli-analyse-decisions = Decyzje
cli-analyse-start = Początek
cli-analyse-luck = Szczęście
cli-analyse-cost = Własne błędy
cli-analyse-gained = Błędy innych
cli-analyse-result = Wynik
cli-analyse-curve = Szansa na wygraną
cli-analyse-mistakes = Co kosztowało najwięcej (szanse na wygraną w %)
cli-analyse-step = Krok
cli-analyse-chance = Szansa na wygraną (%)
cli-analyse-made = Zagrano
cli-analyse-better = Lepiej
cli-analyse-price = Koszt
cli-analyse-method = Każdą decyzję oceniono według tego, co mógł wiedzieć gracz (liczba iteracji przeszukiwania: { $number }). Początek, szczęście oraz błędy własne i cudze dają razem wynik.
