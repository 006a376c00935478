"""An address that the docs name, for programs outside: see `kernel.contract.game`."""

from noctuary.kernel.contract.game import *  # noqa: F403
