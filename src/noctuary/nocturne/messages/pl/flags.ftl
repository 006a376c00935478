# Opcje Nocturne w wierszu poleceń.
nocturne-flag-mode = standard (postacie mają tylko symbol) albo advanced (ze zdolnościami)
nocturne-flag-characters = dealt (rozdane), chosen (wybierane) albo po jednej na miejsce, na przykład redd,sage
