nocturne-word-token = { $token ->
    [gwiezdne] gwiezdne zaklęcie
   *[other] { $token }
}
    .noun = { $token ->
        [gwiezdne] gwiezdne zaklęcie
       *[other] żeton { $token }
    }
    .instrumental = { $token ->
        [gwiezdne] gwiezdnym zaklęciem
       *[other] żetonem { $token }
    }
nocturne-word-highest = { $token_highest ->
    [gwiezdne] gwiezdne zaklęcie
   *[other] { $token_highest }
}
nocturne-count-points = { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
    .locative = { $number ->
        [one] jednym punkcie
        [few] { $number } punkty
       *[many] { $number } punktów
    }
    .digits = { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
nocturne-count-concoctions = { $number ->
    [one] jedną miksturę
    [few] { $number } mikstury
   *[many] { $number } mikstur
}

nocturne-ask-open-first = Połóż swój najniższy żeton na dowolnej płytce jako pierwsze zaklęcie albo spasuj.
nocturne-ask-open-first-solo = Połóż swój najniższy żeton na dowolnej płytce jako pierwsze zaklęcie rundy.
nocturne-ask-open-next = Rozpocznij fazę na płytce obok { $cell } albo spasuj.
nocturne-ask-open = Rozpocznij fazę na dowolnej płytce albo spasuj.
nocturne-ask-cast = Połóż obok { $cell } żeton wyższy niż { nocturne-word-token } albo spasuj.
nocturne-ask-cast-two-higher = Połóż obok { $cell } żeton o co najmniej 2 wyższy niż { nocturne-word-token } albo spasuj.
nocturne-ask-offer = Złóż w ofierze jeden z odzyskanych żetonów albo nie składaj ofiary.
nocturne-ask-offer-hand = Złóż w ofierze jeden z odzyskanych żetonów albo (jako Mędrzec) dwa żetony z ręki, albo nie składaj ofiary.
nocturne-ask-offer-two = Złóż w ofierze jeden albo (jako Mędrzec) dwa z odzyskanych żetonów, albo nie składaj ofiary.
nocturne-ask-keep-concoction = Wybierz miksturę, którą zatrzymujesz.
nocturne-ask-keep-tile = Wybierz płytkę, którą zatrzymujesz.
nocturne-ask-take = Za { nocturne-word-token.noun } weź płytkę z planszy Duchów.
nocturne-ask-mirror = Wybierz płytkę, którą skopiuje lustrzany kamień, albo żadną.
nocturne-ask-redd = Zostaw niższy żeton zamiast { $token ->
    [gwiezdne] gwiezdnego zaklęcia
   *[other] żetonu { $token }
} albo niczego nie zmieniaj.
nocturne-ask-abigail = Wymień płytkę „{ $tile }” na płytkę z planszy Duchów albo ją zatrzymaj.
nocturne-ask-hunt = Wymień skrzynię na dowolną płytkę z lasu albo z planszy Duchów, albo ją zatrzymaj.
nocturne-ask-character = Wybierz swoją postać.

nocturne-open = { $seat } rozpoczyna fazę { nocturne-word-token.instrumental } na { $cell } ({ $tile }).
nocturne-cast = { $seat } { $token ->
    [gwiezdne] rzuca gwiezdne zaklęcie
   *[other] kładzie żeton { $token }
} na { $cell } ({ $tile }).
nocturne-pass = { $seat } pasuje.
nocturne-win = { $seat } zdobywa płytkę „{ $tile }” na { $cell } { nocturne-word-token.instrumental }{ $how ->
    [star] , którego nic nie przebije.
    [enclosed] : obok nie ma już wolnej płytki.
    [cornered] ; to ujarzmione zaklęcie: obok nie ma już żadnej płytki.
    [unbeatable] : nikt, kto jeszcze gra w tej fazie, nie może rzucić wyższego zaklęcia.
   *[passed] .
}
nocturne-opening-lost = { $seat } traci prawo rozpoczęcia: obok { $cell } nie ma już płytki.
nocturne-offer = { $seat } składa w ofierze Leśnym Duchom { nocturne-word-token.noun }.
nocturne-offer-none = { $seat } nie składa ofiary.
nocturne-pushed-off = { $token ->
    [gwiezdne] Gwiezdne zaklęcie
   *[other] Żeton { $token }
} { $seat ->
    [Przeciwnik] przeciwnika
   *[other] gracza { $seat }
} spada z planszy Duchów i wraca na rękę.
nocturne-take = { $seat } bierze płytkę „{ $tile }” z planszy Duchów za { nocturne-word-token.noun }.
nocturne-draw-concoctions = { $seat } dobiera { nocturne-count-concoctions }: { $concoction }.
nocturne-draw-concoctions-hidden = { $seat } dobiera { nocturne-count-concoctions }.
nocturne-keep-concoction = { $seat } zatrzymuje miksturę „{ $concoction }”.
nocturne-keep-concoction-hidden = { $seat } zatrzymuje miksturę.
nocturne-draw-tiles = { $seat } dobiera ze stosu { $number ->
    [one] jedną płytkę
    [few] { $number } płytki
   *[many] { $number } płytek
}: { $tile }.
nocturne-draw-nothing = Stos jest pusty: { $seat } niczego nie dobiera.
nocturne-keep-tile = { $seat } zatrzymuje płytkę „{ $tile }”.
nocturne-goal = { $seat } zdobywa cel „{ $goal }”.
nocturne-goal-most = { $seat } zdobywa cel „{ $goal }”, bo ma najwięcej: { $number }.
nocturne-goal-tie = { $seat } zdobywa cel „{ $goal }”: ma { $number }, tyle samo co { $seat_other }, ale jest wcześniej w kolejności Duchów.
nocturne-goal-gone = Nikt nie zdobył celu „{ $goal }”; ten cel opuszcza grę.
nocturne-round-end = { $number ->
    [1] Zmierzch dobiega końca.
   *[other] Blask księżyca dobiega końca.
}
nocturne-shadows = { $seat } otrzymuje { $number ->
    [one] żeton Cienia
    [few] { $number } żetony Cienia
   *[many] { $number } żetonów Cienia
}: { nocturne-word-token }. Żetony zaklęć pozostałe na ręce: { $token_kept ->
    [gwiezdne] gwiezdne zaklęcie
   *[other] { $token_kept }
}; usunięte z gry: { $token_removed ->
    [gwiezdne] gwiezdne zaklęcie
   *[other] { $token_removed }
}.
nocturne-moonlight = Zaczyna się blask księżyca; pierwszą fazę rozpoczyna { $seat }. Cele: { $goal }.
nocturne-moonlight-family = Zaczyna się blask księżyca; pierwszą fazę rozpoczyna { $seat }.
nocturne-mirror = Lustrzany kamień gracza { $seat } kopiuje płytkę „{ $tile }”.
nocturne-mirror-none = { $seat } pozostawia lustrzany kamień bez przydziału.
nocturne-redd = Zdolność Redda: { $seat } zostawia { nocturne-word-token.noun } na { $cell } i odzyskuje { $token_back ->
    [gwiezdne] gwiezdne zaklęcie
   *[other] żeton { $token_back }
}.
nocturne-abigail = Zdolność Abigail: { $seat } wymienia płytkę „{ $tile_given }” na „{ $tile }”.
nocturne-flint = Zdolność Flinta: { $seat } dobiera mikstury.
nocturne-sage = Zdolność Mędrca: { $seat } składa w ofierze dwa żetony.
nocturne-character = { $seat } wybiera postać: { $character }.
nocturne-hunt-cell = Polowanie na skrzynie: { $seat } wymienia skrzynię na płytkę „{ $tile }” z { $cell }.
nocturne-hunt-sprite = Polowanie na skrzynie: { $seat } wymienia skrzynię na płytkę „{ $tile }” z planszy Duchów.

nocturne-opponent = Przeciwnik
nocturne-solo-card = { $seat } odkrywa kartę „{ $solo }”.
nocturne-solo-reshuffled = Talia przeciwnika się skończyła; na nowo tasuje się { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
nocturne-solo-above = Wyższa o 1 lub więcej: najniższy żeton przeciwnika, który przewyższa { nocturne-word-highest }, to { nocturne-word-token }.
nocturne-solo-at-least = { $number } lub wyższa: najniższy żeton przeciwnika o wartości co najmniej { $number }, który przewyższa { nocturne-word-highest }, to { nocturne-word-token }.
nocturne-solo-at-most = Nie wyższa niż { $number }: najniższy żeton przeciwnika, który przewyższa { nocturne-word-highest }, to { nocturne-word-token }; nie jest za wysoki.
nocturne-solo-none-above = Wyższa o 1 lub więcej: przeciwnik nie ma żetonu wyższego niż { nocturne-word-highest }.
nocturne-solo-none-at-least = { $number } lub wyższa: przeciwnik nie ma żetonu, który ma wartość co najmniej { $number } i przewyższa { nocturne-word-highest }.
nocturne-solo-none-at-most = Nie wyższa niż { $number }: przeciwnik nie ma żetonu, który przewyższa { nocturne-word-highest } i ma wartość najwyżej { $number }.
nocturne-solo-above-two = Wyższa o 1 lub więcej: najniższy żeton przeciwnika, który przewyższa { nocturne-word-highest } co najmniej o 2 albo jest gwiezdnym zaklęciem, to { nocturne-word-token }.
nocturne-solo-at-least-two = { $number } lub wyższa: najniższy żeton przeciwnika o wartości co najmniej { $number }, który przewyższa { nocturne-word-highest } co najmniej o 2 albo jest gwiezdnym zaklęciem, to { nocturne-word-token }.
nocturne-solo-at-most-two = Nie wyższa niż { $number }: najniższy żeton przeciwnika, który przewyższa { nocturne-word-highest } co najmniej o 2, to { nocturne-word-token }; nie jest za wysoki.
nocturne-solo-none-above-two = Wyższa o 1 lub więcej: przeciwnik nie ma żetonu o co najmniej 2 wyższego niż { nocturne-word-highest }.
nocturne-solo-none-at-least-two = { $number } lub wyższa: przeciwnik nie ma żetonu, który ma wartość co najmniej { $number } i przewyższa { nocturne-word-highest } co najmniej o 2.
nocturne-solo-none-at-most-two = Nie wyższa niż { $number }: przeciwnik nie ma żetonu, który przewyższa { nocturne-word-highest } co najmniej o 2 i ma wartość najwyżej { $number }.
nocturne-solo-direction = Na { $direction } od { $cell_from } leży płytka na { $cell }.
nocturne-solo-turned = Na { $direction } od { $cell_from } nie ma wolnej płytki; zgodnie z ruchem wskazówek zegara następna wolna leży na { $cell }.
nocturne-solo-start = Przeciwnik rozpoczyna wartością startową z karty: { nocturne-word-token }.
nocturne-solo-start-lower = Przeciwnik nie ma wartości startowej z karty, czyli { $number }; jego następny niższy żeton to { nocturne-word-token }.
nocturne-solo-start-higher = Przeciwnik nie ma wartości startowej z karty, czyli { $number }, ani niczego niższego; jego następny wyższy żeton to { nocturne-word-token }.
nocturne-solo-cornered = Na { $cell } przeciwnik może rozpocząć ujarzmionym zaklęciem, więc to robi, i to najniższym żetonem: { nocturne-word-token }.
nocturne-solo-first-spell = Pierwsze zaklęcie rundy to najniższy żeton: { nocturne-word-token }.
nocturne-solo-first-tile = Przeciwnik może rozpocząć na dowolnej płytce i wybiera pierwszą w kolejności czytania, na { $cell }.
nocturne-solo-offers = Zgodnie z kartą „{ $solo }” przeciwnik składa w ofierze najwyższy odzyskany żeton: { nocturne-word-token }.
nocturne-solo-keeps = Zgodnie z kartą „{ $solo }” przeciwnik nie składa ofiary.
nocturne-solo-keeps-full = Przeciwnik nie składa ofiary: { $token ->
    [gwiezdne] gwiezdne zaklęcie spadłoby
   *[other] żeton { $token } spadłby
} z planszy Duchów.

nocturne-result-points = { $seat } wygrywa, mając { nocturne-count-points }.
nocturne-result-sprite = { $seat } i { $seat_other } mają po { nocturne-count-points.locative }; wygrywa gracz, którego żeton leży bardziej na lewo na planszy Duchów: { $seat }.
nocturne-result-opener = { $seat } i { $seat_other } mają po { nocturne-count-points.locative } i nie mają żetonów na planszy Duchów; wygrywa { $seat }, pierwsza z tych osób, licząc zgodnie z ruchem wskazówek zegara od wyznaczonego gracza rozpoczynającego.
nocturne-result-solo = { $seat } kończy grę, mając { nocturne-count-points }, i osiąga próg { $band }.
nocturne-result-solo-no-band = { $seat } kończy grę, mając { nocturne-count-points }, czyli poniżej pierwszego progu.
nocturne-result-shared = Wspólne zwycięstwo: { $seat } mają po { nocturne-count-points.locative }.

nocturne-aim-total = W sumie co najmniej { $number } pkt
nocturne-aim-points = Co najmniej { $number } pkt { $row ->
    [skulls] za czaszki
    [feathers] za pióra ognistego ptaka
    [mushrooms] za grzyby
    [herbs] za zioła
    [eggs] za tajemnicze jaja
    [concoctions] za mikstury
    [moonlight] za cele blasku księżyca
   *[goals] łącznie za cele zmierzchu i cele blasku księżyca
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
nocturne-aim-distinct-kinds = Płytki co najmniej { $number } różnych typów
nocturne-aim-distinct-kinds-all = Płytki wszystkich { $number } typów
nocturne-aim-distinct-kinds-most = Płytki najwyżej { $number } różnych typów
nocturne-aim-distinct-runestones = Starożytne runy z co najmniej { $number } różnymi symbolami
nocturne-aim-concoctions-complete = Mikstury ukończone na wszystkich poziomach: co najmniej { $number }
nocturne-aim-twilight-goals = Cele zmierzchu: co najmniej { $number }
nocturne-aim-twilight-goals-all = Wszystkie cele zmierzchu ({ $number })
nocturne-aim-twilight-goals-none = Bez celów zmierzchu
nocturne-aim-kinds-with-tiles = Typy, z których każdy ma { $tiles } lub więcej płytek: co najmniej { $number }
nocturne-aim-shadows-received-none = Bez otrzymanych żetonów Cienia
nocturne-aim-last-sprite-space-held = Własny żeton na ostatnim miejscu planszy Duchów na koniec rundy
nocturne-aim-all-sprite-spaces-held = Własne żetony na wszystkich miejscach planszy Duchów na koniec rundy
nocturne-aim-mirrors-as-different-kinds = Lustrzane kamienie kopiujące różne typy płytek: co najmniej { $number }
nocturne-aim-moonlight-sprite-tiles-none = Bez płytek z planszy Duchów na koniec blasku księżyca
nocturne-aim-most-of-one-kind = Płytki jednego typu: co najmniej { $number }
nocturne-aim-twilight-cornered-none = Bez ujarzmionych zaklęć w rundzie zmierzchu
nocturne-aim-every-kind = Płytki każdego typu: co najmniej po { $number }
nocturne-aim-unknown = „{ $text }” to nie zadanie; zadanie zapisuje się na przykład tak: points:skulls>=10 albo full_set:feather.
