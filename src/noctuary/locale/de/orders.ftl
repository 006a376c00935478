client-orders-text = Daueranweisungen machen Züge für dich, auch während du weg bist. Nur du siehst sie, und der Tisch lässt sich Zeit, bevor er eine ausführt, sodass niemand sie von einem eigenen Zug unterscheiden kann.
client-orders-none = Gerade ist keine Daueranweisung möglich.
client-orders-kind = Daueranweisung
client-orders-give = Daueranweisung erteilen
client-orders-withdraw = Zurückziehen
client-orders-made = { $count ->
    [one] Hat einen Zug für dich gemacht.
   *[other] Hat { $count } Züge für dich gemacht.
}
client-orders-done = Ausgeführt.
client-orders-expired = Abgelaufen.
client-orders-void = Nicht mehr möglich, also wirst du gefragt.
client-orders-undone = Zurückgezogen, weil ein Zug zurückgenommen wurde.
