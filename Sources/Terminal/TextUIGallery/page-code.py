#!/usr/bin/env python3
"""Writes the code of the gallery's pages into one source file, to be shown beside them.

Run it after a page has changed: Sources/Terminal/TextUIGallery/page-code.py
"""
from pathlib import Path

folder = Path(__file__).parent


def code(page):
    lines = page.read_text().splitlines()
    start = next(i for i, line in enumerate(lines) if line and not line.startswith("import "))
    return "\n".join(lines[start:])


pages = sorted(folder.glob("*/*Page.swift"), key=lambda page: page.stem)
out = [
    "// swift-format-ignore-file",
    "// Written by page-code.py from the pages beside it; do not edit.",
    "",
    "/// The code of the gallery's pages.",
    "enum PageCode {",
    "  /// By the names of their types.",
    "  static let all: [String: String] = [",
]
for page in pages:
    out += [f'    "{page.stem}": ###"""', *("      " + line if line else "" for line in code(page).splitlines()), '      """###,']
out += ["  ]", "}", ""]
(folder / "PageCode.swift").write_text("\n".join(out))
