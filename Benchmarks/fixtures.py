"""The files that the works are done on, each made when the first work asks for it."""

import functools
import shutil
import subprocess
import sys
from pathlib import Path

from measure import Command, Measuring
from peers import Peer, month_by_category
from tools import Tool

FOLDER = Path(__file__).resolve().parent
TODAY, MONTH = "2026-11-29", "2026-11"


def remove_database(path: Path) -> None:
    """Takes away a SQLite file with all that this ledger and SQLite keep beside it."""
    for ending in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    shutil.rmtree(path.with_name(path.name + ".snapshots"), ignore_errors=True)


class Fixtures:
    def __init__(self, folder: Path, found: dict[str, Tool], measuring: Measuring):
        self.folder, self.found, self.measuring = folder, found, measuring
        self.journals: set[Path] = set()

    # --- Commands, as words -----------------------------------------------------------------------------------

    def ledger(self, database: Path, *words: str, **options) -> Command:
        path = self.found["this ledger"].path or "ledger"
        return Command([path, *words], environment={"LEDGER_DB": str(database), "LEDGER_TODAY": TODAY}, **options)

    def shell(self, database: Path, sql: str, **options) -> Command:
        path = self.found["sqlite3"].path or "sqlite3"
        return Command([path, "-batch", "-bail", "-init", "/dev/null", str(database), sql], **options)

    def ledger_import(self, database: Path, source: Path, rows: int, *, known: bool = False) -> Command:
        """An import into a ledger that is not there yet; with `known`, into what the one before it left."""
        counts = (f"{rows} rows · 0 new · {rows} known",) if known else (f"{rows} rows · {rows} new · 0 known",)
        prepare = (lambda: None) if known else (lambda: remove_database(database))
        return self.ledger(database, "import", str(source), "--create-categories", prepare=prepare, expect=counts)

    def shell_import(self, database: Path, source: Path, rows: int) -> Command:
        script = f".read '{FOLDER / 'shell' / 'import.sql'}'"
        return self.shell(database, script, stdin=source, prepare=lambda: remove_database(database), expect=(str(rows),))

    def peer_report(self, peer: Peer, rows: int, runs: int) -> Command:
        return Command(peer.report(self.found[peer.tool].path or peer.tool, self.journal(peer, rows)),
                       environment=dict(peer.environment), expect=self.month(rows), runs=runs)

    # --- Files ------------------------------------------------------------------------------------------------

    @functools.cache
    def csv(self, rows: int, order: str = "ascending") -> Path:
        path = self.folder / f"{rows}-{order}.csv"
        self._say(f"making {path.name}")
        subprocess.run([sys.executable, FOLDER / "generate.py", "--rows", str(rows), "--order", order, "--output", path],
                       check=True)
        return path

    @functools.cache
    def month(self, rows: int) -> tuple[str, ...]:
        """The amounts that a report of the last month shows."""
        return month_by_category(self.csv(rows), MONTH)

    def journal(self, peer: Peer, rows: int) -> Path:
        """Two of the peers read the same one."""
        path = self.folder / f"{rows}.{peer.ending}"
        if path not in self.journals:
            self._say(f"making {path.name}")
            peer.write_file(self.csv(rows), path)
            self.journals.add(path)
        return path

    @functools.cache
    def ledger_of(self, rows: int, name: str = "ledger") -> Path:
        """A ledger that holds the rows; under another name, one to write to."""
        path = self.folder / f"{name}-{rows}.sqlite"
        self._say(f"making {path.name}")
        if rows == 0:
            remove_database(path)
            self.measuring.run(self.ledger(path, "list"))
        else:
            self.measuring.run(self.ledger_import(path, self.csv(rows), rows))
        return path

    @functools.cache
    def shell_database_of(self, rows: int) -> Path:
        path = self.folder / f"shell-{rows}.sqlite"
        self._say(f"making {path.name}")
        self.measuring.run(self.shell_import(path, self.csv(rows), rows))
        return path

    def _say(self, text: str) -> None:
        print(f"  {text} …", file=sys.stderr, flush=True)
