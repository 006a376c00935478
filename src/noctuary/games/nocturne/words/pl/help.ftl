# Pomoc: jak gra się przy stole, i jego klawisze.
client-nocturne-help = Kliknij lub dotknij żetonu, a potem pola, albo odwrotnie. To, co świeci, można wybrać; reszta mówi, dlaczego nie można. Przytrzymaj kafelek lub kartę, by zobaczyć je w powiększeniu. To samo z klawiatury:
client-key-token = wybierz żeton o tej wartości (* to gwiazda)
client-key-arrows = ruch w lesie, po żetonach lub po planszy duszków
client-key-enter = wybierz, rzuć czar
client-key-pass = spasuj albo zrezygnuj
client-key-forest = do lasu
client-key-hand = do moich żetonów
client-key-sprite = do planszy duszków
client-key-inspect = przyjrzyj się kafelkowi
client-key-opponent = do kart przeciwnika (solo)
