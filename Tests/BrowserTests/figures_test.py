"""Every figure of every month is the one of `report --format json`."""

import re
import unittest

import browser
import expected
import ledgers
import page_reader


class Figures(unittest.TestCase):
    maxDiff = None

    def test_the_household(self):
        self.compare_all_months(ledgers.household())

    def test_every_case_of_the_semantics(self):
        self.compare_all_months(ledgers.limits())

    def test_a_month_of_only_refunds(self):
        self.compare_all_months(ledgers.refunds())
        read = page_reader.read()
        self.assertEqual(read["cards"], [])
        self.assertEqual(read["rowRings"], [None] * len(read["rows"]))

    def test_an_empty_ledger(self):
        self.compare_all_months(ledgers.empty())
        self.assertIn("No spending", page_reader.visible_text())

    def test_a_single_category(self):
        self.compare_all_months(ledgers.single())

    def test_months_without_any_budget(self):
        self.compare_all_months(ledgers.unbudgeted())

    def test_budgets_of_nothing(self):
        self.compare_all_months(ledgers.zero())
        self.compare_all_months(ledgers.partly_zero())

    def test_budgets_that_carry_over(self):
        self.compare_all_months(ledgers.carried_over())
        self.assertIn("(40.00 carried over)", page_reader.visible_text())

    def test_amounts_of_fifteen_digits(self):
        self.compare_all_months(ledgers.fortune())

    def test_a_month_in_which_more_came_back(self):
        self.compare_all_months(ledgers.returned())

    def test_months_after_today(self):
        self.compare_all_months(ledgers.ahead())

    def test_forty_categories(self):
        self.compare_all_months(ledgers.crowd())

    def compare_all_months(self, ledger):
        data = ledger.data()
        browser.show(ledger.page())
        self.compare_history(ledger, data)
        for month in data["months"]:
            with self.subTest(ledger=ledger.name, month=month["month"]):
                browser.go(f"#month={month['month']}")
                browser.wait_for("return document.getElementById('month-list').value === arguments[0]", month["month"])
                self.compare_month(ledger, month["month"], page_reader.read())

    def compare_month(self, ledger, label, read):
        report = ledger.month(label)
        expense = report["expense"]
        shares = report["categories"]
        drawn = [share for share in shares if share["wholePercent"] is not None]
        self.assertEqual(read["heading"], f"{report['monthName']} {report['year']}")
        self.assertTrue(read["title"].startswith(read["heading"]))
        self.assertEqual(read["consumed"], expected.grouped(expense["consumed"]))
        if expense["status"] != "unbudgeted":
            self.assertEqual(read["remaining"], expected.remaining(expense))
            self.assertEqual(read["available"], expected.grouped(expense["available"]))
            self.assertEqual(read["percent"], expected.percent(expense["consumed"], expense["available"]))
        else:
            self.assertIsNone(read["remaining"])
        self.assertEqual(read["income"], f"{expected.grouped(report['income'])} {report['currency']}")
        self.assertEqual(read["pace"], expected.pace(report))
        self.assertEqual(
            read["unconverted"],
            [
                f"{expected.grouped(sum_['consumed'])} {sum_['currency']} consumed · "
                f"{expected.grouped(sum_['income'])} {sum_['currency']} income"
                for sum_ in report.get("unconverted", [])
            ],
        )
        self.assertEqual(
            read["cards"],
            [[share["name"], expected.grouped(share["amount"]), f"{share['wholePercent']} %"] for share in drawn],
        )
        self.assertEqual([row[:2] for row in read["rows"]], [[share["name"], expected.grouped(share["amount"])] for share in shares])
        for row, share in zip(read["rows"], shares):
            if share["wholePercent"] is not None or share["status"] != "unbudgeted":
                self.assertEqual(row[2], expected.remaining(share))
        self.assertEqual(read["rowRings"], [None if share["wholePercent"] is None else f"{share['wholePercent']} %" for share in shares])
        self.assertEqual(
            read["rowBars"],
            [None if share["wholePercent"] is None else f"{min(1, max(0, share['percent'])) * 100:.2f}%" for share in shares],
        )
        self.assertEqual(read["categories"], expected.category_rows({"categories": shares}))
        self.assertEqual(read["chosenCapsule"], label)
        self.assertEqual(read["capsules"], [expected.expense_row(month) for month in report["months"]])
        self.assertEqual(read["capsuleMonths"], [month["month"] for month in report["months"]])
        self.compare_rings(ledger.rings(label), read)
        self.assertEqual(read["balances"] or [], [expected.balance_row(card) for card in report["balances"]])
        self.assertEqual(
            read["progressCards"],
            [[card["title"], *(expected.grouped(card[key]) for key in ["total", "consumed", "balance"])] for card in report["balances"]],
        )
        self.nothing_is_undefined()

    def test_the_headline_names_a_month_that_is_not_this_one(self):
        headline = "return document.querySelector('.headline').textContent"
        browser.show(ledgers.household().page())
        self.assertTrue(browser.ask(headline).endswith(" this month"))
        browser.go("#month=2026-07")
        self.assertTrue(browser.ask(headline).endswith(" in July 2026"))

    def test_an_empty_ledger_says_how_to_begin(self):
        browser.show(ledgers.empty().page())
        words = browser.ask("return document.getElementById('history').textContent")
        self.assertIn("Nothing yet: ledger add 4.50 Groceries", words)
        self.assertEqual(browser.ask("return document.querySelectorAll('.history-chart').length"), 0)
        browser.show(ledgers.single().page())
        self.assertEqual(browser.ask("return document.querySelectorAll('.history-chart').length"), 1)

    def compare_rings(self, report, read):
        rows = [[*row[:4], None, row[5]] for row in read["rings"]]
        self.assertEqual(rows, [expected.ring_row(ring) for ring in report["rings"]])
        for ring, row, label in zip(report["rings"], read["rings"], read["ringLabels"]):
            self.assertEqual(label.removeprefix("▲").strip(), row[4])
            self.assertEqual(label.startswith("▲"), ring["status"] == "over")
            if ring["kind"] == "budget":
                self.assertEqual(row[4], expected.percent(ring["amount"], ring["total"]))
        isMeasured = any(ring["status"] != "over" or label[1:].strip() != "–" for ring, label in zip(report["rings"], read["ringLabels"]))
        self.assertEqual(read["average"], expected.average(report["average"]) if isMeasured else None)

    def compare_history(self, ledger, data):
        """The twelve months of each month's report, and all months in one table."""
        months = {}
        for month in data["months"]:
            months.update((expense["month"], expense) for expense in ledger.month(month["month"])["months"])
        read = page_reader.read()
        self.assertEqual(read["history"], [expected.expense_row(months[label]) for label in expected.drawn_months(months, data)])
        self.assertEqual(page_reader.read_drawn_months(), expected.drawn_months(months, data) if read["historyIsDrawn"] else [])

    def nothing_is_undefined(self):
        broken = re.compile(r"NaN|undefined|Infinity|\bnull\b|\[object")
        self.assertIsNone(broken.search(page_reader.visible_text()))
        for value in page_reader.drawn_attributes():
            self.assertIsNone(broken.search(value), value)
