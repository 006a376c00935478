# Co mówią podpowiedzi
nocturne-look-token = Przyjrzyj się swojemu { $token ->
    [gwiezdne] gwiezdnemu zaklęciu
   *[other] żetonowi { $token }
}.
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
nocturne-hint-points = { $number ->
    [one] około { $number } punktu
    [few] około { $number } punktów
   *[many] około { $number } punktów
}
nocturne-why-skulls = { $verb } { $whom } { $points } za czaszki
nocturne-why-feathers = { $verb } { $whom } { $points } za pióra
nocturne-why-mushrooms = { $verb } { $whom } { $points } za grzyby
nocturne-why-herbs = { $verb } { $whom } { $points } za zioła
nocturne-why-eggs = { $verb } { $whom } { $points } za jaja
nocturne-why-chests = { $verb } { $whom } { $points } za skrzynie
nocturne-why-concoctions = { $verb } { $whom } { $points } za ukończone mikstury
nocturne-why-twilight = { $verb } { $whom } { $points } za cele zmierzchu
nocturne-why-moonlight = { $verb } { $whom } { $points } za cele blasku księżyca
nocturne-why-ability = { $verb } { $whom } { $points } za niewykorzystaną zdolność
nocturne-why-gems = { $verb } { $whom } { $points } za drogocenne kamienie
nocturne-why-sets = { $verb } { $whom } { $points } w rozpoczętych zestawach
nocturne-why-brewing = { $verb } { $whom } { $points } w nieukończonych miksturach
nocturne-why-contest = { $verb } { $whom } { $points } w wyścigu o cele zmierzchu
nocturne-why-mirrors = { $verb } { $whom } { $points } za lustrzane kamienie
nocturne-why-sprites = { $verb } { $whom } { $points } na planszy Duchów
nocturne-why-forest = { $verb } { $whom } { $points } w walce o płytkę
nocturne-why-tokens = { $way ->
    [gets] zostawia { $whom } żetony warte { $points } więcej
   *[stops] odbiera { $whom } żetony warte { $points }
}
nocturne-why-aims = { $verb } { $whom } { $points } za zadania scenariusza
nocturne-why-all = { $verb } { $whom } w ostatecznym rozrachunku { $points }
