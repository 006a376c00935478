"""Slots for sockets: somebody with many sockets keeps nobody else out."""

from contextlib import ExitStack, suppress

import pytest

from noctuary.server.door.errors import TooMuch
from noctuary.server.door.slots import Slots


class Hall:
    """Has a client on each slot, until it must leave."""

    def __init__(self, most: int) -> None:
        self.slots = Slots(most, 5)
        self.left: list[str] = []
        self.stack = ExitStack()

    def come(self, address: str, person: str) -> None:
        self.stack.enter_context(self.slots.slot(address, person, lambda: self.left.append(person)))


def test_somebody_new_always_gets_in() -> None:
    hall = Hall(8)
    for number in range(4):
        hall.come("192.0.2.1", f"eve {number}")
        hall.come("192.0.2.2", f"mallory {number}")
    assert hall.left == []
    hall.come("192.0.2.3", "ada")
    hall.come("192.0.2.4", "ben")
    assert sorted(hall.left) == ["eve 0", "mallory 0"]
    # The more clients want a slot, the fewer each address gets.
    for number in range(20):
        with suppress(TooMuch):
            hall.come("192.0.2.1", f"eve again {number}")
    assert "ada" not in hall.left
    assert "ben" not in hall.left
    hall.come("192.0.2.5", "cleo")
    assert "cleo" not in hall.left


def test_at_one_address_whoever_has_most_makes_room() -> None:
    hall = Hall(4)
    for _ in range(4):
        hall.come("192.0.2.1", "eve")
    hall.come("192.0.2.1", "ada")
    assert hall.left == ["eve"]
    with pytest.raises(TooMuch):
        hall.come("192.0.2.1", "eve")
    hall.come("192.0.2.1", "ada")
    with pytest.raises(TooMuch):
        hall.come("192.0.2.1", "ada")


def test_a_slot_is_free_again_when_its_socket_is_gone() -> None:
    hall = Hall(2)
    hall.come("192.0.2.1", "ada")
    hall.come("192.0.2.1", "ada")
    hall.stack.close()
    assert hall.slots._addresses == {}
    hall.come("192.0.2.2", "ben")
    hall.come("192.0.2.2", "ben")
    assert hall.left == []
    hall.come("192.0.2.3", "cleo")
    assert hall.left == ["ben"]
    hall.stack.close()
    assert hall.slots._taken == 0
