"""One run of a command, and several of them: wall time, processor time, peak memory.

The kernel tells processor time and peak memory with the end of the process (`os.wait4`). A process that Python starts is
said to have had at least the memory that Python had, so where no more than that is told, one further run goes by GNU time,
whose own memory is 1 to 2 MiB. Wall times include the start of the process, about half a millisecond on either side.
"""

import os
import resource
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


MEBIBYTE = 2**20


class Failed(Exception):
    """A command that did not do what it is measured for."""


@dataclass(frozen=True)
class Command:
    argv: list[str]
    stdin: Path | None = None
    environment: dict[str, str] = field(default_factory=dict)
    #: What is done before each run and not measured.
    prepare: Callable[[], None] = lambda: None
    #: Texts that its output must have; commas and line ends do not count.
    expect: tuple[str, ...] = ()
    #: How often it is run, if less often than the others of its work.
    runs: int | None = None


@dataclass(frozen=True)
class Run:
    wall_seconds: float
    cpu_seconds: float
    peak_bytes: int


@dataclass
class Sample:
    runs: list[Run] = field(default_factory=list)
    #: From the further run by GNU time.
    exact_peak_bytes: int | None = None
    #: Whether the peak is Python's own and that of the command lies somewhere below.
    peak_is_limit: bool = False
    #: Why it was not run again, and is not measured.
    failure: str | None = None

    @property
    def wall_seconds(self) -> float:
        return statistics.median(run.wall_seconds for run in self.runs)

    @property
    def cpu_seconds(self) -> float:
        return statistics.median(run.cpu_seconds for run in self.runs)

    @property
    def peak_bytes(self) -> int:
        return self.exact_peak_bytes or max(run.peak_bytes for run in self.runs)


class Measuring:
    """Runs commands in a folder, whose files `stdout` and `stderr` hold what the last one said."""

    def __init__(self, folder: Path):
        self.stdout, self.stderr = folder / "stdout", folder / "stderr"
        # NB: the variables of the user, LEDGER_… above all, mean something to more than one of the programs.
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        self.gnu_time = shutil.which("time")

    def run(self, command: Command) -> Run:
        command.prepare()
        stdin = os.open(command.stdin or os.devnull, os.O_RDONLY)
        stdout, stderr = (os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600) for path in (self.stdout, self.stderr))
        actions = [(os.POSIX_SPAWN_DUP2, descriptor, n) for n, descriptor in enumerate((stdin, stdout, stderr))]
        try:
            begin = time.perf_counter()
            child = os.posix_spawnp(
                command.argv[0], command.argv, self.environment | command.environment, file_actions=actions)
            _, status, usage = os.wait4(child, 0)
            end = time.perf_counter()
        except OSError as error:
            raise Failed(f"{command.argv[0]}: {error.strerror}") from error
        finally:
            for descriptor in (stdin, stdout, stderr):
                os.close(descriptor)
        self._require_success(command, os.waitstatus_to_exitcode(status))
        return Run(end - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)

    def _require_success(self, command: Command, code: int) -> None:
        name = Path(command.argv[0]).name
        if code != 0:
            said = self.stderr.read_text(errors="replace").strip().splitlines()[-1:] or ["nothing on standard error"]
            raise Failed(f"{name} ended with {code}: {said[0]}")
        if command.expect:
            output = " ".join(self.stdout.read_text(errors="replace").replace(",", "").split())
            missing = [text for text in command.expect if text not in output]
            if missing:
                raise Failed(f"the answer of {name} lacks {missing[0]}")

    def interleaved(self, commands: dict[str, Command], runs: int) -> dict[str, Sample]:
        """A, B, C, A, B, C, …: what makes the machine slow for a while makes all of them slow."""
        samples = {name: Sample() for name in commands}
        for turn in range(runs):
            for name, command in commands.items():
                sample = samples[name]
                if sample.failure or turn >= min(command.runs or runs, runs):
                    continue
                try:
                    sample.runs.append(self.run(command))
                except Failed as failure:
                    sample.failure = str(failure)
        floor = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        for name, sample in samples.items():
            if not sample.failure and sample.peak_bytes <= floor:
                sample.exact_peak_bytes = self._peak_by_gnu_time(commands[name])
                sample.peak_is_limit = sample.exact_peak_bytes is None
        return samples

    def _peak_by_gnu_time(self, command: Command) -> int | None:
        if not self.gnu_time:
            return None
        command.prepare()
        report = self.stdout.with_name("peak")
        with open(command.stdin or os.devnull) as stdin:
            subprocess.run([self.gnu_time, "-q", "-f", "%M", "-o", report, *command.argv], stdin=stdin, check=True,
                           env=self.environment | command.environment, capture_output=True)
        return int(report.read_text()) * 1024
