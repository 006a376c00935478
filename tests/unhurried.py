"""The program without time limits, so that it does not give up on a slow machine: `python -m tests.unhurried serve
...`.
"""

from __future__ import annotations

import os
import sys

from tests.patience import unhurried

EXCEPT = "UNHURRIED_EXCEPT"
"""The environment variable that names the time limits to keep."""

if __name__ == "__main__":
    unhurried(*os.environ.get(EXCEPT, "").split())
    from noctuary.cli.ending import main

    sys.exit(main())
