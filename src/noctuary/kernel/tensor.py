"""An address that the docs name, for programs outside: see `kernel.contract.tensor`."""

from noctuary.kernel.contract.tensor import *  # noqa: F403
