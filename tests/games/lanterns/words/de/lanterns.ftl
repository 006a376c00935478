lanterns-option = „{ $text }“ ist keine gute Option von Laternen.
lanterns-not-now = { $seat } ist danach jetzt nicht gefragt.
lanterns-not-in-hand = Die { $card } ist nicht auf deiner Hand.
lanterns-ask = { $seat }, was tust du?
lanterns-choose = { $seat } wählt { $card }.
lanterns-choose-hidden = { $seat } wählt eine Karte.
lanterns-keep = { $seat } behält { $card }.
lanterns-keep-hidden = { $seat } behält eine Karte.
lanterns-draw = { $seat } zieht.
lanterns-stop = { $seat } hört auf.
lanterns-win = { $seat } gewinnt { $number ->
    [one] eine Laterne
   *[other] { $number } Laternen
}.
lanterns-most = Die meisten Laternen.
lanterns-card = Karte { $number }
lanterns-rule-1 = Alle bekommen Karten.
lanterns-rule-2 = Alle wählen gleichzeitig eine Karte.
lanterns-rule-3 = Wer gewinnt, darf ziehen.
lanterns-rule-4 = Die meisten Laternen gewinnen.
lanterns-row-lanterns = Laternen
lanterns-row-total = Summe
