"""Ledgers made with the real program, and the pages and reports that it makes of them."""

import atexit
import functools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TODAY = "2026-11-29"
IMAGE_NAME = "<img src=x onerror=alert(1)>"
LONG_NAME = "Everything about the allotment garden, its Donaudampfschifffahrtsgesellschaftskapitänslaube and the hedge"
HOSTILE_PAYEE = "Bob's \"quotes\" & </script><script>alert(2)</script>"


@functools.cache
def folder() -> pathlib.Path:
    """The temporary folder of this run."""
    path = pathlib.Path(tempfile.mkdtemp(prefix="ledger-browser-tests-"))
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


class LedgerFile:
    """One ledger, asked by commands as a user would type them."""

    def __init__(self, name: str):
        self.name = name
        self.path = folder() / f"{name}.sqlite"
        self._months = {}
        self._rings = {}

    def run(self, *arguments: str) -> str:
        environment = dict(os.environ, LEDGER_DB=str(self.path), LEDGER_TODAY=TODAY)
        done = subprocess.run(
            [os.environ["BROWSER_TESTS_LEDGER"], *arguments], env=environment, capture_output=True, text=True
        )
        if done.returncode != 0:
            raise AssertionError(f"ledger {' '.join(arguments)}: status {done.returncode}\n{done.stderr}")
        return done.stdout

    def json(self, *arguments: str):
        return json.loads(self.run(*arguments, "--format", "json"))

    @functools.cache
    def page(self, *options: str) -> pathlib.Path:
        """Writes the page; the same options give the same file."""
        path = folder() / "-".join([self.name, *(option.strip("-") for option in options), "page.html"])
        self.run("report", "--format", "html", "-o", str(path), *options)
        return path

    def data(self, *options: str):
        """The document that stands in the page."""
        text = self.page(*options).read_text(encoding="utf-8")
        start = text.index('id="ledger-data">') + len('id="ledger-data">')
        return json.loads(text[start : text.index("</script>", start)])

    @functools.cache
    def entries(self, label: str):
        """`list` of a month, asked once."""
        return self.json("list", label, "--limit", "100000")["entries"]

    def month(self, label: str):
        """`report month`, asked once."""
        if label not in self._months:
            self._months[label] = self.json("report", "month", label)
        return self._months[label]

    def rings(self, label: str):
        """`report rings`, asked once."""
        if label not in self._rings:
            self._rings[label] = self.json("report", "rings", label)
        return self._rings[label]


@functools.cache
def household() -> LedgerFile:
    """The sample household of the README."""
    ledger = LedgerFile("household")
    environment = dict(
        os.environ, LEDGER_DB=str(ledger.path), LEDGER=os.environ["BROWSER_TESTS_LEDGER"], LEDGER_TODAY=TODAY
    )
    subprocess.run(
        ["sh", str(PROJECT / "sample-data" / "setup.sh")], env=environment, check=True, capture_output=True
    )
    return ledger


@functools.cache
def empty() -> LedgerFile:
    """Nothing but a currency."""
    ledger = LedgerFile("empty")
    ledger.run("config", "currency", "EUR")
    return ledger


@functools.cache
def single() -> LedgerFile:
    """One category with one entry."""
    ledger = LedgerFile("single")
    ledger.run("budget", "set", "500", "--category", "Groceries", "--from", "2026-09")
    ledger.run("add", "312.40", "Groceries", "Corner shop", "--date", "2026-11-03")
    return ledger


@functools.cache
def refunds() -> LedgerFile:
    """A month in which money only came back."""
    ledger = LedgerFile("refunds")
    ledger.run("budget", "set", "100", "--category", "Groceries", "--from", "2026-11")
    ledger.run("add", "20", "Groceries", "Corner shop", "--refund", "--date", "2026-11-03")
    ledger.run("add", "7.95", "Health", "Pharmacy", "--refund", "--date", "2026-11-04")
    return ledger


@functools.cache
def limits() -> LedgerFile:
    """Every row of the table of SEMANTICS §2: no budget, zero, used up, just over, 250 %, net refund."""
    ledger = LedgerFile("limits")
    ledger.run("budget", "set", "400", "--from", "2026-09")
    budgets = {"Zero": "0", "Zero spent": "0", "Almost": "100", "Used up": "100", "Just over": "100", "Far over": "100"}
    spent = {"Zero spent": "12", "Almost": "99.60", "Used up": "100", "Just over": "100.40", "Far over": "250", "None": "12"}
    for category in [*budgets, "None", "Back", "Abroad"]:
        ledger.run("category", "add", category)
    for category, amount in budgets.items():
        ledger.run("budget", "set", amount, "--category", category, "--from", "2026-10")
    for category, amount in spent.items():
        ledger.run("add", amount, category, "--date", "2026-11-05")
    ledger.run("budget", "set", "100", "--category", "Back", "--from", "2026-10")
    ledger.run("add", "20", "Back", "--refund", "--date", "2026-11-06")
    ledger.run("add", "45", "Abroad", "--currency", "JPY", "--date", "2026-11-06")
    ledger.run("add", "3000", "Income", "Employer", "--date", "2026-11-01")
    ledger.run("add", "60", "Department store", "--split", "None=45", "--split", "Almost=0.10", "--split", "Zero spent=14.90", "--date", "2026-10-07")
    ledger.run("balance", "add", "Nothing yet", "--total", "0", "--unit", "days", "--date", "2026-01-01")
    return ledger


@functools.cache
def colours() -> LedgerFile:
    """Categories whose colours carry no letters as they are, and a balance whose colour is the paper's."""
    ledger = LedgerFile("colours")
    pairs = ["ffffff ffffff", "000000 ffffff", "777777 777777", "ff0000 00ff00", "808000 0000ff", "ffff00 ff00ff", "1a2130 0f141d"]
    for number, pair in enumerate(pairs):
        start, end = pair.split()
        name = f"From {start} to {end}"
        ledger.run("category", "add", name, "--color-from", f"#{start}", "--color-to", f"#{end}")
        ledger.run("add", str(200 - number), name, "--date", "2026-11-05")
    ledger.run("balance", "add", "As white as paper", "--total", "10", "--unit", "days", "--date", "2026-01-01", "--card-color", "#ffffff")
    ledger.run("balance", "consume", "As white as paper", "4", "--date", "2026-02-01")
    return ledger


@functools.cache
def unbudgeted() -> LedgerFile:
    """Months without any budget, the largest of which is not the last one."""
    ledger = LedgerFile("unbudgeted")
    for month, amount in [("2025-10", "900"), ("2026-03", "200"), ("2026-07", "400"), ("2026-11", "100")]:
        ledger.run("add", amount, "Groceries", "Corner shop", "--date", f"{month}-03")
    return ledger


@functools.cache
def ahead() -> LedgerFile:
    """An entry in a month after today, which has a budget too."""
    ledger = LedgerFile("ahead")
    ledger.run("budget", "set", "100", "--from", "2026-10")
    ledger.run("add", "40", "Home", "Landlord", "--date", "2026-11-02")
    ledger.run("add", "35", "Home", "Landlord", "--date", "2027-01-02")
    ledger.run("balance", "add", "Leave", "--total", "10", "--unit", "days", "--date", "2026-01-01")
    ledger.run("balance", "consume", "Leave", "2", "--date", "2027-01-04")
    return ledger


@functools.cache
def zero() -> LedgerFile:
    """Spending against a budget of nothing."""
    ledger = LedgerFile("zero")
    ledger.run("budget", "set", "0", "--category", "Groceries", "--from", "2026-10")
    ledger.run("add", "42.50", "Groceries", "Corner shop", "--date", "2026-11-03")
    return ledger


@functools.cache
def partly_zero() -> LedgerFile:
    """A budget of nothing that is over, beside one that is not."""
    ledger = LedgerFile("partly-zero")
    ledger.run("budget", "set", "0", "--category", "Groceries", "--from", "2026-10")
    ledger.run("budget", "set", "100", "--category", "Home", "--from", "2026-10")
    ledger.run("add", "42.50", "Groceries", "Corner shop", "--date", "2026-11-03")
    ledger.run("add", "20", "Home", "Landlord", "--date", "2026-11-03")
    return ledger


@functools.cache
def carried_over() -> LedgerFile:
    """Budgets that take over what the month before left or overspent, so that one has less than nothing."""
    ledger = LedgerFile("carried-over")
    for category in ["Groceries", "Health"]:
        ledger.run("budget", "set", "100", "--category", category, "--from", "2026-10")
        ledger.run("budget", "roll-over", "both", "--category", category, "--from", "2026-10")
    for day, amount, category in [("2026-10-05", "60", "Groceries"), ("2026-10-06", "350", "Health"), ("2026-11-05", "90", "Groceries"), ("2026-11-06", "5", "Health")]:
        ledger.run("add", amount, category, "Shop", "--date", day)
    return ledger


@functools.cache
def fortune() -> LedgerFile:
    """Amounts of as many as thirteen digits before the point, in sums, budgets, cards and balances."""
    ledger = LedgerFile("fortune")
    ledger.run("budget", "set", "9999999999999.99", "--from", "2026-01")
    ledger.run("budget", "set", "5000000000000", "--category", "Home", "--from", "2026-01")
    for category, amount in [("Groceries", "8234567890123.45"), ("Home", "1234567890123.45"), ("Education", "12345678.90"), ("Health", "1.50")]:
        ledger.run("add", amount, category, "Corner shop", "--date", "2026-11-03")
    ledger.run("balance", "add", "Vast", "--total", "1234567890123", "--unit", "days", "--date", "2026-01-01")
    ledger.run("balance", "consume", "Vast", "1234567890122.5", "--date", "2026-02-01")
    return ledger


@functools.cache
def of_digits(count: int) -> LedgerFile:
    """One amount with so many digits before the point."""
    ledger = LedgerFile(f"of-{count}-digits")
    ledger.run("add", f"{'9876543210987'[:count]}.10", "Groceries", "--date", "2026-11-03")
    return ledger


@functools.cache
def returned() -> LedgerFile:
    """Without a budget, months that spent and one in which more came back."""
    ledger = LedgerFile("returned")
    ledger.run("add", "300", "Home", "Landlord", "--date", "2026-09-02")
    ledger.run("add", "120", "Home", "Landlord", "--refund", "--date", "2026-10-02")
    ledger.run("add", "60", "Home", "Landlord", "--date", "2026-11-02")
    return ledger


@functools.cache
def crowd() -> LedgerFile:
    """Forty categories with seven-digit amounts, long names, and names that look like markup."""
    ledger = LedgerFile("crowd")
    ledger.run("budget", "set", "900000", "--from", "2026-06")
    for number in range(1, 41):
        category = {7: LONG_NAME, 8: IMAGE_NAME}.get(number, f"Category number {number}")
        ledger.run("category", "add", category)
        ledger.run("budget", "set", str(number * 20000), "--category", category, "--from", "2026-10")
        amount = f"{number * number * 700}.{number + 10}"
        payee = HOSTILE_PAYEE if number == 8 else f"A shop with the number {number}"
        ledger.run("add", amount, category, payee, "--note", "</style><b>note</b>", "--date", f"2026-11-{number % 28 + 1:02}")
    ledger.run("add", "1234567.89", "Category number 1", "--date", "2026-10-10")
    ledger.run("balance", "add", "Unbezahlter Sonderurlaub für Weiterbildung", "--total", "1234567.25", "--unit", "days", "--date", "2026-01-01")
    return ledger


@functools.cache
def decade() -> LedgerFile:
    """Ten years with 100,000 entries, imported."""
    ledger = LedgerFile("decade")
    categories = ["Groceries", "Home", "Education", "Health", "Personal care"]
    rows = ["Date,Payee,Amount,Category"]
    for number in range(100_000):
        month = number * 120 // 100_000
        date = f"{2017 + month // 12}-{month % 12 + 1:02}-{number * 7 % 28 + 1:02}"
        rows.append(f"{date},Shop number {number * 31 % 400},-{number * 37 % 90 + 1}.{number * 13 % 100:02},{categories[number % 5]}")
    return of_decade(ledger, rows)


@functools.cache
def few() -> LedgerFile:
    """Ten years with one entry a month for each of the decade's categories."""
    ledger = LedgerFile("few")
    categories = ["Groceries", "Home", "Education", "Health", "Personal care"]
    rows = ["Date,Payee,Amount,Category"]
    for month in range(120):
        date = f"{2017 + month // 12}-{month % 12 + 1:02}-07"
        rows += [f"{date},Shop number {number},-{4000 + number}.00,{name}" for number, name in enumerate(categories)]
    return of_decade(ledger, rows)


@functools.cache
def strangers() -> LedgerFile:
    """Ten years with 100,000 entries, each with a payee of its own of forty characters."""
    ledger = LedgerFile("strangers")
    categories = ["Groceries", "Home", "Education", "Health", "Personal care"]
    rows = ["Date,Payee,Amount,Category"]
    for number in range(100_000):
        month = number * 120 // 100_000
        date = f"{2017 + month // 12}-{month % 12 + 1:02}-{number * 7 % 28 + 1:02}"
        payee = f"Number {number:06} of a hundred thousand shops"[:40]
        rows.append(f"{date},{payee},-{number * 37 % 90 + 1}.{number * 13 % 100:02},{categories[number % 5]}")
    return of_decade(ledger, rows)


def of_decade(ledger: LedgerFile, rows: list[str]) -> LedgerFile:
    """Imports rows into a ledger with a budget for ten years."""
    source = folder() / f"{ledger.name}.csv"
    source.write_text("\n".join(rows) + "\n", encoding="utf-8")
    ledger.run("budget", "set", "40000", "--from", "2017-01")
    ledger.run("import", str(source), "--account", "Checking")
    return ledger
