"""What a screen reader hears, what a keyboard reaches, and what weak eyes can read."""

import pathlib
import unittest

from selenium.webdriver.common.keys import Keys

import browser
import ledgers

CONTRAST = (pathlib.Path(__file__).parent / "contrast.js").read_text(encoding="utf-8") + "\nreturn weakTexts(arguments[0]);"


def tree() -> list[dict]:
    """The nodes of the accessibility tree as (role, name, properties)."""
    nodes = browser.driver().execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            **{prop["name"]: prop["value"].get("value") for prop in node.get("properties", [])},
        }
        for node in nodes
        if not node.get("ignored") and "role" in node
    ]


class Accessibility(unittest.TestCase):
    def with_role(self, *roles):
        return [node for node in tree() if node["role"] in roles]

    def test_landmarks_and_one_heading_of_the_first_level(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.crowd()]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page())
                roles = [node["role"] for node in tree()]
                for landmark in ["banner", "main", "navigation", "contentinfo"]:
                    self.assertEqual(roles.count(landmark), 1, landmark)
                levels = [node["level"] for node in self.with_role("heading")]
                self.assertEqual(levels.count(1), 1)
                self.assertEqual(levels[0], 1)
                self.assertTrue(all(after - before <= 1 for before, after in zip(levels, levels[1:])), levels)

    def test_everything_that_can_be_used_has_a_name(self):
        for fragment in ["", "#month=2026-11&entries=all"]:
            browser.show(ledgers.household().page(), fragment)
            nodes = self.with_role("button", "combobox", "searchbox", "textbox", "link", "region", "dialog", "table", "group", "navigation")
            self.assertGreater(len(nodes), 5)
            self.assertEqual([node for node in nodes if not node["name"].strip()], [])

    def test_no_two_controls_have_the_same_name_and_role(self):
        browser.show(ledgers.household().page())
        controls = [(node["role"], node["name"]) for node in self.with_role("button", "combobox", "searchbox", "textbox", "link")]
        # A card and the row of its category both lead to the category, and months stand in capsules and history.
        twice = {control for control in controls if controls.count(control) > 1}
        self.assertEqual({name for _, name in twice if not name[-1:].isdigit() and ": " not in name}, set())

    def test_headings_and_sections_are_named_and_follow_one_another(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.crowd()]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page())
                self.assertEqual([node for node in self.with_role("heading") if not node["name"].strip()], [])
                sections = browser.ask(
                    "return [...document.querySelectorAll('main section')].filter((node) => !node.hidden && node.id !== 'cards')"
                    ".map((node) => [node.getAttribute('aria-labelledby'), node.querySelector('h2')?.id])"
                )
                self.assertGreaterEqual(len(sections), 6)
                for told, heading in sections:
                    self.assertEqual(told, heading)
                self.assertEqual(browser.ask("return document.documentElement.lang"), "en")

    def test_buttons_say_more_than_their_place(self):
        browser.show(ledgers.household().page())
        names = [node["name"].replace("\u00a0", " ") for node in self.with_role("button")]
        self.assertIn("Home, 1,143.22 EUR, 44 % of spending", names)
        self.assertTrue(any(name.startswith("Leisure, 176.58") and "over by 56.58" in name for name in names))
        self.assertTrue(any(name.startswith("October 2026: 102 % of budget") and "over by" in name for name in names))

    def test_a_table_stands_behind_each_picture(self):
        browser.show(ledgers.household().page())
        names = [node["name"] for node in self.with_role("table")]
        for name in ["Percent of budget, month by month", "Categories of November 2026", "Rings of November 2026", "Balances", "History"]:
            self.assertIn(name, names)

    def test_every_table_has_a_caption_and_headings_with_a_scope(self):
        for ledger, fragment in [(ledgers.household(), "#month=2026-11&entries=all"), (ledgers.crowd(), ""), (ledgers.empty(), "")]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page(), fragment)
                browser.ask("const box = document.querySelector('#search input'); box.value = 'a'; box.dispatchEvent(new Event('input'))")
                tables, faulty = browser.ask(
                    """
                    const tables = [...document.querySelectorAll("table")];
                    const isNamed = (table) => table.caption !== null && table.caption.textContent.trim() !== "";
                    const hasColumns = (table) => table.tHead.rows.length === 1
                      && [...table.tHead.rows[0].cells].every((cell) => cell.tagName === "TH" && cell.scope === "col" && cell.textContent.trim() !== "");
                    const hasRows = (table) => [...table.tBodies[0].rows].every((row) =>
                      row.cells.length === table.tHead.rows[0].cells.length && row.querySelectorAll("th[scope=row]").length === 1);
                    return [tables.length, tables.filter((table) => !(isNamed(table) && hasColumns(table) && hasRows(table))).map((table) => table.outerHTML.slice(0, 300))];
                    """
                )
                self.assertGreaterEqual(tables, 4)
                self.assertEqual(faulty, [])

    def test_the_table_button_shows_its_table(self):
        browser.show(ledgers.household().page())
        for section in ["capsules", "breakdown", "rings", "balances", "history"]:
            with self.subTest(section=section):
                size = "return document.querySelector(`#${arguments[0]} .table-behind`).getBoundingClientRect().height"
                self.assertLessEqual(browser.ask(size, section), 1)
                browser.ask("document.querySelector(`#${arguments[0]} [aria-expanded]`).click()", section)
                self.assertGreater(browser.ask(size, section), 40)
                self.assertEqual(browser.ask("return document.querySelector(`#${arguments[0]} [aria-expanded]`).ariaExpanded", section), "true")

    def test_the_chosen_month_is_told(self):
        browser.show(ledgers.household().page())
        browser.driver().switch_to.active_element.send_keys(Keys.ARROW_LEFT)
        statuses = browser.ask("return [...document.querySelectorAll('[role=status]')].map((node) => node.textContent)")
        self.assertTrue(any(text.startswith("October 2026: total expenses") for text in statuses), statuses)

    def test_one_month_is_pressed_and_reached_by_the_tab_key_in_each_picture(self):
        for ledger, labels in [(ledgers.household(), ["2026-11", "2026-10", "2025-09"]), (ledgers.single(), ["2026-11"])]:
            for label in labels:
                with self.subTest(ledger=ledger.name, month=label):
                    browser.show(ledger.page(), f"#month={label}")
                    for picture in [".capsule", ".history-month"]:
                        pressed, stops, others = browser.ask(
                            """
                            const months = [...document.querySelectorAll(arguments[0])];
                            const having = (name, value) => months.filter((month) => month.getAttribute(name) === value).map((month) => month.dataset.month);
                            return [having("aria-pressed", "true"), having("tabindex", "0"), months.length - having("aria-pressed", "true").length - having("aria-pressed", "false").length];
                            """,
                            picture,
                        )
                        self.assertEqual([pressed, stops, others], [[label], [label], 0], picture)

    def test_the_focus_goes_through_the_page_in_its_order(self):
        for width in [360, 1440]:
            with self.subTest(width=width):
                browser.show(ledgers.household().page(), width=width)
                self.assertEqual(browser.ask("return document.querySelectorAll('[tabindex]:not([tabindex=\"0\"]):not([tabindex=\"-1\"])').length"), 0)
                browser.ask("window.stops = []; addEventListener('focusin', (event) => window.stops.push(event.target))")
                for _ in range(60):
                    browser.driver().switch_to.active_element.send_keys(Keys.TAB)
                    if browser.ask("return document.activeElement.matches('#search input')"):
                        break
                backwards, parts = browser.ask(
                    """
                    const follows = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
                    const backwards = window.stops.filter((stop, index) => index > 0 && !follows(window.stops[index - 1], stop));
                    const parts = window.stops.map((stop) => stop.closest("section, nav").id || "months");
                    return [backwards.map((stop) => stop.outerHTML.slice(0, 200)), parts.filter((part, index) => part !== parts[index - 1])];
                    """
                )
                self.assertEqual(backwards, [])
                self.assertEqual(parts, ["months", "cards", "capsules", "rings", "breakdown", "balances", "history", "search"])
                # What follows in the document lies below or beside, too.
                tops = browser.ask("return ['cards', 'breakdown', 'balances', 'history', 'search'].map((id) => document.getElementById(id).getBoundingClientRect().top)")
                self.assertEqual(tops, sorted(tops))

    def test_ids_are_unique_and_references_lead_somewhere(self):
        browser.show(ledgers.crowd().page())
        self.assertEqual(
            browser.ask(
                """
                const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
                const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
                const lost = [];
                for (const name of ["aria-labelledby", "aria-controls", "aria-describedby"]) {
                  for (const node of document.querySelectorAll(`[${name}]`)) {
                    if (node.closest("dialog:not([open])") === null && document.getElementById(node.getAttribute(name)) === null) lost.push(node.getAttribute(name));
                  }
                }
                return [...twice, ...lost];
                """
            ),
            [],
        )

    def test_the_focus_can_be_seen_wherever_it_goes(self):
        browser.show(ledgers.household().page())
        seen = set()
        for _ in range(60):
            browser.driver().switch_to.active_element.send_keys(Keys.TAB)
            name, visible = browser.ask(
                """
                const node = document.activeElement;
                const style = getComputedStyle(node);
                const target = node.querySelector(".history-target");
                const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
                const stroke = target !== null && parseFloat(getComputedStyle(target).strokeWidth) >= 2;
                return [node.tagName + " " + node.getAttribute("class"), ring || stroke || node === document.body];
                """
            )
            seen.add(name.split(" ")[1])
            self.assertTrue(visible, name)
        for part in ["round-button", "month-list", "card", "capsule", "row", "history-month", "search-box"]:
            self.assertIn(part, seen)

    def test_no_hidden_table_is_a_stop_of_the_tab_key(self):
        browser.show(ledgers.household().page())
        scrollers = (
            "return [...document.querySelectorAll('.visually-hidden')]"
            ".filter((node) => /auto|scroll|hidden/.test(getComputedStyle(node).overflow)).map((node) => node.className)"
        )
        self.assertEqual(browser.ask(scrollers), [])
        stops = 0
        for _ in range(80):
            browser.driver().switch_to.active_element.send_keys(Keys.TAB)
            stops += 1
            self.assertFalse(browser.ask("return document.activeElement.closest('.visually-hidden') !== null"))
        self.assertEqual(stops, 80)

    def test_text_can_be_read_in_both_modes(self):
        for mode in ["light", "dark"]:
            for ledger, fragment in [
                (ledgers.household(), "#month=2026-10"),
                (ledgers.household(), "#month=2026-10&entries=all"),
                (ledgers.crowd(), ""),
                (ledgers.limits(), ""),
                (ledgers.limits(), "#month=2026-10"),
                (ledgers.colours(), ""),
                (ledgers.colours(), "#month=2026-11&entries=all"),
                (ledgers.unbudgeted(), ""),
                (ledgers.empty(), ""),
            ]:
                with self.subTest(mode=mode, ledger=ledger.name, fragment=fragment):
                    browser.show(ledger.page(), fragment, mode=mode)
                    browser.ask("for (const toggle of document.querySelectorAll('[aria-expanded]')) toggle.click()")
                    found = browser.ask(CONTRAST, 4.5)
                    self.assertGreater(found["looked"], 30)
                    self.assertEqual(found["onGradients"] > 0, ledger.name != "empty")
                    self.assertEqual(found["weak"], [])

    def test_over_budget_is_marked_by_shape_and_text(self):
        browser.show(ledgers.limits().page())
        marks = browser.ask(
            """
            const row = (name) => document.querySelector(`.row[data-category="${name}"]`);
            return Object.fromEntries(["Far over", "Zero spent", "Used up", "Almost"].map((name) =>
              [name, [row(name).querySelector(".over-mark") !== null, row(name).textContent.includes("over by")]]));
            """
        )
        self.assertEqual(marks, {"Far over": [True, True], "Zero spent": [True, True], "Used up": [False, False], "Almost": [False, False]})
        self.assertEqual(browser.ask("return document.querySelectorAll('.capsule-over').length"), browser.ask("return document.querySelectorAll('.capsule.over').length"))
        self.assertGreater(browser.ask("return document.querySelectorAll('.history-over').length"), 0)
