client-nocturne-tagline = Rzucaj zaklęcia w lesie i warz ze znalezisk mikstury.
client-nocturne-about = Jak wszyscy przy stole jesteś młodym lisim czarodziejem w lesie pełnym rzadkich składników. Rzucaj coraz silniejsze zaklęcia na płytki, które chcesz zdobyć, słabsze składaj w ofierze Leśnym Duchom, a ze znalezisk warz mikstury. Po dwóch rundach, zmierzchu i blasku księżyca, wygrywa ten, kto ma najwięcej punktów.
client-mode = Tryb gry
client-mode-standard = Gra standardowa
client-mode-advanced = Gra zaawansowana
client-mode-standard-text = Każda postać ma symbol, ale nie ma zdolności.
client-mode-advanced-text = Każda postać ma zdolność, której można użyć raz.
client-characters-dealt = Losowane
client-characters-chosen = Wybierane
client-characters-dealt-text = O postaciach decyduje los.
client-characters-chosen-text = Każdy wybiera swoją, kolejno zgodnie z ruchem wskazówek zegara, począwszy od gracza rozpoczynającego.
client-nocturne-seats-text = Miejsca następują po sobie zgodnie z ruchem wskazówek zegara; o tym, kto rozpoczyna, decyduje los.
client-nocturne-learn-text = Pierwsza gra z przewodnikiem, potem pięć lekcji z ćwiczeniami.

client-nocturne-components = Płytki, żetony i karty
client-nocturne-sort-tile = Płytki
client-nocturne-sort-token = Żetony
client-nocturne-sort-concoction = Mikstury
client-nocturne-sort-twilight = Cele zmierzchu
client-nocturne-sort-moonlight = Cele blasku księżyca
client-nocturne-sort-character = Postacie
client-spell-tokens = Żetony zaklęć
client-shadow-tokens = Żetony Cienia

client-mode-solo = Rozgrywka jednoosobowa
client-mode-family = Gra rodzinna
client-mode-solo-text = Grasz z przeciwnikiem, którego decyzje wyznacza talia kart.
client-mode-family-text = Tylko las, płytki i mikstury: bez celów, Cieni i planszy Duchów.
client-mode-why-several = Tylko dla 2–4 graczy.
client-mode-why-alone = Tylko dla jednego gracza.
client-mode-why-scenario = W scenariuszu gra się ze zdolnościami.
client-nocturne-side = Strona karty postaci
client-nocturne-side-a = Strona A
client-nocturne-side-b = Strona B
client-nocturne-side-a-text = Twoja postać ma symbol, ale nie ma zdolności.
client-nocturne-side-b-text = Twoja postać ma zdolność, której można użyć raz. Zalecane.
client-nocturne-side-why-scenario = W scenariuszu postać leży stroną B ku górze.
client-characters-chosen-solo-text = Wybierasz swoją postać.
client-characters-scenario-text = Scenariusz wyznacza postać gracza, który go rozgrywa; o postaciach pozostałych decyduje los.
client-nocturne-runes = Runy i mikstury
client-nocturne-runes-text = Po wyłączeniu nie ma mikstur, a symbole nic nie znaczą.
client-nocturne-modifications = { $count ->
    [0] Zmodyfikowane zasady
   *[other] Zmodyfikowane zasady: { $count }
}
client-nocturne-modifications-why-scenario = W scenariuszu gra się według niezmienionych zasad.
client-nocturne-modifications-why-family = W grze rodzinnej nie ma zmodyfikowanych zasad.
client-campaign-scenario = Scenariusz
client-campaign-scenario-none = Bez scenariusza
client-campaign-scenario-text = Scenariusz ustala postać i cele obu rund oraz wymaga określonej liczby punktów i czegoś jeszcze.
client-campaign-challenger = Kto rozgrywa scenariusz
client-campaign-challenger-text = Scenariusz liczy się tylko temu graczowi. Pozostali grają jak zawsze.
client-campaign-summary = Scenariusz { $number }, { $mode }

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
client-campaign-state-open = jeszcze nierozegrany
client-campaign-completed = Ukończono { $date }; najlepszy wynik: { $number }
client-campaign-tried = { $count ->
    [one] { $count } próba; najlepszy wynik: { $number }
    [few] { $count } próby; najlepszy wynik: { $number }
   *[many] { $count } prób; najlepszy wynik: { $number }
}
client-campaign-aims = To wszystko trzeba spełnić w jednej grze
client-campaign-aim-met = spełnione w najlepszej grze
client-campaign-aim-missed = niespełnione w najlepszej grze
client-campaign-players-alone = W pojedynkę
client-campaign-players-text = W pojedynkę grasz przeciwko kartom z trybu jednoosobowego.
client-campaign-play = Rozegraj scenariusz { $number }
client-campaign-replay-done = Obejrzyj przebieg ukończonej gry
client-campaign-replay-best = Obejrzyj przebieg najlepszej gry
client-campaign-tracks = Do czego liczy się gra
client-campaign-tracks-text = Skończona gra liczy się tylko do jednego: do swojego scenariusza, do zmodyfikowanych zasad albo do osiągnięć. Osiągnięcia zdobywa się w grze standardowej, zaawansowanej i jednoosobowej według niezmienionych zasad; zmodyfikowaną zasadę odhacza się, kończąc grę, w której obowiązuje. Gra rodzinna nie liczy się do żadnej z tych rzeczy.
client-campaign-track-scenarios = Scenariusze
client-campaign-track-achievements = Osiągnięcia
client-campaign-track-modifications = Zmodyfikowane zasady
client-campaign-track-done = { $number } z { $last }
client-campaign-to-profile = Zobacz je w swoim profilu
