nocturne-position-forest = Każdy rząd lasu musi mieć tyle samo pól, a rzędów i kolumn może być najwyżej { $number }.
nocturne-position-sprite = Żetony na planszy Duchów muszą leżeć od najwyższego do najniższego; może ich być najwyżej { $number }, a gwiezdnych zaklęć i Cieni nie może tam być wcale.
nocturne-position-token = { $seat } ma więcej { $token ->
    [gwiezdne] gwiezdnych zaklęć
   *[other] żetonów „{ $token }”
}, niż jest ich w grze: każdy żeton leży tylko w jednym miejscu.
nocturne-position-shadow = { $token ->
    [gwiezdne] Gwiezdne zaklęcie
   *[other] Żeton „{ $token }”
} leży w dwóch miejscach.
