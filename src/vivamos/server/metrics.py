"""`/metrics`, in the words of Prometheus: how much there is to do, and how long it takes. No names, no addresses."""

from __future__ import annotations

import hmac
import ipaddress
import os
from typing import TYPE_CHECKING

from fastapi import APIRouter, HTTPException, Request, Response

from vivamos.server.api import TheHouse

if TYPE_CHECKING:
    from vivamos.server.house import House

TOKEN = "VIVAMOS_METRICS_TOKEN"  # in the environment: who has it may look from anywhere
TEXT = "text/plain; version=0.0.4; charset=utf-8"
metrics_api = APIRouter(include_in_schema=False)


@metrics_api.get("/metrics")
async def metrics(house: TheHouse, request: Request) -> Response:
    """For this machine alone, or for whoever has the token. Others find nothing here."""
    if not may_look(request):
        raise HTTPException(404)
    return Response(_told(house), media_type=TEXT)


def may_look(request: Request) -> bool:
    token = os.environ.get(TOKEN)
    if token:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    if "x-forwarded-for" in request.headers or request.client is None:  # a proxy on this machine speaks for others
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _told(house: House) -> str:
    rooms = list(house.rooms.values())
    watching = sum(room.watchers() for room in rooms)
    store = house.store
    lines = [
        *_one("vivamos_tables", "gauge", "tables in memory", len(rooms)),
        *_one(
            "vivamos_players_connected", "gauge", "streams of players", sum(len(r.viewers) for r in rooms) - watching
        ),
        *_one("vivamos_watchers_connected", "gauge", "streams of spectators", watching),
        *_one("vivamos_bots_waiting", "gauge", "searches that wait for their turn", house.bots.waiting),
        *_one("vivamos_stopping", "gauge", "1 while this process hands its tables over", int(house.closing)),
        *_one("vivamos_moves_total", "counter", "moves stored", store.times.moves),
        *_one("vivamos_events_total", "counter", "events stored, moves among them", store.times.events),
        *_one("vivamos_store_errors_total", "counter", "transactions that failed", store.times.failed),
        *house.answers.lines("vivamos_action_seconds", "from what somebody does at a table to the answer"),
        *store.times.lines("vivamos_store_seconds", "how long a transaction takes"),
    ]
    return "\n".join(lines) + "\n"


def _one(name: str, kind: str, text: str, value: float) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value}"]
