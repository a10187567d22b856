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
        self.assertEqual(row[3:], ["0.00", "-10.00", "-10.00", "–", "over"])

    def test_a_share_of_a_percent_that_floating_numbers_miss(self):
        row = self.show_share(available="100.00", remaining="71.00", status="within", amount="29.00", percentConsumed=0.29)
        self.assertEqual(row[5], "29 %")
        row = self.show_share(available="100.00", remaining="99.99", status="within", amount="0.01", percentConsumed=1e-7)
        self.assertEqual(row[5], "0 %")
        row = self.show_share(available="0.01", remaining="-1.00", status="over", amount="1.01", percentConsumed=1.5e21)
        self.assertEqual(row[5], "150,000,000,000,000,000,000,000 %")
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

    def show_rings(self, *rings, mode="light"):
        """Shows the last month with these rings alone."""
        usual = {"kind": "budget", "amount": "1.00", "total": "1.00", "unit": "EUR", "colors": ["#38bdf8", "#0284c7"], "status": "within"}
        drawn = [{"name": f"Ring {number}", **usual, **ring} for number, ring in enumerate(rings)]
        browser.show(page_with(lambda data: data["months"][-1].update({"rings": drawn, "average": 0.5})), mode=mode)
        self.assertEqual(browser.console_messages(), [])

    def drawn_rings(self):
        """For each ring its length, and the lengths of arc, label's start, label's end, head of the second turn."""
        return browser.ask(
            """
            return [...document.querySelectorAll(".rings g")].map((ring) => {
              const circle = ring.querySelector(".rings-arc");
              const round = 2 * Math.PI * Number(circle.getAttribute("r"));
              const number = (node, name) => parseFloat(node.getAttribute(name));
              const plate = ring.querySelector(".rings-plate");
              const edge = ring.querySelector(".rings-edge");
              const start = -number(plate, "stroke-dashoffset");
              return {
                round,
                arc: number(circle, "stroke-dasharray") / 100 * round,
                from: start,
                to: start + number(plate, "stroke-dasharray"),
                head: edge.getAttribute("visibility") === "hidden" ? null : -number(edge, "stroke-dashoffset") / 100,
              };
            });
            """
        )

    def test_a_ring_below_a_hundred_percent_is_open_and_its_start_is_free(self):
        for fractions in [(0.5, 0.3, 0.12), (0.8, 0.85, 0.9), (0.94, 0.97, 0.9999)]:
            self.show_rings(*({"percentConsumed": fraction} for fraction in fractions))
            for fraction, ring in zip(fractions, self.drawn_rings(), strict=True):
                with self.subTest(fraction=fraction):
                    gap = ring["round"] - ring["arc"] - 28
                    self.assertGreaterEqual(gap, 5.9)
                    # The round end of the start reaches 14 pixels back, that of the plate 9 pixels on.
                    self.assertLessEqual(ring["to"] + 9, ring["round"] - 14)
        self.show_rings({"percentConsumed": 1, "status": "usedUp"})
        [ring] = self.drawn_rings()
        self.assertAlmostEqual(ring["arc"], ring["round"], delta=0.1)

    def test_the_head_of_what_is_over_stands_at_its_angle(self):
        fractions = [1.01, 1.9, 2.5, 7.44, 2]
        self.show_rings(*({"percentConsumed": fraction, "status": "over"} for fraction in fractions))
        for fraction, ring in zip(fractions, self.drawn_rings(), strict=True):
            self.assertAlmostEqual(ring["head"], fraction % 1, delta=0.011)
        legend = browser.ask("return [...document.querySelectorAll('.legend-percent')].map((node) => node.textContent.replace('\\u00a0', ' '))")
        self.assertEqual(legend, ["101 %", "190 %", "250 %", "744 %", "200 %"])
        figures = browser.ask("return [...document.querySelectorAll('.legend-figures')].map((node) => node.textContent.replace('\\u00a0', ' '))")
        said = ["", "", " · more than twice", " · more than 7 times", " · twice"]
        self.assertEqual(figures, [f"1.00 of 1.00 EUR{words}" for words in said])

    def test_a_budget_of_zero_that_is_over_is_a_full_ring_without_a_head(self):
        self.show_rings({"percentConsumed": 0, "total": "0.00", "status": "over"})
        [ring] = self.drawn_rings()
        self.assertAlmostEqual(ring["arc"], ring["round"], delta=0.1)
        self.assertIsNone(ring["head"])
        self.assertEqual(page_reader.read()["ringLabels"], ["▲ –"])

    def test_an_overdrawn_balance_is_marked_by_shape_and_text(self):
        leave = {"title": "Leave", "unit": "days", "total": "5.0", "consumed": "8.0", "planned": "0.0", "expired": "0.0"}
        leave.update({"balance": "-3.0", "progress": 1.6, "asOf": ledgers.TODAY, "color": "#0284c7"})
        spent = {**leave, "title": "Spent", "consumed": "5.0", "balance": "0.0", "progress": 1}
        without = {**leave, "title": "Without", "total": "0.0", "progress": 0}
        hidden = {**leave, "title": "Hidden", "total": None, "consumed": None, "planned": None, "expired": None, "balance": None}
        browser.show(page_with(lambda data: data.update(balances=[leave, spent, without, hidden])))
        self.assertEqual(browser.console_messages(), [])
        cards = browser.ask(
            """
            return [...document.querySelectorAll(".progress-card")].map((card) => [
              card.querySelector(".progress-balance.over-words .over-mark") !== null,
              card.querySelector(".bar-end") !== null,
              card.querySelector(".bar-fill").getAttribute("width"),
              card.querySelector(".progress-percent").textContent.replace("\\u00a0", " "),
            ]);
            """
        )
        self.assertEqual(cards[0], [True, True, "100.00%", "160 %"])
        self.assertEqual(cards[1], [False, False, "100.00%", "100 %"])
        self.assertEqual(cards[2], [True, True, "100.00%", "–"])
        self.assertEqual(cards[3], [True, True, "100.00%", "160 %"])

    def test_characters_that_reorder_words_are_shown(self):
        name, payee = "Gro\u202eceries", "Shop\u2066\u200b\u0007"

        def change(data):
            data["categories"][0]["name"] = name
            data["payees"].append(payee)
            month = data["months"][-1]
            month["categories"][0]["name"] = name
            month["entries"] = [[0, -100, 0, len(data["payees"]) - 1]]

        browser.show(page_with(change), "#month=2026-11&category=Gro%E2%80%AEceries")
        self.assertEqual(browser.ask("return document.querySelector('#drill h2').textContent"), "Gro\\u{202E}ceries")
        self.assertEqual(browser.ask("return document.querySelector('#drill td.cell-payee').textContent"), "Shop\\u{2066}\\u{200B}\\u{7}")
        self.assertIn("Gro\\u{202E}ceries", page_reader.visible_text())
        self.assertNotRegex(page_reader.visible_text(), "[\u202a-\u202e\u2066-\u2069]")
        self.assertEqual(browser.ask("return getComputedStyle(document.querySelector('.row-name')).unicodeBidi"), "isolate")

    def test_entries_of_a_redacted_page_need_no_numbers(self):
        def change(data):
            data["redacted"] = True
            data["months"][-1]["entries"] = [[2, None, 0], [1, None, 0], [1, None, 1]]

        browser.show(page_with(change), "#month=2026-11&entries=all")
        self.assertEqual(browser.console_messages(), [])
        dates = browser.ask("return [...document.querySelectorAll('#drill tbody .cell-date')].map((cell) => cell.textContent)")
        self.assertEqual(dates, ["2026-11-03", "2026-11-02", "2026-11-02"])

    def test_a_month_after_today_with_planned_entries_is_drawn_as_its_figures_say(self):
        browser.show(ledgers.ahead().page(), "#month=2027-01")
        self.assertEqual(page_reader.read()["capsules"][-1][4], "35 %")
        height, words = browser.ask(
            "const capsule = document.querySelector('.capsule[data-month=\"2027-01\"]');"
            "return [parseFloat(capsule.querySelector('.capsule-fill').getAttribute('height')), capsule.querySelector('.capsule-percent').textContent]"
        )
        self.assertAlmostEqual(height, 0.35 * 132, delta=0.1)
        self.assertEqual(words.replace("\u00a0", " "), "35 %")

    def test_a_page_of_quiet_months_of_a_used_ledger_does_not_say_that_nothing_was_entered(self):
        def change(data):
            data["months"] = [{**data["months"][-1], "categories": [], "entries": [], "rings": [], "average": None}]
            for expense in data["history"]:
                expense.update({"budget": None, "available": None, "remaining": None, "status": "unbudgeted", "percentConsumed": 0})

        browser.show(page_with(change))
        self.assertNotIn("Nothing yet:", page_reader.visible_text())
        self.assertIn("No spending", browser.ask("return document.querySelector('.empty-card').textContent"))
