# Hints: what the strongest level would do, and why. Reasons are lists of parts with what they come to, such as "Herbs +2".
hint-thinking = Looking ahead …
hint-look = Look at { $thing }.
hint-some = The best move is one of these: { $moves }.
hint-weigh = Weigh what each of your moves leads to.
hint-about = What it is mostly about: { $part }.
hint-show = Show the move
hint-play = Play it
hint-lost = The hint did not arrive. Ask again.
hint-chance = Chance to win: about { $number }%.
hint-compared = { $until }, on average and compared with your other moves:
hint-for = For it: { $reasons }
hint-against = Against it: { $reasons }
hint-further = None of these numbers favours this move. What tips the scales is how games like this usually go on.
hint-close = Nothing that can be counted sets this move clearly apart from your other moves.
hint-instead = Instead:
hint-other = { $move }: { $cost }.
hint-other-why = { $move }: { $cost }; { $reasons }.
hint-of = { $seat }: { $reasons }
hint-cost = { $number ->
    [0] about as good
    [one] wins about { $number } fewer game out of 100
   *[other] wins about { $number } fewer games out of 100
}
hint-cost-points = { $number ->
    [0] about as good
    [one] brings about { $number } fewer point
   *[other] brings about { $number } fewer points
}
table-hint-not-asked = There is nothing to decide for you now, so there is no hint.
table-hint-failed = The hint could not be worked out. Try again.
