"""Ten years with 100,000 entries: the page stays small, and what a month costs does not follow them."""

import unittest

import browser
import expected
import ledgers


class Size(unittest.TestCase):
    def test_the_page_of_a_decade_is_below_five_megabytes(self):
        page = ledgers.decade().page()
        size = page.stat().st_size
        print(f"{size / 1e6:.2f} MB ", end="")
        self.assertLess(size, 5_000_000)
        self.assertEqual(sum(len(month["entries"]) for month in ledgers.decade().data()["months"]), 100_000)

    def test_a_hundred_thousand_payees_are_left_out_from_the_oldest_on_and_the_page_says_so(self):
        ledger = ledgers.strangers()
        size = ledger.page().stat().st_size
        print(f"{size / 1e6:.2f} MB ", end="")
        self.assertLess(size, 5_000_000)
        data = ledger.data()
        self.assertEqual(sum(len(month["entries"]) for month in data["months"]), 100_000)
        self.assertEqual({len(payee) for payee in data["payees"]}, {40})
        # Half of them at least, and those of the newest entries.
        self.assertGreater(len(data["payees"]), 50_000)
        self.assertIsNone(data["withoutNotes"])
        last = data["withoutPayees"]
        browser.show(ledger.page(), f"#month={last}&entries=all")
        words = f"payees of {expected.title(last)} and before that none later has are left out."
        for place in ["#colophon", "#search .left-out", "#drill .left-out"]:
            self.assertIn(words, browser.ask("return document.querySelector(arguments[0]).textContent", place))
        browser.show(ledger.page(), "#month=2026-11&entries=all")
        self.assertIsNone(browser.ask("return document.querySelector('#drill .left-out')"))
        self.assertEqual(browser.ask("return [...document.querySelectorAll('#drill td.cell-payee, #drill th.cell-payee')].filter((cell) => cell.textContent === '').length"), 0)

    def test_choosing_a_month_makes_no_more_nodes_with_more_entries(self):
        """What a month costs to draw follows its categories, never the page's entries; a time is no bound, machines differ."""
        made = {}
        for ledger in [ledgers.decade(), ledgers.few()]:
            browser.show(ledger.page())
            made[ledger.name] = browser.ask(
                """
                const list = document.getElementById("month-list");
                const watch = new MutationObserver(() => {});
                watch.observe(document.getElementById("page"), { childList: true, attributes: true, characterData: true, subtree: true });
                list.value = list.options[5].value;
                list.dispatchEvent(new Event("change"));
                const count = (node) => 1 + [...node.childNodes].reduce((sum, child) => sum + count(child), 0);
                return watch.takeRecords().reduce((sum, record) => sum + 1 + [...record.addedNodes].reduce((added, node) => added + count(node), 0), 0);
                """
            )
        self.assertGreater(made["few"], 100)
        self.assertLess(made["decade"], made["few"] * 1.2)

    def test_a_long_list_of_entries_is_drawn_in_parts(self):
        browser.show(ledgers.decade().page(), "#month=2024-05&entries=all")
        count = browser.ask("return document.querySelector('.sheet-count').textContent")
        wanted = next(len(month["entries"]) for month in ledgers.decade().data()["months"] if month["month"] == "2024-05")
        self.assertEqual(count, f"{wanted} entries")
        rows = "return document.querySelectorAll('#drill tbody tr').length"
        self.assertLess(browser.ask(rows), wanted)
        browser.ask("document.querySelector('#drill .more-rows').click()")
        self.assertEqual(browser.ask(rows), wanted)

    def test_the_search_reads_the_whole_decade(self):
        browser.show(ledgers.decade().page())
        browser.ask("const box = document.querySelector('#search input'); box.value = 'shop number 399'; box.dispatchEvent(new Event('input'))")
        count = browser.ask("return document.querySelector('.search-count').textContent")
        wanted = len(ledgers.decade().json("list", "--payee", "shop number 399", "--limit", "100000")["entries"])
        self.assertEqual(count, f"{wanted} entries, the newest 100 shown" if wanted > 100 else f"{wanted} entries")
