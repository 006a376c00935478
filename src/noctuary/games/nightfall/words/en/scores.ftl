# The score sheet
nightfall-row-bite = Bites
nightfall-row-burn = Burns
nightfall-row-bleed = Bleeds
nightfall-row-before = Earlier games
nightfall-row-total = Wounds in all
