# Przygotowanie wszystkich sposobów gry w Nokturn, strona kampanii oraz zakończenie scenariusza i gry solo.

# Nowy stół
client-mode-solo = Gra solo
client-mode-family = Gra rodzinna
client-mode-solo-text = Grasz przeciwko rywalowi, o którego ruchach decydują karty.
client-mode-family-text = Tylko las, kafelki i mikstury: bez celów, Cieni i planszy duszków.
client-mode-why-several = Tylko dla dwojga do czworga graczy.
client-mode-why-alone = Tylko dla jednego gracza.
client-mode-why-scenario = W scenariuszu gra się ze zdolnościami.
client-mode-why = { $names }: { $text }
client-nocturne-side = Strona karty postaci
client-nocturne-side-a = Strona A
client-nocturne-side-b = Strona B
client-nocturne-side-a-text = Postać daje symbol, ale nie ma zdolności.
client-nocturne-side-b-text = Postać ma zdolność, której można użyć raz. Zalecane.
client-nocturne-side-why-scenario = W scenariuszu postać leży stroną B do góry.
client-characters-chosen-solo-text = Postać wybierasz samodzielnie.
client-characters-scenario-text = Postać grającego scenariusz jest ustalona; postacie pozostałych są losowane.
client-nocturne-runes = Runy i mikstury
client-nocturne-runes-text = Po wyłączeniu nie ma mikstur, a symbole nic nie znaczą.
client-nocturne-modifications = { $count ->
    [0] Zmodyfikowane zasady
    [one] Zmodyfikowane zasady: { $count }
    [few] Zmodyfikowane zasady: { $count }
   *[many] Zmodyfikowane zasady: { $count }
}
client-nocturne-modifications-why-scenario = W scenariuszu gra się według niezmienionych zasad.
client-nocturne-modifications-why-family = W grze rodzinnej nie ma zmodyfikowanych zasad.
client-campaign-scenario = Scenariusz
client-campaign-scenario-none = Bez scenariusza
client-campaign-scenario-text = Scenariusz ustala postać i cele obu rund oraz wymaga określonej liczby punktów i czegoś jeszcze.
client-campaign-option = { $number }. { $name } ({ $text })
client-campaign-challenger = Kto gra scenariusz
client-campaign-challenger-text = Scenariusz dotyczy tylko tej osoby. Pozostali grają jak zawsze.
client-campaign-summary = Scenariusz { $number }, { $mode }

# Kampania
client-campaign-title = Przez noc
client-campaign-text = Dwadzieścia scenariuszy od zmierzchu do świtu. Każdy ustala twoją postać i cele obu rund oraz wymaga określonej liczby punktów i czegoś jeszcze, a wszystko to w jednej grze.
client-campaign-done = Ukończone: { $number } z { $last }
client-campaign-path = Scenariusze od zmierzchu do świtu
client-campaign-part-easy = Zmierzch: łatwe
client-campaign-part-medium = Północ: średnie
client-campaign-part-hard = Świt: trudne
client-campaign-difficulty-easy = łatwy
client-campaign-difficulty-medium = średni
client-campaign-difficulty-hard = trudny
client-campaign-number = Scenariusz { $number }
client-campaign-stop = Scenariusz { $number }: { $name }
client-campaign-state-done = ukończony, najlepszy wynik { $number }
client-campaign-state-tried = najlepszy wynik { $number }
client-campaign-state-open = jeszcze bez próby
client-campaign-completed = Ukończono { $date }; najlepszy wynik: { $number }
client-campaign-tried = { $count ->
    [one] { $count } próba; najlepszy wynik: { $number }
    [few] { $count } próby; najlepszy wynik: { $number }
   *[many] { $count } prób; najlepszy wynik: { $number }
}
client-campaign-aims = Wszystko w jednej grze
client-campaign-aim-met = osiągnięte w najlepszej grze
client-campaign-aim-missed = nieosiągnięte w najlepszej grze
client-campaign-players-alone = Solo
client-campaign-players-text = W pojedynkę grasz przeciwko kartom gry solo.
client-campaign-play = Zagraj scenariusz { $number }
client-campaign-replay-done = Odtwórz ukończoną grę
client-campaign-replay-best = Odtwórz najlepszą grę
client-campaign-tracks = Do czego liczy się gra
client-campaign-tracks-text = Skończona gra liczy się tylko do jednego: do swojego scenariusza, do zmodyfikowanych zasad albo do osiągnięć. Osiągnięcia zdobywa się w grze standardowej, zaawansowanej i solo według niezmienionych zasad; zmodyfikowaną zasadę odhacza się, kończąc grę z nią. Gra rodzinna nie liczy się do żadnego z nich.
client-campaign-track-scenarios = Scenariusze
client-campaign-track-achievements = Osiągnięcia
client-campaign-track-modifications = Zmodyfikowane zasady
client-campaign-track-done = { $number } z { $last }
client-campaign-to-profile = Zobacz je w swoim profilu

# Wynik
client-campaign-result-completed = Scenariusz { $number } ukończony
client-campaign-result-missed = Scenariusz { $number }: jeszcze nie tym razem
client-campaign-result-other = Scenariusz { $number }, gra: { $seat }
client-campaign-result-aims = Spełnione: { $number } z { $last }
client-campaign-again = Spróbuj ponownie
client-campaign-once-more = Zagraj jeszcze raz
client-campaign-back = Do kampanii
client-nocturne-result-solo = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
