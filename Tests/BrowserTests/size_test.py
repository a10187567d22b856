"""Ten years with 100,000 entries: the page stays small, and a month is chosen at once."""

import statistics
import unittest

import browser
import ledgers


class Size(unittest.TestCase):
    def test_the_page_of_a_decade_is_below_five_megabytes(self):
        page = ledgers.decade().page()
        size = page.stat().st_size
        print(f"{size / 1e6:.2f} MB ", end="")
        self.assertLess(size, 5_000_000)
        self.assertEqual(sum(len(month["entries"]) for month in ledgers.decade().data()["months"]), 100_000)

    def test_a_month_of_a_decade_is_chosen(self):
        """Prints how long it takes; a time is no bound, since machines differ."""
        browser.show(ledgers.decade().page())
        times = browser.ask(
            """
            const list = document.getElementById("month-list");
            return [...list.options].slice(0, 60).map((option) => {
              const start = performance.now();
              list.value = option.value;
              list.dispatchEvent(new Event("change"));
              document.body.getBoundingClientRect();
              return performance.now() - start;
            });
            """
        )
        print(f"median {statistics.median(times):.1f} ms, longest {max(times):.1f} ms ", end="")
        self.assertEqual(len(times), 60)

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
