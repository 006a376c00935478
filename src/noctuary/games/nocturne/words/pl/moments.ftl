client-nocturne-moment-sprites = Wzięte z planszy Duchów
client-nocturne-moment-shadows = Żetony Cienia
client-nocturne-moment-standings = Stan gry
client-nocturne-moment-new = Nowe cele
