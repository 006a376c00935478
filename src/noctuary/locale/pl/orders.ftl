client-orders-text = Stałe polecenia wykonują ruchy za ciebie, także pod twoją nieobecność. Widzisz je tylko ty, a stół odczekuje chwilę, zanim je wykona, więc nikt nie odróżni ich od twoich własnych ruchów.
client-orders-none = Teraz nie można wydać żadnego stałego polecenia.
client-orders-kind = Stałe polecenie
client-orders-give = Wydaj to stałe polecenie
client-orders-withdraw = Wycofaj
client-orders-made = { $count ->
    [one] Wykonało za ciebie { $count } ruch.
    [few] Wykonało za ciebie { $count } ruchy.
   *[many] Wykonało za ciebie { $count } ruchów.
}
client-orders-done = Wykonane.
client-orders-expired = Wygasło.
client-orders-void = Polecenia nie da się już wykonać, więc decyzja należy do ciebie.
client-orders-undone = Wycofane, bo cofnięto ruch.
