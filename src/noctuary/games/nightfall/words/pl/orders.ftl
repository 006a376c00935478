client-nightfall-order-pass = { $until ->
    [turn] Do końca tej tury nie dołączaj kart
   *[game] Nie dołączaj kart
}
client-nightfall-order-pass-colour = chyba że można dołączyć kartę w jednym z wybranych kolorów ({ $colour })
client-nightfall-order-pass-seat = chyba że ostatnią kartę zagra ktoś z wybranych graczy ({ $seat })
client-nightfall-order-block = { $how ->
    [none] { $until ->
        [turn] Do końca tej tury nie blokuj
       *[game] Nie blokuj
    }
   *[strongest] { $until ->
        [turn] Do końca tej tury blokuj najsilniejszych atakujących
       *[game] Blokuj najsilniejszych atakujących
    }
}
client-nightfall-order-absorb = { $how ->
    [weakest] { $until ->
        [turn] Do końca tej tury najpierw pochłania sługus z najmniejszą żywotnością
       *[game] Najpierw pochłania sługus z najmniejszą żywotnością
    }
   *[healthiest] { $until ->
        [turn] Do końca tej tury najpierw pochłania sługus z największą żywotnością
       *[game] Najpierw pochłania sługus z największą żywotnością
    }
}
client-nightfall-kind-pass = Rezygnacja z dołączania
client-nightfall-kind-block = Blokowanie
client-nightfall-kind-absorb = Pochłanianie
client-nightfall-blank-until = Jak długo
client-nightfall-blank-until-turn = do końca tej tury
client-nightfall-blank-until-game = zawsze
client-nightfall-blank-how = Jak
client-nightfall-blank-how-none = nigdy nie blokuj
client-nightfall-blank-how-strongest = blokuj najsilniejszych atakujących
client-nightfall-blank-how-weakest = najpierw sługus z najmniejszą żywotnością
client-nightfall-blank-how-healthiest = najpierw sługus z największą żywotnością
client-nightfall-except-colour = Zapytaj mnie, jeśli można dołączyć kartę w jednym z tych kolorów
client-nightfall-except-seat = Zapytaj mnie, jeśli ostatnią kartę zagrał jeden z tych graczy
