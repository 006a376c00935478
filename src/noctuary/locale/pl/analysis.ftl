# The analysis of a finished game in the replay, and playing on from one of its steps.
client-analysis-about = Ogląda jeszcze raz każdą decyzję tej gry, wiedząc tylko to, co mógł wiedzieć gracz, i pokazuje, jak zmieniały się szanse na wygraną, które ruchy kosztowały najwięcej i co było szczęściem. Trwa to minutę lub dwie; tymczasem możesz dalej oglądać grę.
client-analysis-start-it = Przeanalizuj tę grę
client-analysis-waiting = Najpierw inne gry …
client-analysis-working = { $number } z { $last } decyzji
client-analysis-leave = Możesz zamknąć tę stronę; gotowa analiza będzie na ciebie czekać.
client-analysis-stop = Przerwij
client-analysis-failed = Analiza została przerwana. Nic nie przepadło; spróbuj jeszcze raz.
client-analysis-more = Pokaż wszystko
client-analysis-percent = { $number } %
client-analysis-curve = Szanse na wygraną krok po kroku
client-analysis-curve-text = Szanse na wygraną, jak je wtedy widzieli gracze. Kliknij krzywą, aby tam przejść; znaki to ruchy, które kosztowały najwięcej.
client-analysis-curve-alone = Twoja gra w porównaniu ze zwykłą (50 %). Kliknij krzywą, aby tam przejść; znaki to ruchy, które kosztowały najwięcej.
client-analysis-mistakes = Co kosztowało najwięcej
client-analysis-faultless = Żaden ruch nie kosztował niczego, co dałoby się odróżnić od przypadku.
client-analysis-step = Krok { $number }
client-analysis-made = Zagrano: { $text }
client-analysis-better = Lepiej: { $text }
client-analysis-why = { $until }, w porównaniu z zagranym ruchem: { $reasons }
client-analysis-all = { $number ->
    [one] Pokaż jedyny
    [few] Pokaż wszystkie { $number }
    [many] Pokaż wszystkie { $number }
   *[other] Pokaż wszystkie { $number }
}
client-analysis-players = Gra i szczęście
client-analysis-accuracy = Dokładność { $number } na 100
client-analysis-no-accuracy = Bez decyzji
client-analysis-start = Na początku
client-analysis-luck = Szczęście
client-analysis-own = Własne błędy
client-analysis-others = Błędy innych
client-analysis-result = Na końcu
client-analysis-meaning = Co znaczą te liczby?
client-analysis-meaning-accuracy = Dokładność mówi, ile średnio kosztowały decyzje: 100 to gra bezbłędna, 82 to jeden punkt procentowy za każdym razem. Liczy się tylko to, co gracz mógł wiedzieć; dobry ruch ze złym skutkiem nic nie kosztuje.
client-analysis-meaning-luck = Wszystkie liczby to punkty procentowe szansy na wygraną i razem dają wynik. Szczęście to to, czego nie wyjaśniają ruchy: kto zaczyna, rozdanie, dobrane karty i kafelki oraz to, co inni mieli na ręce.
client-analysis-meaning-limits = Tak ocenił program, w { $number } iteracjach przeszukiwania na każdą decyzję. Może się mylić, zwłaszcza co do dalekich planów.
client-analysis-download = Zapisz analizę
client-analysis-play-on = Graj dalej od kroku { $number }
client-analysis-play-on-text = Nowy stół zaczyna się tak, jak stała tu ta gra; następny ruch ma { $seat }. Dobierane będzie to samo, co w tej grze. Możesz cofać swoje ruchy, a gra nie liczy się do niczyjego profilu.
table-analysis-running = Grę można analizować, gdy się skończy, aby nikt w trakcie nie dowiedział się, jak stoi.
table-analysis-none = Ta gra nie została jeszcze przeanalizowana.
table-continue-over = Gra już się tam skończyła; nie zostało nic do zagrania. Wybierz wcześniejszy krok.
