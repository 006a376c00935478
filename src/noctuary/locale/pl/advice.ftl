# Podpowiedzi: co zrobiłby najsilniejszy poziom i dlaczego, w jednym zdaniu: „Ten ruch przynosi ci około 3 punktów za
# zioła i odbiera graczowi Ben około 2 punktów za jaja; drugi najlepszy: … – około 4 wygranych mniej na 100 gier”.
hint-thinking = Patrzę naprzód…
hint-look = Przyjrzyj się temu: { $thing }.
hint-some = Najlepszy ruch jest wśród tych: { $moves }.
hint-light = Najlepszy ruch { $why }.
hint-show = Pokaż ruch
hint-play = Zagraj tak
hint-lost = Podpowiedź nie dotarła. Poproś jeszcze raz.
hint-chance = Szansa na wygraną: około { $number }%.
hint-why = Ten ruch { $why }.
hint-why-instead = Ten ruch { $why }; drugi najlepszy: { $move } – { $price }.
hint-and = { $first } i { $second }
hint-balance = { $first }, w ostatecznym rozrachunku { $points }
hint-options = zostawia więcej możliwości
hint-taste = to kwestia gustu
hint-wins = częściej wygrywa
hint-even = daje mniej więcej to samo co wszystkie inne ruchy
hint-gets = przynosi
hint-stops = odbiera
hint-me = ci
hint-whom = graczowi { $seat }
hint-follows = Co prawdopodobnie nastąpi:
hint-step = { $seat }: { $move }
hint-price = { $number ->
    [one] około { $number } wygranej mniej na 100 gier
    [few] około { $number } wygranych mniej na 100 gier
   *[many] około { $number } wygranych mniej na 100 gier
}
hint-price-points = kosztuje { $points }
hint-price-none = mniej więcej tak samo dobry
table-hint-not-asked = Nie podejmujesz teraz żadnej decyzji, więc nie ma podpowiedzi.
table-hint-failed = Nie udało się przygotować podpowiedzi. Spróbuj ponownie.
