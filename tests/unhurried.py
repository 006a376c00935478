"""The program, in no hurry: `python -m tests.unhurried serve ...` gives nothing up because the machine is slow."""

from __future__ import annotations

import os
import sys

from tests.patience import unhurried

EXCEPT = "UNHURRIED_EXCEPT"
"""The environment variable that names what it gives up all the same."""

if __name__ == "__main__":
    unhurried(*os.environ.get(EXCEPT, "").split())
    from noctuary.cli.ending import main

    sys.exit(main())
