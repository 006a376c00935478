nightfall-text-signs = [R>PY*W] to czerwony rozkaz; można do niego dołączyć fioletowy albo żółty. Kolor po * to kolor dopalacza: uruchamia go dołączenie do rozkazu w tym kolorze. W: biały, Y: żółty, G: zielony, B: niebieski, P: fioletowy, R: czerwony.
nightfall-text-head = { $round ->
    [draft] Draft
    [combat] Walka
    [chain] Łańcuch
    [claim] Nabywanie
    [cleanup] Sprzątanie
   *[over] Gra się skończyła
}. Tura { $number }, aktywny gracz: { $seat }, pierwszy gracz: { $seat_first }.
nightfall-text-head-draft = Draft. Karty na rękę i pierwszego gracza losuje się, gdy powstaną wszystkie archiwa.
nightfall-text-wounds = Pozostałe odkryte rany: { $number }, na wierzchu: { $card }.
nightfall-text-wounds-unknown = Pozostałe odkryte rany: nie wiadomo ile, na wierzchu: { $card }.
nightfall-text-wounds-over = Ostatnia odkryta rana została rozdana.
nightfall-text-influence = Wpływ: { $number }
nightfall-text-influence-doubled = Wpływ: { $number }, podwojony
nightfall-text-commons = Archiwa wspólne: { $text }
nightfall-text-archive = { $card } (zostało: { $number }, koszt: { $cost })
nightfall-text-archive-empty = { $card } (puste)
nightfall-text-archive-hidden = { $number ->
    [one] jedno sekretne archiwum
    [few] { $number } sekretne archiwa
   *[many] { $number } sekretnych archiwów
}
nightfall-text-draft-offers = Do wyboru: { $text }
nightfall-text-draft-picks = Wybrane: { $text }
nightfall-text-attack = { $card } atakuje gracza { $seat }
nightfall-text-attack-blocked = { $card } atakuje gracza { $seat }, blokuje: { $card_blocker }
nightfall-text-damage = { $seat } ma jeszcze do pochłonięcia { nightfall-count-damage }
nightfall-text-chain = Łańcuch: { $text }
nightfall-text-link = { $card } ({ $seat })
nightfall-text-chooser = jego cele wybiera { $seat }
nightfall-text-resolving = Rozpatrywany rozkaz: { $card } ({ $seat })
nightfall-text-aside = Odłożony na bok: { $card } ({ $seat })
nightfall-text-player = { $seat }: { $number ->
    [one] jedna rana
    [few] { $number } rany
   *[many] { $number } ran
}
nightfall-text-player-unknown = { $seat }:
nightfall-text-piles = Ręka: { $hand }, talia: { $deck }, stos kart odrzuconych: { $discard }
nightfall-text-piles-top = Ręka: { $hand }, talia: { $deck }, stos kart odrzuconych: { $discard }, na wierzchu: { $card }
nightfall-text-hand = Na ręce: { $text }
nightfall-text-minions = Sługusi: { $text }
nightfall-text-minion = { $card } (siła { $strength }, żywotność { $number } z { $full })
nightfall-text-private = Archiwa prywatne: { $text }
nightfall-text-discard = Stos kart odrzuconych, od wierzchu: { $text }
nightfall-text-protected = Teksty nie mogą wybrać tego gracza.
nightfall-text-no-text-block = Sługusi nie mogą w tej turze blokować obrażeń z tekstów.
nightfall-text-discount = Nabywanie kosztuje w tej turze o { $number } mniej.
nightfall-text-series = Seria, gra { $number }: { $text }
nightfall-text-exiled = Usunięte z gry: { $text }
