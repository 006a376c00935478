# Co stół mówi o grze solo, scenariuszach, grze rodzinnej i zmodyfikowanych zasadach.

# Przeciwnik w grze solo
client-nocturne-solo-decisions = Co zrobił przeciwnik
client-nocturne-solo-last = Ostatnia karta przeciwnika
client-nocturne-solo-waits = Każda decyzja – rzucić czar, spasować czy otworzyć – to jedna odkryta karta.
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
client-nocturne-solo-power-above = Rzuca najniższy żeton wyższy od twojego.
client-nocturne-solo-power-at-least = Rzuca najniższy żeton o wartości co najmniej { $number }, wyższy od twojego. Jeśli go nie ma, pasuje.
client-nocturne-solo-power-at-most = Rzuca najniższy żeton wyższy od twojego, ale nie wyższy niż { $number }. Jeśli go nie ma, pasuje.
client-nocturne-solo-direction = { $direction ->
    [N] Rzuca na północ od twojego najwyższego czaru.
    [E] Rzuca na wschód od twojego najwyższego czaru.
    [S] Rzuca na południe od twojego najwyższego czaru.
   *[W] Rzuca na zachód od twojego najwyższego czaru.
} Gdy tego kafelka nie ma lub jest zajęty: na następny wolny zgodnie z ruchem wskazówek zegara.
client-nocturne-solo-start = Otwiera żetonem { $number }, a gdy go nie ma, najbliższym niższym, potem najbliższym wyższym.
client-nocturne-solo-offers = Gdy spasuje, a ty wygrasz, składa w darze najwyższy z odzyskanych żetonów.
client-nocturne-solo-keeps = Gdy spasuje, a ty wygrasz, nie składa daru.
client-nocturne-face-down = { $count ->
    [0] brak kafelków
    [one] { $count } zakryty kafelek
    [few] { $count } zakryte kafelki
   *[many] { $count } zakrytych kafelków
}

# Progi punktowe
client-nocturne-bands = Progi punktowe
client-nocturne-band-reached = Osiągnięty próg { $number }
client-nocturne-band-next = { $count ->
    [one] { $count } punkt do progu { $number }
    [few] { $count } punkty do progu { $number }
   *[many] { $count } punktów do progu { $number }
}
client-nocturne-band-short = następny próg: { $number }

# Scenariusze
client-nocturne-scenario = Scenariusz { $number }
client-nocturne-aims-mine = Moje zadania
client-nocturne-aims-of = Zadania, { $seat }
client-nocturne-aims-met = spełnione: { $number } z { $total }
client-nocturne-aim-progress = { $number } z { $target }
client-nocturne-aim-limit = { $number }, najwyżej { $target }
client-nocturne-aim-met = spełnione
client-nocturne-aim-open = jeszcze nie
client-nocturne-aim-holds = na razie spełnione
client-nocturne-aim-missed = niespełnione
client-nocturne-aim-secret = nie jest jawne
client-nocturne-goal-later = liczy się w blasku księżyca

# Zmodyfikowane zasady
client-nocturne-modified = Zmodyfikowane zasady
client-nocturne-move-exchange-none = Zatrzymaj skrzynię
client-nocturne-move-exchange-cell = Wymień na kafelek z { $cell }
client-nocturne-move-exchange-tile = Wymień na: { $tile }
client-nocturne-hint-hunt = Polowanie na skrzynie: skrzynię można raz wymienić na dowolny kafelek z lasu albo z planszy duszków; zajmie ona jego miejsce. Kafelek, który jest ci naprawdę potrzebny, wart jest więcej niż trzy przypadkowe do wyboru.

# Nauka

# Kafelki, żetony i karty
client-nocturne-sort-solo = Karty przeciwnika
