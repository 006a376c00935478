# Der Wertungsbogen
nocturne-row-skulls = Schädel
nocturne-row-feathers = Federn
nocturne-row-mushrooms = Pilze
nocturne-row-herbs = Kräuter
nocturne-row-eggs = Eier
nocturne-row-chests = Truhen
nocturne-row-concoctions = Gebräue
nocturne-row-twilight = Dämmerungsziele
nocturne-row-moonlight = Mondscheinziele
nocturne-row-tokens = Übrige Marker
nocturne-row-ability = Ungenutzte Fähigkeit
nocturne-row-gems = Edelsteine
nocturne-row-total = Summe
