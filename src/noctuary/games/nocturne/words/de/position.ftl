nocturne-position-forest = Jede Reihe des Waldes braucht gleich viele Felder, und es gibt höchstens { $number } Reihen und Spalten.
nocturne-position-sprite = Auf dem Waldgeister-Tableau liegen höchstens { $number } Marker, vom höchsten zum niedrigsten, aber nie ein Stern oder ein Schatten.
nocturne-position-token = { $seat } hat den { $token ->
    [Stern] Stern
   *[other] Marker { $token }
} öfter, als es ihn gibt: Ein Marker ist nur an einem Ort.
nocturne-position-shadow = { nocturne-word-token.capital } ist an zwei Orten.
