client-nocturne-moment-sprites = Vom Tableau genommen
client-nocturne-moment-shadows = Schattenmarker
client-nocturne-moment-standings = Zwischenstand
client-nocturne-moment-new = Neue Ziele
