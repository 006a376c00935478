# Stałe polecenia: na co stół odpowiada w czyimś imieniu.
client-orders-text = Stałe polecenia odpowiadają za ciebie, także pod twoją nieobecność. Widzisz je tylko ty: stół odczekuje chwilę, więc nikt nie pozna, czy odpowiedź jest twoja, czy polecenia.
client-orders-none = Teraz nie można wydać żadnego polecenia.
client-orders-kind = Polecenie
client-orders-give = Wydaj polecenie
client-orders-withdraw = Wycofaj
client-orders-made = { $count ->
    [one] Wykonało za ciebie { $count } ruch.
    [few] Wykonało za ciebie { $count } ruchy.
    [many] Wykonało za ciebie { $count } ruchów.
   *[other] Wykonało za ciebie { $count } ruchu.
}
client-orders-done = Wykonane.
client-orders-expired = Wygasło.
client-orders-void = Nie da się już wykonać, więc decyzja należy do ciebie.
client-orders-undone = Wycofane, bo cofnięto ruch.
client-orders-lost = Utracono połączenie. Sprawdź, czy polecenie obowiązuje, i spróbuj ponownie.
