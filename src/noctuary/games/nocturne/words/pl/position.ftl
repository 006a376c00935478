# Pozycje
nocturne-position-forest = Każdy rząd lasu musi mieć tyle samo pól, a rzędów i kolumn może być najwyżej { $number }.
nocturne-position-sprite = Żetony na planszy Duchów muszą leżeć od najwyższego do najniższego; może ich być najwyżej { $number }, a gwiezdnych zaklęć i Cieni nie może tam być wcale.
nocturne-position-token = { $seat } ma więcej żetonów „{ $token }”, niż jest ich w grze: każdy żeton leży tylko w jednym miejscu.
nocturne-position-shadow = Żeton „{ $token }” leży w dwóch miejscach.
