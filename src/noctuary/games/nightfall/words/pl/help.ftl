# Pomoc: jak gra się przy stole, i jego klawisze.
client-nightfall-help = Kliknij lub dotknij karty na ręce, by ją zagrać, sługi, a potem przeciwnika, by zaatakować, albo archiwum, by pozyskać z niego kartę. To, co świeci, można wybrać; reszta mówi, dlaczego nie można. Przytrzymaj kartę, by zobaczyć ją w powiększeniu. To samo z klawiatury:
client-nightfall-key-hand = do mojej ręki
client-nightfall-key-chain = do łańcucha lub walki
client-nightfall-key-archives = do archiwów
client-nightfall-key-minions = do moich sług
client-nightfall-key-seats = do pozostałych graczy
client-nightfall-key-pass = zakończ albo zrezygnuj
client-nightfall-key-enter = wybierz, zagraj, pozyskaj
client-nightfall-key-arrows = ruch po ręce, łańcuchu, archiwach lub sługach
client-nightfall-key-inspect = przyjrzyj się karcie
