#!/bin/bash
# torchrl 0.14.1 (tensordict 0.14.3, PyTorch 2.13.0, NumPy 2.4.6): a replay buffer restored into a smaller one.
#
# Question: a buffer with room for 20 holds 0 to 11, added in this order. Its state_dict() is loaded into one with
#   LazyTensorStorage(6), as the new machine has less memory. What is the new one's len(), and which numbers does it
#   sample? Then 100 to 103 are added by extend: len(), which numbers?
# One would guess: 12 and all of them, as the storage comes with the state; then still 12, with 4 to 11 and 100 to 103.
#   Or room for 6: the newest, 6 to 11, then 10, 11 and 100 to 103.
# Seen: 12 and all of them, though max_size is 6; then 6, with 4, 5 and 100 to 103. The writer fills the old storage
#   from the front up to the new size, and the first addition cuts off the rest, which is newer than what stays. With
#   room for 12 it is right: 4 to 11 and 100 to 103.
# So: a run resumed with less room looks whole, and at its next step loses the newest games and keeps older ones.
#   Compare len() with max_size after loading, or extend an empty buffer with the last games of the old one.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q torchrl==0.14.1 tensordict==0.14.3 torch==2.13.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import torch
from tensordict import TensorDict
from torchrl.data import LazyTensorStorage, TensorDictReplayBuffer


def made(room):
    """An empty buffer with room for so many steps."""
    return TensorDictReplayBuffer(storage=LazyTensorStorage(room), batch_size=1000)


def added(buffer, first, last):
    """The buffer's length and all that it samples, after these numbers were added."""
    if first < last:
        buffer.extend(TensorDict({"seen": torch.arange(first, last)}, [last - first]))
    return len(buffer), sorted(set(buffer.sample()["seen"].tolist()))


torch.manual_seed(1)
saved = made(20)
assert added(saved, 0, 12) == (12, [*range(12)])
state = saved.state_dict()
for room, kept in ((6, [4, 5]), (12, [*range(4, 12)])):
    restored = made(room)
    restored.load_state_dict(state)
    before = added(restored, 0, 0)
    assert restored.storage.max_size == room and before == (12, [*range(12)])
    after = added(restored, 100, 104)
    print(room, before, after)
    assert after == (room, [*kept, *range(100, 104)])
END
