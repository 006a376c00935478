nightfall-flag-draft = wie die Archive bestimmt werden: normal, two-player, quick-start, open-archives oder common-ground
nightfall-flag-variant = eine Variante: secret-archives, open-archives, common-ground, quick-start, two-player oder series; auch mehrmals
nightfall-flag-edition = Ausgabe, nach deren Regeln gespielt wird: en, pl oder de
nightfall-flag-promos = die drei Promokarten kommen als Auswahlkarten hinzu
nightfall-flag-pairs = Schnellstart: das gedruckte Paar jedes Platzes als Nummer (1 bis 6)
nightfall-flag-secret-archives = private Archive bleiben geheim, bis zum ersten Mal daraus gekauft wird
nightfall-flag-series = Partie um Partie, bis jemand 100 Wunden hat
nightfall-flag-turn-limit = höchste Zahl der Spielzüge je Spieler (Standard: 200)
