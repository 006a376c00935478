client-nocturne-primer-1 = **Cel gry.** { client-nocturne-about }
client-nocturne-primer-2 = **Walka o płytkę.** Kto rozpoczyna, kładzie żeton na płytce. Potem każdy po kolei kładzie wyższy na wolnej płytce obok najwyższego zaklęcia albo pasuje. Gdy wszyscy inni spasują, najwyższe zaklęcie zdobywa płytkę, na której leży. Gwiezdne zaklęcie wygrywa od razu.
client-nocturne-primer-3 = **Cena.** { client-nocturne-hint-cast }
client-nocturne-primer-4 = **Następna walka.** Kto wygrał, rozpoczyna obok zdobytej właśnie płytki. { client-nocturne-hint-open-first }
client-nocturne-primer-5 = **Leśne Duchy.** { client-nocturne-hint-offer }
client-nocturne-primer-6 = **Punkty.** { client-nocturne-hint-cast-3 } { client-nocturne-hint-keep-concoction }
client-nocturne-primer-7 = **Las też się liczy.** { client-nocturne-hint-cast-2 }
client-nocturne-primer-8 = **Co zostaje.** { client-nocturne-hint-cast-4 }
