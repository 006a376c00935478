"""An address that the docs name, for programs outside: see `kernel.contract.state`."""

from noctuary.kernel.contract.state import *  # noqa: F403
