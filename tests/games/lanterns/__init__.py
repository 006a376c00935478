"""Lanterns, a tiny complete game that exists for the tests: a game is one folder and nothing else knows its name.

- LAN-1 Four cards each of the values 1 to 6 are shuffled; everybody is dealt the same number of cards, secret from the
others. - LAN-2 All who have cards choose one of them at the same time, secretly. Then the choices are shown: the
highest, among equals the first clockwise from the first seat, wins as many lanterns as all shown cards add up to. -
LAN-3 The winner may draw two cards, keep one secretly and put the other under the deck, or stop. With an empty deck
nobody is asked. - LAN-4 The game ends when nobody has cards. Most lanterns win; equals share a place.
"""
