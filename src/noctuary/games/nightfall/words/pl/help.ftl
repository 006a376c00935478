# Pomoc: jak gra się przy stole, i jego klawisze.
client-nightfall-help = Wskaż kliknięciem lub dotknięciem: kartę na ręce, by ją zagrać; sługusa, a potem przeciwnika, by zaatakować; archiwum, by nabyć z niego kartę. Wszystko, co świeci, można wybrać; reszta wyjaśnia, dlaczego nie można jej wybrać. Przytrzymaj kartę, by ją powiększyć. To samo z klawiatury:
client-nightfall-key-hand = do mojej ręki
client-nightfall-key-chain = do łańcucha lub walki
client-nightfall-key-archives = do archiwów wspólnych i prywatnych
client-nightfall-key-minions = do moich sługusów
client-nightfall-key-seats = do pozostałych graczy
client-nightfall-key-pass = nic nie zagrywaj, zakończ albo zrezygnuj
client-nightfall-key-enter = wybierz, zagraj, nabądź
client-nightfall-key-arrows = ruch po ręce, łańcuchu, archiwach lub sługusach
client-nightfall-key-inspect = przyjrzyj się karcie
