client-nightfall-order-pass = { $until ->
    [turn] Bis zum Ende dieses Spielzugs nichts anschließen
   *[game] Nichts anschließen
}
client-nightfall-order-pass-colour = außer wenn sich eine dieser Farben anschließen lässt ({ $colour })
client-nightfall-order-pass-seat = außer wenn die letzte Karte von { $seat } ist
client-nightfall-order-block = { $how ->
    [none] { $until ->
        [turn] Bis zum Ende dieses Spielzugs nicht blocken
       *[game] Nicht blocken
    }
   *[strongest] { $until ->
        [turn] Bis zum Ende dieses Spielzugs die stärksten Angreifer blocken
       *[game] Die stärksten Angreifer blocken
    }
}
client-nightfall-order-absorb = { $how ->
    [weakest] { $until ->
        [turn] Bis zum Ende dieses Spielzugs fängt zuerst die Kreatur mit den wenigsten Lebenspunkten Schaden auf
       *[game] Zuerst fängt die Kreatur mit den wenigsten Lebenspunkten Schaden auf
    }
   *[healthiest] { $until ->
        [turn] Bis zum Ende dieses Spielzugs fängt zuerst die Kreatur mit den meisten Lebenspunkten Schaden auf
       *[game] Zuerst fängt die Kreatur mit den meisten Lebenspunkten Schaden auf
    }
}
client-nightfall-kind-pass = Nichts anschließen
client-nightfall-kind-block = Blocken
client-nightfall-kind-absorb = Schaden auffangen
client-nightfall-blank-until = Wie lange
client-nightfall-blank-until-turn = bis zum Ende dieses Spielzugs
client-nightfall-blank-until-game = immer
client-nightfall-blank-how = Wie
client-nightfall-blank-how-none = nie blocken
client-nightfall-blank-how-strongest = die stärksten Angreifer blocken
client-nightfall-blank-how-weakest = wenigste Lebenspunkte zuerst
client-nightfall-blank-how-healthiest = meiste Lebenspunkte zuerst
client-nightfall-except-colour = Frage mich, wenn sich eine dieser Farben anschließen lässt
client-nightfall-except-seat = Frage mich, wenn die letzte Karte von einem dieser Spieler ist
