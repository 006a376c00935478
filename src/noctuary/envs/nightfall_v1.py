"""Nightfall for PettingZoo: `env` (one seat after another, checked), `raw_env` (unchecked), `parallel_env`.

All take the options of the game, and `observation`, `reward`, `max_cycles`, `render_mode` (`envs.zoo.TurnsEnv`).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from noctuary.envs.zoo import CyclesEnv, TurnsEnv, wrapped

raw_env: Final = partial(TurnsEnv, "nightfall", 1)
env: Final = wrapped(raw_env)
parallel_env: Final = partial(CyclesEnv, "nightfall", 1)
