client-nightfall-moment-fight = Cała walka
client-nightfall-moment-wounds = { $seat }: rany przedtem: { $number }, teraz: { $count }
client-nightfall-moment-destroyed = zniszczony
client-nightfall-moment-effect = Za każdą odrzuconą ranę dobiera się 2 karty. Odrzucone rany nadal liczą się na koniec.
client-nightfall-moment-lead = Wygrywa ten, kto ma najmniej ran.
client-nightfall-moment-series = Seria trwa, dopóki ktoś nie uzbiera łącznie { $number } ran; wtedy wygrywa najniższa suma.
client-nightfall-moment-series-over = { $seat } ma łącznie { $number ->
    [one] { $number } ranę
    [few] { $number } rany
   *[many] { $number } ran
}, co kończy serię: wygrywa najniższa suma.
