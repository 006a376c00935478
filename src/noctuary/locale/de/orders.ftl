# Daueranweisungen: was der Tisch in jemandes Namen beantwortet.
client-orders-text = Daueranweisungen ziehen für dich, auch während du weg bist. Nur du siehst sie, und der Tisch lässt sich Zeit, bevor er eine ausführt, sodass niemand sie von einem eigenen Zug unterscheiden kann.
client-orders-none = Gerade lässt sich nichts anweisen.
client-orders-kind = Daueranweisung
client-orders-give = Daueranweisung erteilen
client-orders-withdraw = Zurückziehen
client-orders-made = { $count ->
    [one] Hat einmal für dich gezogen.
   *[other] Hat { $count }-mal für dich gezogen.
}
client-orders-done = Ausgeführt.
client-orders-expired = Abgelaufen.
client-orders-void = Nicht mehr möglich, also wirst du gefragt.
client-orders-undone = Zurückgezogen, weil ein Zug zurückgenommen wurde.
