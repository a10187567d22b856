"""An amount stands whole in one line, however long it is: a part of it would read as another sum."""

import unittest

import browser
import ledgers

BROKEN = r"""
const broken = [];
const texts = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
let looked = 0;
while (texts.nextNode()) {
  const node = texts.currentNode;
  if (!node.parentElement.checkVisibility() || node.parentElement.closest(".visually-hidden, svg, option")) continue;
  // Numbers, and words that no line of this page is too narrow for.
  const words = [...node.data.matchAll(/\S+/g)].filter((word) => word[0].length <= 14 && !/\d/.test(word[0]));
  for (const found of [...words, ...node.data.matchAll(/-?\d[\d.,]*\d/g)]) {
    const range = document.createRange();
    range.setStart(node, found.index);
    range.setEnd(node, found.index + found[0].length);
    const tops = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
    looked += 1;
    if (tops.size > 1) broken.push(found[0]);
  }
}
return [looked, broken];
"""

CARDS = """
return [...document.querySelectorAll(".card")].map((card) => {
  const amount = card.querySelector(".card-amount");
  const range = document.createRange();
  range.selectNodeContents(amount);
  return {
    free: card.getBoundingClientRect().right - range.getBoundingClientRect().right,
    cut: amount.scrollWidth > amount.clientWidth,
    size: getComputedStyle(amount).fontSize,
    words: amount.textContent,
  };
});
"""


class LongAmounts(unittest.TestCase):
    def test_no_number_and_no_word_is_broken(self):
        for ledger in [ledgers.fortune(), ledgers.household(), ledgers.crowd(), ledgers.limits(), *map(ledgers.of_digits, [7, 10, 13])]:
            for width in [360, 768, 1000, 1440]:
                with self.subTest(ledger=ledger.name, width=width):
                    browser.show(ledger.page(), width=width)
                    browser.ask("for (const toggle of document.querySelectorAll('[aria-expanded]')) toggle.click()")
                    looked, broken = browser.ask(BROKEN)
                    self.assertGreater(looked, 60)
                    self.assertEqual(broken, [])
                    self.assertEqual(browser.ask("return document.documentElement.scrollWidth"), width)

    def test_no_amount_of_a_card_is_cut_and_all_have_letters_of_one_size(self):
        for ledger in [ledgers.fortune(), ledgers.household(), ledgers.crowd(), *map(ledgers.of_digits, range(1, 14))]:
            for width, media in [(360, ""), (1440, ""), (703, "print")]:
                with self.subTest(ledger=ledger.name, width=width):
                    browser.show(ledger.page(), width=width, media=media)
                    cards = browser.ask(CARDS)
                    self.assertGreater(len(cards), 0)
                    self.assertEqual([card for card in cards if card["cut"] or card["free"] < 6], [])
                    self.assertEqual(len({card["size"] for card in cards}), 1)

    def test_long_amounts_have_smaller_letters_and_short_ones_do_not(self):
        sizes = []
        for count in [3, 5, 8, 10, 13]:
            browser.show(ledgers.of_digits(count).page(), width=360)
            sizes.append(float(browser.ask(CARDS)[0]["size"].removesuffix("px")))
        self.assertEqual(sizes[0], 24)
        self.assertEqual(sizes, sorted(sizes, reverse=True))
        self.assertGreaterEqual(sizes[-1], 13)
        self.assertLess(sizes[-1], 16)

    def test_a_card_grows_with_an_amount_that_its_smallest_letters_are_too_wide_for(self):
        widths = []
        for ledger in [ledgers.of_digits(3), ledgers.crowd(), ledgers.fortune()]:
            browser.show(ledger.page(), width=360)
            widths.append(browser.ask("return Math.max(...[...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().width))"))
        # A long name alone does not widen its card.
        self.assertEqual(widths[:2], [252, 252])
        self.assertGreater(widths[2], 252)
