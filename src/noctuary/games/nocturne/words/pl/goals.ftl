nocturne-goal-count-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

nocturne-goal-first-token = Jako pierwsza osoba zdobądź płytkę żetonem o wartości { $number }.
nocturne-goal-first-areas = Jako pierwsza osoba utwórz { $number ->
    [one] jeden obszar kontroli
    [few] { $number } osobne obszary kontroli
   *[many] { $number } osobnych obszarów kontroli
}.
nocturne-goal-first-area = Jako pierwsza osoba utwórz obszar kontroli złożony co najmniej z { $number ->
    [one] jednego pola
    [few] { $number } pól
   *[many] { $number } pól
}.
nocturne-goal-first-symbols = Jako pierwsza osoba zbierz { $number ->
    [one] jeden symbol
    [few] { $number } różne symbole
   *[many] { $number } różnych symboli
}; symbol twojej postaci też się liczy.
nocturne-goal-first-kind = Jako pierwsza osoba zbierz { $number ->
    [one] jedną płytkę
    [few] { $number } płytki
   *[many] { $number } płytek
} jednego typu.
nocturne-goal-first-control = Jako pierwsza osoba zgromadź w lesie { $number ->
    [one] jeden żeton
    [few] { $number } żetony
   *[many] { $number } żetonów
} kontroli.
nocturne-goal-first-shape = Jako pierwsza osoba przejmij kontrolę nad polami w pokazanym kształcie.
nocturne-goal-first-cornered = Jako pierwsza osoba rzuć ujarzmione zaklęcie.
nocturne-goal-most-control = Na koniec zmierzchu musisz mieć w lesie najwięcej żetonów kontroli.
nocturne-goal-most-kind = Na koniec zmierzchu musisz mieć najwięcej płytek jednego typu.
nocturne-goal-most-symbols = Na koniec zmierzchu musisz mieć najwięcej różnych symboli; symbol twojej postaci też się liczy.
nocturne-goal-most-areas = Na koniec zmierzchu musisz mieć najwięcej obszarów kontroli.
nocturne-goal-most-largest = Na koniec zmierzchu musisz mieć największy obszar kontroli.
nocturne-goal-most-top = Na koniec zmierzchu musisz mieć najwięcej żetonów kontroli w górnym rzędzie lasu.
nocturne-goal-most-bottom = Na koniec zmierzchu musisz mieć najwięcej żetonów kontroli w dolnym rzędzie lasu.
nocturne-goal-most-edge = Na koniec zmierzchu musisz mieć najwięcej żetonów kontroli na skraju lasu.
nocturne-goal-most-central = Na koniec zmierzchu musisz mieć najwięcej żetonów kontroli poza skrajem lasu.
nocturne-goal-most-corners = Na koniec zmierzchu musisz mieć najwięcej żetonów kontroli w rogach lasu.
nocturne-goal-most-sprite = Na koniec zmierzchu musisz mieć najwięcej żetonów na planszy Duchów.
nocturne-goal-most-tokens = Na koniec zmierzchu musisz mieć na ręce najwięcej żetonów zaklęć.
nocturne-goal-last-star = Jako ostatnia osoba zdobądź płytkę gwiezdnym zaklęciem. Cel przyznaje się od razu, gdy każde gwiezdne zaklęcie zdobyło już płytkę, a w przeciwnym razie na koniec zmierzchu.
nocturne-goal-each-area = { nocturne-goal-count-points } za { $number ->
    [one] każdy twój obszar kontroli złożony z dokładnie jednego pola
    [few] każdy twój obszar kontroli złożony z dokładnie { $number } pól
   *[many] każdy twój obszar kontroli złożony z dokładnie { $number } pól
}.
nocturne-goal-each-areas = { nocturne-goal-count-points } za każdy twój obszar kontroli, niezależnie od wielkości.
nocturne-goal-each-largest = { nocturne-goal-count-points } za każde pole twojego największego obszaru kontroli.
nocturne-goal-each-control = { nocturne-goal-count-points } za każde kontrolowane przez ciebie pole.
nocturne-goal-each-top = { nocturne-goal-count-points } za każde kontrolowane przez ciebie pole w górnym rzędzie lasu.
nocturne-goal-each-bottom = { nocturne-goal-count-points } za każde kontrolowane przez ciebie pole w dolnym rzędzie lasu.
nocturne-goal-each-edge = { nocturne-goal-count-points } za każde kontrolowane przez ciebie pole na skraju lasu.
nocturne-goal-each-central = { nocturne-goal-count-points } za każde kontrolowane przez ciebie pole, które nie leży na skraju lasu.
nocturne-goal-each-corners = { nocturne-goal-count-points } za każde kontrolowane przez ciebie pole w rogu lasu.
nocturne-goal-each-sprite = { nocturne-goal-count-points } za każdy twój żeton na planszy Duchów.
nocturne-goal-each-tokens = { nocturne-goal-count-points } za każdy żeton zaklęcia pozostały na twojej ręce, także żeton Cienia.
nocturne-goal-each-shape = { nocturne-goal-count-points } za każdą kontrolowaną przez ciebie kopię pokazanego kształtu; żadne pole nie liczy się dwa razy.

nocturne-solo-power-above = wyższa o 1 lub więcej
nocturne-solo-power-at-least = { $number } lub wyższa
nocturne-solo-power-at-most = nie wyższa niż { $number }
