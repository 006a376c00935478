# Pomoc: jak gra się przy stole, i jego klawisze.
client-nocturne-help = Wskaż kliknięciem lub dotknięciem żeton, a potem pole, albo odwrotnie. To, co świeci, można wybrać; reszta mówi, dlaczego nie można. Przytrzymaj płytkę lub kartę, aby ją powiększyć. To samo z klawiatury:
client-key-token = wybierz żeton o tej wartości (* to gwiezdne zaklęcie)
client-key-arrows = ruch po lesie, po żetonach na ręce lub po planszy Duchów
client-key-enter = wybierz, połóż żeton
client-key-pass = spasuj albo zrezygnuj
client-key-forest = do lasu
client-key-hand = do moich żetonów
client-key-sprite = do planszy Duchów
client-key-inspect = przyjrzyj się płytce z bliska
client-key-opponent = do kart przeciwnika (tryb jednoosobowy)
