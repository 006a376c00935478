# Podpowiedzi: co zrobiłby najsilniejszy poziom i dlaczego. Powody to listy pozycji z ich wartością, na przykład „Zioła +2”.
hint-thinking = Patrzę naprzód…
hint-look = Przyjrzyj się temu: { $thing }.
hint-some = Najlepszy ruch jest wśród tych: { $moves }.
hint-weigh = Zastanów się, do czego prowadzi każdy z twoich ruchów.
hint-about = Najwięcej zależy tu od tego: { $part }.
hint-show = Pokaż ruch
hint-play = Zagraj tak
hint-lost = Podpowiedź nie dotarła. Poproś jeszcze raz.
hint-chance = Szansa na wygraną: około { $number }%.
hint-compared = { $until }, średnio i w porównaniu z twoimi innymi ruchami:
hint-for = Za: { $reasons }
hint-against = Przeciw: { $reasons }
hint-further = Żadna z tych liczb nie przemawia za tym ruchem; przesądza to, jak takie gry zwykle toczą się dalej.
hint-close = Nic, co da się policzyć, nie wyróżnia tego ruchu wyraźnie spośród innych twoich ruchów.
hint-instead = Zamiast tego:
hint-other = { $move }: { $cost }.
hint-other-why = { $move }: { $cost }; { $reasons }.
hint-of = { $seat }: { $reasons }
hint-cost = { $number ->
    [0] mniej więcej tak samo dobry
    [one] daje około { $number } wygranej mniej na 100 gier
    [few] daje około { $number } wygranych mniej na 100 gier
   *[many] daje około { $number } wygranych mniej na 100 gier
}
hint-cost-points = { $number ->
    [0] mniej więcej tak samo dobry
    [one] przynosi około { $number } punktu mniej
    [few] przynosi około { $number } punktów mniej
   *[many] przynosi około { $number } punktów mniej
}
table-hint-not-asked = Nie podejmujesz teraz żadnej decyzji, więc nie ma podpowiedzi.
table-hint-failed = Nie udało się przygotować podpowiedzi. Spróbuj ponownie.
