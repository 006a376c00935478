# Skończone gry krok po kroku.

client-replay-title = Przebieg gry · { $title }
client-replay-controls = Gra krok po kroku
client-replay-beginning = Gra się zaczyna.
client-replay-unseen = { $seat } wykonuje ruch, którego stąd nie widać.
client-replay-step = Krok { $number } z { $last }
client-replay-slider = Krok
client-replay-first = Na początek
client-replay-back = Krok wstecz
client-replay-run = Odtwarzaj krok po kroku
client-replay-pause = Zatrzymaj
client-replay-on = Krok dalej
client-replay-last = Na koniec
client-replay-round = Przejdź do
client-replay-turn = Tura { $number }: { $round }
client-replay-eyes = Widziane oczami
client-replay-watcher = Widz
client-replay-help = Przechodź przez grę przyciskami, suwakiem albo klawiszami. Kliknięcie wpisu w dzienniku prowadzi do chwili, której dotyczy; wybierz, czyimi oczami patrzysz, a zobaczysz to, co ten gracz wtedy wiedział. Przytrzymaj element, aby obejrzeć go z bliska.
client-replay-key-step = krok wstecz, krok dalej
client-replay-key-ends = na początek, na koniec
client-replay-key-round = do poprzedniej, do następnej rundy
client-replay-key-run = odtwarzaj, zatrzymaj
client-replay-key-inspect = obejrzyj z bliska wskazany element
client-replay-analysis = Analiza
client-replay-play-on = Graj dalej od tego miejsca
table-replay-running = Przebieg gry można obejrzeć po jej zakończeniu; wcześniej zdradziłby to, co jeszcze zakryte. Najpierw rozegraj grę do końca.
table-replay-step = Nie ma tu kroku „{ $text }”; kroki mają numery od 0 do { $last }.
