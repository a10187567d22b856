"""The file is HTML that a strict parser takes without a complaint."""

import unittest

import html5lib

import browser
import ledgers


class Markup(unittest.TestCase):
    def test_a_strict_parser_reads_every_page(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.refunds(), ledgers.limits(), ledgers.crowd()]:
            for options in [[], ["--redact"]]:
                with self.subTest(ledger=ledger.name, options=options):
                    parser = html5lib.HTMLParser(strict=True)
                    parser.parse(ledger.page(*options).read_text(encoding="utf-8"))
                    self.assertEqual(parser.errors, [])

    def test_the_drawn_page_is_valid_markup_too(self):
        browser.show(ledgers.crowd().page(), "#month=2026-11&entries=all")
        drawn = browser.ask("return '<!DOCTYPE html>' + document.documentElement.outerHTML")
        html5lib.HTMLParser(strict=True).parse(drawn)

    def test_without_scripts_the_figures_stand_in_tables(self):
        document = html5lib.parse(
            ledgers.household().page().read_text(encoding="utf-8"), namespaceHTMLElements=False, scripting=False
        )
        noscript = document.find(".//noscript")
        words = " ".join(noscript.itertext())
        self.assertIsNotNone(noscript.find(".//table"))
        self.assertIn("2,609.41", words)
