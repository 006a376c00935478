client-nocturne-solo-decisions = Co zrobił przeciwnik
client-nocturne-solo-last = Ostatnia karta przeciwnika
client-nocturne-solo-waits = Na każdą decyzję (rzucenie zaklęcia, spasowanie, rozpoczęcie fazy) odkrywa się jedną kartę.
client-nocturne-solo-deck = { $count ->
    [0] brak kart
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
client-nocturne-solo-used = Zużyte karty: { $number }
client-nocturne-solo-used-title = Zużyte karty, od najnowszej
client-nocturne-solo-used-none = Żadna karta nie została jeszcze zużyta. Gdy talia się skończy, tasuje się wszystkie zużyte karty.
client-nocturne-solo-all = Wszystko, co zrobił przeciwnik
client-nocturne-solo-power-above = Kładzie swój najniższy żeton wyższy od twojego.
client-nocturne-solo-power-at-least = Kładzie swój najniższy żeton o wartości co najmniej { $number }, wyższy od twojego. Jeśli go nie ma, pasuje.
client-nocturne-solo-power-at-most = Kładzie swój najniższy żeton wyższy od twojego, ale nie wyższy niż { $number }. Jeśli go nie ma, pasuje.
client-nocturne-solo-direction = { $direction ->
    [N] Rzuca zaklęcie na północ od twojego najwyższego.
    [E] Rzuca zaklęcie na wschód od twojego najwyższego.
    [S] Rzuca zaklęcie na południe od twojego najwyższego.
   *[W] Rzuca zaklęcie na zachód od twojego najwyższego.
} Gdy nie ma tam płytki lub jest zajęta: na następną wolną płytkę zgodnie z ruchem wskazówek zegara.
client-nocturne-solo-start = Rozpoczyna żetonem { $number }, a gdy go nie ma, najbliższym niższym; gdy nie ma i takiego, najbliższym wyższym.
client-nocturne-solo-offers = Gdy spasuje, a ty wygrasz, składa w ofierze najwyższy z odzyskanych żetonów.
client-nocturne-solo-keeps = Gdy spasuje, a ty wygrasz, nie składa ofiary.
client-nocturne-face-down = { $count ->
    [0] brak płytek
    [one] { $count } zakryta płytka
    [few] { $count } zakryte płytki
   *[many] { $count } zakrytych płytek
}

client-nocturne-bands = Progi punktowe
client-nocturne-band-reached = Osiągnięty próg { $number }
client-nocturne-band-next = { $count ->
    [one] { $count } punkt do progu { $number }
    [few] { $count } punkty do progu { $number }
   *[many] { $count } punktów do progu { $number }
}
client-nocturne-band-short = następny próg: { $number }

client-nocturne-scenario = Scenariusz { $number }
client-nocturne-aims-mine = Moje zadania
client-nocturne-aims-of = Zadania: { $seat }
client-nocturne-aims-met = spełnione: { $number } z { $total }
client-nocturne-aim-progress = { $number } z { $target }
client-nocturne-aim-limit = { $number }, najwyżej { $target }
client-nocturne-aim-met = spełnione
client-nocturne-aim-open = jeszcze nie
client-nocturne-aim-holds = na razie spełnione
client-nocturne-aim-missed = niespełnione
client-nocturne-aim-secret = nie jest jawne
client-nocturne-goal-later = liczy się w blasku księżyca

client-nocturne-modified = Zmodyfikowane zasady
client-nocturne-move-exchange-none = Zatrzymaj skrzynię
client-nocturne-move-exchange-cell = Wymień na płytkę z { $cell }
client-nocturne-move-exchange-tile = Wymień na płytkę „{ $tile }”
client-nocturne-hint-hunt = Polowanie na skrzynie: skrzynię można raz wymienić na dowolną płytkę z lasu albo z planszy Duchów; skrzynia zajmie miejsce tej płytki. Płytka, której naprawdę potrzebujesz, jest warta więcej niż trzy przypadkowe do wyboru.

client-nocturne-sort-solo = Karty przeciwnika
