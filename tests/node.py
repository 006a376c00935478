"""Runs code of the client in Node, to compare it with what the package does itself."""

import json
import subprocess
from typing import Any

from hatch_build import NODE, WEB
from tests.patience import limit


def client(script: str, data: Any) -> Any:
    """What a script returns for `data`. It is a module in `web/src`, and assigns its answer to `answer`."""
    module = f"""
        import {{ readFileSync }} from 'node:fs';
        const data = JSON.parse(readFileSync(0, 'utf8'));
        {script}
        process.stdout.write(JSON.stringify(answer));
    """
    command = [str(NODE), "--experimental-transform-types", "--no-warnings", "--input-type=module", "--eval", module]
    done = subprocess.run(
        command,
        cwd=WEB / "src",
        input=json.dumps(data),
        capture_output=True,
        encoding="utf-8",
        timeout=limit(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
