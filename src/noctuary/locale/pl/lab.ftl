# Symulacje, boty i ich statystyki.
input-bot = Nie ma bota o nazwie „{ $text }”. Znane boty: { $names }.
