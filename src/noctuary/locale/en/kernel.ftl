# Refusals of the kernel.
input-seat = “{ $text }” is not a seat in this game; seats are P1 to { $last }.
input-move = “{ $text }” is not a move in this game.
input-line = “{ $text }” is not a move line; write the seat, then the move, like “P1 pass”.
input-code = { $number } is not a move code; the codes of this game go from 0 to { $last }.
input-game = There is no game called “{ $text }”. Known games: { $names }.
input-plugin = The game “{ $text }” from the package { $package } cannot be played: { $reason }.
refuse-game-over = The game is over.
refuse-move = “{ $text }” is not possible now.
option-unknown = “{ $text }” is not an option of this game; it has { $names }.
option-truth = The option “{ $text }” must be true or false, not “{ $found }”.
input-flag = “{ $text }” is not a value of { $option }; choose from { $names }.
input-flag-value = “{ $text }” cannot be understood as a value of { $option }.
input-flags = “{ $option }” cannot be both “{ $text }” and “{ $found }”; leave one of them out.
