"""What the site needs beside mkdocs.yml: pages that lie outside docs/, and links that work on the code host and there.

A link in a text leads from its file to another file of the repository. Here it leads to that file's page; to the file
on the code host if it has none, and the site knows the host; else its words stay, and the link goes.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent
OUTSIDE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "benchmarks/RESULTS.md")
CODE = r"^```.*?^```$|`[^`\n]*`"
LINK = re.compile(rf"{CODE}|(?<!!)\[(?P<words>[^\[\]]*)\]\((?P<target><[^>]*>|[^()\s]+)\)", re.MULTILINE | re.DOTALL)
IMAGE = re.compile(r"(!\[[^\[\]]*\]\(|<img src=\")([^)\"]+)")
CARD = re.compile(r"<?(?:card|move|fact):")  # drawn by the room's own pages; here the words are enough
FOLDERS = {"docs/developers": "docs/developers/vamos-dia.md"}  # what a link to a folder leads to


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages outside docs/ come in under their own paths."""
    for name in OUTSIDE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    here = page.file.src_uri

    def link(found: re.Match[str]) -> str:
        words, target = found["words"], found["target"]
        if target is None:
            return found[0]  # code, in which nothing is a link
        led = None if CARD.match(target) else _led(target, here, config, files)
        return words if led is None else f"[{words}]({led})"

    def image(found: re.Match[str]) -> str:
        return f"{found[1]}{_led(found[2], here, config, files) or found[2]}"

    return IMAGE.sub(image, LINK.sub(link, markdown))


def _led(target: str, here: str, config: MkDocsConfig, files: Files) -> str | None:
    """Where a link of the page `here` leads on the site; None: nowhere."""
    address, hash_, place = target.partition("#")
    if not address or re.match(r"\w+:", address):
        return target
    at = here if here in OUTSIDE else f"docs/{here}"
    wanted = os.path.normpath(PurePosixPath(at).parent / address).replace(os.sep, "/")
    wanted = FOLDERS.get(wanted, wanted)
    inside = wanted.removeprefix("docs/")
    if wanted in OUTSIDE or wanted.startswith("docs/"):
        if files.get_file_from_path(inside) is None:
            return target  # which mkdocs then complains of
        return os.path.relpath(inside, PurePosixPath(here).parent).replace(os.sep, "/") + hash_ + place
    if not (ROOT / wanted).exists():
        return target
    return f"{config.repo_url.rstrip('/')}/blob/main/{wanted}" if config.repo_url else None
