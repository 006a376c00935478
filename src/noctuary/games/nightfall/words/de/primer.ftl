client-nightfall-primer-1 = **Das Ziel.** { client-nightfall-about }
client-nightfall-primer-2 = **Dein Spielzug.** Zuerst greifen deine Kreaturen an. Dann darfst du eine Kette aus Befehlskarten beginnen, an die die anderen der Reihe nach so viele Karten anschließen dürfen, wie passen. Danach kaufst du neue Befehlskarten für dein Deck und ziehst auf fünf Karten nach.
client-nightfall-primer-3 = **Der Kampf.** Alle deine Kreaturen greifen an und verlassen danach das Spiel. { client-nightfall-hint-block }
client-nightfall-primer-4 = **Die Kette.** Der große Mond ist die Farbe einer Karte. { client-nightfall-hint-chain }
client-nightfall-primer-5 = **Von der letzten zur ersten.** { client-nightfall-hint-chain-3 }
client-nightfall-primer-6 = **Der Kick.** { client-nightfall-hint-chain-2 }
client-nightfall-primer-7 = **Der Kauf.** In jedem Spielzug hast du 2 Einflusspunkte, durch Kartentexte auch mehr. { client-nightfall-hint-claim }
client-nightfall-primer-8 = **Wunden.** { client-nightfall-hint-wounds }
