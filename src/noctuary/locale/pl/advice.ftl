# Podpowiedzi: co zrobiłby najsilniejszy poziom i dlaczego. Powody to listy pozycji z ich wartością, na przykład „Zioła +2”.
hint-thinking = Patrzę naprzód …
hint-look = Przyjrzyj się temu: { $thing }.
hint-some = Najlepszy ruch jest wśród tych: { $moves }.
hint-weigh = Zastanów się, do czego prowadzi każdy z twoich ruchów.
hint-about = Najwięcej zależy tu od tego: { $part }.
hint-show = Pokaż ruch
hint-play = Zagraj tak
hint-lost = Podpowiedź zaginęła po drodze. Poproś jeszcze raz.
hint-chance = Szansa na zwycięstwo: około { $number } %.
hint-compared = { $until }, średnio i w porównaniu z twoimi innymi ruchami:
hint-for = Za: { $reasons }
hint-against = Przeciw: { $reasons }
hint-further = Nic, co liczy się do tego czasu, nie przemawia za nim; rozstrzyga to, jak takie gry zwykle toczą się dalej.
hint-close = Nic, co da się policzyć, nie odróżnia go wyraźnie od twoich innych ruchów.
hint-instead = Zamiast tego:
hint-other = { $move }: { $cost }.
hint-other-why = { $move }: { $cost }; { $reasons }.
hint-of = { $seat }: { $reasons }
hint-cost = { $number ->
    [0] mniej więcej tak samo dobry
    [one] wygrywa około { $number } grę na 100 mniej
    [few] wygrywa około { $number } gry na 100 mniej
   *[many] wygrywa około { $number } gier na 100 mniej
}
hint-cost-points = { $number ->
    [0] mniej więcej tak samo dobry
    [one] przynosi około { $number } punkt mniej
    [few] przynosi około { $number } punkty mniej
   *[many] przynosi około { $number } punktów mniej
}
table-hint-not-asked = Nie masz teraz nic do rozstrzygnięcia, więc nie ma podpowiedzi.
table-hint-failed = Nie udało się przygotować podpowiedzi. Spróbuj ponownie.
