# Hints: what the strongest level would do, and why, in one sentence: “It brings you about 3 points for herbs and costs
# Ben about 2 points for eggs; next best: Cast 2 on c3 – about 4 fewer wins in 100 games.”
hint-thinking = Looking ahead…
hint-look = Look at { $thing }.
hint-some = The best move is one of these: { $moves }.
hint-light = The best move { $why }.
hint-show = Show the move
hint-play = Play it
hint-lost = The hint did not arrive. Ask again.
hint-chance = Chance to win: about { $number }%.
hint-why = It { $why }.
hint-why-instead = It { $why }; next best: { $move } – { $price }.
hint-and = { $first } and { $second }
hint-balance = { $first }, { $points } on balance
hint-options = keeps more options
hint-taste = is a matter of taste
hint-wins = wins more often
hint-even = comes to about the same as all other moves
hint-gets = brings
hint-stops = costs
hint-me = you
hint-whom = { $seat }
hint-follows = What probably follows:
hint-step = { $seat }: { $move }
hint-price = { $number ->
    [one] about { $number } fewer win in 100 games
   *[other] about { $number } fewer wins in 100 games
}
hint-price-points = costs { $points }
hint-price-none = about as good
table-hint-not-asked = There is nothing to decide for you now, so there is no hint.
table-hint-failed = The hint could not be worked out. Try again.
