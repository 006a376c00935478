nocturne-flag-mode = standard (postacie mają tylko symbol), advanced (ze zdolnościami), solo (rozgrywka jednoosobowa) albo family (gra rodzinna)
nocturne-flag-characters = dealt (losowane), chosen (wybierane) albo po jednej na miejsce, na przykład redd,sage
nocturne-flag-scenario = rozegraj ten scenariusz, od 1 do 20: w pojedynkę albo, z --players, jako wyzwanie dla jednego z graczy
nocturne-flag-challenger = miejsce gracza, który rozgrywa scenariusz (domyślnie P1)
nocturne-flag-modifications = zmodyfikowane zasady: twisted-trees, double-competition, ready-to-brew, chest-hunt, precious-gems
nocturne-flag-runes = gra rodzinna bez starożytnych run i mikstur
