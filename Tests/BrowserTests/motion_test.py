"""A new month comes in softly, and at once for people who asked for less motion."""

import unittest

import browser
import ledgers

CHOOSE = "document.querySelector('.capsule[data-month=\"2026-07\"]').click(); document.body.offsetHeight; return document.getAnimations().length"


class Motion(unittest.TestCase):
    def test_choosing_a_month_moves(self):
        browser.show(ledgers.household().page(), motion="no-preference")
        browser.wait_for("return document.getAnimations().length === 0")
        self.assertGreater(browser.ask(CHOOSE), 0)
        names = browser.ask("return document.getAnimations().map((animation) => animation.transitionProperty ?? animation.animationName)")
        self.assertIn("stroke-dasharray", names)
        self.assertIn("appear", names)
        browser.wait_for("return document.getAnimations().length === 0")

    def test_nothing_moves_with_reduced_motion(self):
        browser.show(ledgers.household().page(), motion="reduce")
        self.assertEqual(browser.ask("return document.getAnimations().length"), 0)
        self.assertEqual(browser.ask(CHOOSE), 0)
        browser.go("#month=2026-10&category=Home")
        self.assertEqual(browser.ask("return document.getAnimations().length"), 0)
