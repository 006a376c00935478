client-nocturne-profile-of = { $number } z { $count }
client-nocturne-profile-not-yet = jeszcze nie
client-nocturne-profile-scenarios = Scenariusze
client-nocturne-profile-scenarios-empty = Nie masz jeszcze za sobą żadnego scenariusza. Kampania prowadzi przez wszystkie, w pojedynkę lub z innymi.
client-nocturne-profile-scenario-open = jeszcze nierozegrany
client-nocturne-profile-scenario-tried = nieukończony, najlepszy wynik { $number }
client-nocturne-profile-scenario-done = ukończony { $date }, najlepszy wynik { $number }
client-nocturne-profile-to-campaign = Do kampanii
client-nocturne-profile-solo = Wyniki rozgrywek jednoosobowych
client-nocturne-profile-solo-empty = Żadna rozgrywka jednoosobowa nie jest jeszcze skończona. Wykres pokaże wynik każdej z nich i próg, który osiągnęła.
client-nocturne-profile-solo-play = Zagraj w pojedynkę
client-nocturne-profile-solo-chart = { $count ->
    [one] Jedna rozgrywka jednoosobowa: wynik { $last }.
    [few] Wyniki { $count } rozgrywek jednoosobowych: najlepszy { $number }, średni { $mean }, ostatni { $last }.
   *[many] Wyniki { $count } rozgrywek jednoosobowych: najlepszy { $number }, średni { $mean }, ostatni { $last }.
} Szczegóły są w tabeli poniżej.
client-nocturne-profile-solo-plain = Rozgrywka jednoosobowa
client-nocturne-profile-solo-scenario = ze scenariuszem
client-nocturne-profile-solo-modified = ze zmodyfikowanymi zasadami
client-nocturne-profile-solo-table = Pokaż jako tabelę
client-nocturne-profile-band = { $number }–{ $last }
client-nocturne-profile-band-last = od { $number }
client-nocturne-profile-band-below = poniżej { $number }
client-nocturne-profile-band-title = Punkty
client-nocturne-profile-achievements = Osiągnięcia
client-nocturne-profile-achievements-text = Zdobywane w grze standardowej, zaawansowanej i jednoosobowej według niezmienionych zasad, poza scenariuszami.
client-nocturne-profile-modified = Zmodyfikowane zasady
client-nocturne-profile-modified-text = Aby odhaczyć zmodyfikowaną zasadę, dograj do końca grę, w której obowiązuje.
