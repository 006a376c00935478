# Der Wertungsbogen
nightfall-row-bite = Bisse
nightfall-row-burn = Verbrennungen
nightfall-row-bleed = Blutungen
nightfall-row-before = Frühere Spiele
nightfall-row-total = Wunden insgesamt
