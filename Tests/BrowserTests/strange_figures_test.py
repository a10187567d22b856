"""Figures that a ledger seldom has: the data of a page is changed, its script and style stay."""

import json
import unittest

import browser
import ledgers
import page_reader


def page_with(change):
    """A copy of a page whose data was changed."""
    text = ledgers.limits().page().read_text(encoding="utf-8")
    start = text.index('id="ledger-data">') + len('id="ledger-data">')
    end = text.index("</script>", start)
    data = json.loads(text[start:end])
    change(data)
    path = ledgers.folder() / "changed.html"
    path.write_text(text[:start] + json.dumps(data).replace("<", "\\u003c") + text[end:], encoding="utf-8")
    return path


class StrangeFigures(unittest.TestCase):
    def show_share(self, **figures):
        """Shows the last month with the first category changed."""
        share = {"budget": "0.00", "carried": "0.00", "percentConsumed": 0, **figures}
        browser.show(page_with(lambda data: data["months"][-1]["categories"][0].update(share)))
        self.assertEqual(browser.console_messages(), [])
        return page_reader.read()["categories"][0]

    def test_a_budget_below_zero(self):
        row = self.show_share(carried="-10.00", available="-10.00", remaining="-10.00", status="over", amount="0.00")
        self.assertEqual(row[3:], ["-10.00", "-10.00", "–", "over"])

    def test_a_share_of_a_percent_that_floating_numbers_miss(self):
        row = self.show_share(available="100.00", remaining="71.00", status="within", amount="29.00", percentConsumed=0.29)
        self.assertEqual(row[5], "29 %")
        row = self.show_share(available="100.00", remaining="99.99", status="within", amount="0.01", percentConsumed=1e-7)
        self.assertEqual(row[5], "0 %")
        row = self.show_share(available="0.01", remaining="-1.00", status="over", amount="1.01", percentConsumed=1.5e21)
        self.assertEqual(row[5], "150000000000000000000000 %")
        row = self.show_share(available="100.00", remaining="120.50", status="within", amount="-20.50", percentConsumed=-0.205)
        self.assertEqual(row[5], "-21 %")

    def test_amounts_of_nineteen_digits_stay_whole(self):
        row = self.show_share(available="1.00", remaining="-92233720368547757.07", status="over", amount="92233720368547758.07")
        self.assertEqual(row[1], "92,233,720,368,547,758.07")

    def test_a_month_with_a_range_of_its_own_prints_it(self):
        def change(data):
            data["months"][-1].update({"from": "2026-10-25", "to": "2026-11-24"})

        browser.show(page_with(change))
        self.assertEqual(browser.ask("return document.getElementById('range').textContent"), "2026-10-25 … 2026-11-24")
        browser.show(ledgers.limits().page())
        self.assertTrue(browser.ask("return document.getElementById('range').hidden"))

    def test_a_month_after_today_is_blank(self):
        def change(data):
            data["history"][-1].update({"future": True, "consumed": "0.00"})

        browser.show(page_with(change))
        self.assertEqual(page_reader.read()["capsules"][-1][5], "not yet begun")

    def test_colours_without_contrast_are_painted_so_that_letters_can_be_read(self):
        colors = [["#ffffff", "#ffffff"], ["#000000", "#ffffff"], ["#777777", "#777777"], ["#ff0000", "#00ff00"], ["#808000", "#0000ff"]]

        def change(data):
            shares = [share for share in data["months"][-1]["categories"] if share["wholePercent"] is not None]
            for share, pair in zip(shares, colors, strict=False):
                share["colors"] = pair

        from accessibility_test import CONTRAST

        for mode in ["light", "dark"]:
            browser.show(page_with(change), mode=mode)
            self.assertEqual(browser.ask(CONTRAST, 4.5)["weak"], [])
