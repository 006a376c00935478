"""An address that the docs name, for programs outside: see `kernel.base.randomness`."""

from noctuary.kernel.base.randomness import *  # noqa: F403
