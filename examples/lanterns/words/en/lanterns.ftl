lanterns-not-now = { $seat } is not asked for that now.
lanterns-not-in-hand = A { $card } is not in your hand.
lanterns-not-drawn = You have not drawn a { $card }.
lanterns-flag-hand = cards dealt to each player, 1 to 4
lanterns-ask-choose = { $seat }, which card do you choose?
lanterns-ask-draw = { $seat }, do you draw two cards?
lanterns-ask-keep = { $seat }, which card do you keep?
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
lanterns-row-lanterns = Lanterns
lanterns-row-total = Total
client-lanterns-title = Lanterns
lanterns-table-first = First seat
lanterns-table-stage = Stage
lanterns-table-deck = Deck
lanterns-table-winner = Last winner
lanterns-table-drawn = Drawn
lanterns-table-hand = Hand
lanterns-table-chosen = Chosen
lanterns-table-lanterns = Lanterns
lanterns-table-stage-choose = choosing
lanterns-table-stage-draw = drawing
lanterns-table-stage-keep = keeping
lanterns-table-stage-over = over
lanterns-move-choose = Choose { $card }
lanterns-move-keep = Keep { $card }
lanterns-move-draw = Draw two cards
lanterns-move-stop = Stop
