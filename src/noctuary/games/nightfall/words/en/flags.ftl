# Options of Nightfall on the command line.
nightfall-flag-draft = how archives are chosen: normal, two-player, quick-start, open-archives or common-ground
nightfall-flag-variant = a variant: secret-archives, open-archives, common-ground, quick-start, two-player or series; may be given several times
nightfall-flag-edition = which printed rules: en, pl or de
nightfall-flag-promos = draft with the three promo cards
nightfall-flag-pairs = quick start: the printed pair of each seat, by its number (1 to 6)
nightfall-flag-secret-archives = private archives stay hidden until something is claimed from them
nightfall-flag-series = game after game until somebody has 100 wounds
nightfall-flag-turn-limit = maximum turns for each player (default: 200)
