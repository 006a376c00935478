# Hints: what the strongest level would do, and why, in one sentence: “It wins the goal “Deep Roots”, 3 points, and
# makes Ben spend the star; next best: Cast 2 on c3 – costs about 2 points.”
hint-thinking = Looking ahead…
hint-look = Look at { $thing }.
hint-some = The best move is one of these: { $moves }.
hint-light = The best move { $why }.
hint-show = Show the move
hint-play = Play it
hint-lost = The hint did not arrive. Ask again.
hint-chance = Chance to win: about { $number }%.
hint-why = It { $why }.
hint-why-instead = It { $why }; next best: { $move } – costs { $points }.
hint-why-close = It { $why }; almost as good: { $move }.
hint-either = Either is fine, this or { $move }.
hint-either-why = Either is fine, this or { $move }; this { $why }.
hint-light-either = Several moves are equally good.
hint-and = { $first }, and { $second }
hint-maybe = { $sure ->
    [yes] { "" }
    [maybe] perhaps{ " " }
   *[no] probably{ " " }
}
hint-later = pays off in the moves that follow
hint-follows = What probably follows:
hint-step = { $seat }: { $move }
table-hint-not-asked = You have nothing to decide right now, so there is no hint.
table-hint-failed = The hint could not be worked out. Try again.
