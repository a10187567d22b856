"""The page never scrolls sideways, and what can be pressed is large enough."""

import unittest

import browser
import ledgers

WIDTHS = [360, 768, 1440]


class Layout(unittest.TestCase):
    def every_page(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.single(), ledgers.refunds(), ledgers.limits(), ledgers.crowd()]:
            for width in WIDTHS:
                with self.subTest(ledger=ledger.name, width=width):
                    browser.show(ledger.page(), width=width)
                    yield width

    def test_the_page_does_not_scroll_sideways(self):
        for width in self.every_page():
            self.assertEqual(browser.ask("return document.documentElement.scrollWidth"), width)
            browser.ask("for (const toggle of document.querySelectorAll('[aria-expanded]')) toggle.click()")
            self.assertEqual(browser.ask("return document.documentElement.scrollWidth"), width)

    def test_no_words_are_cut_off_or_stand_outside_of_their_panel(self):
        for _ in self.every_page():
            self.assertEqual(
                browser.ask(
                    """
                    const outside = [];
                    for (const panel of document.querySelectorAll(".panel, .row, .card, .legend-item")) {
                      const box = panel.getBoundingClientRect();
                      for (const node of panel.querySelectorAll("p, span, strong, h2, h3, dd, dt")) {
                        if (node.closest(".visually-hidden, .history-scroller, .table-behind")) continue;
                        const words = node.getBoundingClientRect();
                        if (words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1)) outside.push(node.textContent);
                      }
                    }
                    return outside;
                    """
                ),
                [],
            )

    def test_a_narrow_screen_has_the_percent_of_the_chosen_month(self):
        for label, words in [("2026-11", "93 %"), ("2026-10", "102 %")]:
            browser.show(ledgers.household().page(), f"#month={label}", width=360)
            shown = browser.ask(
                """
                const panel = document.getElementById("capsules").getBoundingClientRect();
                return [...document.querySelectorAll(".capsule-percent")].filter((node) => getComputedStyle(node).visibility === "visible")
                  .map((node) => [node.textContent.replace("\u00a0", " "), node.getBoundingClientRect().right <= panel.right, node.getBoundingClientRect().height > 0]);
                """
            )
            self.assertEqual(shown, [[words, True, True]])

    def test_a_table_that_scrolls_sideways_shows_it_at_its_side(self):
        browser.show(ledgers.household().page(), width=360)
        browser.ask("for (const toggle of document.querySelectorAll('[aria-expanded]')) toggle.click()")
        scrolling = browser.ask(
            """
            return [...document.querySelectorAll(".table-behind")].filter((node) => node.scrollWidth > node.clientWidth).map((node) => {
              const { backgroundImage, backgroundAttachment } = getComputedStyle(node);
              return [backgroundImage.split("gradient(").length - 1, backgroundAttachment];
            });
            """
        )
        self.assertGreaterEqual(len(scrolling), 3)
        # Covers that go with the table, and shadows that stay.
        for gradients, attachments in scrolling:
            self.assertEqual([gradients, attachments], [4, "local, local, scroll, scroll"])

    def test_the_cards_scroll_inside_themselves(self):
        browser.show(ledgers.crowd().page(), width=360)
        wide, shown = browser.ask("const row = document.querySelector('.cards'); return [row.scrollWidth, row.clientWidth]")
        self.assertGreater(wide, shown)

    def test_an_open_sheet_stays_inside_the_screen(self):
        for width in WIDTHS:
            with self.subTest(width=width):
                browser.show(ledgers.crowd().page(), "#month=2026-11&entries=all", width=width)
                left, right = browser.ask("const box = document.getElementById('drill').getBoundingClientRect(); return [box.left, box.right]")
                self.assertGreaterEqual(left, 0)
                self.assertLessEqual(right, width)
                self.assertEqual(browser.ask("return document.documentElement.scrollWidth"), width)

    def test_the_amounts_of_entries_are_in_view_on_a_narrow_screen(self):
        for ledger in [ledgers.household(), ledgers.crowd()]:
            browser.show(ledger.page(), "#month=2026-11&entries=all", width=360)
            outside = browser.ask(
                """
                const cells = [...document.querySelectorAll("#drill td.cell-amount")];
                const box = document.querySelector(".sheet-scroller").getBoundingClientRect();
                return [cells.length, cells.filter((cell) => {
                  const { left, right, width } = cell.getBoundingClientRect();
                  return width === 0 || left < box.left || right > box.right;
                }).length, document.querySelector(".sheet-scroller").scrollWidth - box.width];
                """
            )
            self.assertGreater(outside[0], 0)
            self.assertEqual(outside[1:], [0, 0])

    def test_the_axis_of_a_long_history_stays_in_view(self):
        browser.show(ledgers.few().page(), width=360)
        read = """
            const scroller = document.querySelector(".history-scroller");
            scroller.scrollLeft = arguments[0];
            const left = (selector) => document.querySelector(selector).getBoundingClientRect().left - scroller.getBoundingClientRect().left;
            const box = document.querySelector(".grid-label").getBoundingClientRect();
            return [scroller.scrollLeft, left(".history-axis"), left(".history-month"), document.elementFromPoint(box.left + 1, box.top + 30).closest(".history-month") === null];
            """
        browser.ask("document.getElementById('history').scrollIntoView()")
        browser.settle()
        self.assertEqual(browser.ask(read, 0), [0, 0, 52, True])
        # Months pass beneath the axis, which no press goes through.
        self.assertEqual(browser.ask(read, 200), [200, 0, -148, True])

    def test_the_chosen_month_of_a_long_history_is_not_under_the_axis(self):
        browser.show(ledgers.few().page(), width=360)
        for label in ["2017-03", "2020-06", "2026-10"]:
            with self.subTest(month=label):
                browser.go(f"#month={label}")
                axis, month, end = browser.ask(
                    "const box = (selector) => document.querySelector(selector).getBoundingClientRect();"
                    "return [box('.history-axis').right, box('.history-month.chosen').left, box('.history-scroller').right]"
                )
                self.assertGreaterEqual(month, axis - 4)
                self.assertLess(month, end)

    def test_no_column_of_a_wide_screen_ends_before_the_other(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.single(), ledgers.limits(), ledgers.crowd()]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page())
                ends = browser.ask("return ['totals', 'rings'].map((id) => document.getElementById(id).getBoundingClientRect().bottom)")
                self.assertAlmostEqual(*ends, delta=1)
                sides = browser.ask(
                    "return [...document.querySelectorAll('#breakdown, #balances .progress-cards, #history, #search')]"
                    ".map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0).map((box) => [box.left, box.right])"
                )
                self.assertEqual(sides, [sides[0]] * len(sides))

    def test_the_names_of_months_stand_in_one_line(self):
        for ledger in [ledgers.ahead(), ledgers.household()]:
            browser.show(ledger.page())
            tops = browser.ask("return [...new Set([...document.querySelectorAll('.capsule-month')].map((node) => node.getBoundingClientRect().top))]")
            self.assertEqual(len(tops), 1, tops)

    def test_what_can_be_pressed_is_at_least_24_pixels_wide_and_high(self):
        for _ in self.every_page():
            self.assertEqual(
                browser.ask(
                    """
                    return [...document.querySelectorAll("button, select, input")].filter((node) => {
                      const { width, height } = node.getBoundingClientRect();
                      return width > 0 && (width < 24 || height < 24);
                    }).map((node) => node.outerHTML.slice(0, 120));
                    """
                ),
                [],
            )
