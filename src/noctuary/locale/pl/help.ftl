# Pomoc: jak gra się przy stole, i jego klawisze.
client-help-generic = Kliknij lub dotknij tego, co leży na stole, albo odpowiedz przyciskiem. To, co świeci, można wybrać; reszta mówi, dlaczego nie można. To samo z klawiatury:
client-help-orders = Gdy każdy gra na swoim ekranie, nikt nie musi czekać na to, co masz już postanowione: stałe polecenia (przy pytaniu albo w menu) pasują, blokują lub rzucają czar za ciebie, także pod twoją nieobecność. Widzisz je tylko ty.
client-help-keys = Klawisze
client-key-board = do stołu
client-key-mine = do moich rzeczy
client-key-seats = do pozostałych miejsc
client-key-question = do pytania
client-key-log = do dziennika
client-key-line = wpisz ruch
client-key-hint = podpowiedź; ponownie: ruch
client-key-undo = cofnij ruch
client-key-escape = odznacz, zamknij
client-key-help = ta lista
