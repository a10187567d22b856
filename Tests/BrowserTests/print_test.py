"""On paper: the chosen month in black on white, with its table."""

import unittest

import browser
import ledgers


class Print(unittest.TestCase):
    def test_the_tables_are_printed_and_the_controls_are_not(self):
        browser.show(ledgers.household().page(), "#month=2026-10", mode="dark", media="print")
        visible = "return document.querySelector(arguments[0]).checkVisibility() && document.querySelector(arguments[0]).getBoundingClientRect().height > 4"
        for selector in ["h1", "#totals table", "#rings table", "#balances table", ".capsules"]:
            self.assertTrue(browser.ask(visible, selector), selector)
        for selector in [".chooser", ".cards-section", "#search", "#history", ".quiet-button"]:
            self.assertFalse(browser.ask(visible, selector), selector)
        self.assertEqual(
            browser.ask("return [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"),
            ["rgb(0, 0, 0)", "rgb(255, 255, 255)"],
        )

    def test_a_sheet_of_paper_is_wide_enough(self):
        browser.show(ledgers.crowd().page(), width=700, media="print")
        self.assertLessEqual(browser.ask("return document.documentElement.scrollWidth"), 700)
