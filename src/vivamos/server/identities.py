"""People without accounts: whoever has a device's key is that person. The store has only hashes of keys and codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import TypeVar

import sqlalchemy as sa

from vivamos.engine.errors import UsageError, shown
from vivamos.server import persons
from vivamos.server.allowances import Allowances, TooOften
from vivamos.server.codes import hash_of_code, lasting_code, short_code
from vivamos.server.limits import Limits
from vivamos.server.noting import note
from vivamos.server.prepared import Row
from vivamos.server.refusals import NotThere
from vivamos.server.schema import devices
from vivamos.server.store import Store, now

T = TypeVar("T")
TRIES = 20  # for a code that nobody else has just now
LONGEST = 1e9  # seconds
EVERYBODY = ""  # in the place of an address


class Nobody(NotThere):
    """No person has this key: the browser is new here, or was signed off or forgotten."""

    def __init__(self) -> None:
        super().__init__("nobody-by-that-key")


class Identities:
    """What somebody can do about who they are. Keys come as their hashes."""

    def __init__(self, store: Store, limits: Limits, allowances: Allowances) -> None:
        self.store = store
        buckets = allowances.buckets
        self._made = buckets("people", limits.people, limits.people_a_minute / 60)
        self._tried = buckets("codes", limits.codes, limits.codes_a_minute / 60)
        self._tried_by_all = buckets("all_codes", limits.all_codes, limits.all_codes_a_minute / 60)
        self.exports = buckets("exports", limits.exports, limits.exports_a_minute / 60)
        self.practice = buckets("practice", limits.practice, limits.practice_a_minute / 60)
        self._pair_for = timedelta(seconds=min(limits.pair, LONGEST))

    async def sit(self, key: str, name: str, device: str, address: str) -> None:
        """Somebody sits down under a name: nearly always the one we know."""
        known = await self.store.read(lambda connection: persons.person_of(connection, key))
        if known is not None and known["name"] == name and not persons.is_long_ago(known, now()):
            return
        await self.rename(key, name, device, address)

    async def rename(self, key: str, name: str, device: str, address: str) -> None:
        """The person of a key has this name; whoever is new becomes a person by that."""
        bucket = self._made.of(address)

        def work(connection: sa.Connection) -> None:
            at, me = now(), persons.person_of(connection, key)
            if me is not None:
                persons.was_seen(connection, me, at)
                persons.change_person(connection, me["id"], name=name)
                return
            if not bucket.take():
                raise TooOften("too-many-people", bucket.wait())
            persons.add_device(connection, persons.make_person(connection, name, at), key, device, at)

        await self.store.write(work)

    async def choose_avatar(self, key: str, avatar: str) -> None:
        if avatar not in persons.avatars():
            raise UsageError("no-such-avatar", field="avatar", given=shown(avatar))
        await self._as(key, lambda connection, me: persons.change_person(connection, me["id"], avatar=avatar))

    async def lasting_code(self, key: str, language: str) -> str:
        """A code to be kept; the one before is good no more."""
        code = lasting_code(language)
        kept = hash_of_code(code)
        await self._as(key, lambda connection, me: persons.change_person(connection, me["id"], code=kept))
        return code

    async def pair(self, key: str, language: str) -> tuple[str, float]:
        """A code for one more device, and for how many seconds it is good."""

        def work(connection: sa.Connection, me: Row) -> str:
            code = next(
                code
                for code in (short_code(language) for _ in range(TRIES))
                if persons.is_free(connection, hash_of_code(code))
            )
            until = now() + self._pair_for
            persons.change_person(connection, me["id"], pair=hash_of_code(code), pair_until=until)
            return code

        return await self._as(key, work), self._pair_for.total_seconds()

    async def merge(self, key: str, code: str, device: str, address: str) -> None:
        """This device becomes one of the person's whose code it is; what it has played so far becomes theirs too."""

        def work(connection: sa.Connection) -> None:
            here = persons.person_of(connection, key)
            person = persons.spend(connection, hash_of_code(code), now())
            if person is None:
                raise UsageError("code-not-good", field="code")
            if here is None:
                persons.add_device(connection, person, key, device, now())
            elif here["id"] == person:
                raise UsageError("code-is-your-own", field="code")
            else:
                persons.absorb(connection, person, here["id"])

        with self.one_try(address):
            await self.store.write(work)

    async def sign_off(self, key: str, device: str) -> None:
        """A device is not one's own any more."""

        def work(connection: sa.Connection, me: Row) -> None:
            own = persons.devices_of(connection, me["id"])
            if device not in [one["id"] for one in own]:
                raise NotThere("no-such-device")
            if len(own) == 1 and me["code"] is None:
                raise UsageError("last-device")
            connection.execute(devices.delete().where(devices.c.id == device))
            persons.change_person(connection, me["id"], signed_off=now())

        await self._as(key, work)

    async def was_here(self, key: str) -> None:
        """Somebody looks at their page."""
        await self._as(key, lambda connection, me: None)

    async def forget(self, key: str) -> None:
        """Somebody is nobody from now on."""
        await self._as(key, lambda connection, me: note(connection, persons.forget(connection, me["id"])))

    @contextmanager
    def one_try(self, address: str) -> Iterator[None]:
        """Around what tries a code: only wrong ones count, those of one address and those of all."""
        tried = self._tried.of(address), self._tried_by_all.of(EVERYBODY)
        for bucket in tried:
            if not bucket.take():
                raise TooOften("too-many-codes", bucket.wait())
        yield
        for bucket in tried:
            bucket.give_back()

    # --- inside ---

    async def _as(self, key: str, work: Callable[[sa.Connection, Row], T]) -> T:
        """Something that only a person who is there can do."""

        def transaction(connection: sa.Connection) -> T:
            me = persons.person_of(connection, key)
            if me is None:
                raise Nobody
            persons.was_seen(connection, me, now())
            return work(connection, me)

        return await self.store.write(transaction)
