# Daueranweisungen: was der Tisch in jemandes Namen beantwortet.
client-orders-text = Daueranweisungen antworten für dich, auch während du weg bist. Nur du siehst sie: Der Tisch lässt sich Zeit, sodass niemand erkennt, ob du geantwortet hast oder eine Anweisung.
client-orders-none = Gerade lässt sich nichts anweisen.
client-orders-kind = Anweisung
client-orders-give = Anweisung erteilen
client-orders-withdraw = Zurückziehen
client-orders-made = { $count ->
    [one] Hat einmal für dich gezogen.
   *[other] Hat { $count }-mal für dich gezogen.
}
client-orders-done = Ausgeführt.
client-orders-expired = Abgelaufen.
client-orders-void = Nicht mehr möglich, also wirst du gefragt.
client-orders-undone = Zurückgezogen, weil ein Zug zurückgenommen wurde.
client-orders-lost = Die Verbindung ist abgebrochen. Sieh nach, ob die Anweisung gilt, und versuch es noch einmal.
