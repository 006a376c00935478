nightfall-flag-draft = jak wybiera się archiwa: normal, two-player, quick-start, open-archives albo common-ground
nightfall-flag-variant = wariant: secret-archives, open-archives, common-ground, quick-start, two-player albo series; można podać kilka razy
nightfall-flag-edition = według którego wydania się gra: en, pl albo de
nightfall-flag-promos = draft z trzema rozkazami promocyjnymi
nightfall-flag-pairs = szybki start: drukowana para dla każdego miejsca, podana numerem (od 1 do 6)
nightfall-flag-secret-archives = archiwa prywatne są zakryte, dopóki właściciel czegoś z nich nie nabędzie
nightfall-flag-series = gra za grą, aż ktoś zbierze 100 ran
nightfall-flag-turn-limit = najwyższa liczba tur każdego gracza (domyślnie 200)
