"""An address that the docs name, for programs outside: see `kernel.contract.catalogue`."""

from noctuary.kernel.contract.catalogue import *  # noqa: F403
