#!/usr/bin/env python3
"""Measure this ledger beside other programs on the same work, and write the ratios down.

    python3 Benchmarks/run.py                 what `make bench` runs, on 1,000,000 rows
    python3 Benchmarks/run.py --large         what `make bench-large` runs, on 10,000,000 rows
    python3 Benchmarks/run.py --quick         10,000 rows, each work once: to try the scripts
    python3 Benchmarks/run.py --rows 100000 --only import --only add

Benchmarks/README.md says what is measured. RESULTS.md is written by whole runs alone; others write build/bench/RESULTS.md.
The exit status tells whether each command did its work, not whether the bounds hold.
"""

import argparse
import functools
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime, timezone
from pathlib import Path

sys.dont_write_bytecode = True

from fixtures import Fixtures
from instructions import Count, instructions
from measure import Command, Failed, Measuring
from table import WORK_HEADER, bytes_text, ratio, table, unmeasured_row, work_row
from tools import REPOSITORY, Tool, commit, load, machine, tools
from works import ADD, INSERT, Work, large_works, works

FOLDER = Path(__file__).resolve().parent
SIZE_LIMIT = 2.0


class Bench:
    def __init__(self, options: argparse.Namespace):
        self.options = options
        self.folder: Path = options.folder.resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.measuring = Measuring(self.folder)
        self.found = tools(options.ledger.resolve(), options.swiftc)
        self.files = Fixtures(self.folder, self.found, self.measuring)
        self.failures: list[str] = []

    def selected(self, name: str) -> bool:
        return not self.options.only or name in self.options.only

    def missing(self, tool: str) -> str:
        """Why what needs the tool is not measured; nothing if it is there."""
        return "" if not tool or self.found[tool].path else f"not measured: {tool} is missing"

    def guarded(self, name: str, measure: Callable[[], list[list[str]]], otherwise: Callable[[str], list[list[str]]]):
        """Rows of a table; if a command fails, rows that say so, and the next work begins."""
        print(name, file=sys.stderr, flush=True)
        try:
            return measure()
        except (Failed, subprocess.CalledProcessError) as failure:
            self.failures.append(f"{name}: {failure}")
            return otherwise(f"**failed**: {failure}")

    @functools.cache
    def hello(self) -> Path:
        program = self.folder / "hello"
        command = [self.found["swiftc"].path, "-O", "-static-executable", FOLDER / "hello.swift", "-o", program]
        subprocess.run(command, check=True, capture_output=True)
        return program

    # --- Times and memory -------------------------------------------------------------------------------------

    def work_rows(self, work: Work) -> list[list[str]]:
        lacking = {name: self.missing(tool) for name, tool in work.needs.items() if self.missing(tool)}

        def measure() -> list[list[str]]:
            commands = {name: make() for name, make in work.commands.items() if name not in lacking}
            samples = self.measuring.interleaved(commands, 1 if self.options.quick else work.runs)
            for name, sample in samples.items():
                if sample.failure:
                    lacking[name] = f"**failed**: {sample.failure}"
                    self.failures.append(f"{work.name}, {name}: {sample.failure}")
            rows = []
            for line in work.lines:
                subject, reference = line.subject, line.reference or ""
                why = lacking.get(subject) or lacking.get(reference)
                rows.append(unmeasured_row(line, why) if why else work_row(line, samples[subject], samples.get(reference)))
            return rows

        return self.guarded(work.name, measure, lambda why: [unmeasured_row(line, why) for line in work.lines])

    # --- Instructions -----------------------------------------------------------------------------------------

    def counts(self, rows: int) -> list[Count]:
        files, few = self.files, min(1_000, rows)
        counts = [Count("`ledger --version`", files.ledger(self.folder / "none.sqlite", "--version"))]
        if self.found["swiftc"].path:
            counts.append(Count("a static Swift program that prints one line", Command([str(self.hello())])))
        for size in (few, rows):
            counts.append(Count(f"`ledger add`, {size:,} entries", files.ledger(files.ledger_of(size, "added"), *ADD)))
        for size in (few, rows):
            report = files.ledger(files.ledger_of(size), "report", "month")
            counts.append(Count(f"`ledger report month`, {size:,} entries", report))
        if self.found["sqlite3"].path:
            counts.append(Count("`sqlite3 FILE 'SELECT 1'`", files.shell(files.ledger_of(rows), "SELECT 1")))
            insert = files.shell(files.shell_database_of(rows), INSERT)
            counts.append(Count(f"`sqlite3 FILE 'INSERT …'`, {rows:,} entries", insert))
        return counts

    def instruction_rows(self, rows: int) -> list[list[str]]:
        why = self.missing("valgrind")
        if why:
            return [["all", why]]

        def measure() -> list[list[str]]:
            valgrind = self.found["valgrind"].path
            return [[count.title, f"{instructions(count.command, valgrind, self.measuring):,}"] for count in self.counts(rows)]

        return self.guarded("instructions", measure, lambda why: [["all", why]])

    # --- Sizes ------------------------------------------------------------------------------------------------

    def size_rows(self, rows: int) -> list[list[str]]:
        def measure() -> list[list[str]]:
            csv = self.files.csv(rows).stat().st_size
            ledger = self.files.ledger_of(rows).stat().st_size
            table_rows = [
                [f"the CSV, {rows:,} rows", bytes_text(csv), "1", "–", "–"],
                ["the ledger after its import", bytes_text(ledger), ratio(ledger / csv), f"≤ {SIZE_LIMIT:g}",
                 "yes" if ledger <= SIZE_LIMIT * csv else "**no**"]]
            if self.found["sqlite3"].path:
                # Another file than the one that `add` is compared on, which has grown.
                shell = self.folder / "shell-size.sqlite"
                self.measuring.run(self.files.shell_import(shell, self.files.csv(rows), rows))
                size = shell.stat().st_size
                table_rows.append(["the file of the `sqlite3` shell", bytes_text(size), ratio(size / csv), "–", "–"])
            return table_rows

        return self.guarded("size", measure, lambda why: [["all", "–", "–", f"≤ {SIZE_LIMIT:g}", why]])

    # --- All of it --------------------------------------------------------------------------------------------

    def section(self) -> str:
        options, rows = self.options, self.options.rows
        all_works = large_works(self.files, rows) if options.large else works(self.files, rows, self.hello)
        lines = [f"## `make {'bench-large' if options.large else 'bench'}`: {rows:,} rows", "", *self.circumstances(), ""]
        times = [row for work in all_works if self.selected(work.name) for row in self.work_rows(work)]
        if times:
            lines += [*table(WORK_HEADER, times), ""]
        if not options.large and self.selected("size"):
            lines += [*table(["file", "size", "ratio", "bound", "holds"], self.size_rows(rows)), ""]
        if not options.large and self.selected("instructions"):
            lines += [*table(["command", "instructions"], self.instruction_rows(rows)), ""]
        return "\n".join(lines)

    def circumstances(self) -> list[str]:
        def version(one: Tool) -> str:
            return f"{one.name} {one.version}" if one.path else f"{one.name} is missing"

        now = datetime.now(timezone.utc)
        return [
            f"- Date: {now:%Y-%m-%d %H:%M} UTC",
            f"- Commit: {commit()}",
            f"- Machine: {machine()}",
            f"- Load when it began: {load()}",
            f"- Programs: {', '.join(version(one) for one in self.found.values())}",
            *(["- Each work was run once: a trial of the scripts, no measurement"] if self.options.quick else []),
        ]


INTRODUCTION = """# Results

Written by the benchmarks; README.md says what is measured and how to read it. Times are medians of wall time.
"""


def with_section(text: str, section: str) -> str:
    """The results with one section in the place of the one with the same command, or behind the others."""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    command = section.partition(":")[0] + ":"
    kept = [part.strip() + "\n" for part in parts[1:] if not part.startswith(command)]
    # `make bench:` sorts before `make bench-large:`.
    return "\n".join([INTRODUCTION, *sorted([*kept, section], key=lambda part: part.startswith("## `make bench-large"))])


def options_of(arguments: list[str]) -> argparse.Namespace:
    names = ["start-up", "report", "peers", "import", "add", "list", "page", "size", "instructions"]
    parser = argparse.ArgumentParser(description="Measure this ledger beside other programs on the same work.")
    parser.add_argument("--ledger", type=Path, default=REPOSITORY / ".build" / "release" / "ledger",
                        help="the program to measure")
    parser.add_argument("--large", action="store_true", help="the works that take long")
    parser.add_argument("--rows", type=int, help="how many rows; 1,000,000, with --large 10,000,000")
    parser.add_argument("--quick", action="store_true", help="10,000 rows, each work once")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME",
                        help=f"one work: {', '.join(names)} (repeatable)")
    parser.add_argument("--folder", type=Path, default=REPOSITORY / "build" / "bench", help="where the files are made")
    parser.add_argument("--output", type=Path, help="where the results go; else RESULTS.md, or build/bench/RESULTS.md")
    parser.add_argument("--swiftc", default="swiftc", help="the compiler of the smallest program")
    options = parser.parse_args(arguments)
    if not options.ledger.is_file():
        parser.error(f"{options.ledger} is not there; build it with 'make release'")
    if options.rows is not None and options.rows < 1_000:
        parser.error("--rows must be 1000 or more")
    is_whole = not (options.quick or options.rows or options.only)
    options.rows = options.rows or (10_000 if options.quick else 10_000_000 if options.large else 1_000_000)
    options.output = options.output or (FOLDER if is_whole else options.folder) / "RESULTS.md"
    return options


def main(arguments: list[str]) -> int:
    options = options_of(arguments)
    bench = Bench(options)
    section = bench.section()
    print(section)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    before = options.output.read_text() if options.output.exists() else ""
    options.output.write_text(with_section(before, section))
    for failure in bench.failures:
        print(f"failed: {failure}", file=sys.stderr)
    return 1 if bench.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
