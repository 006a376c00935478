client-rules = Zasady i karty
client-primer = Zasady w dwie minuty
client-primer-done = Gramy
client-finished-all = Wszystkie skończone gry
client-replay = Obejrzyj przebieg
client-to-start = Strona startowa

client-seats = Gracze

client-title-table = Stół · { $title }
client-title-turn = Twój ruch · { $title }
client-loading-long = To trwa dłużej, niż powinno. Być może połączenie jest wolne albo przerwane.
client-loading-again = Spróbuj ponownie
client-missing-part = Część tej strony nie dotarła. Wczytaj stronę ponownie.
client-moment = Chwileczkę…
client-over = Gra się skończyła.
client-thinking = { $seat } się zastanawia
client-waiting = Decyduje { $seat }.
client-waiting-away = Decyduje { $seat }, ale teraz nie ma tej osoby przy stole.
client-room-rematch = Propozycja rewanżu czeka na pozostałych. Gra zacznie się, gdy wszyscy dołączą.
client-waiting-free = Nikt jeszcze nie zajął tego miejsca: wyślij link znajomemu.
client-bot-plays = Na miejscu gracza { $seat } gra teraz bot.
client-bot-stands-in = Na miejscu gracza { $seat } gra bot, dopóki ta osoba nie wróci.
client-bot-gone = Na miejscu gracza { $seat } nie gra już bot.
client-invite-menu = Znajomi przy tym stole
client-seat-along = Przenieś miejsce na inne urządzenie
client-no-choice = Nie masz tu wyboru. Gra toczy się dalej sama.
client-sending = Wysłano; czekam na serwer…
client-still-sending = Twój poprzedni ruch jest jeszcze w drodze.
client-restored = Serwer przywrócono z kopii zapasowej, więc gra mogła wrócić do wcześniejszego momentu. Twój ostatni ruch nie został powtórzony.
client-link-lost = Połączenie zostało przerwane. Samo wróci; żaden twój ruch nie przepadnie.
client-link-never = Serwer dotąd nie odpowiedział. Być może nie działa albo blokuje go serwer pośredniczący (proxy) lub zapora sieciowa. Strona sama próbuje dalej.
client-link-polled = WebSockety tu nie przechodzą: zatrzymuje je serwer pośredniczący (proxy) lub zapora sieciowa. Gra toczy się mimo to dalej, przez zwykłe żądania i nieco wolniej.
client-link-offline = Jesteś offline, a stół jest na serwerze. Wróci razem z siecią; żaden twój ruch nie przepadnie.
client-link-kept = Brak połączenia. Twój ruch jest zapisany na tym urządzeniu i zostanie wysłany, gdy tylko połączenie wróci.
client-unplayed = Stół zdążył się zmienić, więc tego ruchu nie wykonano: { $text }.
client-unplayed-again = Zagraj to jeszcze raz
client-link-held = Do serwera trafiło naraz za dużo żądań. Stół wróci sam za { table-count-seconds }.
client-hold = Do serwera trafiło naraz za dużo żądań. Kolejna próba nastąpi za { table-count-seconds }.
client-no-answer = Serwer nie odpowiada od dziesięciu sekund. Przy stole będzie widać, czy twój ruch dotarł; jeśli nie, spróbuj jeszcze raz.
client-unanswered = Połączenie przerwano, zanim nadeszła odpowiedź. Sprawdź, czy wysłane dane dotarły; jeśli nie, spróbuj ponownie.
client-link-heard = Ostatnia wiadomość od serwera: { table-count-seconds } temu.
client-clock-old = według ostatniej wiadomości
client-link-retry = Spróbuj teraz
client-question-rule = Zasada
client-hint-read = Rozumiem
client-advice = Podpowiedź
client-undo = Cofnij ruch
client-watchers = { $count ->
    [0] Widzowie
   *[other] Widzowie: { $count }
}
client-watching-text = { $number ->
    [0] Oglądasz tę grę: widzisz to, co może widzieć każdy przy stole.
    [one] Oglądasz tę grę: widzisz to, co może widzieć każdy przy stole, do końca gry z opóźnieniem o { $number } ruch.
    [few] Oglądasz tę grę: widzisz to, co może widzieć każdy przy stole, do końca gry z opóźnieniem o { $number } ruchy.
   *[many] Oglądasz tę grę: widzisz to, co może widzieć każdy przy stole, do końca gry z opóźnieniem o { $number } ruchów.
}
client-watch-text = Widzisz to, co widzą wszyscy gracze, ale nie masz miejsca i nie wykonujesz ruchów. Gracze widzą, ile osób ogląda.
client-watch-go = Oglądaj tę grę
client-chat = Czat
client-chat-unread = { $count ->
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
   *[many] Czat, { $count } nowych wiadomości
}
client-what-if = Co by było, gdyby…?
client-what-if-text = Gra przy tym stole zaczyna się od jednego z kroków innej gry: zobaczysz, co by się wtedy stało. Nie liczy się do niczyjego profilu.
client-takebacks = Z cofaniem
client-takebacks-text = Cofnięto coś, na co inni już odpowiedzieli: ta gra nie liczy się do rekordów, scenariuszy ani osiągnięć.
client-undo-request = Poproś o cofnięcie ruchu
client-menu = Menu
client-deal = Losowanie w tej grze
client-orders = Stałe polecenia
client-result = Wynik
client-tray = Do wyboru
client-clocks = Zegary
client-rating = Ranking { $rating }
client-clock-runs = idzie
client-clock-days = { $days } d { $hours } h
client-clock-hours = { $hours } h { $minutes } min
client-clock-minute = Została ci minuta.
client-clock-seconds = Zostało ci dziesięć sekund.
client-clock-over = Twój czas minął.
client-clock-back = Przejmij grę od bota
client-clock-pause = Poproś o przerwę
client-seat-bot = bot
client-seat-stand-in = na razie bot
client-seat-level = poziom { $level }
client-seat-resigned = gra poddana
client-seat-timed-out = po czasie
client-seat-free = wolne
client-seat-away = z dala od stołu
client-seat-active = na ruchu
client-seat-thinking = myśli
client-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
client-points-open = { $number } + ?
client-points-known = { $number } + ? punktów

client-side = Dziennik i punkty
client-log = Dziennik
client-log-show = Pokaż na stole
client-log-about = Więcej o tym wpisie
client-log-links = Zasady i elementy przy każdym wpisie
client-log-auto = (ruch wymuszony)
client-log-empty = Jeszcze nic się nie wydarzyło.
client-line-label = Wpisz ruch
client-line-options = Możliwe następne słowa
client-scores = Punkty
client-score-so-far = wynik do tej pory
client-score-unknown = tajne

client-sheet = Pytanie i pomoc
client-sheet-more = Czytaj dalej
client-sheet-less = Mniej
client-tabs = Części stołu
client-tab-changed = są zmiany

client-leave = Wyjdź z gry
client-leave-text = Gra zostaje zapisana; wrócisz do niej na stronie startowej, wybierając „Dokończ grę”.
client-text-view = Widok tekstowy
client-board-view = Widok stołu
client-preferences = Ustawienia
client-language = Język
client-light = Jasny motyw
client-theme = Motyw
client-theme-night = Ciemny
client-theme-light = Jasny
client-theme-auto = Jak w systemie
client-one-tap = Na ekranie dotykowym: zagrywaj jednym dotknięciem
client-one-tap-note = W przeciwnym razie pierwsze dotknięcie pokazuje kartę lub żeton, a dopiero drugie wykonuje ruch.
client-looked = Wybrana karta lub inny element
client-motion = Animacje elementów
client-sounds = Dźwięki
client-ambience = Szum wiatru w tle
client-speed = Tempo, w jakim stół pokazuje wydarzenia
client-speed-slow = wolno
client-speed-normal = normalnie
client-speed-fast = szybko
client-speed-once = od razu
client-story-behind = { $number ->
    [one] Stół jest o 1 krok w tyle
    [few] Stół jest o { $number } kroki w tyle
   *[many] Stół jest o { $number } kroków w tyle
}
client-story-skip = Pomiń
client-story-on = Dalej
client-hints = Objaśniaj decyzje
client-hints-again = Pokaż znów wszystkie objaśnienia
client-resign = Poddaj grę
client-resign-seat = Poddaj grę za gracza { $seat }
client-resign-text = { $seat } poddaje grę: na tym miejscu do końca gry zagra bot. Tego nie można cofnąć.
client-resign-last = { $seat } poddaje grę: gra kończy się w tym miejscu, bez wyniku. Tego nie można cofnąć.
client-resign-ends = { $own ->
    [yes] Przegrywasz tę grę i na tym się ona kończy. Tego nie można cofnąć.
   *[no] { $seat } przegrywa tę grę i na tym się ona kończy. Tego nie można cofnąć.
}
client-resign-loses = { $own ->
    [yes] Przegrywasz tę grę; na twoim miejscu gra dalej bot. Tego nie można cofnąć.
   *[no] { $seat } przegrywa tę grę; na tym miejscu gra dalej bot. Tego nie można cofnąć.
}
client-given-up = Gra została poddana, więc nie ma wyniku.
client-resign-confirm = Tak, poddaję grę
client-cancel = Anuluj
client-close = Zamknij

client-help = Pomoc i klawisze

client-curtain-title = Ekran przejmuje { $name }
client-curtain-text = Stół jest zakryty, żeby nikt nie zobaczył tego, co tajne.
client-curtain-ready = To ja, { $name }: pokaż stół

client-you-win = Wygrywasz!
client-wins = { $count ->
    [one] Wygrywa { $seat }!
   *[other] Wspólnie wygrywają { $seat }!
}
client-cut-off = Gra przerwana
client-place = { $number }.
client-rematch = Rewanż
client-rematch-join = Przejdź do rewanżu
client-rematch-asks = { $seat }: propozycja rewanżu.
client-rematch-yours = Twoja propozycja rewanżu czeka. Gra zacznie się, gdy wszyscy dołączą.
client-rematch-waits = Ktoś przygotował rewanż i czeka tam na ciebie.
client-rematch-rated = Rewanż też jest rankingowy.
client-save-record = Pobierz zapis gry
client-rematch-watch = Obejrzyj rewanż
client-rematch-watched = Gracze rozgrywają rewanż.
client-after-analyse = Analizuj
client-after-next = Następna gra
client-look = Obejrzyj stół

client-rule-in-book = Przeczytaj w instrukcji
client-rule-unknown = Nie ma zasady { $text }.
client-source-rulebook = Z instrukcji
client-source-public = Z publicznych opisów gry
client-source-derived = Wywnioskowane ze znanych danych
client-reconstructed = Zrekonstruowane: nie znaleźliśmy źródła. Jeśli masz pudełko, popraw to w „Edycjach elementów”.
client-source-reconstructed = Zrekonstruowane
client-source-edited = Poprawione w edycji
client-under-edition = Edycja elementów „{ $name }”
client-about = Wszystkie szczegóły
client-piece = Element
client-copies = w pudełku: { $number }

client-text-question = Pytanie
client-text-me = Moje karty i inne elementy
client-text-table = Stół
client-text-others = Inni gracze
client-text-moves = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
   *[many] { $count } możliwych ruchów
}
client-text-row = Rząd { $number }
client-text-empty = puste
client-none = brak

client-no-server = Serwer nie odpowiada. Czy nadal działa?
client-no-response = Serwer nie odpowiada od dziesięciu sekund. Sprawdź połączenie i spróbuj jeszcze raz.
client-offline = Jesteś offline. Pomocnik przy stole mimo to działa; stoły i profil wrócą razem z siecią.
client-server-error = Serwer odpowiedział błędem { $number }.
client-unexpected = Stało się coś nieoczekiwanego: { $text }

client-guide = Przewodnik
client-guide-leave = Wyjdź
client-guide-back = Cofnij ruch
client-guide-again = Spróbuj jeszcze raz
client-guide-next = Następna pozycja
client-guide-lessons = Przejdź do lekcji
client-guide-built-in = Twoje pudełko „{ $name }” różni się tu czymś: obowiązują wbudowane elementy.
client-guide-quiet = Wybierz coś, co świeci, albo odpowiedź przy pytaniu. Odezwę się, gdy wydarzy się coś nowego.
client-guide-solved = Rozwiązane.
client-guide-missed = To nie był najlepszy ruch: stół czeka na kolejną próbę.
client-guide-over = To była twoja pierwsza gra.
