"""The HTTP interface as a page, made from its OpenAPI document: it needs no script and nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

METHODS = ("get", "post", "put", "delete")


def api_page(document: dict[str, Any]) -> str:
    """The page for `/docs`."""
    info = document["info"]
    parts = [
        _operation(path, method, operation, document)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if method in METHODS
    ]
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(info["title"])}: the
interface</title><link rel="stylesheet" href="/web/look.css"><link rel="stylesheet" href="/web/api.css"></head>
<body class="api"><main>
<h1>{escape(info["title"])} {escape(info["version"])}: the interface</h1>
<p>{escape(info.get("description", ""))} The same as data: <a href="/openapi.json">/openapi.json</a>.</p>
{"".join(parts)}
</main></body></html>"""


def _operation(path: str, method: str, operation: dict[str, Any], document: dict[str, Any]) -> str:
    name = f"{method}-{path}".strip("/").replace("/", "-").replace("{", "").replace("}", "")
    told = [f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>"]
    if parameters := operation.get("parameters"):
        rows = "".join(
            f"<li><code>{escape(one['name'])}</code> in the {escape(one['in'])}"
            f"{'' if one.get('required') else ', may be missing'}</li>"
            for one in parameters
        )
        told.append(f"<ul>{rows}</ul>")
    if body := operation.get("requestBody"):
        schema = next(iter(body["content"].values()))["schema"]
        shape = json.dumps(_resolved(schema, document), indent=2, ensure_ascii=False)
        told.append(f"<details><summary>What is sent</summary><pre>{escape(shape)}</pre></details>")
    answers = "".join(
        f"<li><code>{escape(code)}</code> {escape(answer.get('description', ''))}</li>"
        for code, answer in operation["responses"].items()
    )
    told.append(f"<ul>{answers}</ul>")
    head = f"<code>{escape(method.upper())} {escape(path)}</code>"
    return f'<section id="{escape(name)}"><h2>{head}</h2>{"".join(told)}</section>'


def _resolved(schema: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    """The schema itself, where only its name is given."""
    if "$ref" not in schema:
        return schema
    found: dict[str, Any] = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    return found
