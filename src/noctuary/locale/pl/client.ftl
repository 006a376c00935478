# Klient w przeglądarce.

# Start
client-rules = Zasady i karty
client-finished-all = Wszystkie skończone gry
client-replay = Obejrzyj przebieg
client-to-start = Strona startowa

# Nowy stół
client-seats = Miejsca

# Stół
client-title-table = Stół · { $title }
client-title-turn = Twój ruch · { $title }
client-loading = Chwileczkę …
client-moment = Chwileczkę …
client-over = Gra się skończyła.
client-thinking = { $seat } się zastanawia
client-waiting = Decyduje { $seat }.
client-no-choice = Nie masz tu wyboru. Gra toczy się dalej sama.
client-sending = Wysłano; czekam na serwer …
client-still-sending = Twój poprzedni ruch jest jeszcze w drodze.
client-link-lost = Połączenie zostało przerwane. Samo wróci; żaden twój ruch nie przepadnie.
client-link-offline = Jesteś offline, a stół jest na serwerze. Wróci, gdy wróci sieć; żaden twój ruch nie przepadnie.
client-link-retry = Spróbuj teraz
client-question-rule = Zasada
client-hint-read = Rozumiem
client-advice = Podpowiedź
client-undo = Cofnij ruch
client-menu = Menu
client-result = Wynik
client-tray = Do wyboru
client-seat-resigned = rezygnacja
client-seat-active = ruch
client-seat-thinking = myśli
client-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
client-points-open = { $number } + ?
client-points-known = { $number } + ? punktów

# Dziennik i punkty
client-side = Dziennik i punkty
client-log = Dziennik
client-log-show = Pokaż na stole
client-log-about = Więcej o tym wpisie
client-log-links = Zasady i elementy przy każdym wpisie
client-log-auto = (bez wyboru)
client-log-empty = Jeszcze nic się nie wydarzyło.
client-line-label = Wpisz ruch
client-line-options = Możliwe następne słowa
client-scores = Punkty
client-score-so-far = wynik do tej pory
client-score-unknown = tajne

# Zakładki w telefonie
client-tabs = Części stołu
client-tab-seats = Gracze
client-tab-scores = Punkty
client-tab-log = Dziennik
client-tab-changed = są zmiany

# Menu
client-leave = Wyjdź z gry
client-leave-text = Gra zostaje zapisana; wrócisz do niej na stronie startowej przez „Dokończ grę”.
client-text-view = Widok tekstowy
client-board-view = Widok stołu
client-preferences = Ustawienia
client-language = Język
client-light = Jasny motyw
client-one-tap = Na ekranie dotykowym: zagrywaj jednym dotknięciem
client-one-tap-note = Inaczej pierwsze dotknięcie pokazuje kartę lub żeton, a drugie zagrywa.
client-looked = Oglądane
client-motion = Ruch elementów
client-sounds = Dźwięki
client-ambience = Szum wiatru w tle
client-speed = Tempo, w jakim stół pokazuje wydarzenia
client-speed-slow = wolno
client-speed-normal = normalnie
client-speed-fast = szybko
client-speed-once = od razu
client-story-behind = { $number ->
    [one] Jeszcze 1 krok
    [few] Jeszcze { $number } kroki
   *[many] Jeszcze { $number } kroków
}
client-story-skip = Pomiń
client-story-on = Dalej
client-hints = Objaśniaj decyzje
client-hints-again = Pokaż znów wszystkie objaśnienia
client-resign = Poddaj grę
client-resign-seat = Poddaj grę za gracza: { $seat }
client-resign-text = { $seat } poddaje grę: na tym miejscu do końca gra bot. Tego nie można cofnąć.
client-resign-confirm = Tak, poddaję
client-cancel = Anuluj
client-close = Zamknij

# Pomoc
client-help = Pomoc i klawisze

# Kilka osób przy jednym ekranie
client-curtain-title = Oddaj ekran: { $name }
client-curtain-text = Stół jest zakryty, żeby nikt nie zobaczył tego, co tajne.
client-curtain-ready = To ja, { $name }: pokaż stół

# Koniec
client-wins = { $count ->
    [one] Wygrywa { $seat }!
   *[other] Wspólnie wygrywają { $seat }!
}
client-place = { $number }.
client-rematch = Rewanż
client-save-record = Zapisz plik gry
client-look = Obejrzyj stół

# Zasady i karty
client-rule-in-book = Przeczytaj w instrukcji
client-rule-unknown = Nie ma zasady { $text }.
client-source-rulebook = Przeczytane w instrukcji
client-source-public = Przeczytane w publicznych opisach gry
client-source-derived = Wywnioskowane
client-source-reconstructed = Zrekonstruowane
client-source-edited = Poprawione w edycji
client-under-edition = Edycja komponentów „{ $name }”
client-about = Wszystko o tym
client-piece = Element
client-copies = w pudełku: { $number }

# Widok tekstowy
client-text-question = Pytanie
client-text-me = Ja
client-text-table = Stół
client-text-others = Inni
client-text-moves = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
   *[many] { $count } możliwych ruchów
}
client-text-row = Rząd { $number }
client-text-empty = puste
client-none = brak

# Kłopoty
client-no-server = Serwer nie odpowiada. Czy nadal działa?
client-offline = Jesteś offline. Pomocnik przy stole mimo to działa; stoły i profil wrócą razem z siecią.
client-server-error = Serwer odpowiedział błędem { $number }.
client-unexpected = Stało się coś nieoczekiwanego: { $text }

# Przewodnik pierwszej partii lub lekcji
client-guide = Przewodnik
client-guide-step = { $number } z { $last }
client-guide-leave = Wyjdź
client-guide-back = Cofnij to
client-guide-again = Spróbuj jeszcze raz
client-guide-next = Następna pozycja
client-guide-lessons = Do lekcji
client-guide-quiet = Twój ruch. Odezwę się, gdy wydarzy się coś nowego.
client-guide-solved = Rozwiązane.
client-guide-over = To była twoja pierwsza partia.
