client-analysis-about = Analiza ocenia każdą decyzję w tej grze na podstawie tego, co mógł wiedzieć gracz, i pokazuje, jak zmieniały się szanse na wygraną, które ruchy kosztowały najwięcej i co było kwestią szczęścia. Trwa to minutę lub dwie; w tym czasie możesz dalej oglądać grę.
client-analysis-start-it = Przeanalizuj tę grę
client-analysis-waiting = Najpierw analizowane są inne gry…
client-analysis-working = { $number } z { $last } decyzji
client-analysis-first = pierwsze spojrzenie
client-analysis-first-text = Dokładnie sprawdzono { $number } z { $last } decyzji. Dopóki nie sprawdzono wszystkich, liczby i ruchy oznaczone jako „pierwsze spojrzenie” mogą się zmienić.
client-analysis-leave = Możesz zamknąć tę stronę: analiza potrwa dalej, a jej wynik znajdziesz tu później.
client-analysis-stop = Przerwij
client-analysis-failed = Analiza została przerwana. Nic nie przepadło; spróbuj ponownie.
client-analysis-more = Pokaż wszystko
client-analysis-percent = { $number }%
client-analysis-curve = Szanse na wygraną krok po kroku
client-analysis-curve-text = Szansa każdego gracza na wygraną na podstawie tego, co wtedy wiedział. Kliknij krzywą, aby przejść do tego kroku; znaczniki to ruchy, które kosztowały najwięcej.
client-analysis-curve-alone = Przebieg twojej gry w porównaniu z przeciętną (50%). Kliknij krzywą, aby przejść do tego kroku; znaczniki to ruchy, które kosztowały najwięcej.
client-analysis-mistakes = Co kosztowało najwięcej
client-analysis-faultless = Żaden ruch nie kosztował więcej, niż da się wyjaśnić przypadkiem.
client-analysis-faultless-mine = Żaden z twoich ruchów nie kosztował więcej, niż da się wytłumaczyć przypadkiem.
client-analysis-turning = Punkty zwrotne
client-analysis-again = Spróbuj jeszcze raz od tego miejsca
client-analysis-whole = Cała analiza
client-analysis-step = Krok { $number }
client-analysis-made = Zagrano: { $text }
client-analysis-better = Lepiej: { $text }
client-analysis-all = { $number ->
    [one] Pokaż jedyny ruch
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
client-analysis-meaning-accuracy = Dokładność mówi, ile średnio kosztowały decyzje: 100 to gra bezbłędna, 82 oznacza stratę jednego punktu procentowego przy każdej decyzji. Liczy się tylko to, co gracz mógł wiedzieć, więc dobry ruch, który źle się skończył, nic nie kosztuje.
client-analysis-meaning-luck = Wszystkie pozostałe liczby to punkty procentowe szansy na wygraną i razem dają wynik. Szczęście to wszystko, czego nie wyjaśniają ruchy: kto zaczyna, rozdanie, dobrane karty i płytki oraz to, co inni mieli na ręce.
client-analysis-meaning-limits = Tak ocenia program (liczba iteracji przeszukiwania na każdą decyzję: { $number }). Może się on mylić, zwłaszcza co do dalekosiężnych planów.
client-analysis-download = Pobierz analizę
client-analysis-play-on = Graj dalej od kroku { $number }
client-analysis-play-on-text = Nowy stół przejmuje stan gry z tego kroku; następny ruch wykonuje { $seat }. Wszystko, co jeszcze będzie dobierane, pojawi się w tej samej kolejności co w tej grze. Możesz cofać swoje ruchy, a nowa gra nie liczy się do niczyjego profilu.
table-analysis-running = Grę można analizować dopiero po jej zakończeniu, aby nikt nie dowiedział się w trakcie gry, kto ma jakie szanse.
table-analysis-none = Ta gra nie została jeszcze przeanalizowana.
table-continue-over = W tym miejscu gra już się skończyła. Wybierz wcześniejszy krok.
client-study-text = Stoły, przy których grasz dalej od poszczególnych kroków tej gry, wraz z wykonanym tam pierwszym ruchem, oraz komentarze graczy do tych kroków. Kto otworzy link do przebiegu gry, zobaczy komentarze, ale nie twoje stoły.
client-study-source = Ta gra jest dalszym ciągiem innej gry, od jej kroku { $number }.
client-study-comment = Twój komentarz do kroku { $number }
client-study-keep = Zapisz
client-study-none = Jeszcze nic. Graj dalej od któregoś kroku albo zapisz, co o nim myślisz.
client-study-begun = Jeszcze żadnego ruchu
