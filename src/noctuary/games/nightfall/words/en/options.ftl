# Impossible options
nightfall-option-players = Nightfall is played by 2 to 5 players, not “{ $text }”.
nightfall-option-draft = There is no draft called “{ $text }”. Choose one of: { $names }.
nightfall-option-draft-for-two = The draft for two needs exactly 2 players, not { $number } (NF-10.5).
nightfall-option-nothing-secret = In the variant “Common ground” there are no private archives, so none can be secret (NF-10.5).
nightfall-option-edition = There is no edition “{ $text }”. Choose one of: { $names }.
nightfall-option-first = There is no seat P{ $text }; the last seat is { $last }.
nightfall-option-turn-limit = The turn limit is a whole number from 1 to { $last }, not “{ $text }”.
nightfall-option-pairs-draft = Pairs belong to the quick start, not to the draft “{ $text }”: choose the draft “quick-start”, or leave the pairs out.
nightfall-option-pairs = Name one pair for each of the { $number } players.
nightfall-option-pair = “{ $text }” is not a printed pair of this edition. The pairs are: { $names }.
nightfall-option-pair-twice = Pair { $number } is named twice; every player needs a different one.
nightfall-option-small-alone = The small game is for two and has no archives: leave out “small”, or all options except the first player, the turn limit and the Polish edition.
