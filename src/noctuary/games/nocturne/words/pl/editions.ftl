# Edycje komponentów: dane, które do siebie nie pasują.
nocturne-edition-goal = „{ $found }” nie jest celem znanym zasadom; wpisz jeden z: { $names }.
nocturne-edition-star = Wśród żetonów musi być dokładnie jedna gwiazda.
nocturne-edition-token = Brakuje żetonu o wartości { $number }; każda osoba potrzebuje po jednym z każdej wartości, także po odłożeniu nadmiarowych.
nocturne-edition-few-tokens = Liczba graczy: { $players }, żetonów: { $number }, kafelków w lesie: { $cells }; żetonów musi być co najmniej tyle co kafelków.
nocturne-edition-shape-apart = Las rozpada się na części; każde pole musi sąsiadować z innym.
nocturne-edition-few-tiles = Kafelków jest za mało: { $number }; na obie rundy potrzeba { $least }.
nocturne-edition-many-tiles = Kafelków jest za dużo: { $number }; w grze może ich być najwyżej { $most }.
nocturne-edition-tiles = Wszystkich kafelków jest { $number }; według instrukcji powinno ich być { $expected }.
nocturne-edition-level2 = Drugi poziom musi mieć i symbole, i punkty albo ani jednego, ani drugiego.
nocturne-edition-lesser = Oba poziomy razem dają { $number }, nie więcej niż sam pierwszy.
nocturne-edition-kind = Żaden kafelek nie ma symbolu „{ $symbol }”, a wymagają go mikstury.
nocturne-edition-same-goal = Cele { $number } i { $number_other } wymagają tego samego.
