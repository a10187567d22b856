"""The table of works: what is run side by side, which two of it are compared, and what must hold."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from fixtures import TODAY, Fixtures
from measure import MEBIBYTE, Command, Sample
from peers import PEERS

MILLISECOND = 0.001


@dataclass(frozen=True)
class Bound:
    #: What is bounded: "time" and "memory" are ratios, "extra" and "seconds" are seconds, "bytes" is peak memory.
    what: str
    limit: float

    def value(self, subject: Sample, reference: Sample | None) -> float:
        match self.what:
            case "time": return subject.wall_seconds / reference.wall_seconds
            case "memory": return subject.peak_bytes / reference.peak_bytes
            case "extra": return subject.wall_seconds - reference.wall_seconds
            case "seconds": return subject.wall_seconds
            case "bytes": return subject.peak_bytes
        raise ValueError(self.what)

    def holds(self, subject: Sample, reference: Sample | None) -> bool:
        return self.value(subject, reference) <= self.limit


@dataclass(frozen=True)
class Line:
    """One line of the results: names of two commands of the work, or of one that stands alone."""

    title: str
    subject: str
    against: str = ""
    reference: str | None = None
    bounds: tuple[Bound, ...] = ()


@dataclass(frozen=True)
class Work:
    """Commands that are run in turn, and the lines that come of them."""

    name: str
    runs: int
    lines: list[Line]
    #: By name, in the order of a round. Each makes the files that its command needs.
    commands: dict[str, Callable[[], Command]]
    #: The tools that single commands need, beside this ledger.
    needs: dict[str, str]


SHORT, LONG, PEER = 41, 5, 3


def count(rows: int) -> str:
    return f"{rows:,}"


def works(files: Fixtures, rows: int, hello: Callable[[], Path]) -> list[Work]:
    """Those of `make bench`."""
    few = min(1_000, rows)
    n = count(rows)
    return [
        start_up(files, hello),
        reports(files, rows, few, with_shell=True),
        peers(files, rows),
        imports(files, rows),
        Work(
            "add", SHORT,
            [Line(f"`add` to {n} entries", "add", "`sqlite3 FILE 'INSERT …'`, as durable", "insert", (Bound("time", 1.5),))],
            {
                "add": lambda: files.ledger(files.ledger_of(rows, "added"), *ADD, expect=("Added entry",)),
                "insert": lambda: files.shell(files.shell_database_of(rows), INSERT)},
            {"insert": "sqlite3"}),
        Work(
            "list", SHORT,
            [Line(f"`list --payee '{text}' --limit 50`, {n} entries", name, "an empty ledger", "empty",
                  (Bound("extra", 50 * MILLISECOND),)) for name, text in PAYEE_TEXTS.items()],
            {
                **{name: lambda text=text: files.ledger(files.ledger_of(rows), "list", "--payee", text, "--limit", "50")
                   for name, text in PAYEE_TEXTS.items()},
                "empty": lambda: files.ledger(files.ledger_of(0), "list", "--payee", "Market", "--limit", "50")},
            {}),
        Work(
            "page", LONG,
            [Line(f"`report month -o report.html`, 10 years, {count(min(rows, 100_000))} entries", "page", "",
                  None, (Bound("seconds", 1.0),))],
            {"page": lambda: files.ledger(
                files.ledger_of(min(rows, 100_000)), "report", "month", "-o", str(files.folder / "report.html"))},
            {}),
    ]


def large_works(files: Fixtures, rows: int) -> list[Work]:
    """Those of `make bench-large`: ten times the rows, against a tenth of them and a thousand."""
    tenth, few = rows // 10, min(1_000, rows)
    return [
        Work(
            "import", LONG,
            [Line(f"`import` of {count(rows)} rows", "many", f"of {count(tenth)} rows", "tenth",
                  (Bound("time", 15), Bound("memory", 1.2), Bound("bytes", 100 * MEBIBYTE)))],
            {
                "tenth": lambda: files.ledger_import(files.folder / "tenth.sqlite", files.csv(tenth), tenth),
                "many": lambda: files.ledger_import(files.folder / "many.sqlite", files.csv(rows), rows)},
            {}),
        reports(files, rows, few, with_shell=False),
    ]


# --- Works with a word of explanation ---------------------------------------------------------------------------


def start_up(files: Fixtures, hello: Callable[[], Path]) -> Work:
    return Work(
        "start-up", SHORT,
        [Line("`--version`", "version", "a static Swift program that prints one line", "hello", (Bound("time", 1.5),))],
        {
            "version": lambda: files.ledger(files.folder / "none.sqlite", "--version"),
            "hello": lambda: Command([str(hello())])},
        {"hello": "swiftc"})


def reports(files: Fixtures, rows: int, few: int, *, with_shell: bool) -> Work:
    """Reports read sums that are kept, so that their time does not grow with the entries."""
    n, same = count(rows), (Bound("time", 1.3),)
    lines = [
        Line(f"`report month`, {n} entries", "month", f"the same, {count(few)} entries", "month of few", same),
        Line(f"`report history`, {n} entries", "history", f"the same, {count(few)} entries", "history of few", same),
    ]
    if with_shell:
        lines.insert(0, Line(
            f"`report month`, {n} entries", "month", "`sqlite3 FILE 'SELECT 1'`", "select", (Bound("time", 3),)))

    commands = {
        "month": lambda: files.ledger(files.ledger_of(rows), "report", "month", expect=files.month(rows)),
        "month of few": lambda: files.ledger(files.ledger_of(few), "report", "month", expect=files.month(few)),
        "history": lambda: files.ledger(files.ledger_of(rows), "report", "history"),
        "history of few": lambda: files.ledger(files.ledger_of(few), "report", "history"),
    }
    if with_shell:
        commands["select"] = lambda: files.shell(files.ledger_of(rows), "SELECT 1")
    return Work("report", SHORT, lines, commands, {"select": "sqlite3"})


def peers(files: Fixtures, rows: int) -> Work:
    """The peers read the whole journal for each report: a few runs tell enough of what takes seconds to minutes.

    Beancount takes a tenth of the rows, for its memory's sake.
    """
    bounds = {"ledger 3": (Bound("time", 1 / 500),), "hledger": (Bound("time", 1 / 2_000),), "beancount": ()}
    sizes = {peer.tool: rows // 10 if peer.tool == "beancount" else rows for peer in PEERS}

    commands: dict[str, Callable[[], Command]] = {
        f"month of {size}": lambda size=size: files.ledger(files.ledger_of(size), "report", "month", expect=files.month(size))
        for size in sorted(set(sizes.values()))}
    for peer in PEERS:
        commands[peer.tool] = lambda peer=peer: files.peer_report(peer, sizes[peer.tool], PEER)

    return Work(
        "peers", LONG,
        [Line(f"`report month`, {count(size)} entries", f"month of {size}", f"{tool}, the same entries", tool, bounds[tool])
         for tool, size in sizes.items()],
        commands, {tool: tool for tool in sizes})


def imports(files: Fixtures, rows: int) -> Work:
    """All in one round: the first import makes the ledger that the next two find their rows in.

    The fourth file has the same rows in the opposite order, so that no row is spared by the bytes of the file.
    """
    n, database = count(rows), files.folder / "imported.sqlite"
    return Work(
        "import", LONG,
        [
            Line(f"`import` of {n} rows into an empty ledger", "first", "`sqlite3`: `.import`, `INSERT … SELECT`, an index",
                 "shell", (Bound("time", 1.0),)),
            Line(f"`import` of {n} rows, the newest first", "descending", "the oldest first", "first"),
            Line("`import` of the same file again, all known", "again", "the first import", "first", (Bound("time", 0.7),)),
            Line("`import` of the same rows in the other order, all known", "other order", "the first import", "first"),
        ],
        {
            "first": lambda: files.ledger_import(database, files.csv(rows), rows),
            "shell": lambda: files.shell_import(files.folder / "shell.sqlite", files.csv(rows), rows),
            "again": lambda: files.ledger_import(database, files.csv(rows), rows, known=True),
            "other order": lambda: files.ledger_import(database, files.csv(rows, "descending"), rows, known=True),
            "descending": lambda: files.ledger_import(files.folder / "descending.sqlite", files.csv(rows, "descending"), rows),
        },
        {"shell": "sqlite3"})


# The ledger finds the category by its name and the payee's number; the shell is told numbers, and checks no more than the
# references of the table.
ADD = ["add", "2.50", "Groceries", "Northside Market"]
INSERT = f"""
PRAGMA synchronous = full; PRAGMA foreign_keys = on;
INSERT INTO entry (day, amount, category_id, payee_id, account_id)
VALUES ({(date.fromisoformat(TODAY) - date(1970, 1, 1)).days}, -250, 1, 1, 1);
"""
# One payee with few rows, a text that 70 payees have, and one that nobody has, for which all must be looked at.
PAYEE_TEXTS = {"rare": "Zephyr Toys", "frequent": "Market", "none": "Quagga"}
