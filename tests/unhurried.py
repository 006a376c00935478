"""The program without time limits, so that it does not give up on a slow machine: `python -m tests.unhurried serve
...`.
"""

import os
import sys

from noctuary.server.door.limits import LIMITS
from noctuary.simulation import analysis
from tests.patience import unhurried

EXCEPT = "UNHURRIED_EXCEPT"
"""The environment variable that names the time limits to keep."""

ITERATIONS = 32
"""Analyses begin by themselves when a result is shown, and none but those that tests look at need be any good."""

if __name__ == "__main__":
    vars(analysis)["ITERATIONS"] = ITERATIONS
    # A person of a test asks faster than people, the faster the machine is.
    vars(LIMITS)["requests_of_person"] = LIMITS.requests_of_address
    unhurried(*os.environ.get(EXCEPT, "").split())
    from noctuary.cli.ending import main

    sys.exit(main())
