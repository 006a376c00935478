# Optionen von Nocturne im Aufruf.
nocturne-flag-mode = standard (Charaktere haben nur ihr Symbol) oder advanced (mit Fähigkeiten)
nocturne-flag-characters = dealt (ausgeteilt), chosen (ausgesucht) oder einer für jeden Platz, etwa redd,sage
