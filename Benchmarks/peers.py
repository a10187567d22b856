"""Plain-text accounting: the same rows as a journal, and the question for a month by category."""

import csv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from generate import INCOME


def category_account(category: str) -> str:
    return "Income:Pay" if category == INCOME else f"Expenses:{category}"


def negated(amount: str) -> str:
    return amount[1:] if amount.startswith("-") else "-" + amount


def write_journal(rows: csv.DictReader, out: TextIO) -> None:
    """The format that ledger 3 and hledger share."""
    for row in rows:
        out.write(f"{row['Date']} * {row['Payee']}\n"
                  f"    {category_account(row['Category'])}  {negated(row['Amount'])} USD\n"
                  f"    Assets:{row['Account']}\n\n")


def write_beancount(rows: csv.DictReader, out: TextIO) -> None:
    """Beancount wants to be told of each account, wherever in the file."""
    accounts: dict[str, None] = {}
    for row in rows:
        category, account = category_account(row["Category"]), f"Assets:{row['Account']}"
        accounts |= {category: None, account: None}
        out.write(f'{row["Date"]} * "{row["Payee"]}" ""\n  {category}  {negated(row["Amount"])} USD\n  {account}\n\n')
    for account in accounts:
        out.write(f"1970-01-01 open {account}\n")


@dataclass(frozen=True)
class Peer:
    tool: str
    ending: str
    write: Callable[[csv.DictReader, TextIO], None]
    #: The words of the command, from the program and the journal.
    report: Callable[[str, Path], list[str]]
    environment: tuple[tuple[str, str], ...] = ()

    def write_file(self, source: Path, target: Path) -> None:
        with open(source, newline="") as rows, open(target, "w") as out:
            self.write(csv.DictReader(rows), out)


PEERS = [
    Peer("ledger 3", "journal", write_journal, lambda program, journal: [
        program, "--init-file", "/dev/null", "--file", str(journal), "balance", "^Expenses", "^Income", "--period", "2026-11"]),
    Peer("hledger", "journal", write_journal, lambda program, journal: [
        program, "--file", str(journal), "balance", "expenses", "income", "--period", "2026-11"]),
    # What beancount reads it keeps for the next time; a journal that grows each day is read anew.
    Peer("beancount", "beancount", write_beancount, lambda program, journal: [
        program, "--no-errors", str(journal),
        "SELECT account, sum(position) WHERE year = 2026 AND month = 11 AND account ~ '^(Expenses|Income)' GROUP BY account"],
        (("BEANCOUNT_DISABLE_LOAD_CACHE", "1"),)),
]


def month_by_category(source: Path, month: str) -> tuple[str, ...]:
    """What each category's rows of a month add up to, as any report of it must show; without signs, which differ."""
    cents: dict[str, int] = {}
    with open(source, newline="") as rows:
        for line in rows:
            if line.startswith(month):
                _, _, _, amount, category = line.rstrip("\n").split(",")
                cents[category] = cents.get(category, 0) + int(amount.replace(".", ""))
    return tuple(f"{abs(total) // 100}.{abs(total) % 100:02d}" for total in cents.values() if total)
