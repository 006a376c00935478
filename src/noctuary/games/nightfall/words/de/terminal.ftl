nightfall-text-signs = [R>PY*W] ist eine rote Befehlskarte; eine lila oder eine gelbe darf folgen. Die Farbe nach * ist die Kickfarbe: Hat die Karte davor diese Farbe, wird der Kick ausgelöst. W weiß, Y gelb, G grün, B blau, P lila, R rot.
nightfall-text-head = { $round ->
    [draft] Auswahl der Karten
    [combat] Kampf
    [chain] Kette
    [claim] Kauf
    [cleanup] Abschluss
   *[over] Die Partie ist vorbei
}. Spielzug { $number }, aktiv: { $seat }, Startspieler: { $seat_first }.
nightfall-text-head-draft = Auswahl der Karten. Handkarten und Startspieler werden bestimmt, wenn alle Archive feststehen.
nightfall-text-wounds = Offene Wunden übrig: { $number }, oben: { $card }.
nightfall-text-wounds-unknown = Offene Wunden übrig: unbekannt, oben: { $card }.
nightfall-text-wounds-over = Die letzte offene Wunde ist ausgeteilt.
nightfall-text-influence = Einfluss: { $number }
nightfall-text-influence-doubled = Einfluss: { $number }, verdoppelt
nightfall-text-commons = Allgemeine Archive: { $text }
nightfall-text-archive = { $card } (noch { $number }, Kaufpreis { $cost })
nightfall-text-archive-empty = { $card } (leer)
nightfall-text-archive-hidden = { $number ->
    [one] ein geheimes Archiv
   *[other] { $number } geheime Archive
}
nightfall-text-draft-offers = Zur Wahl: { $text }
nightfall-text-draft-picks = Gewählt: { $text }
nightfall-text-attack = { $card } greift { $seat } an
nightfall-text-attack-blocked = { $card } greift { $seat } an, geblockt von { $card_blocker }
nightfall-text-damage = { $seat } muss noch Schaden auffangen: { $number }
nightfall-text-chain = Kette: { $text }
nightfall-text-link = { $card } ({ $seat })
nightfall-text-chooser = { $seat } wählt die Ziele
nightfall-text-resolving = Wird ausgeführt: { $card } ({ $seat })
nightfall-text-aside = Beiseitegelegt: { $card } ({ $seat })
nightfall-text-player = { $seat }: { nightfall-count-wounds }
nightfall-text-player-unknown = { $seat }:
nightfall-text-piles = Hand: { $hand }, Deck: { $deck }, Ablagestapel: { $discard }
nightfall-text-piles-top = Hand: { $hand }, Deck: { $deck }, Ablagestapel: { $discard }, oben: { $card }
nightfall-text-hand = Auf der Hand: { $text }
nightfall-text-minions = Kreaturen: { $text }
nightfall-text-minion = { $card } (Stärke { $strength }, { $number } von { $full } Lebenspunkten)
nightfall-text-private = Private Archive: { $text }
nightfall-text-discard = Ablagestapel, von oben: { $text }
nightfall-text-protected = Kann nicht Ziel von Texten sein.
nightfall-text-no-text-block = Kreaturen können in diesem Spielzug keinen Schaden aus Texten blocken.
nightfall-text-discount = Käufe kosten in diesem Spielzug { $number } weniger.
nightfall-text-series = Serie, Partie { $number }: { $text }
nightfall-text-exiled = Verbannt: { $text }
