"""A category opens its entries, which can be sorted and filtered; a search looks through all months."""

import unittest
import urllib.parse

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import browser
import expected
import ledgers

READ_SHEET = r"""
const sheet = document.getElementById("drill");
const text = (node) => node === null ? null : node.textContent.replace(/[\s\u00a0]+/g, " ").trim();
return {
  open: sheet.open,
  heading: text(sheet.querySelector("h2")),
  sum: text(sheet.querySelector(".sheet-sum")),
  count: text(sheet.querySelector(".sheet-count")),
  columns: [...sheet.querySelectorAll("thead th")].map((cell) => [text(cell), cell.getAttribute("aria-sort")]),
  rows: [...sheet.querySelectorAll("tbody tr")].map((row) => [...row.cells].map(text)),
};
"""


def sheet() -> dict:
    return browser.ask(READ_SHEET)


def entries_of(ledger, label, category):
    """What `list` says: one line for each entry or part of a split with this category."""
    month = ledger.month(label)
    lines = []
    for entry in ledger.entries(label):
        for part in entry["splits"] or [entry]:
            if part["category"] == category and month["from"] <= entry["date"] <= month["to"]:
                lines.append((entry["date"], entry["payee"] or "", expected.grouped(part["amount"])))
    return lines


class Drill(unittest.TestCase):
    def setUp(self):
        browser.show(ledgers.household().page())

    def find(self, selector):
        return browser.driver().find_element(By.CSS_SELECTOR, selector)

    def column(self, title):
        read = sheet()
        index = [name for name, _ in read["columns"]].index(title)
        return [row[index] for row in read["rows"]]

    def test_every_category_of_every_month_has_its_entries(self):
        ledger = ledgers.household()
        for month in ledger.data()["months"]:
            for share in month["categories"]:
                with self.subTest(month=month["month"], category=share["name"]):
                    browser.go("#" + urllib.parse.urlencode({"month": month["month"], "category": share["name"]}))
                    self.assertEqual(sheet()["heading"], share["name"])
                    found = sorted(zip(self.column("Date"), self.column("Payee"), self.column("Amount")))
                    wanted = sorted((date, " ".join(payee.split()), amount) for date, payee, amount in entries_of(ledger, month["month"], share["name"]))
                    self.assertEqual(found, wanted)
                    self.assertEqual(sheet()["count"], "1 entry" if len(wanted) == 1 else f"{len(wanted)} entries")

    def test_a_card_opens_its_category_and_back_closes_it(self):
        self.find('.card[data-category="Home"]').click()
        browser.wait_for("return location.hash === '#month=2026-11&category=Home'")
        share = next(share for share in ledgers.household().month("2026-11")["categories"] if share["name"] == "Home")
        self.assertEqual(sheet()["heading"], "Home")
        self.assertEqual(sheet()["sum"], f"{expected.grouped(share['amount'])} EUR · {expected.remaining(share)}")
        browser.driver().back()
        browser.wait_for("return !document.getElementById('drill').open")

    def test_a_row_opens_its_category_and_escape_closes_it(self):
        self.find('.row[data-category="Groceries"]').click()
        self.assertTrue(sheet()["open"])
        browser.driver().switch_to.active_element.send_keys(Keys.ESCAPE)
        browser.wait_for("return !document.getElementById('drill').open && location.hash === '#month=2026-11'")
        self.assertEqual(browser.ask("return document.activeElement.dataset.category"), "Groceries")

    def test_a_deep_link_opens_a_category(self):
        browser.show(ledgers.household().page(), "#month=2026-10&category=Eating+out")
        self.assertEqual(sheet()["heading"], "Eating out")
        self.find(".close-button").click()
        browser.wait_for("return !document.getElementById('drill').open")

    def test_all_entries_of_the_month(self):
        self.find(".all-entries").click()
        month = next(month for month in ledgers.household().data()["months"] if month["month"] == "2026-11")
        self.assertEqual(len(sheet()["rows"]), len(month["entries"]))
        self.assertIn("Category", [name for name, _ in sheet()["columns"]])

    def test_every_column_sorts_both_ways(self):
        self.find(".all-entries").click()
        for name, _ in sheet()["columns"]:
            with self.subTest(column=name):
                orders = []
                for _ in range(2):
                    self.find(f"#drill [data-column='{name.lower()}']").click()
                    orders.append(dict(sheet()["columns"])[name])
                    values = self.column(name)
                    key = {"Amount": lambda value: float(value.replace(",", "")), "Date": str}.get(name)
                    if key is not None:
                        self.assertEqual(values, sorted(values, key=key, reverse=orders[-1] == "descending"))
                self.assertEqual(sorted(orders), ["ascending", "descending"])
                self.assertEqual([order for _, order in sheet()["columns"]].count("none"), len(sheet()["columns"]) - 1)

    def test_the_filter_looks_at_payees(self):
        self.find('.row[data-category="Groceries"]').click()
        whole = len(sheet()["rows"])
        self.find("#drill input").send_keys("NORTHSIDE")
        rows = sheet()["rows"]
        self.assertTrue(0 < len(rows) < whole)
        self.assertTrue(all("Northside" in row[1] for row in rows))
        self.assertEqual(sheet()["count"], f"{len(rows)} of {whole} entries")
        self.find("#drill input").send_keys("no such shop")
        self.assertEqual(sheet()["count"], f"0 of {whole} entries")

    def test_the_search_finds_entries_of_all_months_and_leads_to_them(self):
        self.find("#search input").send_keys("northside")
        count = self.find(".search-count").text
        wanted = len(ledgers.household().json("list", "--payee", "northside", "--limit", "100000")["entries"])
        self.assertTrue(count.startswith(f"{wanted} entries"), count)
        link = browser.driver().find_elements(By.CSS_SELECTOR, "#search .link-button")[-1]
        title = link.text
        link.click()
        browser.wait_for("return document.querySelector('h1').textContent === arguments[0]", title)
