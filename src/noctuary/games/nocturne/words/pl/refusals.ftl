nocturne-refuse-turn = Teraz kolej { $seat ->
    [Przeciwnik] przeciwnika
   *[other] gracza { $seat }
}.
nocturne-refuse-passed = Po spasowaniu { $seat } wraca do gry dopiero w następnej fazie rzucania zaklęć.
nocturne-refuse-token-not-in-hand = { $token ->
    [gwiezdne] Gwiezdnego zaklęcia
   *[other] Żetonu { $token }
} nie ma na ręce.
nocturne-refuse-no-tile = Na { $cell } nie ma płytki.
nocturne-refuse-not-lowest = Pierwsze zaklęcie rundy to zawsze najniższy żeton: { $token_lowest ->
    [gwiezdne] gwiezdne zaklęcie
   *[other] { $token_lowest }
}, a nie { nocturne-word-token }.
nocturne-refuse-open-next-to = { $cell } nie leży obok { $cell_won }, gdzie zdobyto ostatnią płytkę.
nocturne-refuse-taken = Na { $cell } leży już zaklęcie.
nocturne-refuse-not-adjacent = { $cell } nie leży obok najwyższego zaklęcia na { $cell_highest }.
nocturne-refuse-not-higher = { $token ->
    [gwiezdne] Gwiezdne zaklęcie nie jest wyższe
   *[other] Żeton { $token } nie jest wyższy
} niż { nocturne-word-highest }.
nocturne-refuse-offer-token = { $token ->
    [gwiezdne] Gwiezdne zaklęcie
   *[other] Żeton { $token }
} nie należy do żetonów odzyskanych w tej fazie albo jest Cieniem.
nocturne-refuse-offer-falls-off = { $token ->
    [gwiezdne] Gwiezdne zaklęcie spadłoby
   *[other] Żeton { $token } spadłby
} z planszy Duchów: wszystkie miejsca zajmują na niej żetony co najmniej tak samo wysokie.
nocturne-refuse-offer-two = Tylko Mędrzec składa w ofierze dwa żetony.
nocturne-refuse-offer-pair = Oba żetony muszą zostać na planszy Duchów, a { $token ->
    [gwiezdne] gwiezdne zaklęcie by spadło
   *[other] żeton { $token } by spadł
}.
nocturne-refuse-not-drawn = Można zatrzymać tylko jedną z kart lub płytek, które właśnie dobrano.
nocturne-refuse-no-sprite-tile = Na planszy Duchów nie ma płytki „{ $tile }”.
nocturne-refuse-same-tile = Nie ma znaczenia, którą płytkę „{ $tile }” wybierzesz: pomiń numer.
nocturne-refuse-mirror-mirror = Lustrzany kamień nie może kopiować lustrzanego kamienia.
nocturne-refuse-not-your-tile = { $seat } nie ma płytki „{ $tile }”.
nocturne-refuse-redd-lower = { $token ->
    [gwiezdne] Gwiezdne zaklęcie nie jest niższe
   *[other] Żeton { $token } nie jest niższy
} niż { $token_won ->
    [gwiezdne] zwycięskie gwiezdne zaklęcie
   *[other] zwycięski żeton { $token_won }
}.
nocturne-refuse-not-your-ability = To potrafi tylko { $character }.
nocturne-refuse-ability-used = { $seat } nie może użyć zdolności: została już użyta albo to gra standardowa.
nocturne-refuse-draw-to-open = W tej edycji elementów zdolności Flinta używa się przed rozpoczęciem fazy.
nocturne-refuse-deck-empty = Nie ma już mikstur do dobrania.
nocturne-refuse-character-taken = { $character }: tę postać ma już ktoś inny.
nocturne-refuse-solo-pass = W rozgrywce jednoosobowej nie można spasować, zanim padnie pierwsze zaklęcie rundy.
nocturne-refuse-not-two-higher = Podwójna konkurencja: { $token ->
    [gwiezdne] gwiezdne zaklęcie nie jest o co najmniej 2 wyższe
   *[other] żeton { $token } nie jest o co najmniej 2 wyższy
} niż { nocturne-word-highest }.
nocturne-refuse-hunt-cell = Na { $cell } nie ma płytki, na którą można by wymienić skrzynię.
nocturne-refuse-other-step-open = { $seat } musi teraz rozpocząć fazę albo spasować.
nocturne-refuse-other-step-cast = { $seat } musi teraz rzucić zaklęcie albo spasować.
nocturne-refuse-other-step-offer = { $seat } musi teraz złożyć ofiarę albo z niej zrezygnować.
nocturne-refuse-other-step-keep-concoction = { $seat } musi teraz wybrać miksturę do zatrzymania.
nocturne-refuse-other-step-keep-tile = { $seat } musi teraz wybrać płytkę do zatrzymania.
nocturne-refuse-other-step-take = { $seat } musi teraz wziąć płytkę z planszy Duchów.
nocturne-refuse-other-step-mirror = { $seat } musi teraz przydzielić lustrzany kamień.
nocturne-refuse-other-step-redd = { $seat } musi teraz zdecydować o użyciu zdolności Redda.
nocturne-refuse-other-step-abigail = { $seat } musi teraz zdecydować o użyciu zdolności Abigail.
nocturne-refuse-other-step-hunt = { $seat } musi teraz zdecydować o wymianie skrzyni.
nocturne-refuse-other-step-character = { $seat } musi teraz wybrać postać.
