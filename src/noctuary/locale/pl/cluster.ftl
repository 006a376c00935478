cli-cluster = gdzie grać: „local”, procesy tego komputera (domyślnie); „ray”, Ray uruchomiony tutaj; „ray:ADRES”, działający klaster Ray („auto” go znajdzie); wyniki są te same
cluster-unknown = Nie ma klastra „{ $text }”; napisz local, ray albo ray:ADRES.
cluster-missing = Do gry na klastrze Ray potrzebny jest pakiet „ray”, który nie jest zainstalowany; zainstaluj Noctuary z dodatkiem „ray”: pip install "noctuary[ray]"
cluster-unreachable = Nie można połączyć się z Ray: { $text }
cluster-failed = Ray przestał działać: { $text }
cluster-version = Na jednym z komputerów klastra jest Noctuary { $text } zamiast { $expected }; zainstaluj tam { $expected }.
cluster-lost = Część gier rozpoczęto { $number } razy i za każdym razem proces zakończył się przed czasem. Być może brakuje pamięci; spróbuj z mniejszą liczbą procesów.
