nocturne-theme-twilight = Das Ende der Dämmerung
nocturne-theme-spells = Die letzten Zauber
nocturne-theme-offering = Gaben
nocturne-theme-sprites = Die Waldgeister zahlen
nocturne-theme-dusk = Die Waldgeister zahlen in der Dämmerung
nocturne-theme-mirror = Spiegelsteine
nocturne-theme-draw = Eines behalten
nocturne-theme-ability = Fähigkeiten

nocturne-puzzle-twilight = Die Dämmerung ist fast vorbei. Spiele so, dass dir zu Beginn des Mondscheins möglichst viele Punkte sicher sind, was immer die anderen tun. Mondscheinziele und übrige Marker zählen noch nicht; Gebräue kann niemand mehr ziehen.
nocturne-puzzle-spells = Die letzten Zauber der Partie. Spiele so, dass dir am Ende möglichst viele Punkte sicher sind, was immer die anderen tun. Zu ziehen gibt es nichts mehr.
nocturne-puzzle-offering = Für deine Gabe nimmst du am Ende ein Plättchen. Sichere dir möglichst viele Punkte am Ende der Partie, was immer die anderen tun. Zu ziehen gibt es nichts mehr.
nocturne-puzzle-sprites = Die Waldgeister zahlen zum letzten Mal. Nimm das Plättchen, mit dem dir am Ende der Partie die meisten Punkte sicher sind, was immer die anderen nehmen. Zu ziehen gibt es nichts mehr.
nocturne-puzzle-dusk = Die Dämmerung ist vorbei, und die Waldgeister zahlen. Nimm das Plättchen, mit dem dir zu Beginn des Mondscheins die meisten Punkte sicher sind, was immer die anderen nehmen. Mondscheinziele und übrige Marker zählen noch nicht; Gebräue kann niemand mehr ziehen.
nocturne-puzzle-mirror = Was soll dein Spiegelstein kopieren, damit du am Ende der Partie die meisten Punkte hast? Zu ziehen gibt es nichts mehr.
nocturne-puzzle-draw = Du behältst eines von dem, was du gezogen hast. Womit sind dir am Ende der Partie die meisten Punkte sicher, was immer die anderen tun? Danach gibt es nichts mehr zu ziehen.
nocturne-puzzle-ability = Entscheide so, dass dir am Ende der Partie möglichst viele Punkte sicher sind, was immer die anderen tun. Zu ziehen gibt es nichts mehr.

nocturne-none-redd = { $seat } setzt Redds Fähigkeit nicht ein.
nocturne-none-abigail = { $seat } setzt Abigails Fähigkeit nicht ein.
nocturne-none-hunt = { $seat } behält die Truhe.
