"""Names and payees stay text, nothing is asked of the network, and the policy of the page holds."""

import pathlib
import re
import unittest

import browser
import ledgers


class Safety(unittest.TestCase):
    def test_a_name_that_looks_like_markup_stays_text(self):
        ledger = ledgers.crowd()
        browser.show(ledger.page(), f"#month=2026-11&entries=all")
        names = browser.ask("return [...document.querySelectorAll('.row-name')].map((name) => name.textContent)")
        self.assertIn(ledgers.IMAGE_NAME, names)
        payees = browser.ask("return [...document.querySelectorAll('#drill .cell-payee')].map((cell) => cell.textContent)")
        self.assertIn(ledgers.HOSTILE_PAYEE, payees)
        self.assertEqual(browser.ask("return document.querySelectorAll('img, script, style, iframe, link, b').length"), 3)
        self.assertEqual(browser.console_messages(), [])

    def test_a_hostile_category_can_be_linked_and_opened(self):
        browser.show(ledgers.crowd().page())
        browser.ask("document.querySelector('.row[data-category=\"' + CSS.escape(arguments[0]) + '\"]').click()", ledgers.IMAGE_NAME)
        self.assertEqual(browser.ask("return document.querySelector('#drill h2').textContent"), ledgers.IMAGE_NAME)
        fragment = browser.ask("return location.hash")
        browser.show(ledgers.crowd().page(), fragment)
        self.assertEqual(browser.ask("return document.querySelector('#drill h2').textContent"), ledgers.IMAGE_NAME)

    def test_no_request_leaves_the_page_and_the_console_stays_empty(self):
        for ledger in [ledgers.household(), ledgers.empty(), ledgers.refunds(), ledgers.limits(), ledgers.crowd()]:
            with self.subTest(ledger=ledger.name):
                browser.show(ledger.page())
                walk_through_the_page()
                self.assertEqual(browser.requested_addresses(), [ledger.page().as_uri()])
                self.assertEqual(browser.console_messages(), [])

    def test_no_style_attribute_and_no_handler_stands_in_the_page(self):
        for ledger in [ledgers.household(), ledgers.crowd()]:
            browser.show(ledger.page())
            walk_through_the_page()
            attributes = browser.ask(
                "return [...document.querySelectorAll('*')].flatMap((node) => node.getAttributeNames())"
                ".filter((name) => name === 'style' || name.startsWith('on'))"
            )
            self.assertEqual(attributes, [])

    def test_the_policy_allows_one_script_and_one_style_and_nothing_else(self):
        text = ledgers.household().page().read_text(encoding="utf-8")
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)[1].replace("&#39;", "'")
        hash_ = r"'sha256-[A-Za-z0-9+/]{43}='"
        self.assertRegex(
            policy,
            f"^default-src 'none'; script-src {hash_}; style-src {hash_}; base-uri 'none'; form-action 'none'$",
        )

    def test_the_policy_stops_what_is_not_of_the_page(self):
        browser.show(ledgers.single().page())
        browser.ask(
            "window.stopped = [];"
            "document.addEventListener('securitypolicyviolation', (event) => window.stopped.push(event.effectiveDirective));"
            "const add = (name, change) => { const node = document.createElement(name); change(node); document.body.append(node); };"
            "add('script', (node) => { node.textContent = 'window.strange = true'; });"
            "add('style', (node) => { node.textContent = 'body { display: none }'; });"
            "add('img', (node) => { node.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='; });"
            "document.body.setAttribute('style', 'color: red');"
        )
        browser.wait_for("return window.stopped.length === 4")
        self.assertEqual(sorted(browser.ask("return window.stopped")), ["img-src", "script-src-elem", "style-src-attr", "style-src-elem"])
        self.assertIsNone(browser.ask("return window.strange"))

    def test_the_script_leaves_no_name_behind(self):
        plain = ledgers.folder() / "plain.html"
        plain.write_text("<!DOCTYPE html><title>plain</title>", encoding="utf-8")
        browser.show(plain)
        usual = set(browser.ask("return Object.getOwnPropertyNames(window)"))
        browser.show(ledgers.household().page())
        names = set(browser.ask("return Object.getOwnPropertyNames(window)")) - usual
        self.assertEqual({name for name in names if not name.isdigit()}, set())

    def test_the_sources_use_nothing_that_reads_markup_or_sets_styles(self):
        folder = pathlib.Path(ledgers.PROJECT, "Sources", "LedgerReports", "PageFiles")
        forbidden = re.compile(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|\.style\b|cssText"
            r"|[\"']style[\"']|fetch\(|XMLHttpRequest|WebSocket|sendBeacon|\bimport\b|localStorage|\bon(click|load|error)\b"
        )
        for path in sorted(folder.glob("*.js")):
            code = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.S)
            with self.subTest(file=path.name):
                self.assertIsNone(forbidden.search(code))


def walk_through_the_page():
    """Chooses every month and presses every button once."""
    for label in browser.ask("return [...document.querySelectorAll('#month-list option')].map((option) => option.value)"):
        browser.go(f"#month={label}")
    browser.ask("for (const button of document.querySelectorAll('main button')) { if (button.isConnected) button.click(); }")
    browser.wait_for("return true")
    browser.ask("const box = document.querySelector('#search input'); box.value = 'a'; box.dispatchEvent(new Event('input'));")
    browser.ask("for (const button of document.querySelectorAll('.sort-button')) button.click()")
