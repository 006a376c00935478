# What is said of a moment beside its line in the log.
client-nightfall-moment-fight = The whole combat
client-nightfall-moment-wounds = { $seat }: wounds before { $number }, now { $count }
client-nightfall-moment-destroyed = destroyed
client-nightfall-moment-effect = Two cards are drawn for each discarded wound. Discarded wounds still count at the end.
client-nightfall-moment-lead = The player with the fewest wounds wins.
client-nightfall-moment-series = The series goes on until somebody has { $number } wounds in all; then the lowest total wins.
client-nightfall-moment-series-over = { $seat } has { $number } wounds in all, which ends the series: the lowest total wins.
