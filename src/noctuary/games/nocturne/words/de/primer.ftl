client-nocturne-primer-1 = **Das Ziel.** { client-nocturne-about }
client-nocturne-primer-2 = **Der Kampf um ein Plättchen.** Wer eröffnet, legt einen Marker auf ein Plättchen. Danach legt jeder reihum einen höheren auf ein freies Plättchen neben dem höchsten Zauber oder passt. Haben alle anderen gepasst, gewinnt der höchste Zauber das Plättchen unter sich. Ein Stern gewinnt sofort.
client-nocturne-primer-3 = **Der Preis.** { client-nocturne-hint-cast }
client-nocturne-primer-4 = **Der nächste Kampf.** Wer gewonnen hat, eröffnet neben dem gewonnenen Plättchen. { client-nocturne-hint-open-first }
client-nocturne-primer-5 = **Die Waldgeister.** { client-nocturne-hint-offer }
client-nocturne-primer-6 = **Punkte.** { client-nocturne-hint-cast-3 } { client-nocturne-hint-keep-concoction }
client-nocturne-primer-7 = **Auch der Wald zählt.** { client-nocturne-hint-cast-2 }
client-nocturne-primer-8 = **Was übrig bleibt.** { client-nocturne-hint-cast-4 }
