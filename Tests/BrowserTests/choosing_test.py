"""A month is chosen by click, key, list and deep link; the address always tells which."""

import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

import browser
import expected
import ledgers
import page_reader


class Choosing(unittest.TestCase):
    def setUp(self):
        browser.show(ledgers.household().page())

    def press(self, key):
        browser.driver().switch_to.active_element.send_keys(key)

    def expect(self, title, label):
        # The address changes first when one goes back, and the page hears of it a moment later.
        drawn = "return location.hash === arguments[0] && document.getElementById('month-list').value === arguments[1]"
        browser.wait_for(drawn, f"#month={label}", label)
        read = page_reader.read()
        self.assertEqual(read["heading"], title)
        self.assertEqual(read["listed"], label)
        self.assertEqual(read["chosenCapsule"], label)
        self.assertTrue(read["announced"].startswith(f"{title}: total expenses"), read["announced"])

    def capsule(self, label):
        return browser.driver().find_element(By.CSS_SELECTOR, f'.capsule[data-month="{label}"]')

    def test_the_report_opens_at_its_own_month(self):
        self.assertEqual(page_reader.read()["heading"], "November 2026")
        self.assertEqual(browser.ask("return location.hash"), "")

    def test_a_click_on_a_capsule(self):
        self.capsule("2026-08").click()
        self.expect("August 2026", "2026-08")
        self.assertEqual(self.capsule("2026-08").get_attribute("aria-pressed"), "true")

    def test_the_twelve_months_end_with_the_chosen_one(self):
        self.capsule("2026-08").click()
        self.expect("August 2026", "2026-08")
        self.assertEqual(page_reader.read()["capsuleMonths"], [month["month"] for month in ledgers.household().month("2026-08")["months"]])

    def test_twelve_months_earlier_and_later_stop_at_the_ends(self):
        months = [month["month"] for month in ledgers.household().data()["months"]]
        earlier, later = (browser.driver().find_element(By.CSS_SELECTOR, f'[aria-label="Twelve months {way}"]') for way in ["earlier", "later"])
        self.assertEqual(later.get_attribute("aria-disabled"), "true")
        earlier.click()
        self.expect(expected.title(months[-13]), months[-13])
        earlier.click()
        self.expect(expected.title(months[0]), months[0])
        self.assertEqual(earlier.get_attribute("aria-disabled"), "true")
        later.click()
        self.expect(expected.title(months[12]), months[12])

    def test_months_that_the_page_does_not_have_cannot_be_chosen(self):
        first = ledgers.household().data()["months"][0]["month"]
        browser.go(f"#month={first}")
        disabled = browser.ask("return [...document.querySelectorAll('.capsule:disabled')].map((capsule) => capsule.dataset.month)")
        self.assertEqual(len(disabled), 11)
        self.assertTrue(all(label < first for label in disabled))

    def test_arrow_keys(self):
        self.press(Keys.ARROW_LEFT)
        self.expect("October 2026", "2026-10")
        self.press(Keys.ARROW_RIGHT)
        self.expect("November 2026", "2026-11")
        self.press(Keys.ARROW_RIGHT)
        self.expect("November 2026", "2026-11")

    def test_home_and_end_among_the_months(self):
        for place in [".capsule.chosen", "#previous-month"]:
            with self.subTest(place=place):
                browser.ask("document.querySelector(arguments[0]).focus()", place)
                self.press(Keys.HOME)
                self.expect("September 2025", "2025-09")
                self.press(Keys.END)
                self.expect("November 2026", "2026-11")

    def test_home_and_end_scroll_the_page_elsewhere(self):
        for place in ["return document.activeElement.blur()", "document.querySelector('.row').focus({preventScroll: true})"]:
            with self.subTest(place=place):
                browser.show(ledgers.household().page())
                browser.ask(place)
                furthest = browser.ask("return document.documentElement.scrollHeight - innerHeight")
                self.assertGreater(furthest, 100)
                self.press(Keys.END)
                # Wherever it has not come to its end, another key would meet the scrolling of this one.
                browser.wait_for("return scrollY >= arguments[0] - 1", furthest)
                self.press(Keys.HOME)
                browser.wait_for("return scrollY === 0")
                self.assertEqual(page_reader.read()["heading"], "November 2026")

    def test_the_keys_of_a_text_box_stay_its_own(self):
        box = browser.driver().find_element(By.CSS_SELECTOR, "#search input")
        box.send_keys("market", Keys.ARROW_LEFT, Keys.HOME)
        self.assertEqual(page_reader.read()["heading"], "November 2026")

    def test_the_focus_follows_the_chosen_capsule(self):
        browser.ask("document.querySelector('.capsule.chosen').focus()")
        self.press(Keys.ARROW_LEFT)
        self.expect("October 2026", "2026-10")
        self.assertEqual(browser.ask("return document.activeElement.dataset.month"), "2026-10")

    def test_the_list(self):
        Select(browser.driver().find_element(By.ID, "month-list")).select_by_visible_text("March 2026")
        self.expect("March 2026", "2026-03")

    def test_the_buttons_beside_the_list(self):
        browser.driver().find_element(By.ID, "previous-month").click()
        self.expect("October 2026", "2026-10")
        browser.driver().find_element(By.ID, "next-month").click()
        self.expect("November 2026", "2026-11")

    def test_a_month_of_the_history(self):
        browser.ask("document.querySelector('.history-month[data-month=\"2026-02\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        self.expect("February 2026", "2026-02")

    def test_pointing_at_a_month_of_the_history_tells_its_figures(self):
        browser.ask("document.querySelector('.history-month[data-month=\"2026-07\"]').dispatchEvent(new PointerEvent('pointerenter'))")
        words = browser.ask("return document.querySelector('.history-words').textContent")
        self.assertTrue(words.startswith("July 2026"))
        self.assertIn("over by", words)

    def test_a_deep_link(self):
        browser.show(ledgers.household().page(), "#month=2026-05")
        self.assertEqual(page_reader.read()["heading"], "May 2026")

    def test_an_unknown_month_falls_back_to_the_chosen_one(self):
        for fragment in ["#month=1999-01", "#month=", "#nonsense", "#month=%E0%A4%A", "#month=__proto__", "#month=2026-10&category=Unknown"]:
            with self.subTest(fragment=fragment):
                browser.show(ledgers.household().page(), fragment)
                wanted = "October 2026" if "2026-10" in fragment else "November 2026"
                self.assertEqual(page_reader.read()["heading"], wanted)
                self.assertFalse(browser.ask("return document.getElementById('drill').open"))

    def test_an_address_of_what_the_page_does_not_have_is_corrected_without_a_step_to_go_back_to(self):
        for fragment in ["#month=1999-01", "#nonsense", "#month=2026-10&category=Unknown"]:
            with self.subTest(fragment=fragment):
                wanted = "#month=2026-10" if "2026-10" in fragment else "#month=2026-11"
                browser.show(ledgers.household().page(), fragment)
                self.assertEqual(browser.ask("return location.hash"), wanted)
                browser.show(ledgers.household().page(), "#month=2026-03")
                browser.go(fragment)
                self.assertEqual(browser.ask("return location.hash"), wanted)
                browser.driver().back()
                browser.wait_for("return location.hash === '#month=2026-03'")
        browser.show(ledgers.household().page())
        self.assertEqual(browser.ask("return location.hash"), "")
        for right in ["#month=2026-11&category=Personal%20care", "#month=2026-11&entries=all"]:
            browser.show(ledgers.household().page(), right)
            self.assertEqual(browser.ask("return location.hash"), right)

    def test_back_and_forward(self):
        self.press(Keys.ARROW_LEFT)
        self.press(Keys.ARROW_LEFT)
        self.expect("September 2026", "2026-09")
        browser.driver().back()
        self.expect("October 2026", "2026-10")
        browser.driver().forward()
        self.expect("September 2026", "2026-09")
