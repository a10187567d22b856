#!/usr/bin/env python3
"""Write a made-up bank's CSV, the same bytes for the same options.

    python3 generate.py --rows 1000000 --output year.csv
    python3 generate.py --rows 1000 --order descending > newest-first.csv

Ten years, December 2016 to 29 November 2026, in about the same number of rows each month; 40 categories; 3,500 payees, a
few of which have most rows; about 1 % of the rows are equal to the row before; about 2 % of what is spent comes back.
A descending file has the lines of the ascending one in the opposite order. One month at a time is held in memory.
"""

import argparse
import calendar
import itertools
import random
import sys
from collections.abc import Iterator
from pathlib import Path

SEED = "alder-row-12"
MONTHS = [divmod(month, 12) for month in range(2016 * 12 + 11, 2026 * 12 + 11)]  # pairs of a year and a month from 0
LAST_DAY_OF_LAST_MONTH = 29
HEADER = "Date,Account,Payee,Amount,Category\n"

INCOME = "Income"
# Each category with what its payees are called: 50 names for 40 categories, none with a comma or a space in its own name, so
# that a category is an account of plain-text accounting too.
KINDS = {
    "Groceries": ["Market", "Bakery", "Greengrocer"], "Home": ["Landlord", "Hardware"], "Education": ["School", "Academy"],
    "Health": ["Pharmacy", "Surgery"], "Transport": ["Railway", "Tramway"], "Restaurants": ["Kitchen", "Pizzeria"],
    "Cafes": ["Coffee"], "Bars": ["Taproom"], "Lunch": ["Canteen"], "Travel": ["Travel", "Hotel"], "Flights": ["Airline"],
    "Fuel": ["Petrol"], "Parking": ["Parking"], "Car": ["Garage"], "Bicycle": ["Cycles"], "Electricity": ["Power"],
    "Heating": ["Gas"], "Water": ["Waterworks"], "Internet": ["Broadband"], "Phone": ["Mobile"], "Insurance": ["Insurance"],
    "Taxes": ["Treasury"], "Fees": ["Bank"], "Furniture": ["Furniture"], "Garden": ["Nursery"], "Tools": ["Tools"],
    "Clothes": ["Outfitters", "Tailor"], "Shoes": ["Shoes"], "Hair": ["Barber"], "Sports": ["Gym"], "Books": ["Books"],
    "Music": ["Records"], "Cinema": ["Cinema"], "Games": ["Games"], "Toys": ["Toys"], "Pets": ["Vet"],
    "Childcare": ["Daycare"], "Gifts": ["Flowers"], "Donations": ["Relief"], INCOME: ["Employer", "Agency"],
}
PLACES = """
    Northside Southgate Westbrook Eastfield Riverside Hillcrest Lakeview Oakwood Elmtree Ashdown Birchwood Cedar Maple
    Willow Hazel Juniper Laurel Linden Rowan Alder Poplar Sycamore Chestnut Walnut Hawthorn Bramble Heather Clover Fern Ivy
    Juno Castle Bridge Harbour Station Market Mill Abbey Priory Chapel Garden Orchard Meadow Valley Summit Canyon Prairie
    Island Lagoon Coral Amber Copper Silver Golden Granite Marble Flint Slate Falcon Heron Kestrel Swallow Robin Otter Badger
    Beaver Panther Lynx Aurora Zephyr
""".split()
# The first places have the most rows.
PAYEES = [(f"{place} {kind}", category) for place in PLACES for category, kinds in KINDS.items() for kind in kinds]
ACCOUNTS = ["Checking", "Joint", "Card", "Savings"]

EQUAL_SHARE, REFUND_SHARE = 0.01, 0.02

assert len(KINDS) == 40 and len(PAYEES) == len(dict(PAYEES)) == 3_500


def rows_of_month(number: int, count: int, accounts: list[str], seed: str) -> list[str]:
    """The lines of one month, oldest first. Only `random()` is used: its sequence is promised never to change."""
    year, month = MONTHS[number][0], MONTHS[number][1] + 1
    days = LAST_DAY_OF_LAST_MONTH if number == len(MONTHS) - 1 else calendar.monthrange(year, month)[1]
    dates = [f"{year}-{month:02d}-{day:02d}" for day in range(1, days + 1)]
    chance = random.Random(f"{seed}/{year}-{month:02d}").random
    lines: list[str] = []
    for row in range(count):
        luck = chance()
        if luck < EQUAL_SHARE and lines:
            lines.append(lines[-1])
            continue
        share = chance()
        payee, category = PAYEES[int(share * share * len(PAYEES))]
        account = accounts[int(chance() * len(accounts))]
        size = chance()
        if category == INCOME:
            sign, cents = "", 50_000 + int(size * 300_000)
        else:
            sign = "" if luck < EQUAL_SHARE + REFUND_SHARE else "-"
            cents = 100 + int(size * size * size * 30_000)
        lines.append(f"{dates[row * days // count]},{account},{payee},{sign}{cents // 100}.{cents % 100:02d},{category}\n")
    return lines


def account_names(count: int) -> list[str]:
    return [ACCOUNTS[n] if n < len(ACCOUNTS) else f"Account{n + 1}" for n in range(count)]


def blocks(rows: int, *, seed: str = SEED, order: str = "ascending", accounts: int = 4) -> Iterator[list[str]]:
    """The lines of the file without its header, a month at a time."""
    names = account_names(accounts)
    bounds = [rows * n // len(MONTHS) for n in range(len(MONTHS) + 1)]
    counts = [high - low for low, high in itertools.pairwise(bounds)]
    numbers = range(len(MONTHS))
    for number in numbers if order == "ascending" else reversed(numbers):
        lines = rows_of_month(number, counts[number], names, seed)
        yield lines if order == "ascending" else lines[::-1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a made-up bank's CSV, the same bytes for the same options.")
    parser.add_argument("--rows", type=int, default=1_000)
    parser.add_argument("--seed", default=SEED, help="another text makes another file")
    parser.add_argument("--order", choices=["ascending", "descending"], default="ascending")
    parser.add_argument("--accounts", type=int, default=4, help="how many accounts the rows are in")
    parser.add_argument("--output", type=Path, help="the file to write; else standard output")
    options = parser.parse_args()
    if options.rows < 0 or options.accounts < 1:
        parser.error("--rows must be 0 or more, --accounts 1 or more")
    # Line ends are written as they are, on every system.
    out = open(options.output, "w", encoding="ascii", newline="") if options.output else sys.stdout
    with out:
        out.write(HEADER)
        for lines in blocks(options.rows, seed=options.seed, order=options.order, accounts=options.accounts):
            out.writelines(lines)


if __name__ == "__main__":
    main()
