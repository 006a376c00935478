# Pytania
nocturne-ask-open-first = Rzuć najniższy żeton na dowolny kafelek jako pierwszy czar albo spasuj.
nocturne-ask-open-first-solo = Rzuć najniższy żeton na dowolny kafelek jako pierwszy czar rundy.
nocturne-ask-open-next = Otwórz fazę na kafelku obok { $cell } albo spasuj.
nocturne-ask-open = Otwórz fazę na dowolnym kafelku albo spasuj.
nocturne-ask-cast = Rzuć żeton wyższy niż { $token } obok { $cell } albo spasuj.
nocturne-ask-cast-two-higher = Rzuć obok { $cell } żeton o co najmniej 2 wyższy niż { $token } albo spasuj.
nocturne-ask-offer = Złóż w darze jeden z odzyskanych żetonów albo nic.
nocturne-ask-offer-two = Złóż w darze jeden albo (jako Mędrzec) dwa odzyskane żetony albo nic.
nocturne-ask-keep-concoction = Wybierz miksturę, którą zatrzymujesz.
nocturne-ask-keep-tile = Wybierz kafelek, który zatrzymujesz.
nocturne-ask-take = Za żeton { $token } weź kafelek z planszy duszków.
nocturne-ask-mirror = Wybierz kafelek, który skopiuje Lustrzany kamień, albo żaden.
nocturne-ask-redd = Zostaw niższy żeton zamiast { $token ->
    [gwiazda] gwiazdy
   *[other] żetonu { $token }
} albo niczego nie zmieniaj.
nocturne-ask-abigail = Wymień „{ $tile }” na kafelek z planszy duszków albo zatrzymaj.
nocturne-ask-hunt = Wymień skrzynię na dowolny kafelek z lasu albo z planszy duszków, albo ją zatrzymaj.
nocturne-ask-character = Wybierz swoją postać.

# Zdarzenia
nocturne-open = { $seat } otwiera { $token ->
    [gwiazda] gwiazdą
   *[other] żetonem { $token }
} na { $cell } ({ $tile }).
nocturne-cast = { $seat } rzuca { $token ->
    [gwiazda] gwiazdę
   *[other] żeton { $token }
} na { $cell } ({ $tile }).
nocturne-pass = { $seat } pasuje.
nocturne-win = { $seat } zdobywa kafelek „{ $tile }” na { $cell } { $token ->
    [gwiazda] gwiazdą
   *[other] żetonem { $token }
}{ $how ->
    [star] , której nic nie przebije.
    [enclosed] : obok nie ma już wolnego kafelka.
    [cornered] , odciętym czarem: obok nie ma już żadnego kafelka.
    [unbeatable] : nikt, kto jeszcze gra, nie może rzucić wyższego czaru.
   *[passed] .
}
nocturne-opening-lost = { $seat } traci otwarcie: obok { $cell } nie ma już kafelka.
nocturne-offer = { $seat } składa duszkom w darze żeton { $token }.
nocturne-offer-none = { $seat } nic nie składa w darze.
nocturne-pushed-off = Żeton { $token } gracza { $seat } spada z planszy duszków i wraca na rękę.
nocturne-take = { $seat } bierze kafelek „{ $tile }” z planszy duszków za żeton { $token }.
nocturne-draw-concoctions = { $seat } dobiera { $number ->
    [one] jedną miksturę
    [few] { $number } mikstury
   *[many] { $number } mikstur
}: { $concoction }.
nocturne-draw-concoctions-hidden = { $seat } dobiera { $number ->
    [one] jedną miksturę
    [few] { $number } mikstury
   *[many] { $number } mikstur
}.
nocturne-keep-concoction = { $seat } zatrzymuje miksturę „{ $concoction }”.
nocturne-keep-concoction-hidden = { $seat } zatrzymuje miksturę.
nocturne-draw-tiles = { $seat } dobiera ze stosu { $number ->
    [one] jeden kafelek
    [few] { $number } kafelki
   *[many] { $number } kafelków
}: { $tile }.
nocturne-draw-nothing = Stos jest pusty: { $seat } niczego nie dobiera.
nocturne-keep-tile = { $seat } zatrzymuje kafelek „{ $tile }”.
nocturne-goal = { $seat } zdobywa cel „{ $goal }”.
nocturne-goal-most = { $seat } zdobywa cel „{ $goal }”, bo ma najwięcej: { $number }.
nocturne-goal-tie = { $seat } zdobywa cel „{ $goal }”: ma { $number }, tyle co { $seat_other }, ale jest wyżej w kolejności duszków.
nocturne-goal-gone = Nikt nie zdobył celu „{ $goal }”; opuszcza on grę.
nocturne-round-end = { $number ->
    [1] Zmierzch dobiega końca.
   *[other] Blask księżyca dobiega końca.
}
nocturne-shadows = { $seat } otrzymuje { $number ->
    [one] żeton Cienia ({ $token }) za { $token_kept } na ręce; usunięte: { $token_removed }.
    [few] { $number } żetony Cienia ({ $token }) za { $token_kept } na ręce; usunięte: { $token_removed }.
   *[many] { $number } żetonów Cienia ({ $token }) za { $token_kept } na ręce; usunięte: { $token_removed }.
}
nocturne-moonlight = Zaczyna się blask księżyca; otwiera { $seat }. Cele: { $goal }.
nocturne-moonlight-family = Zaczyna się blask księżyca; otwiera { $seat }.
nocturne-mirror = Lustrzany kamień gracza { $seat } kopiuje kafelek „{ $tile }”.
nocturne-mirror-none = { $seat } nie przypisuje Lustrzanego kamienia.
nocturne-redd = Zdolność Redda: { $seat } zostawia żeton { $token } na { $cell } i odzyskuje { $token_back ->
    [gwiazda] gwiazdę
   *[other] żeton { $token_back }
}.
nocturne-abigail = Zdolność Abigail: { $seat } wymienia kafelek „{ $tile_given }” na „{ $tile }”.
nocturne-flint = Zdolność Flinta: { $seat } dobiera mikstury.
nocturne-sage = Zdolność Mędrca: { $seat } składa w darze dwa żetony.
nocturne-character = { $seat } wybiera postać: { $character }.
nocturne-hunt-cell = Polowanie na skrzynie: { $seat } wymienia skrzynię na kafelek „{ $tile }” z { $cell }.
nocturne-hunt-sprite = Polowanie na skrzynie: { $seat } wymienia skrzynię na kafelek „{ $tile }” z planszy duszków.

# Przeciwnik w grze solo: kim jest, jaką kartę odkrywa, dlaczego tak postępuje
nocturne-opponent = Przeciwnik
nocturne-solo-card = { $seat } odkrywa kartę „{ $solo }”.
nocturne-solo-reshuffled = Talia przeciwnika się skończyła: { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
} tasuje się w nową.
nocturne-solo-above = +1 lub więcej: jego najniższy żeton wyższy niż { $token_highest } to { $token }.
nocturne-solo-at-least = { $number } lub więcej: jego najniższy żeton o wartości co najmniej { $number } i wyższy niż { $token_highest } to { $token }.
nocturne-solo-at-most = Najwyżej { $number }: jego najniższy żeton wyższy niż { $token_highest } to { $token }, a ten nie jest za wysoki.
nocturne-solo-none-above = +1 lub więcej: nie ma żetonu wyższego niż { $token_highest }.
nocturne-solo-none-at-least = { $number } lub więcej: nie ma żetonu o wartości co najmniej { $number } i wyższego niż { $token_highest }.
nocturne-solo-none-at-most = Najwyżej { $number }: nie ma żetonu wyższego niż { $token_highest }, a zarazem o wartości najwyżej { $number }.
nocturne-solo-above-two = +1 lub więcej, przy tym co najmniej o 2 więcej niż { $token_highest } albo gwiazda: jego najniższy taki żeton to { $token }.
nocturne-solo-at-least-two = { $number } lub więcej, przy tym co najmniej o 2 więcej niż { $token_highest } albo gwiazda: jego najniższy taki żeton to { $token }.
nocturne-solo-at-most-two = Najwyżej { $number }: jego najniższy żeton co najmniej o 2 wyższy niż { $token_highest } to { $token }, a ten nie jest za wysoki.
nocturne-solo-none-above-two = +1 lub więcej: nie ma żetonu co najmniej o 2 wyższego niż { $token_highest }.
nocturne-solo-none-at-least-two = { $number } lub więcej: nie ma żetonu o wartości co najmniej { $number } i co najmniej o 2 wyższego niż { $token_highest }.
nocturne-solo-none-at-most-two = Najwyżej { $number }: nie ma żetonu co najmniej o 2 wyższego niż { $token_highest }, a zarazem o wartości najwyżej { $number }.
nocturne-solo-direction = Na { $direction } od { $cell_from } leży kafelek na { $cell }.
nocturne-solo-turned = Na { $direction } od { $cell_from } nie ma wolnego kafelka; zgodnie z ruchem wskazówek zegara następny wolny leży na { $cell }.
nocturne-solo-start = Otwiera wartością startową karty: { $token }.
nocturne-solo-start-lower = Nie ma wartości startowej karty, czyli { $number }; jego następny niższy żeton to { $token }.
nocturne-solo-start-higher = Nie ma wartości startowej karty, czyli { $number }, ani nic niższego; jego następny wyższy żeton to { $token }.
nocturne-solo-cornered = Na { $cell } może otworzyć odciętym czarem, więc to robi, a jego najniższy żeton to { $token }.
nocturne-solo-first-spell = Pierwszy czar rundy to najniższy żeton: { $token }.
nocturne-solo-first-tile = Może otworzyć na dowolnym kafelku i wybiera pierwszy w kolejności czytania, na { $cell }.
nocturne-solo-offers = Zgodnie z kartą „{ $solo }” składa w darze najwyższy odzyskany żeton: { $token }.
nocturne-solo-keeps = Zgodnie z kartą „{ $solo }” nic nie składa w darze.
nocturne-solo-keeps-full = Nic nie składa w darze: żeton { $token } spadłby z planszy duszków.

# Jak skończyła się gra
nocturne-result-points = { $seat } wygrywa, mając { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}.
nocturne-result-sprite = { $seat } i { $seat_other } mają po { $number ->
    [one] jednym punkcie
   *[other] { $number } pkt
}; wygrywa { $seat }: ma żeton bardziej na lewo na planszy duszków.
nocturne-result-opener = { $seat } i { $seat_other } mają po { $number ->
    [one] jednym punkcie
   *[other] { $number } pkt
} i nie ma ich na planszy duszków; wygrywa { $seat }: to miejsce jest pierwsze zgodnie z ruchem wskazówek zegara, licząc od wyznaczonego otwierającego.
nocturne-result-solo = { $seat } kończy grę, mając { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}, i osiąga próg { $band }.
nocturne-result-solo-no-band = { $seat } kończy grę, mając { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}, czyli poniżej pierwszego progu.
nocturne-result-shared = Wspólne zwycięstwo: { $seat } mają po { $number ->
    [one] jednym punkcie
   *[other] { $number } pkt
}.

# Odmowy
nocturne-refuse-turn = Teraz kolej gracza { $seat }.
nocturne-refuse-passed = { $seat } pasuje już do końca tej fazy czarów.
nocturne-refuse-token-not-in-hand = Żetonu „{ $token }” nie ma na ręce.
nocturne-refuse-no-tile = Na { $cell } nie ma kafelka.
nocturne-refuse-not-lowest = Pierwszy czar rundy to zawsze najniższy żeton: { $token_lowest }, nie { $token }.
nocturne-refuse-open-next-to = { $cell } nie leży obok { $cell_won }, gdzie zdobyto ostatni kafelek.
nocturne-refuse-taken = Na { $cell } leży już czar.
nocturne-refuse-not-adjacent = { $cell } nie leży obok najwyższego czaru na { $cell_highest }.
nocturne-refuse-not-higher = { $token ->
    [gwiazda] Gwiazda nie jest wyższa
   *[other] Żeton { $token } nie jest wyższy
} niż { $token_highest }.
nocturne-refuse-offer-token = Żeton { $token } nie należy do żetonów odzyskanych w tej fazie albo jest Cieniem.
nocturne-refuse-offer-falls-off = Żeton { $token } spadłby z planszy duszków: jest ona pełna żetonów co najmniej tak wysokich.
nocturne-refuse-offer-two = Tylko Mędrzec składa w darze dwa żetony.
nocturne-refuse-offer-pair = Oba żetony muszą zostać na planszy duszków; żeton { $token } by spadł.
nocturne-refuse-not-drawn = Można zatrzymać tylko to, co właśnie dobrano.
nocturne-refuse-no-sprite-tile = Na planszy duszków nie ma kafelka „{ $tile }”.
nocturne-refuse-mirror-mirror = Lustrzany kamień nie może kopiować Lustrzanego kamienia.
nocturne-refuse-not-your-tile = { $seat } nie ma kafelka „{ $tile }”.
nocturne-refuse-redd-lower = Żeton { $token } nie jest niższy niż zwycięski żeton { $token_won }.
nocturne-refuse-not-your-ability = To potrafi tylko { $character }.
nocturne-refuse-ability-used = { $seat } nie może użyć zdolności: została już użyta albo to gra standardowa.
nocturne-refuse-deck-empty = Nie ma już mikstur do dobrania.
nocturne-refuse-character-taken = { $character } już należy do kogoś innego.
nocturne-refuse-solo-pass = W grze solo nie można spasować, zanim padnie pierwszy czar rundy.
nocturne-refuse-not-two-higher = Podwójna rywalizacja: żeton { $token } nie jest o co najmniej 2 wyższy niż { $token_highest }.
nocturne-refuse-hunt-cell = Na { $cell } nie ma kafelka, na który można by wymienić skrzynię.
nocturne-refuse-hunt-tile = Skrzyni nie można wymienić na „{ $tile }”: tego kafelka nie ma na planszy duszków.
nocturne-refuse-other-step-open = { $seat } musi teraz otworzyć albo spasować.
nocturne-refuse-other-step-cast = { $seat } musi teraz rzucić czar albo spasować.
nocturne-refuse-other-step-offer = { $seat } musi teraz złożyć w darze żeton albo nic.
nocturne-refuse-other-step-keep-concoction = { $seat } musi teraz wybrać miksturę do zatrzymania.
nocturne-refuse-other-step-keep-tile = { $seat } musi teraz wybrać kafelek do zatrzymania.
nocturne-refuse-other-step-take = { $seat } musi teraz wziąć kafelek z planszy duszków.
nocturne-refuse-other-step-mirror = { $seat } musi teraz przypisać Lustrzany kamień.
nocturne-refuse-other-step-redd = { $seat } musi teraz zdecydować o zdolności Redda.
nocturne-refuse-other-step-abigail = { $seat } musi teraz zdecydować o zdolności Abigail.
nocturne-refuse-other-step-hunt = { $seat } musi teraz zdecydować o skrzyni.
nocturne-refuse-other-step-character = { $seat } musi teraz wybrać postać.

# Zadania scenariuszy i osiągnięć
nocturne-aim-total = W sumie co najmniej { $number } pkt
nocturne-aim-points = Co najmniej { $number } pkt { $row ->
    [skulls] za czaszki
    [feathers] za pióra ognistego ptaka
    [mushrooms] za grzyby
    [herbs] za zioła
    [eggs] za tajemnicze jaja
    [concoctions] za mikstury
    [moonlight] za cele księżycowe
   *[goals] łącznie za cele zmierzchu i cele księżycowe
}
nocturne-aim-full-set = Pełny zestaw: { $set ->
    [feather] pióra ognistego ptaka
    [herb] zioła
    [tripti-fungilus] Tripti Fungilus
   *[duode-dax] Duode Dax
}
nocturne-aim-tiles = { $sort ->
    [skull] Czaszki
    [egg] Tajemnicze jaja
    [runestone] Starożytne runy
    [chest] Skrzynie przeklętego skarbu
   *[mirror] Lustrzane kamienie
}: co najmniej { $number }
nocturne-aim-tiles-none = { $sort ->
    [skull] Bez czaszek
    [feather] Bez piór ognistego ptaka
    [mushroom] Bez grzybów
    [egg] Bez tajemniczych jaj
    [chest] Bez skrzyń przeklętego skarbu
    [mirror-wild] Bez lustrzanych kamieni i dzikich ziół
   *[mirror] Bez lustrzanych kamieni
}
nocturne-aim-distinct-kinds = Kafelki co najmniej { $number } różnych rodzajów
nocturne-aim-distinct-kinds-all = Kafelki wszystkich { $number } rodzajów
nocturne-aim-distinct-kinds-most = Kafelki najwyżej { $number } różnych rodzajów
nocturne-aim-distinct-runestones = Starożytne runy z co najmniej { $number } różnymi symbolami
nocturne-aim-concoctions-complete = Mikstury ukończone na wszystkich poziomach: co najmniej { $number }
nocturne-aim-twilight-goals = Cele zmierzchu: co najmniej { $number }
nocturne-aim-twilight-goals-all = Wszystkie cele zmierzchu ({ $number })
nocturne-aim-twilight-goals-none = Bez celów zmierzchu
nocturne-aim-kinds-with-tiles = Po { $tiles } lub więcej kafelków w co najmniej { $number } rodzajach
nocturne-aim-shadows-received-none = Bez otrzymanych żetonów Cieni
nocturne-aim-last-sprite-space-held = Własny żeton na ostatnim miejscu planszy duszków na koniec rundy
nocturne-aim-all-sprite-spaces-held = Własne żetony na wszystkich miejscach planszy duszków na koniec rundy
nocturne-aim-mirrors-as-different-kinds = Lustrzane kamienie kopiujące różne rodzaje kafelków: co najmniej { $number }
nocturne-aim-moonlight-sprite-tiles-none = Bez kafelków z planszy duszków na koniec blasku księżyca
nocturne-aim-most-of-one-kind = Kafelki jednego rodzaju: co najmniej { $number }
nocturne-aim-twilight-cornered-none = Bez odciętych czarów o zmierzchu
nocturne-aim-every-kind = Kafelki każdego rodzaju: co najmniej po { $number }
nocturne-aim-unknown = „{ $text }” to nie zadanie; zadanie zapisuje się na przykład tak: points:skulls>=10 albo full_set:feather.
