"""A headless Chromium with the modes that a page has to answer to."""

import atexit
import base64
import functools
import json
import pathlib
import shutil
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


@functools.cache
def driver() -> webdriver.Chrome:
    """The browser of this run, opened once."""
    options = Options()
    options.binary_location = shutil.which("chromium") or shutil.which("chromium-browser") or ""
    arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]
    # A key that comes while an earlier key's scrolling still runs is lost now and then: without animation nothing runs.
    arguments.append("--disable-smooth-scrolling")
    for argument in arguments:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    opened = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    atexit.register(opened.quit)
    return opened


def show(page: pathlib.Path, fragment="", *, width=1440, height=900, scale=1, mode="light", motion="reduce", media="") -> None:
    """Loads a page anew, as a person with this screen and these settings would."""
    features = [
        {"name": "prefers-color-scheme", "value": mode},
        {"name": "prefers-reduced-motion", "value": motion},
    ]
    command = driver().execute_cdp_cmd
    command("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})
    command("Emulation.setEmulatedMedia", {"media": media, "features": features})
    driver().get("about:blank")
    driver().get_log("browser")
    driver().get_log("performance")
    driver().get(page.as_uri() + fragment)
    settle()


def ask(script: str, *arguments):
    """Runs a script in the page and gives back what it returns."""
    return driver().execute_script(script, *arguments)


def settle() -> None:
    """Waits for two frames, in which what hangs on the size of things is drawn."""
    driver().execute_async_script("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")


def go(fragment: str) -> None:
    """Follows a deep link within the page."""
    # The page listens to the same event and was there first, so that it has drawn when this is told.
    driver().execute_async_script(
        """
        const [fragment, done] = arguments;
        if (new URL(fragment, location).hash === location.hash) return done();
        addEventListener("hashchange", () => done(), { once: true });
        location.hash = fragment;
        """,
        fragment,
    )
    settle()


def wait_for(condition: str, *arguments, seconds=5.0) -> None:
    """Waits until a script gives true."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        settle()
        if ask(condition, *arguments):
            return
    raise AssertionError(f"never held: {condition} {arguments}")


def console_messages() -> list[str]:
    return [entry["message"] for entry in driver().get_log("browser")]


def requested_addresses() -> list[str]:
    """The addresses of all requests since the page was loaded."""
    events = [json.loads(entry["message"])["message"] for entry in driver().get_log("performance")]
    return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]


def screenshot(path: pathlib.Path, *, whole=True) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    taken = driver().execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "captureBeyondViewport": whole})
    path.write_bytes(base64.b64decode(taken["data"]))
