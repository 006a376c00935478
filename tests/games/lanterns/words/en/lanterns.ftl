lanterns-option = “{ $text }” is no good option of Lanterns.
lanterns-not-now = { $seat } is not asked for that now.
lanterns-not-in-hand = A { $card } is not in your hand.
lanterns-ask = { $seat }, what do you do?
lanterns-choose = { $seat } chooses { $card }.
lanterns-choose-hidden = { $seat } chooses a card.
lanterns-keep = { $seat } keeps { $card }.
lanterns-keep-hidden = { $seat } keeps a card.
lanterns-draw = { $seat } draws.
lanterns-stop = { $seat } stops.
lanterns-win = { $seat } wins { $number ->
    [one] one lantern
   *[other] { $number } lanterns
}.
lanterns-most = Most lanterns.
lanterns-card = card { $number }
lanterns-rule-1 = Everybody is dealt cards.
lanterns-rule-2 = All choose a card at the same time.
lanterns-rule-3 = The winner may draw.
lanterns-rule-4 = Most lanterns win.
lanterns-row-lanterns = Lanterns
lanterns-row-total = Total
