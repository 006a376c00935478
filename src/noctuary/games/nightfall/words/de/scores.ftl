nightfall-row-bite = Bisswunden
nightfall-row-burn = Brandwunden
nightfall-row-bleed = Blutende Wunden
nightfall-row-before = Frühere Partien
nightfall-row-total = Wunden insgesamt
