"""How many instructions a command takes, by valgrind. They hardly differ from run to run, however busy the machine is."""

import re
import subprocess
from dataclasses import dataclass

from measure import Command, Failed, Measuring


@dataclass(frozen=True)
class Count:
    title: str
    command: Command


def instructions(command: Command, valgrind: str, measuring: Measuring) -> int:
    """Of the processor in user mode; what the kernel does for the command is not counted."""
    command.prepare()
    run = subprocess.run(
        [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *command.argv],
        env=measuring.environment | command.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        errors="replace")
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not found:
        raise Failed(f"valgrind ended with {run.returncode}: {(run.stderr.strip().splitlines() or ['nothing'])[-1]}")
    return int(found.group(1))
