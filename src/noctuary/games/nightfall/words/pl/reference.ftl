client-nightfall-reference-links = Kolory łączące
nightfall-section-draft = Karty do draftu
nightfall-section-starter = Sługusi startowi
nightfall-section-promo = Rozkazy promocyjne
nightfall-section-wound = Rany

nightfall-fact-name = Nazwa: { $text }
nightfall-fact-set = Zestaw: { $set }
nightfall-fact-kind = Rodzaj: { $kind }
nightfall-fact-species = Gatunek: { $species }
nightfall-fact-colour = Kolor: { $colour }
nightfall-fact-links = Kolory łączące: { $colour }
nightfall-fact-kicker-colour = Kolor dopalacza: { $colour }
nightfall-fact-cost = Koszt: { $number }
nightfall-fact-strength = Siła: { $number }
nightfall-fact-strength-minions = Siła: tyle, ilu sługusów ma w grze jego gracz
nightfall-fact-health = Żywotność: { $number }
nightfall-fact-copies = Egzemplarze w pudełku: { $number }
nightfall-fact-chain = Tekst łańcucha: { $text }
nightfall-fact-chain-none = Bez tekstu łańcucha
nightfall-fact-your-chain = Tekst twojego łańcucha: { $text }
nightfall-fact-your-chain-none = Bez tekstu twojego łańcucha
nightfall-fact-in-play = Tekst w grze: { $text }
nightfall-fact-in-play-none = Bez tekstu w grze
nightfall-fact-kicker = Dopalacz: { $text }
nightfall-fact-kicker-none = Bez dopalacza
nightfall-fact-kicker-pl-edition = Dopalacz w wydaniu polskim: { $text }
nightfall-fact-exile = Usuwany z gry: { $reading }
nightfall-fact-discount = Zniżka: { $reading }
nightfall-fact-repeats = Dopalacz powtarzany w wydaniu polskim: { $reading }
nightfall-fact-effect = Efekt: { $text }
nightfall-why = Dane oznaczone jako zrekonstruowane, głównie ikony z drukowanych kart, nie mają źródła; dobraliśmy je tak, by karty były względem siebie wyważone i nie przeczyły niczemu, co wiadomo. Wszystko inne pochodzi z instrukcji lub publicznego opisu albo z nich wynika.
nightfall-why-pictured = { $edition ->
    [de] W niemieckiej instrukcji
   *[other] W polskiej instrukcji
} na ilustracji widać łańcuch: { $cards }. Kolory tej karty dobraliśmy tak, aby ten łańcuch był dozwolony.

nightfall-related-followed = Karty, które można do niej dołączyć (kolor: { $colour })
nightfall-related-follows = Karty, do których można ją dołączyć (kolor: { $colour })
nightfall-related-kicker = Karty, po których ta uruchamia swój dopalacz
nightfall-related-grants = Karty, które po niej uruchamiają swój dopalacz
nightfall-related-pair = Para szybkiego startu z kartą
nightfall-related-pair-edition = Para szybkiego startu ({ $edition }) z kartą

client-nightfall-links-intro = Strzałka prowadzi od koloru do koloru, który można do niego dołączyć; im grubsza, tym więcej kart ma to połączenie. Iskra pokazuje, gdzie uruchamia się dopalacz. Wybierz kolor albo kartę, aby zobaczyć połączenia.
client-nightfall-links-picture = Sześć księżyców ze strzałkami od każdego koloru do kolorów, z którymi łączą się jego karty. To samo podaje tabela poniżej.
client-nightfall-links-after = Karty, które można do niej dołączyć
client-nightfall-links-before = Karty, do których można ją dołączyć
client-nightfall-links-to = Po kartach tego koloru można zagrać
client-nightfall-links-from = Karty tego koloru można zagrać po
client-nightfall-links-table = Połączenia w tabeli
client-nightfall-links-caption = Wiersze to kolory kart, a kolumny to kolory, które można do nich dołączyć.
client-nightfall-links-kickers = Uruchamiają dopalacz: { $names }
