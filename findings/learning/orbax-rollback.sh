#!/bin/bash
# orbax-checkpoint 0.12.8 (jax 0.10.2, NumPy 2.4.6): a run that goes on from an earlier checkpoint.
#
# Question: a CheckpointManager has saved steps 10, 20, 30 and 40. Training went wrong after 20, so step 20 is restored
#   and training goes on with the same folder; save() is called at 25, 30, 35, 40 and 45. What happens at each? The
#   machine stops at 38: from which step does the next start go on, if it restores latest_step() as usual?
# One would guess: 25 and 35 are saved, and 30 and 40 raise StepAlreadyExistsError or are written anew. The next start
#   goes on from 35, or at worst from 40.
# Seen: 25, 30, 35 and 40 are not saved; save() returns False, as it does between intervals, and raises nothing. 45 is
#   the first that is kept. After the stop at 38 the next start goes on from 40: the weights that went wrong. With
#   force=True 25 is saved, 30 raises, and the next start goes on from 40 all the same.
# So: all work between the step gone back to and the last one there was is lost if the machine stops, and the bad
#   weights come back without a word. Delete the later steps first (manager.delete), or go on in another folder.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q orbax-checkpoint==0.12.8 jax==0.10.2 numpy==2.4.6
JAX_PLATFORMS=cpu "$room/venv/bin/python" - "$room" <<'END'
import sys
from pathlib import Path

import numpy as np
from orbax.checkpoint import CheckpointManager
from orbax.checkpoint.args import StandardRestore, StandardSave
from orbax.checkpoint.checkpoint_manager import StepAlreadyExistsError


def saved(manager, weight, *steps, **settings):
    """What save() said at each of these steps."""
    found = []
    for step in steps:
        try:
            found.append(manager.save(step, args=StandardSave({"weight": np.full(2, weight)}), **settings))
        except StepAlreadyExistsError:
            found.append("exists")
        manager.wait_until_finished()
    print(weight, steps, settings, found)
    return found


def went_wrong(name):
    """A manager of a later process, in a folder with the steps of a run that went wrong after 20."""
    folder = Path(sys.argv[1]) / name
    with CheckpointManager(folder) as manager:
        assert saved(manager, 1.0, 10, 20) + saved(manager, -1.0, 30, 40) == [True] * 4
    manager = CheckpointManager(folder)
    assert manager.restore(20, args=StandardRestore())["weight"][0] == 1.0
    return manager


with went_wrong("default") as manager:
    assert saved(manager, 2.0, 25, 30, 35) == [False] * 3
with CheckpointManager(manager.directory) as manager:
    latest = manager.latest_step()
    print("latest", latest)
    assert latest == 40 and manager.restore(latest, args=StandardRestore())["weight"][0] == -1.0
    assert saved(manager, 2.0, 40, 45) == [False, True]
with went_wrong("forced") as manager:
    assert saved(manager, 2.0, 25, 30, force=True) == [True, "exists"]
with CheckpointManager(manager.directory) as manager:
    assert manager.latest_step() == 40
with went_wrong("deleted") as manager:
    for step in (30, 40):
        manager.delete(step)
    assert saved(manager, 2.0, 25, 30) == [True, True] and manager.latest_step() == 30
END
