"""How figures have to stand on the page, worked out anew from the JSON reports with exact fractions."""

import math
from fractions import Fraction

MONTHS = "January February March April May June July August September October November December".split()
STATUSES = {"within": "within", "usedUp": "used up", "over": "over", "unbudgeted": "no budget"}


def grouped(amount: str) -> str:
    """The amount with its thousands grouped: -1234.50 is -1,234.50."""
    whole, point, decimals = amount.partition(".")
    sign, digits = ("-", whole[1:]) if whole.startswith("-") else ("", whole)
    return sign + (f"{int(digits):,}" if digits.isdigit() else digits) + point + decimals


def title(label: str) -> str:
    return f"{MONTHS[int(label[5:7]) - 1]} {label[:4]}"


def percent(part: str, base: str | None) -> str:
    """Rounded down below 100 and up above, "–" without a base above zero (SEMANTICS §2)."""
    if base is None or Fraction(base) <= 0:
        return "–"
    exact = Fraction(part) / Fraction(base) * 100
    return f"{math.ceil(exact) if exact > 100 else math.floor(exact):,} %"


def average(fraction: float) -> str:
    """The mean of the rings with one decimal."""
    exact = Fraction(f"{fraction:.15g}") * 1000
    tenths = math.ceil(exact) if exact > 1000 else math.floor(exact)
    return f"{'-' if tenths < 0 else ''}{abs(tenths) // 10:,}.{abs(tenths) % 10} %"


def remaining(position: dict) -> str:
    if position["status"] == "unbudgeted":
        return "no budget"
    if position["status"] == "over":
        return f"over by {grouped(position['remaining'].removeprefix('-'))}"
    return f"{grouped(position['remaining'])} left"


def pace(report: dict) -> str | None:
    """What is left for each day of a month that lasts, today among them, rounded down."""
    if report["pace"] is None:
        return None
    expense, pace = report["expense"], report["pace"]
    if expense["status"] == "over":
        return f"over by {grouped(expense['remaining'].removeprefix('-'))}"
    if expense["status"] == "unbudgeted":
        return f"{grouped(pace['consumedPerDay'])} a day consumed"
    decimals = len(expense["remaining"].partition(".")[2])
    share = Fraction(expense["remaining"]) * 10**decimals // (pace["days"] - pace["day"] + 1)
    digits = str(share).rjust(decimals + 1, "0")
    return f"{grouped(digits[:-decimals] + '.' + digits[-decimals:] if decimals else digits)} a day left"


def optional(position: dict, key: str) -> str:
    return "–" if position[key] is None else grouped(position[key])


def expense_row(expense: dict) -> list[str]:
    """A month's row in the tables behind the capsules and the history."""
    return [
        title(expense["month"]),
        grouped(expense["consumed"]),
        optional(expense, "available"),
        optional(expense, "remaining"),
        percent(expense["consumed"], expense["available"]),
        "not yet begun" if expense["future"] and not float(expense["consumed"]) else STATUSES[expense["status"]],
    ]


def drawn_months(months: dict, data: dict) -> list[str]:
    """The months of the history: without quiet ones before the page's first, but twelve at least."""
    labels = sorted(months)
    own = {month["month"] for month in data["months"]}
    while len(labels) > 12 and labels[0] not in own and months[labels[0]]["status"] == "unbudgeted" and not Fraction(months[labels[0]]["consumed"]):
        labels.pop(0)
    return labels


def category_rows(month: dict) -> list[list[str]]:
    """The table behind the list, which has a column for what was carried over where there is any."""
    has_carried = any(Fraction(share["carried"]) for share in month["categories"] if share["carried"] is not None)
    return [category_row(share, has_carried) for share in month["categories"]]


def category_row(share: dict, has_carried: bool) -> list[str]:
    """A category's row in that table."""
    carried = "–" if share["status"] == "unbudgeted" else grouped(share["carried"] or "")
    is_refund = share["wholePercent"] is None
    status = STATUSES[share["status"]]
    return [
        share["name"],
        grouped(share["amount"]),
        "–" if is_refund else f"{share['wholePercent']} %",
        optional(share, "budget"),
        *([carried] if has_carried else []),
        optional(share, "remaining"),
        percent(share["amount"], share["available"]),
        f"net refund, {status}" if is_refund else status,
    ]


def ring_row(ring: dict) -> list[str]:
    return [
        ring["name"],
        ring["kind"],
        grouped(ring["amount"]),
        grouped(ring["total"]),
        None,  # compared apart: a ring may count something else than decimals
        STATUSES[ring["status"]],
    ]


def balance_row(card: dict) -> list[str]:
    figures = [grouped(card[key]) for key in ["total", "consumed", "planned", "expired", "balance"]]
    return [card["title"], card["unit"], *figures, percent(quantity(card["consumed"]), quantity(card["total"]))]


def quantity(text: str) -> str:
    """A quantity as a number: 7h20 is 440 minutes."""
    hours, mark, minutes = text.partition("h")
    if not mark:
        return text
    whole = int(hours.removeprefix("-")) * 60 + int(minutes or 0)
    return f"-{whole}" if hours.startswith("-") else str(whole)
