# Arkusz punktacji
nocturne-row-skulls = Czaszki
nocturne-row-feathers = Pióra
nocturne-row-mushrooms = Grzyby
nocturne-row-herbs = Zioła
nocturne-row-eggs = Jaja
nocturne-row-chests = Skrzynie
nocturne-row-concoctions = Mikstury
nocturne-row-twilight = Cele zmierzchu
nocturne-row-moonlight = Cele blasku księżyca
nocturne-row-tokens = Pozostałe żetony
nocturne-row-ability = Niewykorzystana zdolność
nocturne-row-gems = Drogocenne kamienie
nocturne-row-total = Suma
