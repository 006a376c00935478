experiment-key = „{ $text }” nic tu nie znaczy; możliwe są: { $names }.
experiment-value = Wartość „{ $text }” jest nieprawidłowa: { $reason }.
experiment-question = Żadna z tych gier nie mierzy „{ $text }”; możliwe pytania: { $names }.
balance-program = Program
balance-engine = Silnik
balance-machine = Komputer
balance-packages = Pakiety
cli-experiment-help = rozegraj to, co opisuje plik, i sporządź raport, który można odtworzyć
cli-experiment-description = Rozgrywa gry opisane w pliku i zapisuje report.html, z wykresami, oraz numbers.parquet: jak przebiega każda gra między podanymi botami i co każda edycja zmienia w tych samych rozdaniach, z przedziałami ufności. Raport podaje, czym go sporządzono; na tym samym komputerze ten sam plik daje te same bajty przy dowolnej liczbie procesów. Kod wyjścia 1: któryś bot ani razu nie odpowiedział, więc raport nie powstaje.
cli-experiment-examples =
    Przykłady:
      noctuary experiment examples/first-player.toml
      noctuary experiment moj.toml --out moj --processes 1
cli-experiment-file = opis: name, games, bots, deals, seeds, questions (docs/balance.md)
cli-experiment-out = folder, w którym zapisać pliki (domyślnie „experiment”)
