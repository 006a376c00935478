#!/bin/bash
# joblib 1.6.0: a model that each worker loads when it first needs it.
#
# Question: a script has a global "model = None" and a function play() that loads the model if it is still None, and
#   then plays a game of 0.3 s. Parallel(n_jobs=2)(delayed(play)(game) for game in range(20)): how often is the model
#   loaded? And if play() is in a module that the script imports?
# One would guess: twice in both cases, once in each worker, as with multiprocessing.Pool and ProcessPoolExecutor. The
#   workers are processes that stay alive and are used again.
# Seen: 20 times, once for each game. From a module it is twice. A function of the script itself is sent with the
#   values of its globals, and each delivery sets them anew, here to None. Caches in a dictionary are as empty each
#   time. (Short games are sent in batches; then it is once for each batch, and a quick trial hides some of it.)
# So: moving a function from a notebook or script into a module makes a search with a cache, or a tournament of bots
#   with models, many times faster. Keep what runs in workers in modules.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q joblib==1.6.0
cat >"$room/player.py" <<'END'
import time

model = None
cache = {}


def play(game):
    """How often the model was loaded and a position had to be computed for this game."""
    global model
    loaded, computed = model is None, "opening" not in cache
    model, cache["opening"] = "weights", "best move"
    time.sleep(0.3)
    return loaded, computed
END
cp "$room/player.py" "$room/script.py"
cat >>"$room/script.py" <<'END'


if __name__ == "__main__":
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import Pool

    import player
    from joblib import Parallel, delayed

    def counts(played):
        """The sums of what games returned."""
        found = [sum(column) for column in zip(*played, strict=True)]
        print(found)
        return found

    games = range(20)
    assert counts(Parallel(n_jobs=2)(delayed(play)(game) for game in games)) == [20, 20]
    assert max(counts(Parallel(n_jobs=2)(delayed(player.play)(game) for game in games))) <= 2
    with Pool(2) as pool:
        assert max(counts(pool.map(play, games, chunksize=1))) <= 2
    with ProcessPoolExecutor(2) as pool:
        assert max(counts(pool.map(play, games))) <= 2
END
"$room/venv/bin/python" "$room/script.py"
