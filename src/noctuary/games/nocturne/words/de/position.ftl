# Stellungen
nocturne-position-forest = Jede Reihe des Waldes braucht gleich viele Felder, und es gibt höchstens { $number } Reihen und Spalten.
nocturne-position-sprite = Die Marker des Waldgeister-Tableaus müssen von hoch nach niedrig stehen, höchstens { $number }, nie ein Stern oder Schatten.
nocturne-position-token = { $seat } hat den { $token ->
    [Stern] Stern
   *[other] Marker { $token }
} öfter, als es ihn gibt: Ein Marker ist nur an einem Ort.
nocturne-position-shadow = { $token ->
    [Stern] Der Stern
   *[other] { $token }
} ist an zwei Orten.
