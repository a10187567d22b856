"""Capsules are filled to the percent of budget, or against the largest of the twelve when none has a budget."""

import unittest

import browser
import ledgers

FULL = 132
CAPSULES = """
return Object.fromEntries([...document.querySelectorAll(".capsule")].map((capsule) => {
  const track = getComputedStyle(capsule.querySelector(".capsule-track"));
  return [capsule.dataset.month, {
    height: parseFloat(capsule.querySelector(".capsule-fill")?.getAttribute("height") ?? "0"),
    isDashed: track.strokeDasharray !== "none" && track.fill === "none",
    figure: capsule.querySelector(".capsule-percent").textContent.replace("\\u00a0", " "),
    label: capsule.getAttribute("aria-label"),
    tip: capsule.querySelector("title").textContent,
  }];
}));
"""


class Capsules(unittest.TestCase):
    def drawn(self):
        return browser.ask(CAPSULES)

    def words(self, selector):
        return browser.ask("const node = document.querySelector(arguments[0]); return node.hidden ? '' : node.textContent", selector)

    def test_with_budgets_they_are_filled_to_the_percent(self):
        browser.show(ledgers.household().page())
        drawn = self.drawn()
        for month in ledgers.household().month("2026-11")["months"]:
            with self.subTest(month=month["month"]):
                self.assertAlmostEqual(drawn[month["month"]]["height"], FULL * min(1, month["percentConsumed"]), delta=0.1)
                self.assertFalse(drawn[month["month"]]["isDashed"])
        self.assertEqual(self.words("#capsules h2"), "Percent of budget")
        self.assertEqual(self.words(".capsules-caption"), "")

    def test_without_any_budget_they_are_relative_to_the_largest_and_a_caption_says_so(self):
        browser.show(ledgers.unbudgeted().page())
        drawn = self.drawn()
        # October 2025 is larger than all of them, but not one of the twelve.
        self.assertNotIn("2025-10", drawn)
        heights = {label: capsule["height"] for label, capsule in drawn.items() if capsule["height"] > 0}
        self.assertEqual(heights, {"2026-03": FULL / 2, "2026-07": FULL, "2026-11": FULL / 4})
        self.assertEqual({capsule["isDashed"] for capsule in drawn.values()}, {False})
        self.assertEqual(drawn["2026-07"]["figure"], "400")
        self.assertEqual(self.words("#capsules h2"), "Spending")
        self.assertIn("relative to the largest of the twelve", self.words(".capsules-caption"))
        browser.go("#month=2026-09")
        self.assertEqual(self.drawn()["2026-07"]["height"], round(FULL * 400 / 900, 2))

    def test_without_any_budget_and_without_amounts_they_keep_their_heights_and_tell_no_figure(self):
        browser.show(ledgers.unbudgeted().page())
        heights = {label: capsule["height"] for label, capsule in self.drawn().items()}
        self.assertGreater(max(heights.values()), 100)
        browser.show(ledgers.unbudgeted().page("--redact"))
        for label, capsule in self.drawn().items():
            self.assertAlmostEqual(capsule["height"], heights[label], delta=3)
            self.assertEqual(capsule["figure"], "")
        self.assertIn("relative to the largest", self.words(".capsules-caption"))

    def test_among_budgets_a_month_without_one_is_a_dashed_track_that_says_so(self):
        browser.show(ledgers.limits().page())
        drawn = self.drawn()
        months = {month["month"]: month["status"] for month in ledgers.limits().month("2026-11")["months"]}
        self.assertIn("unbudgeted", months.values())
        for label, status in months.items():
            with self.subTest(month=label):
                self.assertEqual(drawn[label]["isDashed"], status == "unbudgeted")
                if status == "unbudgeted":
                    self.assertEqual(drawn[label]["height"], 0)
                    self.assertIn("no budget", drawn[label]["label"])
                    self.assertIn("no budget", drawn[label]["tip"])
        self.assertEqual(self.words(".capsules-caption"), "Dashed: no budget")
