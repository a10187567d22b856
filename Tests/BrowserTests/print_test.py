"""On paper: the chosen month with its cards, rings, bars, list and history, in black on white, and nothing to press."""

import base64
import re
import unittest

import browser
import ledgers

VISIBLE = """
const node = document.querySelector(arguments[0]);
return node !== null && node.checkVisibility() && node.getBoundingClientRect().height > 4;
"""
PARTS = ["h1", ".card", ".capsule-fill", "#totals .total", ".rings-arc", ".legend-item", ".row", ".row-bar", ".progress-card", ".history-bar", ".history-axis"]
# A4 without its margins of 12 millimetres, at 96 pixels an inch.
PAPER = 703


class Print(unittest.TestCase):
    def test_all_pictures_of_the_chosen_month_are_printed(self):
        browser.show(ledgers.household().page(), "#month=2026-10", mode="dark", width=PAPER, media="print")
        for selector in PARTS:
            with self.subTest(selector=selector):
                self.assertTrue(browser.ask(VISIBLE, selector))
        shares = ledgers.household().month("2026-10")["categories"]
        self.assertEqual(browser.ask("return [...document.querySelectorAll('.row')].filter((row) => row.checkVisibility()).length"), len(shares))

    def test_nothing_that_is_pressed_or_scrolled_is_printed(self):
        browser.show(ledgers.household().page(), "#month=2026-10&entries=all", width=PAPER, media="print")
        for selector in [".chooser", ".round-button", ".quiet-button", "#search", ".sheet"]:
            with self.subTest(selector=selector):
                self.assertIsNotNone(browser.ask("return document.querySelector(arguments[0])", selector))
                self.assertFalse(browser.ask(VISIBLE, selector))
        scrolled = "return [...document.querySelectorAll('main *')].filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)).map((node) => node.className)"
        self.assertEqual(browser.ask(scrolled), [])

    def test_words_are_black_on_white_and_drawn_colours_stay(self):
        seen = []
        for mode in ["light", "dark"]:
            browser.show(ledgers.household().page(), mode=mode, width=PAPER, media="print")
            style = "const node = document.querySelector(arguments[0]); return getComputedStyle(node)[arguments[1]]"
            self.assertEqual(browser.ask(style, "body", "color"), "rgb(0, 0, 0)")
            self.assertEqual(browser.ask(style, "body", "backgroundColor"), "rgb(255, 255, 255)")
            self.assertEqual(browser.ask(style, ".row-name", "color"), "rgb(0, 0, 0)")
            self.assertEqual(browser.ask(style, ".card-ground", "printColorAdjust"), "exact")
            seen.append(browser.ask("return [...document.querySelectorAll('stop')].map((stop) => getComputedStyle(stop).stopColor)"))
        self.assertEqual(seen[0], seen[1])
        self.assertGreater(len(set(seen[0])), 6)

    def test_a_sheet_of_paper_is_wide_enough(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.single(), ledgers.crowd()]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page(), width=PAPER, media="print")
                self.assertLessEqual(browser.ask("return document.documentElement.scrollWidth"), PAPER)

    def test_pictures_may_not_be_cut(self):
        browser.show(ledgers.crowd().page(), width=PAPER, media="print")
        for selector in [".cards > li", ".columns", ".rows > li", "#balances", "#history"]:
            with self.subTest(selector=selector):
                self.assertEqual(browser.ask("return getComputedStyle(document.querySelector(arguments[0])).breakInside", selector), "avoid")

    def test_the_history_fits_the_sheet_that_a_printer_gets(self):
        browser.show(ledgers.household().page())
        browser.ask("window.drawn = []; addEventListener('beforeprint', () => window.drawn.push(document.querySelector('.history-chart').getAttribute('width')))")
        before = browser.ask("return document.querySelector('.history-chart').getAttribute('width')")
        printed = browser.driver().execute_cdp_cmd("Page.printToPDF", {"printBackground": True, "paperWidth": 8.27, "paperHeight": 11.69})
        self.assertEqual(browser.ask("return window.drawn"), ["628"])
        self.assertGreater(float(before), 628)
        browser.wait_for("return document.querySelector('.history-chart').getAttribute('width') === arguments[0]", before)
        pages = len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed["data"])))
        self.assertIn(pages, [1, 2])

    def test_no_sheet_has_the_last_line_alone(self):
        browser.show(ledgers.household().page())
        for paper, width, height in [("A4", 8.27, 11.69), ("Letter", 8.5, 11)]:
            with self.subTest(paper=paper):
                printed = browser.driver().execute_cdp_cmd("Page.printToPDF", {"printBackground": True, "paperWidth": width, "paperHeight": height})
                self.assertIn(len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed["data"]))), [1, 2])
        self.assertEqual(browser.ask(VISIBLE.replace("4", "arguments[1]"), "#colophon", 4), True)
