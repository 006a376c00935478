client-nightfall-primer-1 = **Cel gry.** { client-nightfall-about }
client-nightfall-primer-2 = **Twoja tura.** Najpierw atakują twoi sługusi. Potem możesz zacząć łańcuch rozkazów, do którego pozostali gracze mogą po kolei dołączyć tyle kart, ile pasuje. Na koniec nabywasz nowe rozkazy do talii i dobierasz do pięciu kart.
client-nightfall-primer-3 = **Walka.** Atakują wszyscy twoi sługusi, a po walce schodzą ze stołu. { client-nightfall-hint-block }
client-nightfall-primer-4 = **Łańcuch.** Duży księżyc to kolor karty. { client-nightfall-hint-chain }
client-nightfall-primer-5 = **Od ostatniej do pierwszej.** { client-nightfall-hint-chain-3 }
client-nightfall-primer-6 = **Dopalacz.** { client-nightfall-hint-chain-2 }
client-nightfall-primer-7 = **Nabywanie.** W każdej turze masz 2 punkty wpływu, a kolejne dają teksty kart. { client-nightfall-hint-claim }
client-nightfall-primer-8 = **Rany.** { client-nightfall-hint-wounds }
