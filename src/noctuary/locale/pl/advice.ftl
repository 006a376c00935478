hint-thinking = Patrzę naprzód…
hint-look = Przyjrzyj się temu: { $thing }.
hint-some = Najlepszy ruch jest wśród tych: { $moves }.
hint-light = Najlepszy ruch { $why }.
hint-show = Pokaż ruch
hint-play = Zagraj tak
hint-lost = Podpowiedź nie dotarła. Poproś jeszcze raz.
hint-chance = Szansa na wygraną: około { $number }%.
hint-why = Ten ruch { $why }.
hint-why-instead = Ten ruch { $why }; drugi najlepszy: { $move } – kosztuje { $points }.
hint-why-close = Ten ruch { $why }; prawie równie dobry: { $move }.
hint-either = Równie dobry ruch: { $move }.
hint-either-why = Ten ruch { $why }; równie dobry: { $move }.
hint-light-either = Kilka ruchów jest równie dobrych.
hint-and = { $first }, a także { $second }
hint-maybe = { $sure ->
    [yes] { "" }
    [maybe] być może{ " " }
   *[no] prawdopodobnie{ " " }
}
hint-later = opłaci się w dalszej grze
hint-follows = Co prawdopodobnie nastąpi:
hint-step = { $seat }: { $move }
table-hint-not-asked = Nie podejmujesz teraz żadnej decyzji, więc nie ma podpowiedzi.
table-hint-failed = Nie udało się przygotować podpowiedzi. Spróbuj ponownie.
