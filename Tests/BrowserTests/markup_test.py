"""The file is HTML that a strict parser takes without a complaint."""

import unittest

import html5lib

import browser
import expected
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
        cells = lambda row: [" ".join("".join(cell.itertext()).split()) for cell in row]
        tables = {
            "".join(table.find("caption").itertext()): [cells(row) for row in table.find("tbody")]
            for table in noscript.iterfind(".//table")
        }
        ledger = ledgers.household()
        report, rings = ledger.month("2026-11"), ledger.rings("2026-11")
        found = lambda start: next(rows for caption, rows in tables.items() if caption.startswith(start))
        self.assertEqual(found("Categories"), expected.category_rows(report))
        self.assertEqual(found("Balances"), [expected.balance_row(card) for card in report["balances"]])
        self.assertEqual([[*row[:4], None, row[5]] for row in found("Rings")], [expected.ring_row(ring) for ring in rings["rings"]])
        self.assertEqual([row[4] for row in found("Rings")], [expected.percent(ring["amount"], ring["total"]) for ring in rings["rings"]])
        self.assertIn(f"Rings: You have consumed {expected.average(rings['average'])} this month", tables)
        labels = [month["month"] for month in ledger.data()["months"]][::-1]
        self.assertEqual([row[0] for row in found("Months")], labels)
        for label, row in zip(labels, found("Months")):
            month = ledger.month(label)
            wanted = expected.expense_row(month["expense"])
            self.assertEqual(row[1:], [wanted[1], expected.grouped(month["income"]), *wanted[2:]], label)

    def test_without_scripts_an_empty_ledger_says_that_it_is_empty(self):
        document = html5lib.parse(
            ledgers.empty().page().read_text(encoding="utf-8"), namespaceHTMLElements=False, scripting=False
        )
        words = " ".join(document.find(".//noscript").itertext())
        for sentence in ["No spending.", "No budget or balance to draw.", "No balances."]:
            self.assertIn(sentence, words)
