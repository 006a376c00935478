# Odmowy jądra.
input-seat = „{ $text }” nie jest miejscem w tej grze; są miejsca od P1 do { $last }.
input-move = „{ $text }” nie jest ruchem w tej grze.
input-line = „{ $text }” nie jest zapisem ruchu; podaj miejsce, a potem ruch, na przykład „P1 pass”.
input-code = { $number } nie jest kodem ruchu; kody tej gry to liczby od 0 do { $last }.
input-game = Nie ma gry o nazwie „{ $text }”. Znane gry: { $names }.
input-plugin = W grę „{ $text }” z pakietu { $package } nie można grać: { $reason }.
refuse-game-over = Gra się skończyła.
refuse-move = „{ $text }” nie jest teraz możliwe.
option-unknown = „{ $text }” nie jest opcją tej gry; opcje to: { $names }.
option-truth = Opcja „{ $text }” to true albo false, a nie „{ $found }”.
input-flag = „{ $text }” nie jest wartością { $option }; możliwe są: { $names }.
input-flag-value = Nie da się zrozumieć „{ $text }” jako wartości { $option }.
input-flags = „{ $option }” nie może być zarazem „{ $text }” i „{ $found }”; pomiń jedno z nich.
