"""Starts the program of a bot with a memory limit, and ends all its processes.

Run as a file, with the process id of the parent and the limit in bytes, followed by the command. Uses the standard
library only. On Linux this process stays the parent of everything that the program starts, even of processes that leave
its group or session, and kills them all on SIGTERM or when its own parent is gone. Elsewhere the program replaces it.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
STREAMS = (0, 1, 2)


def main() -> None:
    owner, limit, *command = sys.argv[1:]
    if sys.platform == "linux":
        watch(int(owner))
    become(int(limit), command)


def watch(owner: int) -> None:
    """Continue in a child process; this process waits for all descendants and then exits with the same status."""
    libc = ctypes.CDLL(None)
    signal.signal(signal.SIGTERM, end)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1)
    if os.getppid() != owner:
        sys.exit()
    program = os.fork()
    if program == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        return
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in STREAMS:
        # So that the parent notices when the program closes its streams.
        os.dup2(nothing, stream)
    code = 0
    while True:
        try:
            ended, status = os.wait()
        except ChildProcessError:
            break
        if ended == program:
            code = os.waitstatus_to_exitcode(status)
    if code < 0:
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    sys.exit(code)


def end(*_: object) -> None:
    """Kill all children; their children are then reparented to this process."""
    while True:
        try:
            with open(f"/proc/self/task/{os.getpid()}/children") as file:
                children = [int(word) for word in file.read().split()]
        except OSError:
            # No such file on this system: at least kill the process group, including this process.
            os.killpg(os.getpid(), signal.SIGKILL)
            raise
        if not children:
            os._exit(0)
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def become(limit: int, command: list[str]) -> None:
    import resource

    # Limit data instead of address space: some runtimes reserve far more of the latter than they use.
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
