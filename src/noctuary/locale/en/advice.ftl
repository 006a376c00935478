# Hints: what the strongest level would do, and why. Reasons are lists of parts with what they come to, such as "Herbs +2".
hint-thinking = Looking ahead …
hint-look = Look at { $thing }.
hint-some = The best move is one of these: { $moves }.
hint-weigh = Weigh what each of your moves leads to.
hint-about = What it is mostly about: { $part }.
hint-show = Show the move
hint-play = Play it
hint-lost = The hint was lost on its way. Ask again.
hint-chance = Chance to win: about { $number }%.
hint-compared = { $until }, on average and compared with your other moves:
hint-for = For it: { $reasons }
hint-against = Against it: { $reasons }
hint-further = Nothing counted so far favours it; what tips the scales is how such games usually go on.
hint-close = Nothing that can be counted sets it clearly apart from your other moves.
hint-instead = Instead:
hint-other = { $move }: { $cost }.
hint-other-why = { $move }: { $cost }; { $reasons }.
hint-of = { $seat }: { $reasons }
hint-cost = { $number ->
    [0] about as good
    [one] wins about { $number } game in 100 fewer
   *[other] wins about { $number } games in 100 fewer
}
hint-cost-points = { $number ->
    [0] about as good
    [one] brings about { $number } point fewer
   *[other] brings about { $number } points fewer
}
table-hint-not-asked = There is nothing to decide for you now, so there is no hint.
table-hint-failed = The hint could not be worked out. Try again.
