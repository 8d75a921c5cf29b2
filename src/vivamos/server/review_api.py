"""The HTTP interface to the coach: the review of a finished game, and a costly moment played again."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from vivamos.coach.again import try_again
from vivamos.server.addresses import address_of
from vivamos.server.api import ALWAYS, REFUSALS, WHEN_READING, Strict, TheHouse
from vivamos.server.refusals import NotNow
from vivamos.server.replay_api import TheReplay, as_json
from vivamos.server.replays import PlayedAgain

review_api = APIRouter(prefix="/api/replays/{replay}/review", responses=ALWAYS)


@review_api.post("", status_code=202, responses=REFUSALS, response_model=dict[str, Any])
async def begin(request: Request, replay: TheReplay, house: TheHouse) -> Response:
    """Have a game reviewed, in the background; the answer is how far it is, as below."""
    return as_json(request, msgspec.json.encode(await house.reviews.want(replay, address_of(request.scope))), 202)


@review_api.get("", responses=WHEN_READING, response_model=dict[str, Any])
async def standing(request: Request, replay: TheReplay, house: TheHouse) -> Response:
    """How far a review is; when its `state` is `ready`, luck and play of every seat, the costly moments, the graph."""
    return as_json(request, msgspec.json.encode(await house.reviews.standing(replay)))


@review_api.get("/decisions/{number}", responses=WHEN_READING, response_model=dict[str, Any])
async def decision(request: Request, number: int, replay: TheReplay, house: TheHouse) -> Response:
    """All about one decision: what each move was worth, the best one, and why."""
    review = await house.reviews.needed(replay)
    return as_json(request, msgspec.json.encode(review.decision(number)))


class Try(Strict):
    """A move in the place of one that was costly."""

    move: Annotated[str, Field(max_length=80)]


@review_api.post("/decisions/{number}/tries", responses=REFUSALS, response_model=dict[str, Any])
async def try_it(new: Try, request: Request, number: int, replay: TheReplay, house: TheHouse) -> Response:
    """Try another move there: whether it is as good as the best, and if not, how it goes on. Not what the best is."""
    if not isinstance(replay, PlayedAgain):
        raise NotNow("replay-of-old-rules")
    review, address = await house.reviews.needed(replay), address_of(request.scope)
    review.decision(number)
    house.may_ask_coach(address)
    came = await house.bots.compute(partial(try_again, replay.table, review, number, new.move), address)
    return as_json(request, msgspec.json.encode(came))
