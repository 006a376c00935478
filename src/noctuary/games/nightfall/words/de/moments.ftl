client-nightfall-moment-fight = Der ganze Kampf
client-nightfall-moment-wounds = { $seat }: Wunden vorher { $number }, jetzt { $count }
client-nightfall-moment-destroyed = zerstört
client-nightfall-moment-effect = Für jede abgelegte Wunde werden 2 Karten gezogen. Abgelegte Wunden zählen am Ende trotzdem.
client-nightfall-moment-lead = Wer die wenigsten Wunden hat, gewinnt.
client-nightfall-moment-series = Die Serie geht weiter, bis jemand insgesamt { $number } Wunden hat; dann gewinnt die niedrigste Summe.
client-nightfall-moment-series-over = { $seat } hat insgesamt { $number } Wunden und beendet damit die Serie: Die niedrigste Summe gewinnt.
