# Pozycje
nocturne-position-value = „{ $text }” nie ma tu sensu.
nocturne-position-forest = Każdy rząd lasu musi mieć tyle samo pól, a rzędów i kolumn może być najwyżej { $number }.
nocturne-position-sprite = Żetony na planszy duszków muszą stać od najwyższego do najniższego, najwyżej { $number }, nigdy gwiazda ani Cień.
nocturne-position-token = { $seat } ma żeton { $token } w większej liczbie, niż ich jest: każdy żeton leży tylko w jednym miejscu.
nocturne-position-shadow = Żeton Cienia { $token } jest w dwóch miejscach.
