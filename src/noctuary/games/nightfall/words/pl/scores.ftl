nightfall-row-bite = Ugryzienia
nightfall-row-burn = Poparzenia
nightfall-row-bleed = Krwawienia
nightfall-row-before = Wcześniejsze gry
nightfall-row-total = Wszystkie rany
