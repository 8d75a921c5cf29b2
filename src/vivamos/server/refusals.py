"""What the server answers when something is not right: a fact with its English words, and the field it is about."""

from __future__ import annotations

import math
from typing import Any

from starlette.responses import JSONResponse

from vivamos.engine.errors import VivamosError
from vivamos.engine.facts import Fact, fact
from vivamos.server.allowances import TooOften
from vivamos.server.store import StoreError

MOST_DETAIL = 400


class NotAllowed(VivamosError):  # noqa: N818  (it reads as what it says)
    """Somebody wants what only others may do."""


class NotThere(VivamosError):  # noqa: N818
    """There is no such thing."""


class NotNow(VivamosError):  # noqa: N818
    """It can be had later."""


STATUSES: dict[type[VivamosError], int] = {NotAllowed: 403, NotThere: 404, NotNow: 409, TooOften: 429, StoreError: 503}


def refused(error: VivamosError, status: int | None = None) -> JSONResponse:
    """The answer to a request; `Retry-After` says when to come back, if that helps."""
    if status is None:
        status = next((code for kind, code in STATUSES.items() if isinstance(error, kind)), 422)
    # What a request held comes back cut short, and as text that can be sent.
    detail = str(error)[:MOST_DETAIL].encode("utf-8", "replace").decode()
    body: dict[str, Any] = {"detail": detail, "fact": error.fact, "field": error.field}
    headers = {"Retry-After": str(math.ceil(error.after))} if isinstance(error, TooOften) else None
    return JSONResponse(body, status, headers)


def duration(seconds: float) -> Fact:
    """A time, in seconds or minutes, whichever is easier to read."""
    return fact("seconds", number=round(seconds)) if seconds < 120 else fact("minutes", number=round(seconds / 60))
