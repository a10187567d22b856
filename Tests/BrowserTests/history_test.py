"""The chart of all months: below zero too, with short round values and names of months."""

import unittest

import browser
import ledgers
import page_reader

LABELS = "return [...document.querySelectorAll('.grid-label')].map((node) => node.textContent)"


class History(unittest.TestCase):
    def test_a_month_in_which_more_came_back_stands_below_zero(self):
        browser.show(ledgers.returned().page())
        drawn = browser.ask(
            """
            const zero = parseFloat(document.querySelector(".grid-zero").getAttribute("y1"));
            return [...document.querySelectorAll(".history-month")].slice(-3).map((month) => {
              const bar = month.querySelector(".history-bar");
              const top = parseFloat(bar.getAttribute("y"));
              return [month.classList.contains("refund"), top - zero, top + parseFloat(bar.getAttribute("height")) - zero, getComputedStyle(bar).fill];
            });
            """
        )
        (spent, top, bottom, fill), (refund, below, end, outline), _ = drawn
        self.assertFalse(spent)
        self.assertLess(top, -100)
        self.assertAlmostEqual(bottom, 0, delta=0.1)
        self.assertTrue(refund)
        self.assertAlmostEqual(below, 0, delta=0.1)
        self.assertAlmostEqual(end / -top, 120 / 300, delta=0.01)
        self.assertNotEqual(fill, outline)
        self.assertEqual(outline, "none")
        self.assertEqual(browser.ask(LABELS)[0], "-200")
        self.assertIn("net refund", browser.ask("return document.querySelector('.history-legend').textContent"))
        label = browser.ask("return document.querySelector('.history-month[data-month=\"2026-10\"]').ariaLabel")
        self.assertEqual(label, "October 2026: -120.00 net refund, no budget")

    def test_a_ledger_of_refunds_alone_has_a_chart(self):
        browser.show(ledgers.refunds().page())
        heights = browser.ask("return [...document.querySelectorAll('.history-bar')].map((bar) => parseFloat(bar.getAttribute('height')))")
        self.assertGreater(max(heights), 20)

    def test_without_refunds_the_chart_begins_at_zero_and_does_not_speak_of_them(self):
        browser.show(ledgers.household().page())
        self.assertEqual(browser.ask(LABELS)[0], "0")
        self.assertIsNone(browser.ask("return document.querySelector('.grid-zero, .sample-refund')"))

    def test_large_values_have_the_letters_that_are_used_with_money(self):
        for ledger, letter in [(ledgers.fortune(), "T"), (ledgers.of_digits(10), "B"), (ledgers.of_digits(7), "M"), (ledgers.household(), "k")]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page())
                labels = browser.ask(LABELS)
                self.assertRegex(labels[-1], rf"^\d{{1,3}}(\.\d+)?{letter}$")
                self.assertNotIn("G", "".join(labels))

    def test_the_table_has_the_months_of_the_chart(self):
        for ledger in [ledgers.household(), ledgers.few(), ledgers.single()]:
            browser.show(ledger.page())
            self.assertEqual(len(page_reader.read()["history"]), len(page_reader.read_drawn_months()))

    def test_a_narrow_chart_names_its_months_and_years(self):
        browser.show(ledgers.single().page(), width=360)
        marks = browser.ask("return [...document.querySelectorAll('.mark')].map((node) => [node.textContent, node.getBoundingClientRect().left, node.getBoundingClientRect().right])")
        names = [name for name, _, _ in marks]
        self.assertIn("2026", names)
        self.assertGreaterEqual(len(names), 5)
        self.assertIn("Nov", names)
        self.assertTrue(all(before[2] <= after[1] for before, after in zip(marks, marks[1:])), marks)
