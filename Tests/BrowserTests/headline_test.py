"""The sentence over the rings is the one that `report rings` says, and a month to come is planned, never spent."""

import unittest

import browser
import ledgers

HEADLINE = "return document.querySelector('.headline').textContent.replace(/\\u00a0/g, ' ')"
HEADING = "return document.getElementById('totals-heading').textContent"


class Headline(unittest.TestCase):
    def test_it_has_the_words_of_the_program(self):
        seen = 0
        for ledger in [ledgers.household(), ledgers.zero(), ledgers.partly_zero(), ledgers.carried_over(), ledgers.limits(), ledgers.refunds(), ledgers.crowd()]:
            browser.show(ledger.page())
            for month in ledger.data()["months"]:
                if month["average"] is None:
                    continue
                with self.subTest(ledger=ledger.name, month=month["month"]):
                    browser.go(f"#month={month['month']}")
                    said = " ".join(ledger.run("report", "rings", month["month"]).split())
                    self.assertTrue(said.startswith(browser.ask(HEADLINE)), (browser.ask(HEADLINE), said[:120]))
                    seen += 1
        self.assertGreater(seen, 10)

    def test_what_is_over_a_budget_of_nothing_has_no_percent(self):
        browser.show(ledgers.zero().page())
        self.assertEqual(browser.ask(HEADLINE), "You are over a budget of 0 this month")
        browser.show(ledgers.zero().page("--redact"))
        self.assertEqual(browser.ask(HEADLINE), "You are over a budget of 0 this month")
        browser.show(ledgers.partly_zero().page())
        self.assertEqual(browser.ask(HEADLINE), "You have consumed 10.0 % this month, and one ring is over a budget of 0")

    def test_a_budget_that_is_overspent_before_it_begins_is_less_than_nothing(self):
        browser.show(ledgers.carried_over().page())
        self.assertEqual(browser.ask(HEADLINE), "You have consumed 32.1 % this month, and one ring is over a budget of 0 or less")

    def test_a_month_that_has_not_begun_is_planned(self):
        browser.show(ledgers.ahead().page(), "#month=2027-01")
        self.assertRegex(browser.ask(HEADLINE), r"^You have planned \d+\.\d % for January 2027$")
        self.assertEqual(browser.ask(HEADING), "Planned expenses")
        self.assertIn("35.00 planned", browser.ask("return document.querySelector('.history-words').textContent"))
        browser.go("#month=2026-11")
        self.assertRegex(browser.ask(HEADLINE), r"^You have consumed \d+\.\d % this month$")
        self.assertEqual(browser.ask(HEADING), "Total expenses")
        browser.go("#month=2027-01")
        self.assertTrue(browser.ask("return document.getElementById('announcement').textContent").startswith("January 2027: planned expenses "))

    def test_the_legend_has_units_and_says_in_words_what_is_more_than_one_turn(self):
        browser.show(ledgers.limits().page())
        figures = browser.ask("return [...document.querySelectorAll('.legend-item')].map((item) => item.innerText.replace(/[\\s\\u00a0]+/g, ' '))")
        self.assertIn("Far over 250.00 of 100.00 USD · more than twice 250 %", figures)
        self.assertNotIn("×", "".join(figures))
        browser.show(ledgers.ahead().page(), "#month=2027-01")
        self.assertIn("of 10.0 days", browser.ask("return document.querySelector('.legend').textContent.replace(/\\u00a0/g, ' ')"))
