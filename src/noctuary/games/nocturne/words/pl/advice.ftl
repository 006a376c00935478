# Co liczą podpowiedzi
nocturne-look-token = Przyjrzyj się swojemu { $token ->
    [gwiezdne] gwiezdnemu zaklęciu
   *[other] żetonowi { $token }
}.
nocturne-until-phase = W punktach, na koniec fazy rzucania zaklęć
nocturne-until-end = W punktach, na koniec gry
nocturne-hint-lead = Spodziewany wynik końcowy: { $number ->
    [0] remis z najlepszym przeciwnikiem.
    [one] { $number } punkt przewagi nad najlepszym przeciwnikiem.
    [few] { $number } punkty przewagi nad najlepszym przeciwnikiem.
   *[many] { $number } punktów przewagi nad najlepszym przeciwnikiem.
}
nocturne-hint-behind = Spodziewany wynik końcowy: { $number ->
    [one] { $number } punkt straty do najlepszego przeciwnika.
    [few] { $number } punkty straty do najlepszego przeciwnika.
   *[many] { $number } punktów straty do najlepszego przeciwnika.
}
nocturne-part-sets = Rozpoczęte zestawy
nocturne-part-brewing = Nieukończone mikstury
nocturne-part-contest = Niezdobyte cele zmierzchu
nocturne-part-mirrors = Nieprzydzielone lustrzane kamienie
nocturne-part-sprites = Żetony na planszy Duchów
nocturne-part-forest = Płytka, o którą toczy się walka
nocturne-part-tokens = Żetony na ręce
nocturne-part-aims = Zadania scenariusza
