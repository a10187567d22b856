"""Pictures to look at: every ledger, both modes, three widths."""

import os
import pathlib
import unittest

import browser
import ledgers


class Screenshots(unittest.TestCase):
    def test_pictures_are_taken(self):
        folder = pathlib.Path(os.environ["BROWSER_TESTS_SCREENSHOTS"])
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.single(), ledgers.refunds(), ledgers.limits(), ledgers.crowd()]:
            for mode in ["light", "dark"]:
                for width in [360, 768, 1440]:
                    browser.show(ledger.page(), width=width, mode=mode)
                    path = folder / f"{ledger.name}-{mode}-{width}.png"
                    browser.screenshot(path)
                    self.assertGreater(path.stat().st_size, 10_000)
        browser.show(ledgers.household().page(), "#month=2026-10&category=Groceries")
        browser.screenshot(folder / "household-entries.png", whole=False)
        browser.show(ledgers.household().page("--redact"))
        browser.screenshot(folder / "household-redacted.png")
