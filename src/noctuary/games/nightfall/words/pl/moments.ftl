# Co mówi się o ważnej chwili poza wierszem w dzienniku.
client-nightfall-moment-fight = Cała walka
client-nightfall-moment-wounds = { $seat }: ran wcześniej { $number }, teraz { $count }
client-nightfall-moment-destroyed = zniszczona
client-nightfall-moment-effect = Za każdą dobiera się 2 karty. Odrzucone rany nadal liczą się na koniec.
client-nightfall-moment-lead = Wygrywa, kto ma najmniej ran.
