"""The programs that are measured, their versions, and the machine."""

import os
import platform
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
BEANCOUNT_FOLDER = REPOSITORY / "build" / "python-bench" / "bin"


def answer_of(*argv: str | Path) -> str:
    """What a command prints; nothing if it cannot be run."""
    try:
        run = subprocess.run(argv, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60, errors="replace")
    except OSError:
        return ""
    return run.stdout.strip() or run.stderr.strip()


@dataclass(frozen=True)
class Tool:
    name: str
    path: str | None
    version: str = ""


def tool(name: str, path: str | None, *, version: str = "--version", pattern: str = r"\d+(\.\d+)+\S*") -> Tool:
    if not path:
        return Tool(name, None)
    found = re.search(pattern, answer_of(path, version))
    return Tool(name, path, found.group().rstrip(",") if found else "unknown version")


def ledger_3() -> str | None:
    """NB: this ledger has the same name, and may be on the path."""
    for folder in os.get_exec_path():
        path = shutil.which("ledger", path=folder)
        if path and answer_of(path, "--version").startswith("Ledger 3"):
            return path
    return None


def tools(ledger: Path, swiftc: str) -> dict[str, Tool]:
    bean_query = shutil.which("bean-query", path=BEANCOUNT_FOLDER)
    beancount = answer_of(BEANCOUNT_FOLDER / "python", "-c", "import beancount; print(beancount.__version__)")
    found = [
        tool("this ledger", str(ledger)),
        tool("sqlite3", shutil.which("sqlite3")),
        tool("ledger 3", ledger_3()),
        tool("hledger", shutil.which("hledger")),
        Tool("beancount", bean_query, beancount),
        tool("valgrind", shutil.which("valgrind")),
        tool("swiftc", shutil.which(swiftc)),
        Tool("python", "python3", platform.python_version()),
    ]
    return {one.name: one for one in found}


def first_match(path: str, pattern: str) -> str:
    try:
        found = re.search(pattern, Path(path).read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found.group(1) if found else "unknown"


def machine() -> str:
    processor = first_match("/proc/cpuinfo", r"^model name\s*:\s*(.+)$")
    kilobytes = first_match("/proc/meminfo", r"^MemTotal:\s*(\d+)")
    memory = f"{int(kilobytes) / 2**20:.1f} GiB" if kilobytes.isdigit() else "unknown"
    cores = len(os.sched_getaffinity(0))
    return f"{processor}, {cores} cores, {memory} memory, {platform.system()} {platform.release()}"


def load() -> str:
    """How many processes wanted to run in the last minute; each start of one waits for them."""
    wanted = os.getloadavg()[0]
    busy = wanted > len(os.sched_getaffinity(0)) / 2
    warning = "; **busy**: wall times of a few milliseconds are mostly waiting, CPU time tells more"
    return f"{wanted:.1f}" + (warning if busy else "")


def commit() -> str:
    """The commit of the checkout; the program is that of it only if it was built from it."""
    name = answer_of("git", "-C", REPOSITORY, "rev-parse", "--short=12", "HEAD")
    if not re.fullmatch("[0-9a-f]{12}", name):
        return "unknown"
    changed = answer_of("git", "-C", REPOSITORY, "status", "--porcelain", "--", "Sources", "Migrations", "Package.swift")
    return name + (" with changes" if changed else "")
