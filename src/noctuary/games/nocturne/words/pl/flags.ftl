# Opcje Nocturne w wierszu poleceń.
nocturne-flag-mode = standard (postacie mają tylko symbol), advanced (ze zdolnościami), solo albo family (gra rodzinna)
nocturne-flag-characters = dealt (rozdane), chosen (wybierane) albo po jednej na miejsce, na przykład redd,sage
nocturne-flag-scenario = zagraj ten scenariusz, od 1 do 20: solo albo, z --players, jako wyzwanie dla jednej osoby
nocturne-flag-challenger = miejsce, które gra scenariusz (domyślnie P1)
nocturne-flag-modifications = zmodyfikowane zasady: twisted-trees, double-competition, ready-to-brew, chest-hunt, precious-gems
nocturne-flag-runes = gra rodzinna bez starożytnych run i mikstur
