#!/usr/bin/env python3
"""Drives the pages of `ledger report --format html` in headless Chromium.

    python3 Tests/BrowserTests/run.py --ledger .build/release/ledger

It makes ledgers with the real program, writes their pages, and compares what stands on them with what the program
says as JSON. Needed: Debian's chromium and chromium-driver, and requirements.txt.
"""

import argparse
import os
import pathlib
import sys
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Test the HTML report in a real browser.")
    parser.add_argument("--ledger", required=True, help="the program to test")
    parser.add_argument("--screenshots", default="build/screenshots", help="where the pictures go")
    parser.add_argument("-k", dest="patterns", action="append", help="run only the tests whose name contains this")
    options = parser.parse_args()
    program = pathlib.Path(options.ledger).resolve()
    if not os.access(program, os.X_OK):
        parser.error(f"{program} is not a program; build it first")
    os.environ["BROWSER_TESTS_LEDGER"] = str(program)
    os.environ["BROWSER_TESTS_SCREENSHOTS"] = str(pathlib.Path(options.screenshots).resolve())
    sys.path.insert(0, str(FOLDER))
    sys.dont_write_bytecode = True

    loader = unittest.TestLoader()
    if options.patterns:
        loader.testNamePatterns = [f"*{pattern}*" for pattern in options.patterns]
    suite = loader.discover(str(FOLDER), pattern="*_test.py", top_level_dir=str(FOLDER))
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    # One test may fail in several of its subtests.
    failed = len({getattr(test, "test_case", test).id() for test, _ in [*result.failures, *result.errors]})
    print(f"{result.testsRun - failed - len(result.skipped)} passed, {failed} failed, {len(result.skipped)} skipped")
    return 0 if result.wasSuccessful() and result.testsRun > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
