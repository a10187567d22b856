#!/usr/bin/env python3
"""Write the bank exports of an invented household, the same bytes on every run.

    python3 generate.py             make the files, check them, write them beside this script
    python3 generate.py --check     compare with what is there; exit 1 on a difference
    python3 generate.py --summary   print what each month consumed, by category

Money is counted in integer cents throughout. The script reads top to bottom: the calendar, the
household's habits (drawn from a seed), the single events of the story (written out), the transfers,
the three file formats, and last a check that reads the files back and knows nothing of the above.
"""

import csv
import io
import json
import random
import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Optional

FOLDER = Path(__file__).resolve().parent
SEED = "linden-court-3b"
FIRST_DAY = date(2025, 9, 1)
LAST_DAY = date(2026, 11, 28)
MONTHS = [(2025, m) for m in range(9, 13)] + [(2026, m) for m in range(1, 12)]

CHECKING, JOINT, CARD = "Checking", "Joint account", "Credit card"
FILES = {CHECKING: "checking.csv", JOINT: "joint-account.csv", CARD: "credit-card.tsv"}
OPENING = {CHECKING: 184_250, JOINT: 131_805, CARD: -41_236}

SPENDING = ["Home", "Groceries", "Education", "Transport", "Eating out", "Leisure", "Travel",
            "Health", "Personal care", "Gifts", "Uncategorized"]
INCOME, TRANSFER, NO_CATEGORY = "Income", "Transfer", ""


@dataclass
class Entry:
    """One row of a bank statement; negative cents are money out, as on the statement."""

    account: str
    day: date
    text: str
    cents: int
    category: str
    balance: Optional[int] = None


entries: list[Entry] = []


def book(account, day, text, cents, category):
    """Add an entry, unless its day lies outside the fifteen months."""
    if FIRST_DAY <= day <= LAST_DAY:
        entries.append(Entry(account, day, text, cents, category))


# --- Calendar and chance ------------------------------------------------------------------------


class Dice:
    """Chance for one habit in one month, so that changing a habit leaves the others as they were.

    Only `random()` is used: its sequence is the one that Python promises never to change.
    """

    def __init__(self, habit, year, month):
        self.random = random.Random(f"{SEED}/{habit}/{year}-{month:02d}").random

    def between(self, low, high):
        return low + int(self.random() * (high - low + 1))

    def pick(self, choices):
        return choices[int(self.random() * len(choices))]

    def chance(self, percent):
        return self.random() * 100 < percent


def days_of(year, month):
    day = date(year, month, 1)
    while day.month == month:
        yield day
        day += timedelta(1)


def next_business_day(day):
    while day.weekday() > 4:
        day += timedelta(1)
    return day


def previous_business_day(day):
    while day.weekday() > 4:
        day -= timedelta(1)
    return day


HOLIDAYS = [
    (date(2025, 12, 24), date(2026, 1, 2)),   # at home over Christmas
    (date(2026, 2, 14), date(2026, 2, 21)),   # a week in the snow
    (date(2026, 4, 3), date(2026, 4, 7)),     # Easter
    (date(2026, 7, 18), date(2026, 7, 30)),   # the sea
    (date(2026, 8, 22), date(2026, 8, 26)),   # a lake, by train
]
AWAY = [HOLIDAYS[1], HOLIDAYS[3], HOLIDAYS[4]]


def within(day, ranges):
    return any(first <= day <= last for first, last in ranges)


def is_workday(day):
    return day.weekday() < 5 and not within(day, HOLIDAYS)


def dearer(cents, year, month):
    """Everyday prices creep up by a quarter of a percent a month."""
    return cents * (400 + MONTHS.index((year, month))) // 400


# --- Income and standing orders -----------------------------------------------------------------


def income(year, month):
    dice = Dice("income", year, month)
    salary = 248_316 if (year, month) < (2026, 4) else 254_872
    if month == 12:
        salary += 26_000
    text = f"Salary {month:02d}/{year}, Halvorsen Robotics"
    book(CHECKING, previous_business_day(date(year, month, 25)), text, salary, INCOME)
    hours = dice.between(104, 112)
    text = f"Wages Papierschiff Books, {hours} h"
    book(JOINT, previous_business_day(date(year, month, 27)), text, hours * 1_015, INCOME)
    book(JOINT, next_business_day(date(year, month, 10)), "Family benefits office", 25_500, INCOME)


GAS_BY_MONTH = [9_640, 9_280, 7_750, 5_900, 4_300, 3_480, 3_260, 3_310, 3_940, 5_420, 7_380, 9_150]


def bills(year, month):
    """Rent, utilities, insurance and subscriptions: what the bank takes by itself."""
    def bill(account, day, text, cents, category):
        book(account, next_business_day(date(year, month, day)), text, -cents, category)

    new_year = (year, month) >= (2026, 1)
    bill(JOINT, 2, "Rent flat 3B, Linden Court", 90_500 if new_year else 89_000, "Home")
    bill(JOINT, 6, "Brightwater Power, instalment", 6_600 if new_year else 6_200, "Home")
    gas = GAS_BY_MONTH[month - 1] + Dice("gas", year, month).between(-180, 240)
    bill(JOINT, 14, "Hearthside Gas", gas, "Home")
    bill(JOINT, 15, "Fibrelo Internet 250", 3_490, "Home")
    if month in (1, 4, 7, 10):
        bill(JOINT, 20, "Municipal Waterworks, quarter", 6_840, "Home")
    bill(CHECKING, 3, "Quillmark Insurance; household, liability", 1_840, "Home")
    bill(CHECKING, 3, "Quillmark Insurance; car", 3_120, "Transport")
    bill(CHECKING, 17, "Telvio Mobile, two lines", 2_298, "Home")
    bill(CHECKING, 1, "Métroligne monthly pass", 5_800, "Transport")
    book(CARD, date(year, month, 8), "Vellumo Streaming", -1_399 if new_year else -1_299, "Leisure")
    book(CARD, date(year, month, 12), "Tonebox Music Family", -1_690, "Leisure")
    if month not in (7, 8):
        bill(JOINT, 9, "Little Otters Swim Club", 2_200, "Leisure")


def school(year, month):
    if month in (7, 8) and (year, month) != (2026, 7):
        return
    first = next_business_day(date(year, month, 4))
    book(JOINT, first, "Ahornweg School, after-school care", -11_200, "Education")
    if month != 7:
        meals = sum(is_workday(day) for day in days_of(year, month)) * 290
        book(JOINT, next_business_day(date(year, month, 11)), "Ahornweg School; lunches",
             -meals, "Education")
    if month in (10, 11, 1, 2, 3, 5):
        book(CHECKING, next_business_day(date(year, month, 18)), "Recorder lessons, Tonleiter",
             -2_800, "Education")


# --- Everyday life --------------------------------------------------------------------------------

GROCERY_FACTOR = {12: 112, 1: 95, 7: 98, 8: 94}
SMALL_SHOPS = ["Corner Bakery", "Bäckerei Sonnenkorn", "Grünkorn Bioladen", "Northside Market Express"]


def groceries(year, month):
    """The big shop each Saturday, the market every other one, small shops in the week."""
    dice = Dice("groceries", year, month)
    factor = GROCERY_FACTOR.get(month, 100)

    def buy(account, shop, low, high):
        cents = dearer(dice.between(low, high), year, month) * factor // 100
        book(account, day, shop, -cents, "Groceries")

    for day in days_of(year, month):
        if within(day, AWAY):
            if day.weekday() in (1, 4):
                shop = {2: "Dorfladen Schneeberg", 7: "Mercearia Duna, Praia", 8: "Seeladen am Steg"}[month]
                book(CARD, day, shop, -dice.between(1_450, 3_680), "Groceries")
        elif day.weekday() == 5:
            buy(JOINT, "Northside Market", 5_680, 8_190)
            if day.isocalendar()[1] % 2 == 0:
                buy(JOINT, "Fruit & Veg Bellavista, market hall", 980, 1_890)
        elif day.weekday() == 2 and dice.chance(60):
            buy(JOINT, "Kaufhalle Süd", 1_150, 2_640)
        elif day.weekday() in (0, 3, 6) and dice.chance(52):
            buy(CHECKING, dice.pick(SMALL_SHOPS), 320, 1_240)


def commuting(year, month):
    """Day tickets on the two office days, fuel for the car, a car park now and then."""
    dice = Dice("commuting", year, month)
    ticket = 560 if year == 2025 else 580
    for day in days_of(year, month):
        if is_workday(day) and day.weekday() in (1, 3) and dice.chance(88):
            book(CHECKING, day, "Métroligne day ticket", -ticket, "Transport")
    for day in (dice.between(4, 9), dice.between(19, 24)):
        if not within(date(year, month, day), AWAY):
            litres, price = dice.between(17, 26), dice.between(162, 181)
            book(CARD, date(year, month, day), "Petrona Fuel 0417", -litres * price, "Transport")
    if dice.chance(60):
        book(CARD, date(year, month, dice.between(10, 26)), "Park & Go Altstadt", -dice.pick([350, 480, 620]),
             "Transport")


COFFEE = ["Kaffeebar Lumen", "Kaffeebar Lumen", 'Café "Zum Löwen", Marktplatz',
          "Corner Bakery, coffee to go"]
LUNCH = ["Canteen Halvorsen", "Falafel Zaytuna", "Soup & Söhne", "Curry Leaf, lunch menu"]
DINNER = ["Trattoria Nonna Pia", "Crêperie L'Étoile", "海風 Umikaze Sushi", "Burger Yard",
          "Gasthaus Krone-Linde", "Ταβέρνα Γαλάζιο"]


def eating_out(year, month):
    dice = Dice("eating out", year, month)
    for day in days_of(year, month):
        if is_workday(day) and day.weekday() in (0, 2, 4) and dice.chance(50):
            book(CHECKING, day, dice.pick(COFFEE), -dice.pick([290, 320, 320, 380, 410]), "Eating out")
        if is_workday(day) and day.weekday() in (1, 3) and dice.chance(58):
            book(CHECKING, day, dice.pick(LUNCH), -dice.between(780, 1_290), "Eating out")
        if month in (5, 6, 7, 8) and day.weekday() == 6 and not within(day, AWAY) and dice.chance(60):
            book(CHECKING, day, "Gelateria Pistacchio d'Oro", -dice.pick([660, 780, 840, 990]), "Eating out")
    sundays = [day for day in days_of(year, month) if day.weekday() == 6 and not within(day, AWAY)]
    book(CARD, dice.pick(sundays), dice.pick(DINNER), -dice.between(3_480, 5_390), "Eating out")
    if dice.chance(45):
        friday = next(day for day in days_of(year, month) if day.weekday() == 4)
        book(CARD, friday + timedelta(7), "Pronto Pizza Bike 🍕", -dice.between(2_290, 3_460), "Eating out")


LEISURE = ["Kino Odéon", "Kletterhalle Griffig", "Papierschiff Books", "Pixel Arcade 🎮", "Museum of Tides",
           "Zoo am Weiher"]


def leisure(year, month):
    dice = Dice("leisure", year, month)
    for _ in range(dice.between(1, 3)):
        day = date(year, month, dice.between(2, 27))
        book(CARD, day, dice.pick(LEISURE), -dice.between(890, 2_650), "Leisure")
    if month in (6, 7, 8):
        for day in days_of(year, month):
            if day.weekday() in (3, 6) and not within(day, AWAY) and dice.chance(45):
                book(CHECKING, day, "Freibad Nord, family ticket", -950, "Leisure")


def body(year, month):
    """Pharmacy, hairdresser, drugstore, clothes."""
    dice = Dice("body", year, month)
    for _ in range(dice.between(1, 2) + (month in (11, 12, 1, 2))):
        book(JOINT, next_business_day(date(year, month, dice.between(3, 25))), "Lindqvist Pharmacy",
             -dice.between(590, 2_180), "Health")
    for day in (dice.between(3, 12), dice.between(15, 26)):
        book(CHECKING, next_business_day(date(year, month, day)), "Drogerie Rosmarin",
             -dice.between(680, 2_140), "Personal care")
    if month % 2 == 0:
        cut = next_business_day(date(year, month, dice.between(12, 21)))
        book(CHECKING, cut, "Hair Studio Élan", -dice.pick([3_600, 4_200, 4_800]), "Personal care")
    if dice.chance(60):
        shop = dice.pick(["Ekström Kids & Co", "Schuhhaus Flink", "Modehaus Véronne"])
        book(CARD, date(year, month, dice.between(5, 26)), shop, -dice.between(1_990, 4_490), "Personal care")


def household(year, month):
    dice = Dice("household", year, month)
    for _ in range(dice.between(1, 2)):
        shop = dice.pick(["Oakline Living", "Hammer & Dübel", "Gartenwelt Iris", "Lumenhaus Lamps"])
        book(CARD, date(year, month, dice.between(3, 26)), shop, -dice.between(890, 3_980), "Home")


# --- The story: single events, written out ----------------------------------------------------------

STORY = """
2025-09-05 | Joint account | Ahornweg School, books and materials      |  -86.40 | Education
2025-09-08 | Credit card   | Tintenklecks Stationery                   |  -41.75 | Education
2025-09-13 | Credit card   | Ranzen & Rucksack, school bag             |  -89.00 | Education
2025-09-16 | Credit card   | Tintenklecks Stationery, refund           |   12.90 | Education
2025-09-20 | Credit card   | Flora & Fern, birthday flowers            |  -34.50 | Gifts
2025-10-03 | Credit card   | Rail Nova, long weekend                   |  -87.60 | Travel
2025-10-05 | Credit card   | Pension Waldblick, 2 nights               | -178.00 | Travel
2025-10-11 | Checking      | ATM withdrawal 4471                       |  -50.00 |
2025-10-22 | Credit card   | Ekström Kids & Co, winter jacket          |  -64.95 | Personal care
2025-10-28 | Credit card   | Ekström Kids & Co, jacket returned        |   64.95 | Personal care
2025-11-15 | Credit card   | Regenbogen Toys 🎁                        |  -42.80 | Gifts
2025-11-21 | Joint account | Physio Balance, 6 sessions, own share     |  -58.20 | Health
2025-11-29 | Credit card   | 文具のミナト Minato Stationery (JPY 4,980) |  -30.45 | Gifts
2025-12-06 | Credit card   | Regenbogen Toys 🎁                        |  -78.90 | Gifts
2025-12-07 | Checking      | Christmas market, "Glühwein & Mandeln"    |  -18.50 | Eating out
2025-12-10 | Credit card   | Papierschiff Books, gift cards            |  -60.00 | Gifts
2025-12-13 | Joint account | Tannenhof, Christmas tree                 |  -38.00 | Home
2025-12-16 | Credit card   | Goldschmiede Lys                          |  -94.00 | Gifts
2025-12-19 | Checking      | Parcel to grandparents, counter 2         |  -16.49 | Gifts
2025-12-20 | Credit card   | Wollfaden, scarves and hats               |  -57.80 | Gifts
2025-12-21 | Checking      | Christmas market, "Glühwein & Mandeln"    |  -22.00 | Eating out
2025-12-23 | Joint account | Delikatessen Havn & Søn                   |  -47.35 | Groceries
2025-12-27 | Credit card   | Trattoria Nonna Pia, family lunch         |  -86.20 | Eating out
2026-01-07 | Credit card   | Regenbogen Toys, double present returned  |   34.95 | Gifts
2026-01-14 | Joint account | Optik Größling, child's glasses           |  -72.00 | Health
2026-01-17 | Credit card   | Regenbogen Toys 🎁, birthday party        |  -48.60 | Gifts
2026-01-24 | Credit card   | Kegelbahn Nordstern, party for eight      |  -74.00 | Leisure
2026-02-07 | Checking      | ATM withdrawal 4471                       |  -60.00 |
2026-02-12 | Joint account | Brightwater Power, yearly settlement      |   84.27 | Home
2026-02-14 | Credit card   | Rail Nova, Schneeberg and back            |  -94.80 | Travel
2026-02-20 | Credit card   | Jugendherberge Schneeberg                 | -246.00 | Travel
2026-02-18 | Credit card   | Skiverleih Pulverschnee                   |  -63.00 | Leisure
2026-03-09 | Joint account | Laundrette Schaumkrone                    |   -9.50 | Home
2026-03-10 | Checking      | Appliance repair, call-out "no repair"    |  -79.00 | Home
2026-03-12 | Joint account | Laundrette Schaumkrone                    |  -11.00 | Home
2026-03-13 | Joint account | Elektrohof Brandtner, washing machine     | -549.00 | Home
2026-03-18 | Joint account | Elektrohof Brandtner, price match         |   30.00 | Home
2026-03-21 | Credit card   | Flora & Fern                              |  -27.90 | Gifts
2026-04-02 | Credit card   | Osterwerkstatt, chocolate and paint       |  -24.30 | Gifts
2026-04-03 | Credit card   | Rail Nova, Easter at the grandparents     |  -76.40 | Travel
2026-04-06 | Credit card   | Gasthaus Krone-Linde, Easter Monday       |  -71.50 | Eating out
2026-04-15 | Checking      | Rail Nova, compensation for delay         |   19.10 | Transport
2026-04-19 | Credit card   | PYM*KR 88213                              |  -14.50 |
2026-04-22 | Checking      | Velo-Werkstatt, service child's bike      |  -54.00 | Transport
2026-05-08 | Credit card   | Flora & Fern, Mother's Day                |  -32.00 | Gifts
2026-05-12 | Joint account | Dental practice am Park, crown            | -312.00 | Health
2026-05-20 | Joint account | Ahornweg School, class trip               |  -68.00 | Education
2026-05-23 | Credit card   | Open Air Wiese, three tickets             |  -66.00 | Leisure
2026-05-30 | Joint account | Cash deposit, machine 12                  |   85.00 |
2026-06-05 | Credit card   | Open Air Wiese, cancelled by rain         |   66.00 | Leisure
2026-06-11 | Joint account | Sanovelle Health Insurance, reimbursement |  249.60 | Health
2026-06-13 | Credit card   | Casa do Farol, deposit summer             | -160.00 | Travel
2026-06-17 | Joint account | Tax office, refund for 2025               |  186.35 | Income
2026-06-19 | Credit card   | Sandburg & Meer, beach things             |  -38.70 | Leisure
2026-06-24 | Joint account | Ahornweg School, class trip, overpaid     |   11.50 | Education
2026-06-27 | Credit card   | Wollfaden, present for the teacher        |  -22.00 | Gifts
2026-07-03 | Credit card   | Aerovela, three seats                     | -286.50 | Travel
2026-07-18 | Checking      | Airport bus                               |  -21.00 | Travel
2026-07-19 | Credit card   | Casa do Farol, balance                    | -418.00 | Travel
2026-07-20 | Credit card   | Padaria Areia Branca ☀️                   |  -11.40 | Eating out
2026-07-22 | Credit card   | Restaurante Maré Cheia                    |  -48.60 | Eating out
2026-07-24 | Credit card   | Barco Estrela, dolphin tour 🐬            |  -58.00 | Leisure
2026-07-27 | Credit card   | Gelados São Vento                         |   -9.80 | Eating out
2026-07-29 | Credit card   | Casa do Farol, city tax                   |  -18.00 | Travel
2026-08-05 | Credit card   | Casa do Farol, refund of key deposit      |   40.00 | Travel
2026-08-11 | Credit card   | Camping Seeufer, booking                  | -214.00 | Travel
2026-08-15 | Credit card   | Oakline Living, bunk bed                  | -289.00 | Home
2026-08-22 | Credit card   | Rail Nova, family return                  | -104.70 | Travel
2026-08-23 | Credit card   | Bootsverleih Seeufer                      |  -36.00 | Leisure
2026-08-25 | Checking      | ATM withdrawal 0932                       |  -50.00 |
2026-08-26 | Credit card   | Fischerhütte am See                       |  -57.30 | Eating out
2026-09-01 | Credit card   | Gym card, Halle Ost, 10 visits            |  -75.00 | Leisure
2026-09-04 | Joint account | Ahornweg School, books and materials      |  -92.15 | Education
2026-09-07 | Credit card   | Tintenklecks Stationery                   |  -38.20 | Education
2026-09-15 | Checking      | Pronto Pizza Bike, order never came       |   27.40 | Eating out
2026-09-19 | Credit card   | Flora & Fern, birthday flowers            |  -36.00 | Gifts
2026-10-03 | Checking      | Instant payment received                  |   27.50 |
2026-10-09 | Credit card   | Winter tyres, Reifen-Rad                  | -118.00 | Transport
2026-10-15 | Checking      | Kaffeebar Lumen                           |   -3.20 | Eating out
2026-10-15 | Checking      | Kaffeebar Lumen                           |   -3.20 | Eating out
2026-10-17 | Joint account | Northside Market, deposit and return      |   14.85 | Groceries
2026-10-24 | Credit card   | Rail Nova, autumn break                   |  -69.80 | Travel
2026-10-26 | Credit card   | Pension Waldblick, 2 nights               | -186.00 | Travel
2026-11-05 | Credit card   | Halle Klangwerk, two concert tickets 🎻   |  -76.00 | Leisure
2026-11-11 | Checking      | Lantern walk, "Martinsgans" stall         |  -14.00 | Eating out
2026-11-14 | Checking      | ATM withdrawal 4471                       |  -40.00 |
2026-11-18 | Credit card   | Lumenhaus Lamps, lamp returned            |   24.90 | Home
2026-11-20 | Credit card   | Rail Nova, Christmas saver fare           |  -49.90 | Travel
2026-11-21 | Credit card   | Regenbogen Toys 🎁                        |  -46.90 | Gifts
2026-11-26 | Joint account | Delikatessen Havn & Søn                   |  -32.60 | Groceries
2026-11-27 | Credit card   | Adventskranz, Flora & Fern                |  -28.50 | Gifts
"""


def cents_of(text):
    """Cents of an amount such as `-1234.56`."""
    whole, _, part = text.strip().removeprefix("-").partition(".")
    cents = int(whole) * 100 + int(part)
    return -cents if text.strip().startswith("-") else cents


def story():
    for line in STORY.strip().splitlines():
        day, account, text, amount, category = (cell.strip() for cell in line.split("|"))
        book(account, date.fromisoformat(day), text, cents_of(amount), category)


# --- Transfers: both legs, the second one up to two days later ---------------------------------------


def move(left, arrived, amount, day, delay, out_text, in_text):
    arrival = day + timedelta(delay)
    if arrival.weekday() > 4:
        arrival = day
    book(left, day, out_text, -amount, TRANSFER)
    book(arrived, arrival, in_text, amount, TRANSFER)


def transfers(year, month):
    dice = Dice("transfers", year, month)
    share = 46_000 if (year, month) < (2026, 4) else 48_000
    move(CHECKING, JOINT, share, next_business_day(date(year, month, 1)), dice.between(0, 2),
         "Standing order to joint account", "Standing order, household share")

    # The card is paid in full: what it owed when the month began.
    first = date(year, month, 1)
    owed = -OPENING[CARD] - sum(e.cents for e in entries if e.account == CARD and e.day < first)
    move(CHECKING, CARD, owed, next_business_day(date(year, month, 5)), dice.between(0, 2),
         "Credit card settlement", "Payment received, thank you")

    # The savings account is at another bank and has no file here, so this leg stands alone.
    saved = 95_000 if (year, month) < (2026, 4) else 105_000
    book(CHECKING, previous_business_day(date(year, month, 27)), "To savings account, Ufer Sparbank",
         -saved, TRANSFER)
    if (year, month) == (2026, 3):
        book(CHECKING, date(2026, 3, 11), "From savings account, Ufer Sparbank", 60_000, TRANSFER)


# --- The three formats --------------------------------------------------------------------------------


def rows_of(account):
    """The account's entries, oldest first, each with the balance after it."""
    balance, rows = OPENING[account], []
    for entry in sorted((e for e in entries if e.account == account), key=lambda e: e.day):
        balance += entry.cents
        rows.append((entry, balance))
    return rows


def point(cents):
    """`-1234.56`"""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def comma(cents):
    """`-1.234,56`"""
    whole = f"{abs(cents) // 100:,}".replace(",", ".")
    return f"{'-' if cents < 0 else ''}{whole},{abs(cents) % 100:02d}"


def table(rows, **dialect):
    text = io.StringIO()
    csv.writer(text, **dialect).writerows(rows)
    return text.getvalue()


def checking_csv():
    rows = [[e.day.isoformat(), e.text, point(e.cents), point(balance), e.category]
            for e, balance in reversed(rows_of(CHECKING))]
    header = ["Date", "Description", "Amount", "Balance", "Category"]
    return table([header] + rows, lineterminator="\n").encode()


def joint_account_csv():
    rows = [[f"{e.day:%d.%m.%Y}", e.text, comma(-e.cents) if e.cents < 0 else "",
             comma(e.cents) if e.cents > 0 else "", comma(balance), "EUR", e.category]
            for e, balance in rows_of(JOINT)]
    header = ["Date", "Description", "Debit", "Credit", "Balance", "Currency", "Category"]
    return table([header] + rows, delimiter=";", lineterminator="\r\n").encode("utf-8-sig")


def credit_card_tsv():
    rows = [[f"{e.day:%d/%m/%Y}", f"VC-{e.day:%y%m%d}-{number:04d}", e.text, point(e.cents), e.category]
            for number, (e, _) in enumerate(rows_of(CARD), start=1)]
    header = ["Date", "Transaction ID", "Description", "Amount", "Category"]
    return "".join("\t".join(row) + "\n" for row in [header] + rows).encode()


def generate():
    """Every file, by name."""
    entries.clear()
    story()
    for year, month in MONTHS:
        for habit in (income, bills, school, groceries, commuting, eating_out, leisure, body, household):
            habit(year, month)
    for year, month in MONTHS:
        transfers(year, month)
    files = {"checking.csv": checking_csv(), "joint-account.csv": joint_account_csv(),
             "credit-card.tsv": credit_card_tsv()}
    files["expected.json"] = expected_json(read_back(files)).encode()
    return files


# --- Reading back, and what each month adds up to -----------------------------------------------------


def read_back(files):
    """The entries as a reader of the three files sees them; each running balance is verified."""
    found = []

    def add(account, day, text, cents, category, balance=None):
        found.append(Entry(account, day, text, cents, category, balance))

    for row in list(csv.DictReader(io.StringIO(files["checking.csv"].decode())))[::-1]:
        add(CHECKING, date.fromisoformat(row["Date"]), row["Description"], cents_of(row["Amount"]),
            row["Category"], cents_of(row["Balance"]))

    def german(text):
        return cents_of(text.replace(".", "").replace(",", "."))

    text = io.StringIO(files["joint-account.csv"].decode("utf-8-sig"), newline="")
    for row in csv.DictReader(text, delimiter=";"):
        day, month, year = map(int, row["Date"].split("."))
        require(bool(row["Debit"]) != bool(row["Credit"]), "either a debit or a credit", row)
        cents = german(row["Credit"]) if row["Credit"] else -german(row["Debit"])
        add(JOINT, date(year, month, day), row["Description"], cents, row["Category"], german(row["Balance"]))

    ids = Counter()
    for line in files["credit-card.tsv"].decode().splitlines()[1:]:
        written, reference, text, amount, category = line.split("\t")
        day, month, year = map(int, written.split("/"))
        ids[reference] += 1
        add(CARD, date(year, month, day), text, cents_of(amount), category)
    require(max(ids.values()) == 1, "transaction ids are unique")

    for account in (CHECKING, JOINT):
        balance = OPENING[account]
        for entry in (e for e in found if e.account == account):
            balance += entry.cents
            require(entry.balance == balance, "running balance adds up", entry)
            require(balance > 0, "account stays above zero", entry)
    return found


def monthly_totals(found):
    """`{"2025-09": {"consumed": …, "income": …, "categories": {…}}}` in cents.

    Consumed is minus the sum over spending categories, refunds included. Transfers count nowhere.
    A row without a category counts by its sign: out is consumed (Uncategorized), in is income.
    """
    months = {f"{y}-{m:02d}": {"consumed": 0, "income": 0, "categories": dict.fromkeys(SPENDING, 0)}
              for y, m in MONTHS}
    for entry in found:
        month = months[f"{entry.day:%Y-%m}"]
        if entry.category == TRANSFER:
            continue
        if entry.category == INCOME or (entry.category == NO_CATEGORY and entry.cents > 0):
            month["income"] += entry.cents
        else:
            month["categories"][entry.category or "Uncategorized"] -= entry.cents
            month["consumed"] -= entry.cents
    return months


def expected_json(found):
    months = [{"month": name, "consumed": point(m["consumed"]), "income": point(m["income"]),
               "categories": {category: point(cents) for category, cents in m["categories"].items()}}
              for name, m in monthly_totals(found).items()]
    return json.dumps({"months": months}, indent=2, ensure_ascii=False) + "\n"


def print_summary(found):
    months = monthly_totals(found)
    columns = SPENDING + ["consumed", "income"]
    print("month    " + "".join(f"{name[:11]:>12}" for name in columns))
    for name, m in months.items():
        figures = [m["categories"][c] for c in SPENDING] + [m["consumed"], m["income"]]
        print(f"{name}  " + "".join(f"{point(cents):>12}" for cents in figures))
    print()
    for account, file in FILES.items():
        own = [e for e in found if e.account == account]
        closing = OPENING[account] + sum(e.cents for e in own)
        print(f"{file:18} {len(own):5} rows   {account}: {point(OPENING[account])} -> {point(closing)}")


# --- The check ------------------------------------------------------------------------------------------


class Broken(Exception):
    """A promise of README.md that the files do not keep."""


def require(condition, promise, found=""):
    if not condition:
        raise Broken(f"{promise}: {found}" if found else promise)


def self_check(files):
    found = read_back(files)
    months = monthly_totals(found)
    check_files(files, found)
    check_transfers(found)
    check_story(found, months)
    check_budgets(months)
    check_setup()


def check_files(files, found):
    require(len(found) >= 1000, "at least 1000 rows", len(found))
    for entry in found:
        require(FIRST_DAY <= entry.day <= LAST_DAY, "every day lies in the fifteen months", entry)
        require(entry.cents != 0, "no amount is zero", entry)
        require(entry.category in SPENDING[:-1] + [INCOME, TRANSFER, NO_CATEGORY], "known category", entry)
    require(files["joint-account.csv"].startswith(b"\xef\xbb\xbf"), "the joint account has a BOM")
    require(files["joint-account.csv"].count(b"\n") == files["joint-account.csv"].count(b"\r\n"),
            "the joint account has CRLF line ends")
    require(b"\r" not in files["checking.csv"] + files["credit-card.tsv"], "the others have LF line ends")


def check_transfers(found):
    """Each leg in Checking has its other half in one of the two other files, and none is left over."""
    legs = [e for e in found if e.category == TRANSFER]
    others = [e for e in legs if e.account != CHECKING]
    for leg in (e for e in legs if e.account == CHECKING and "savings" not in e.text):
        match = next((o for o in others if o.cents == -leg.cents
                      and 0 <= (o.day - leg.day).days <= 2), None)
        require(match, "both legs of a transfer are there", leg)
        others.remove(match)
    require(not others, "no leg of a transfer stands alone", others)
    require(len(legs) == 5 * len(MONTHS) + 1, "two transfers and a saving each month", len(legs))


def check_story(found, months):
    refunds = [e for e in found if e.cents > 0 and e.category in SPENDING[:-1]]
    require(len(refunds) >= 8, "at least 8 refunds", len(refunds))
    bare = [e for e in found if e.category == NO_CATEGORY]
    require(len(bare) <= 8 and {e.cents > 0 for e in bare} == {True, False},
            "at most 8 rows without category, both signs", bare)
    net = [(name, c) for name, m in months.items() for c, cents in m["categories"].items() if cents < 0]
    require(net == [("2026-06", "Health")], "one net refund: Health in June 2026", net)
    require(not any(e.category == "Education" and f"{e.day:%Y-%m}" == "2026-08" for e in found),
            "no Education in August 2026")
    keys = Counter((e.account, e.day, e.text, e.cents) for e in found)
    twins = [key for key, count in keys.items() if count > 1]
    require(twins == [(CHECKING, date(2026, 10, 15), "Kaffeebar Lumen", -320)], "two equal coffees", twins)
    for name, m in months.items():
        require(230_000 <= m["consumed"] <= 320_000, f"consumed in {name}", point(m["consumed"]))
        require(360_000 <= m["income"] <= 420_000, f"income in {name}", point(m["income"]))


def budgets_of_setup():
    """What `budget set` in setup.sh says: rows and overrides by category, None for the whole month."""
    rows, overrides = defaultdict(dict), {}
    line = r'budget set ([0-9.]+)(?: --category (?:"([^"]+)"|(\S+)))? --(from|month) (\S+)'
    for amount, quoted, plain, scope, month in re.findall(line, (FOLDER / "setup.sh").read_text()):
        cents = cents_of(amount if "." in amount else amount + ".00")
        category = quoted or plain or None
        if scope == "from":
            rows[category][month] = cents
        else:
            overrides[category, month] = cents

    def effective(category, month):
        newest = max((start for start in rows[category] if start <= month), default=None)
        return overrides.get((category, month), rows[category].get(newest))

    return effective


def check_budgets(months):
    budget = budgets_of_setup()
    over = [name for name, m in months.items() if m["consumed"] > budget(None, name)]
    require(over and "2026-11" not in over, "an earlier month is over its budget, November is not", over)
    november = months["2026-11"]["categories"]
    used = {c: november[c] * 100 // budget(c, "2026-11") for c in SPENDING if budget(c, "2026-11")}
    require("Gifts" not in used, "Gifts has no budget")
    require([c for c, percent in used.items() if percent >= 100] == ["Leisure"], "Leisure alone is over", used)
    require([c for c, percent in used.items() if 95 <= percent < 100] == ["Groceries"],
            "Groceries is close to its budget", used)
    require(all(percent < 90 for c, percent in used.items() if c not in ("Leisure", "Groceries")),
            "the others are comfortable", used)


def check_setup():
    """What setup.sh types by hand: opening balances, and the days and visits consumed."""
    setup = (FOLDER / "setup.sh").read_text()
    for account, cents in OPENING.items():
        line = rf'account add "?{account}"? --opening {re.escape(point(cents))}\n'
        require(re.search(line, setup), f"setup.sh opens {account} with {point(cents)}")
    consumed = re.findall(r'balance consume "(.+)" ([0-9.]+) --date (\S+)', setup)
    leave = [(float(days), day) for title, days, day in consumed if title == "Annual leave"]
    require(sum(days for days, day in leave if day <= "2026-11-29") == 17.5, "17.5 days of leave taken", leave)
    require(sum(days for days, day in leave if day > "2026-11-29") == 3, "3 days of leave planned", leave)
    require(sum(title == "Gym card" for title, _, _ in consumed) == 7, "7 visits", consumed)


# --- Command line -----------------------------------------------------------------------------------------


def main(arguments):
    if arguments not in ([], ["--check"], ["--summary"]):
        print(__doc__.strip(), file=sys.stderr)
        return 64
    files = generate()
    if arguments == ["--summary"]:
        print_summary(read_back(files))
        return 0
    try:
        self_check(files)
    except Broken as broken:
        print(f"generate.py: not as promised: {broken}", file=sys.stderr)
        return 1
    stale = [name for name, data in files.items()
             if not (FOLDER / name).exists() or (FOLDER / name).read_bytes() != data]
    if arguments == ["--check"]:
        for name in stale:
            print(f"generate.py: {name} differs; run python3 {Path(__file__).name}", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        (FOLDER / name).write_bytes(files[name])
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
