nocturne-edition-goal = Zasady nie znają celu „{ $found }”; możliwe są: { $names }.
nocturne-edition-star = Wśród żetonów musi być dokładnie jedno gwiezdne zaklęcie.
nocturne-edition-token = Brakuje żetonu o wartości { $number }; każdy gracz potrzebuje po jednym żetonie każdej wartości, także po odłożeniu części żetonów do pudełka.
nocturne-edition-few-tokens = { $players ->
    [one] W rozgrywce jednoosobowej żetonów jest { $number }
    [few] Przy { $players } graczach żetonów jest { $number }
   *[many] Przy { $players } graczach żetonów jest { $number }
}, a płytek w lesie { $cells }; żetonów musi być co najmniej tyle co płytek.
nocturne-edition-shape-apart = Las rozpada się na części; musi tworzyć jedną całość.
nocturne-edition-few-tiles = Płytek jest za mało: { $number }; na obie rundy potrzeba { $least }.
nocturne-edition-many-tiles = Płytek jest za dużo: { $number }; w grze może ich być najwyżej { $most }.
nocturne-edition-tiles = Płytek jest w sumie { $number }; według instrukcji powinno ich być { $expected }.
nocturne-edition-level2 = Drugi poziom musi mieć i symbole, i punkty albo nie mieć ani symboli, ani punktów.
nocturne-edition-lesser = Oba poziomy razem dają { $number } pkt, czyli nie więcej niż sam pierwszy.
nocturne-edition-kind = Żadna płytka nie ma symbolu „{ $symbol }”, a wymagają go mikstury.
nocturne-edition-same-goal = Cele { $number } i { $number_other } wymagają tego samego.
