# Daueranweisungen.
client-nightfall-order-pass = { $until ->
    [turn] Bis zum Ende dieses Zuges nichts anschließen
   *[game] Nichts anschließen
}
client-nightfall-order-pass-colour = außer wenn sich eine dieser Farben anschließen lässt: { $colour }
client-nightfall-order-pass-seat = außer wenn die letzte Karte von { $seat } ist
client-nightfall-order-block = { $how ->
    [none] { $until ->
        [turn] Bis zum Ende dieses Zuges nicht blocken
       *[game] Nicht blocken
    }
   *[strongest] { $until ->
        [turn] Bis zum Ende dieses Zuges die stärksten Angreifer blocken
       *[game] Die stärksten Angreifer blocken
    }
}
client-nightfall-order-absorb = { $how ->
    [weakest] { $until ->
        [turn] Bis zum Ende dieses Zuges fängt zuerst auf, wer am wenigsten Gesundheit hat
       *[game] Zuerst fängt auf, wer am wenigsten Gesundheit hat
    }
   *[healthiest] { $until ->
        [turn] Bis zum Ende dieses Zuges fängt zuerst auf, wer am meisten Gesundheit hat
       *[game] Zuerst fängt auf, wer am meisten Gesundheit hat
    }
}
client-nightfall-kind-pass = Anschließen
client-nightfall-kind-block = Blocken
client-nightfall-kind-absorb = Auffangen
client-nightfall-blank-until = Wie lange
client-nightfall-blank-until-turn = bis zum Ende dieses Zuges
client-nightfall-blank-until-game = immer
client-nightfall-blank-how = Wie
client-nightfall-blank-how-none = nie blocken
client-nightfall-blank-how-strongest = den stärksten Angreifer
client-nightfall-blank-how-weakest = wenigste Gesundheit zuerst
client-nightfall-blank-how-healthiest = meiste Gesundheit zuerst
client-nightfall-except-colour = Frag mich, wenn sich eine dieser Farben anschließen lässt
client-nightfall-except-seat = Frag mich, wenn die letzte Karte von jemandem davon ist
