client-nightfall-title = Nightfall

client-nightfall-hand = Moja ręka
client-nightfall-hand-risen = Cała twoja ręka leży wyżej.
client-nightfall-hand-count = { $number ->
    [0] brak kart na ręce
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
   *[many] { $number } kart na ręce
}
client-nightfall-minions = Moi sługusi
client-nightfall-minions-of = Sługusi: { $seat }
client-nightfall-minions-none = brak sługusów w grze
client-nightfall-chain-empty = W tej turze nie zagrano jeszcze żadnego rozkazu.
client-nightfall-commons = Archiwa wspólne
client-nightfall-archives = Moje archiwa
client-nightfall-archives-of = Archiwa prywatne: { $seat }
client-nightfall-archive-left = zostało: { $number }
client-nightfall-archive-hidden = sekretne archiwum
client-nightfall-cost = koszt { $number }
client-nightfall-influence = Wpływ
client-nightfall-influence-doubled = podwojony
client-nightfall-wound-stack = Rany
client-nightfall-wounds-left = { $number ->
    [0] nie ma już odkrytych ran
    [one] jeszcze { $number } odkryta rana
    [few] jeszcze { $number } odkryte rany
   *[many] jeszcze { $number } odkrytych ran
}
client-nightfall-wounds-left-unknown = liczba odkrytych ran nieznana
client-nightfall-wounds-top = na wierzchu: { $card }
client-nightfall-wounds-over = Ostatnia odkryta rana została rozdana.
client-nightfall-wounds = { $number ->
    [0] brak ran
    [one] { $number } rana
    [few] { $number } rany
   *[many] { $number } ran
}
client-nightfall-wounds-unknown = ran nie widać
client-nightfall-deck = Talia
client-nightfall-discard = Stos kart odrzuconych
client-nightfall-discard-empty = stos kart odrzuconych jest pusty
client-nightfall-discard-title = Stos kart odrzuconych: { $seat }
client-nightfall-cards = { $number ->
    [0] brak kart
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
client-nightfall-owns = Rozkazy na ręce, w talii i wśród odrzuconych
client-nightfall-exiled = Usunięte z gry
client-nightfall-first = pierwszy gracz
client-nightfall-turn = Tura { $number }
client-nightfall-protected = teksty kart nie mogą wybrać tego gracza
client-nightfall-no-text-block = sługusi nie mogą w tej turze blokować obrażeń z tekstów kart
client-nightfall-discount = nabywanie kosztuje w tej turze o { $number } mniej

client-nightfall-draft-picks = Wybrane karty
client-nightfall-draft-step = Wybór { $number } z { $count }
client-nightfall-draft-wait = Twoja karta jest już wybrana; inni jeszcze wybierają.
client-nightfall-draft-fate-out = Wybrana karta opuści grę.
client-nightfall-draft-fate-private = Wybrana karta zostanie twoim archiwum prywatnym.
client-nightfall-draft-fate-commons = Wybrana karta trafi do archiwów wspólnych.
client-nightfall-draft-picked = wybór dokonany

client-nightfall-health = żywotność { $number } z { $count }
client-nightfall-strength = siła { $number }
client-nightfall-strength-minions = siła: liczba sługusów w grze
client-nightfall-attack = { $card } atakuje gracza { $seat }
client-nightfall-attack-blocked = blokuje: { $card }
client-nightfall-attack-free = bez bloku
client-nightfall-damage-left = { $seat } ma jeszcze do pochłonięcia { nightfall-count-damage }

client-nightfall-link-kicked = dopalacz uruchomiony
client-nightfall-link-cancelled = unieważniony
client-nightfall-link-twice = rozpatrywany dwa razy
client-nightfall-link-chooser = cele wybiera { $seat }
client-nightfall-link-now = rozpatrywany
client-nightfall-link-again = drugi raz
client-nightfall-link-aside = odłożony na bok
client-nightfall-would-kick = uruchamia dopalacz
client-nightfall-would-offer = { $seat } może dołączyć: { $colour }
client-nightfall-would-offer-none = żaden przeciwnik nie może już nic dołączyć
client-nightfall-would-meet = { $seat } może mieć: { $card }
client-nightfall-would-meet-none = { $seat } nie ma pasującego rozkazu

client-nightfall-standings = Seria
client-nightfall-standings-game = Gra { $number }
client-nightfall-standings-total = { $seat }: { $number ->
    [one] łącznie { $number } rana
    [few] łącznie { $number } rany
   *[many] łącznie { $number } ran
}

client-nightfall-round-draft = Draft
client-nightfall-round-combat = Walka
client-nightfall-round-chain = Łańcuch
client-nightfall-round-claim = Nabywanie
client-nightfall-round-cleanup = Sprzątanie
client-nightfall-round-over = Koniec gry

client-nightfall-components = Karty
client-nightfall-label-colour = Kolor
client-nightfall-label-links = Kolory łączące
client-nightfall-label-cost = Koszt
client-nightfall-label-strength = Siła
client-nightfall-label-health = Żywotność
client-nightfall-label-chain = Tekst łańcucha
client-nightfall-label-your-chain = Tekst twojego łańcucha
client-nightfall-label-in-play = Tekst w grze
client-nightfall-label-kicker = Dopalacz
client-nightfall-label-wound-effect = Efekt ran

client-nightfall-move-draft = Wybierz: { $thing }
client-nightfall-move-attack = { $first } atakuje gracza { $second }
client-nightfall-move-block = { $first } blokuje kartę { $second }
client-nightfall-move-block-none = { $thing } nie blokuje
client-nightfall-move-resolve = Rozpatrz atak: { $thing }
client-nightfall-move-absorb = Pochłania: { $thing }
client-nightfall-move-chain = Zagraj: { $thing }
client-nightfall-move-stop = Nic nie zagrywaj
client-nightfall-move-target = Cel: { $thing }
client-nightfall-move-order = Teraz: { $thing }
client-nightfall-move-exile = Usuń z gry: { $thing }
client-nightfall-move-put = Wprowadź do gry: { $thing }
client-nightfall-move-discard = Odrzuć: { $thing }
client-nightfall-move-claim = Nabądź: { $thing }
client-nightfall-move-free = Nabądź bez płacenia: { $thing }
client-nightfall-move-done = Zakończ
client-nightfall-move-wounds-use = Odrzuć rany i dobierz karty
client-nightfall-move-wounds-keep = Zatrzymaj rany
client-nightfall-thing-play = { $card } gracza { $seat }
client-nightfall-thing-commons = { $card } z archiwów wspólnych
client-nightfall-thing-private = { $card } z archiwum prywatnego gracza { $seat }
client-nightfall-thing-chain = { $card } w łańcuchu (miejsce { $number })
client-nightfall-thing-place = miejsce { $number } w łańcuchu
client-nightfall-thing-discard = { $card } ze stosu kart odrzuconych
client-nightfall-thing-discard-of = { $card } ze stosu kart odrzuconych gracza { $seat }
client-nightfall-line-example = Wpisz: chain vulko
client-next-attacker = Teraz wybierz atakującego.
client-next-minion = Teraz wybierz jednego ze swoich sługusów.
client-next-seat = Teraz wybierz, kogo atakujesz.
client-nightfall-tab-stage = Łańcuch i walka
client-nightfall-tab-archives = Archiwa

client-nightfall-hint-draft = Archiwum to kilka egzemplarzy jednego rozkazu, więc wybierasz, czym może się stać cała twoja talia. Dwa archiwa, których rozkazy łączą się ze sobą, są warte więcej niż dwa silne, które się nie łączą. Wszyscy wybierają jednocześnie.
client-nightfall-hint-attack = Wszyscy twoi sługusi muszą zaatakować. Kto ma mało ran, ten prowadzi i powinien dostać więcej; kto ma mało sługusów, ten mniej zablokuje. Pomyśl też o tym, kto będzie mógł ci się odpłacić atakiem.
client-nightfall-hint-block = Blokujący pochłania tyle obrażeń, ile wynosi jego żywotność; reszta staje się ranami. Sługusi startowi i tak zostają usunięci z gry po własnym ataku, więc równie dobrze mogą blokować. Oszczędź sługusa, którego atak jest wart więcej niż rany, których dzięki niemu unikniesz.
client-nightfall-hint-resolve = O kolejności decydujesz ty. Atak, który zniszczy blokującego, otwiera drogę następnym.
client-nightfall-hint-absorb = Twoi sługusi przyjmują obrażenia jeden po drugim, każdy aż do zniszczenia. Niech zacznie ten, który jest najmniej wart albo i tak wkrótce zejdzie ze stołu.
client-nightfall-hint-chain = Małe księżyce ostatniej karty mówią, jakie kolory mogą po niej nastąpić. Każdy rozkaz daje ci teraz swój tekst, a sługus także atak w twojej następnej turze; ale do karty, którą zagrasz jako ostatnią, może coś dołączyć następny gracz.
client-nightfall-hint-chain-2 = Karta uruchamia dopalacz, czyli księżyc z iskrą, gdy poprzednia ma ten kolor, bez względu na to, kto ją zagrał. Te same karty w innej kolejności dają więc więcej. Pierwsza karta łańcucha nigdy nie uruchamia dopalacza.
client-nightfall-hint-chain-3 = Łańcuch rozpatruje się od ostatniej karty do pierwszej, więc odpowiedź działa przed tym, na co odpowiada. A karty, które zagrywasz w cudzym łańcuchu, nic cię nie kosztują: na koniec własnej tury i tak dobierasz do pięciu.
client-nightfall-hint-target = Tekst trzeba wykonać, nawet jeśli ci szkodzi, o ile jest cel. Obrażenia zadane graczowi stają się ranami; zadane sługusowi nic nie dają, jeśli nie doprowadzą do jego zniszczenia.
client-nightfall-hint-order = Nic nie dzieje się równocześnie: kto zostanie trafiony jako pierwszy, może zniknąć albo dostać ostatnią ranę, zanim przyjdzie kolej na następnego.
client-nightfall-hint-exile = Karta usunięta z gry już do niej nie wraca. Dobrego rozkazu szkoda, słabego nie, a rana usunięta z gry nie liczy się na koniec.
client-nightfall-hint-put = Sługus wejdzie do gry z pełną żywotnością i bez tekstu łańcucha, więc wybieraj według siły i tekstu w grze.
client-nightfall-hint-claim = Co teraz nabędziesz, zagrasz jeszcze wiele razy: wybieraj rozkazy, z którymi łączą się twoje inne karty i które łączą się z nimi. Niewydany wpływ przepada, a każda karta odrzucona z ręki daje 1 punkt; i tak dobierzesz potem do pięciu.
client-nightfall-hint-claim-2 = Talia z dwóch lub trzech kolorów, które łączą się ze sobą, daje długie łańcuchy i uruchamia dopalacze. Pomyśl też, czego jej brakuje: czegoś, co dobiera karty lub daje wpływ, czegoś, co rani, czy czegoś, co zatrzymuje obrażenia.
client-nightfall-hint-free = Teraz nawet najdroższa karta nic cię nie kosztuje. Najlepsze ze wszystkich bywa archiwum, którego potrzebuje przeciwnik.
client-nightfall-hint-wounds = Ran nie można zagrywać, ale raz na turę możesz odrzucić wszystkie rany z ręki i dobrać po dwie karty za każdą. Pozostają twoje i liczą się na koniec. Gdy masz pełną rękę dobrych kart, możesz zatrzymać rany na później.

client-nightfall-stage = Łańcuch i walka
client-nightfall-claim-discards = { $number ->
    [one] najpierw odrzuć jedną kartę
    [few] najpierw odrzuć { $number } karty
   *[many] najpierw odrzuć { $number } kart
}
client-nightfall-my-deck = Moja talia
client-nightfall-average-cost = Średni koszt: { $number }
client-nightfall-deck-cards = Karty tego koloru
client-nightfall-deck-links = Karty, które się z nim łączą
client-nightfall-deck-kickers = Dopalacze tego koloru
client-nightfall-hand-short = Ręka
client-nightfall-through = { nightfall-count-wounds.any }
client-nightfall-if-blocked = Jeśli zablokuje { $card }: { nightfall-count-wounds.any }
client-nightfall-would-die = zniszczony
client-nightfall-would-live = przetrwa
client-nightfall-may-block = może blokować
client-nightfall-takes = obrażenia: { $number }
client-nightfall-playable = Możesz zagrać
client-nightfall-kicker-earned = Dopalacz uruchomiony: pod spodem leży { $card } ({ $colour }).
client-nightfall-kicker-missed = Bez dopalacza: potrzebny kolor to { $colour_wanted }, a pod spodem leży { $card } ({ $colour }).
client-nightfall-kicker-alone = Bez dopalacza: pierwsza karta łańcucha nigdy go nie uruchamia.

client-nightfall-hyphens = Hipno-ty-zująca prze-bu-dzenie Ugry-zienie Po-pa-rze-nie Krwa-wienie
