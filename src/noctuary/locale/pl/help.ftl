# Pomoc: jak gra się przy stole, i jego klawisze.
client-help-generic = Kliknij to, co leży na stole, albo dotknij tego palcem; możesz też odpowiedzieć przyciskiem. To, co świeci, można wybrać; przy całej reszcie zobaczysz, dlaczego nie można. To samo z klawiatury:
client-help-orders = Gdy inni grają na własnych ekranach, nikt nie musi czekać na to, co masz już postanowione: stałe polecenia (przy pytaniu albo w menu) pasują, blokują lub rzucają zaklęcie za ciebie, także pod twoją nieobecność. Widzisz je tylko ty.
client-help-keys = Klawisze
client-key-board = do stołu
client-key-mine = do moich elementów
client-key-seats = do pozostałych graczy
client-key-question = do pytania
client-key-log = do dziennika
client-key-line = wpisz ruch
client-key-hint = podpowiedź; drugi raz: pokaż ruch
client-key-undo = cofnij ruch
client-key-escape = przejdź do bieżącego stanu; odznacz, zamknij
client-key-help = ta lista
