"""The page has the colours of the pictures: for a category, for a status, and for the ink on both."""

import re
import unittest
import xml.etree.ElementTree as ElementTree

import browser
import ledgers

SVG = "{http://www.w3.org/2000/svg}"
CARDS = """
const rgb = (color) => "#" + color.match(/\\d+/g).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
return [...document.querySelectorAll(".card")].map((card) => [
  ...[...card.querySelectorAll("stop")].map((stop) => rgb(getComputedStyle(stop).stopColor)),
  rgb(getComputedStyle(card.querySelector(".card-name")).color),
  rgb(getComputedStyle(card.querySelector(".ring-label")).fill),
  rgb(getComputedStyle(card.querySelector(".ring-arc")).stroke),
]);
"""


def picture(ledger, *report) -> ElementTree.Element:
    return ElementTree.fromstring(ledger.run("report", *report, "--format", "svg"))


class Colours(unittest.TestCase):
    def test_cards_have_the_gradients_and_inks_of_the_picture(self):
        for ledger in [ledgers.household(), ledgers.crowd(), ledgers.colours()]:
            drawn = picture(ledger, "month")
            gradients = {
                node.get("id"): [stop.get("stop-color") for stop in node.iter(f"{SVG}stop")]
                for node in drawn.iter(f"{SVG}linearGradient")
            }
            cards = [rect for rect in drawn.iter(f"{SVG}rect") if rect.get("rx") == "20" and (rect.get("fill") or "").startswith("url(#")]
            self.assertGreater(len(cards), 3)
            rules = " ".join(style.text for style in drawn.iter(f"{SVG}style"))
            inks = dict(re.findall(r"\.(i\d+)\{fill:(#[0-9a-f]{6})\}", rules))
            words = [text.get("class") for text in drawn.iter(f"{SVG}text") if re.search(r"^i\d+$", text.get("class") or "")]
            wanted = [[*gradients[card.get("fill")[5:-1]], *[inks[word]] * 3] for card, word in zip(cards, words)]
            for mode in ["light", "dark"]:
                with self.subTest(ledger=ledger.name, mode=mode):
                    browser.show(ledger.page(), mode=mode)
                    self.assertEqual(browser.ask(CARDS)[: len(wanted)], wanted)

    def test_both_modes_have_the_colours_of_the_picture(self):
        rules = " ".join(style.text for style in picture(ledgers.household(), "month").iter(f"{SVG}style"))
        modes = re.findall(r"svg\{([^}]*)\}", rules)
        self.assertEqual(len(modes), 2)
        for mode, variables in zip(["light", "dark"], modes):
            browser.show(ledgers.household().page(), mode=mode)
            told = dict(variable.split(":") for variable in variables.split(";"))
            for name in ["page", "card", "ink", "muted", "alarm", "notice", "track", "edge", "tint"]:
                with self.subTest(mode=mode, name=name):
                    value = browser.ask("return getComputedStyle(document.documentElement).getPropertyValue(arguments[0])", f"--{name}")
                    self.assertEqual(value.strip(), told[f"--{name}"])

    def test_bars_over_their_budget_have_the_gradient_of_the_picture(self):
        drawn = picture(ledgers.household(), "history")
        pairs = {tuple(stop.get("stop-color") for stop in node.iter(f"{SVG}stop")) for node in drawn.iter(f"{SVG}linearGradient")}
        browser.show(ledgers.household().page())
        told = browser.ask(
            """
            const value = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
            return ["neutral", "alarm"].map((name) => [value(`--${name}-from`), value(`--${name}-to`)]);
            """
        )
        self.assertEqual({tuple(pair) for pair in told}, pairs)
        fills = browser.ask("return ['.history-month.over .history-bar', '.history-month:not(.over) .history-bar', '.capsule.over .capsule-fill', '.capsule:not(.over) .capsule-fill'].map((bar) => getComputedStyle(document.querySelector(bar)).fill)")
        self.assertEqual(fills, ['url("#alarm-upwards")', 'url("#neutral-upwards")'] * 2)

    def test_a_row_has_the_colour_of_its_category(self):
        browser.show(ledgers.household().page())
        for share in ledgers.household().month("2026-11")["categories"]:
            ring, bar = browser.ask(
                "const row = document.querySelector(`.row[data-category=\"${arguments[0]}\"]`);"
                "return [row.querySelector('.ring-arc').getAttribute('stroke'), row.querySelector('.row-bar rect').getAttribute('fill')]",
                share["name"],
            )
            self.assertEqual([ring, bar], [share["colors"][0]] * 2)

    def test_percents_are_written_in_one_way(self):
        for ledger in [ledgers.household(), ledgers.limits(), ledgers.crowd()]:
            browser.show(ledger.page(), "#month=2026-11&entries=all")
            texts = browser.ask("return [...document.querySelectorAll('#page *')].flatMap((node) => [node.getAttribute('aria-label') ?? '', ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data)])")
            percents = [match for text in texts for match in re.findall(r"\d.?%", text)]
            self.assertGreater(len(percents), 50)
            self.assertEqual({percent[1:] for percent in percents}, {"\u00a0%"})
