# Opcje, których nie ma
nightfall-option-players = W Nightfall gra od 2 do 5 graczy, a nie „{ $text }”.
nightfall-option-draft = Nie ma draftu „{ $text }”. Do wyboru: { $names }.
nightfall-option-draft-for-two = Draft dla dwojga wymaga dokładnie 2 graczy, a nie { $number } (NF-10.5).
nightfall-option-nothing-secret = W wariancie „Wspólny grunt” nie ma archiwów prywatnych, więc nie mogą być sekretne (NF-10.5).
nightfall-option-edition = Nie ma wydania „{ $text }”. Do wyboru: { $names }.
nightfall-option-first = Nie ma miejsca P{ $text }; ostatnie to { $last }.
nightfall-option-turn-limit = Limit tur to liczba całkowita od 1 do { $last }, a nie „{ $text }”.
nightfall-option-pairs-draft = Pary należą do szybkiego startu, a nie do draftu „{ $text }”: wybierz draft „quick-start” albo pomiń pary.
nightfall-option-pairs = Podaj po jednej parze dla każdego gracza; liczba graczy: { $number }.
nightfall-option-pair = „{ $text }” nie jest drukowaną parą tego wydania. Pary to: { $names }.
nightfall-option-pair-twice = Para { $number } jest podana dwa razy; każdy gracz potrzebuje innej.
nightfall-option-small-alone = Mała gra jest dla dwojga i nie ma archiwów: pomiń „small” albo wszystko poza pierwszym graczem, limitem tur i polskim wydaniem.
