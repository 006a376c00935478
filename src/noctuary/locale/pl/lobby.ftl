client-pace = Tempo
client-pace-any = dowolne
client-pace-none = bez zegara
client-pace-live = na żywo
client-pace-relaxed = spokojnie
client-pace-correspondence = korespondencyjnie
client-open-filter = Pokaż tylko
client-open-game = Gra
client-open-any = wszystkie
client-open-none-such = Żaden otwarty stół nie pasuje. Zmniejsz liczbę warunków albo ogłoś własny stół.
client-rated-game = Rankingowa
client-rated-sit = To gra rankingowa: zmienia ranking wszystkich, którzy w niej grają, a zajmując miejsce, zgadzasz się na to. Kto się podda albo przekroczy czas, przegrywa, także wtedy, gdy dalej gra za niego bot.
client-rating-question = Znak zapytania oznacza ranking tymczasowy.
client-ratings = Ranking
client-ratings-text = Twoja siła gry w porównaniu z innymi na tym serwerze, według gier rankingowych: osobno dla każdej gry i liczby graczy (Glicko-2). Prawdziwa siła najprawdopodobniej nie różni się od rankingu o więcej niż dwa odchylenia; dopóki odchylenie jest duże, ranking jest tymczasowy. Jeśli masz profil i pokazujesz innym swój ranking, trafisz na listę poniżej, gdy tylko przestanie on być tymczasowy.
client-ratings-none = Żadna z twoich gier nie była jeszcze rankingowa. Utwórz stół z zegarem i miejscami dla znajomych z linkiem i włącz „Gra rankingowa” albo poszukaj takiej gry wśród otwartych stołów.
client-rating-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
client-rating-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
   *[many] { $count } gier
}
client-rating-guess = tymczasowy
client-ratings-best = Lista najlepszych: { $kind }
client-fellows-challenge = Rzuć wyzwanie: { $name }
client-fellows-invite = Zaproś przez link: { $name }
client-ratings-show = Pokazuj innym mój ranking
client-ratings-delete = Usuń mój ranking
client-ratings-delete-sure = Usunąć na zawsze cały twój ranking?
client-ratings-delete-text = Następna gra rankingowa będzie liczona jako pierwsza. Ranking twoich przeciwników pozostanie bez zmian.
