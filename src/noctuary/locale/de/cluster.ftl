cli-cluster = wo gespielt wird: „local“, die Prozesse dieses Rechners (Standard); „ray“, ein hier gestartetes Ray; „ray:ADRESSE“, ein laufender Ray-Cluster („auto“ findet ihn); die Ergebnisse sind dieselben
cluster-unknown = Einen Cluster „{ $text }“ gibt es nicht; schreib local, ray oder ray:ADRESSE.
cluster-missing = Um auf Ray zu spielen, ist das Paket „ray“ nötig, das nicht installiert ist; installiere Noctuary mit der Erweiterung „ray“: pip install "noctuary[ray]"
cluster-unreachable = Ray ist nicht erreichbar: { $text }
cluster-failed = Ray ist ausgefallen: { $text }
cluster-version = Auf einem Rechner des Clusters ist Noctuary { $text } statt { $expected } installiert; installiere dort { $expected }.
cluster-lost = Ein Teil der Partien wurde { $number }-mal begonnen, und jedes Mal endete der Prozess vorzeitig. Vielleicht reicht der Speicher nicht; versuch es mit weniger Prozessen.
