"""`--redact` hides amounts and payees from the file itself, and keeps the shapes."""

import math
import re
import unittest

import browser
import ledgers
import page_reader

HIDDEN = "•••"


class Redaction(unittest.TestCase):
    def test_no_amount_payee_or_note_stands_in_the_file(self):
        for ledger in [ledgers.household(), ledgers.crowd()]:
            with self.subTest(ledger=ledger.name):
                text = ledger.page("--redact").read_text(encoding="utf-8")
                entries = ledger.json("list", "--limit", "100000")["entries"]
                payees = {entry["payee"] for entry in entries if entry["payee"]}
                self.assertTrue(payees)
                self.assertEqual([payee for payee in payees if payee in text], [])
                self.assertEqual(ledger.data("--redact")["notes"], [])
                # The style sheet has decimals of its own; the data and the tables must have none that are money.
                spoken = re.sub(r"<style>.*?</style>|<script>.*?</script>", "", text, flags=re.S)
                self.assertEqual(re.findall(r'"-?\d[\d,]*\.\d\d"|>-?\d[\d,]*\.\d\d<', spoken), [])

    def test_the_page_shows_dots_for_every_amount(self):
        ledger = ledgers.household()
        browser.show(ledger.page("--redact"))
        for label in ["2026-11", "2026-07"]:
            browser.go(f"#month={label}")
            read = page_reader.read()
            self.assertEqual(read["consumed"], HIDDEN)
            self.assertEqual({card[1] for card in read["cards"]}, {HIDDEN})
            self.assertEqual({row[1] for row in read["rows"]}, {HIDDEN})
            self.assertEqual(read["progressCards"][0][1:], [HIDDEN] * 3)
            self.assertIsNone(re.search(r"\d\.\d\d", page_reader.visible_text()))

    def test_percents_names_and_shapes_stay(self):
        ledger = ledgers.household()
        browser.show(ledger.page())
        shown = page_reader.read()
        # A redacted page has whole hundredths, which move a drawn end by less than two pixels.
        shapes = """
            return [
              ...[...document.querySelectorAll('.capsule-fill')].map((node) => parseFloat(node.getAttribute('height'))),
              ...[...document.querySelectorAll('.row-bar rect')].map((node) => parseFloat(node.getAttribute('width'))),
              ...[...document.querySelectorAll('.ring-arc')].map((node) => parseFloat(node.getAttribute('stroke-dasharray'))),
            ]"""
        drawn = browser.ask(shapes)
        browser.show(ledger.page("--redact"))
        hidden = page_reader.read()
        redrawn = browser.ask(shapes)
        self.assertEqual(len(redrawn), len(drawn))
        self.assertLess(max(abs(after - before) for after, before in zip(redrawn, drawn)), 2)
        self.assertEqual([card[::2] for card in hidden["cards"]], [card[::2] for card in shown["cards"]])
        self.assertEqual(hidden["rowRings"], shown["rowRings"])
        for table, column in [("capsules", 4), ("categories", 5), ("rings", 4)]:
            self.assertEqual([row[column] for row in hidden[table]], [row[column] for row in shown[table]])

    def test_the_headline_has_whole_percents_rounded_as_its_figures(self):
        headline = "return document.querySelector('.headline').textContent.replace('\\u00a0', ' ')"
        for label in [month["month"] for month in ledgers.household().data()["months"]]:
            with self.subTest(month=label):
                browser.show(ledgers.household().page(), f"#month={label}")
                [exact] = re.findall(r"([\d.]+) %", browser.ask(headline))
                browser.show(ledgers.household().page("--redact"), f"#month={label}")
                wanted = math.ceil(float(exact)) if float(exact) > 100 else math.floor(float(exact))
                self.assertIn(f" {wanted} %", browser.ask(headline))

    def test_months_without_a_budget_keep_their_shapes(self):
        shapes = """
            const heights = (selector) => {
              const drawn = [...document.querySelectorAll(selector)].map((node) => parseFloat(node.getAttribute("height")));
              return drawn.map((height) => height / Math.max(...drawn));
            };
            return [heights(".capsule-fill"), heights(".history-bar")]"""
        for ledger in [ledgers.unbudgeted(), ledgers.returned(), ledgers.zero(), ledgers.household()]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page())
                drawn = browser.ask(shapes)
                self.assertEqual(max(drawn[1]), 1)
                browser.show(ledger.page("--redact"))
                for before, after in zip(drawn, browser.ask(shapes), strict=True):
                    self.assertEqual(len(after), len(before))
                    self.assertTrue(all(abs(one - other) < 0.02 for one, other in zip(before, after)), (before, after))
                self.assertEqual(browser.ask("return document.querySelectorAll('.grid-label').length"), 0)

    def test_the_lengths_of_months_are_whole_hundredths_of_the_largest(self):
        for ledger in [ledgers.household(), ledgers.returned()]:
            parts = [month[name] for month in ledger.data("--redact")["history"] for name in ["consumedPart", "availablePart"] if month[name] is not None]
            self.assertEqual(max(abs(part) for part in parts), 1)
            self.assertEqual([part for part in parts if round(part * 100) / 100 != part], [])

    def test_what_is_planned_of_a_balance_is_told_without_its_amount(self):
        notes = "return [...document.querySelectorAll('.progress-notes')].map((node) => node.textContent)"
        browser.show(ledgers.ahead().page())
        self.assertEqual(browser.ask(notes), ["2.0 planned"])
        browser.show(ledgers.ahead().page("--redact"))
        self.assertEqual(browser.ask(notes), [f"{HIDDEN} planned"])

    def test_entries_show_dates_and_accounts_alone(self):
        browser.show(ledgers.household().page("--redact"), "#month=2026-11&category=Groceries")
        cells = "return [...new Set([...document.querySelectorAll(`#drill tbody .cell-${arguments[0]}`)].map((cell) => cell.textContent))]"
        self.assertEqual(browser.ask(cells, "payee"), [HIDDEN])
        self.assertEqual(browser.ask(cells, "amount"), [HIDDEN])
        self.assertTrue(all(re.fullmatch(r"2026-11-\d\d", date) for date in browser.ask(cells, "date")))
