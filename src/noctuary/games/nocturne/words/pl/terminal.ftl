nocturne-text-signs = ▲ najwyższe zaklęcie, △ wcześniejsze, [5] żeton kontrolujący pole; 1/2: znaleziono jeden symbol z dwóch.
nocturne-text-head = { $round ->
    [twilight] Zmierzch
    [moonlight] Blask księżyca
   *[over] Gra się skończyła
}. Rozpoczyna: { $seat }. Płytki w stosie: { $stack }. Mikstury w talii: { $deck }.
nocturne-text-goal-open = { $goal }: do zdobycia
nocturne-text-goal-leads = { $goal }: prowadzi { $seat }
nocturne-text-goal-won = { $goal }: zdobyty ({ $seat })
nocturne-text-goal-gone = { $goal }: poza grą
nocturne-text-goals-hidden = { $number ->
    [one] Jeden cel blasku księżyca leży zakryty.
    [few] { $number } cele blasku księżyca leżą zakryte.
   *[many] { $number } celów blasku księżyca leży zakrytych.
}
nocturne-text-sprite-tokens = Plansza Duchów: { $text }
nocturne-text-sprite-tiles = Jej płytki: { $text }
nocturne-text-player = { $seat } ({ $number ->
    [one] jeden znany punkt
    [few] { $number } znane punkty
   *[many] { $number } znanych punktów
}):
nocturne-text-player-passed = { $seat } ({ $number ->
    [one] jeden znany punkt
    [few] { $number } znane punkty
   *[many] { $number } znanych punktów
}; pas):
nocturne-text-tokens = Żetony zaklęć: { $text }
nocturne-text-tiles = Płytki: { $text }
nocturne-text-concoctions-hidden = { $number ->
    [one] Jedna tajna mikstura
    [few] { $number } tajne mikstury
   *[many] { $number } tajnych mikstur
}
nocturne-text-concoction = Mikstura „{ $concoction }”: { $text }
nocturne-text-modifications = Zmodyfikowane zasady: { $modification }
nocturne-text-scenario = Scenariusz { $number } „{ $scenario }” ({ $difficulty ->
    [easy] łatwy
    [medium] średni
   *[hard] trudny
}), rozgrywa go { $seat }:
nocturne-text-face-down = { $number ->
    [0] bez płytek
    [one] jedna zakryta płytka
    [few] { $number } zakryte płytki
   *[many] { $number } zakrytych płytek
}
nocturne-text-opponent = { $seat } ({ nocturne-text-face-down }):
nocturne-text-opponent-passed = { $seat } ({ nocturne-text-face-down }; pas):
nocturne-text-solo-cards = Karty: w talii { $deck }, zużyte { $used }
nocturne-text-solo-card = Ostatnio odkryta: { $solo }
nocturne-challenge-completed = { $seat }: scenariusz { $number } ukończony.
nocturne-challenge-missed = { $seat }: scenariusz { $number } nieukończony.
nocturne-challenge = Scenariusz (95-procentowy przedział ufności)
