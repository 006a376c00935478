"""Starts the program of a bot, with a limit on its memory, and sees to it that nothing is left of it.

Run as a file, with the process that starts it and the limit in bytes, followed by the command. Standard library only.
On Linux this stays the parent of all that the program starts, also of what leaves its group or session, and ends all of
it when it is told to (SIGTERM) or whoever started it is gone. Elsewhere it becomes the program.
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
    """Go on as a child of this process, which waits until nothing is left and then ends in the same way."""
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
        # So that the other end notices when the program has closed them.
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
    """End all children; then their children are ours."""
    while True:
        try:
            with open(f"/proc/self/task/{os.getpid()}/children") as file:
                children = [int(word) for word in file.read().split()]
        except OSError:
            # No such file on this system, so at least those of the group, this process among them.
            os.killpg(os.getpid(), signal.SIGKILL)
            raise
        if not children:
            os._exit(0)
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def become(limit: int, command: list[str]) -> None:
    import resource

    # Not the address space: some runtimes reserve far more of it than they ever use.
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
