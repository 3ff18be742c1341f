"""Guests and accounts: who somebody is, and how they prove it."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from saloon.server.clock import Clock
from saloon.server.codes import new_id, token_digest
from saloon.server.lookalikes import look
from saloon.server.names import NOBODY, clean_name, key_of
from saloon.server.store import people as stored
from saloon.server.store.database import Conflict, Statement, Store
from saloon.server.store.news import News
from saloon.server.store.notices import forget_mail, listening
from saloon.server.store.people import Session
from saloon.server.store.rows import Columns, Values
from saloon.server.wire.errors import ApiError
from saloon.server.wire.values import Lang

MOST_KNOWN: Final = 20_000
SEEN_EVERY: Final = 3_600_000
"""How often it is noted that somebody was here, in milliseconds."""
LONGEST_OF_TWO: Final = 28
"""So many letters of a name leave room for a number."""


class People:
    """Everyone the house knows; who was here lately is kept in memory."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.hasher = PasswordHasher()
        self.known: OrderedDict[bytes, Session] = OrderedDict()
        self.ended = 0
        """How often something was dropped from memory: what was read before may be over."""
        self.names: OrderedDict[str, str] = OrderedDict()
        self.always_ask: set[str] = set()
        """Everyone who wishes to be asked even without a choice; tables look here."""
        self.listening: set[str] = set()
        """Everyone who is told of their turns in some way; tables look here, too."""

    # Who is it?

    async def whose(self, token: str) -> Session | None:
        """Find who a token belongs to. Tokens are looked up by their hash, so that the time it
        takes tells nothing about a token."""
        digest = token_digest(token)
        session = await self.signed_in(digest)
        now = self.clock.wall()
        if session is not None and now - session.seen > SEEN_EVERY:
            session.seen = now
            await self.store.write(*stored.note_seen(session.id, digest, now))
        return session

    async def signed_in(self, digest: bytes) -> Session | None:
        """Find a session that has not ended; whoever signs out while it is read has."""
        while (session := self.known.get(digest)) is None:
            ended = self.ended
            found = await self.store.read(lambda connection: stored.signed_in(connection, digest))
            if found is None:
                return None
            if ended == self.ended:
                self.remember(found)
        return session

    def remember(self, session: Session) -> None:
        self.known[session.digest] = session
        self.name_is(session.id, session.name)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    def name_is(self, person: str, name: str) -> None:
        self.names[person] = name
        if len(self.names) > MOST_KNOWN:
            self.names.popitem(last=False)

    async def learn_names(self, persons: list[str]) -> None:
        """Have the names of people at hand."""
        await self.read_names({person for person in persons if person not in self.names})

    async def read_names(self, persons: set[str]) -> None:
        """Have the names at hand that people have now; until then they keep what they had."""
        asked = sorted(persons)
        if asked:
            found = await self.store.read(lambda connection: stored.names(connection, asked))
            for person in asked:
                self.name_is(person, found.get(person, NOBODY))

    def name(self, person: str) -> str:
        return self.names.get(person, NOBODY)

    # Coming and going

    async def guest(self, name: str, lang: Lang) -> tuple[Session, str]:
        """Let somebody in under a name that is not, and does not look like, an account's."""
        name = clean_name(name)
        await self.need_free(name)
        session = Session(new_id(), name, None, lang, seen=self.clock.wall())
        token, statement = self.new_session(session)
        await self.store.write(stored.insert_person(self.row(session, None)), statement)
        self.remember(session)
        return session, token

    async def renamed(self, persons: set[str]) -> None:
        """Have the new names of people at hand instead of their old ones."""
        self.forget_all(persons)
        await self.read_names(persons)

    async def need_free(self, name: str) -> None:
        """Refuse a guest the name of an account."""
        if await self.account_called(name) is not None:
            raise ApiError("name-taken", {"name": name})

    async def account_called(self, name: str) -> Columns | None:
        """Find the account that is called so, or looks as if it were."""
        return await self.store.read(
            lambda connection: stored.account_row(connection, key_of(name), look(name))
        )

    async def guests_like(self, name: str) -> list[tuple[str, str]]:
        """Find the guests whose name looks like one, and how they write it."""
        return await self.store.read(lambda each: stored.guests_like(each, look(name)))

    async def account(
        self, present: Session | None, name: str, password: str, lang: Lang | None
    ) -> tuple[Session, str]:
        """Make an account, or turn the present guest into one; all its seats stay its own.

        Whatever was signed in as the guest is signed out: who looked over a shoulder, or shares the
        device, has no key to the account; nor by an e-mail address, which would be one. Guests who
        are called alike get a number.
        """
        name = clean_name(name)
        account = key_of(name)
        password_hash = await asyncio.to_thread(self.hasher.hash, password)
        now = self.clock.wall()
        if present is not None and present.account is None:
            session = Session(present.id, name, account, lang or present.lang, seen=now)
            session.always_ask = present.always_ask
            session.for_research = present.for_research
            values = {
                "name": name,
                "account": account,
                "look": look(name),
                "password": password_hash,
                "lang": session.lang,
            }
            change = stored.update_person(present.id, values)
        else:
            session = Session(new_id(), name, account, lang or "en", seen=now)
            change = stored.insert_person(self.row(session, password_hash))
        token, session_row = self.new_session(session)
        old = stored.end_sessions(session.id)
        alike = await self.guests_like(name)
        renamed = [marked(guest, called) for guest, called in alike if guest != session.id]
        try:
            rows = (change, old, session_row, *forget_mail(session.id), *renamed)
            await self.store.write(*rows, news=out(session.id) + known(alike))
        except Conflict:
            raise ApiError("name-taken", {"name": name}) from None
        await self.renamed({session.id, *[guest for guest, _ in alike]})
        await self.learn_who_listens()
        self.remember(session)
        return session, token

    async def sign_in(self, name: str, password: str) -> tuple[Session, str]:
        """Check a password. A name that is not there takes as long as a wrong password."""
        found = await self.account_called(name)
        known = found["password"] if found else self.no_password()
        if not await asyncio.to_thread(self.fits, known, password) or found is None:
            raise ApiError("wrong-password")
        session = Session(
            found["id"], found["name"], found["account"], found["lang"], seen=self.clock.wall()
        )
        session.always_ask = found["always_ask"]
        session.for_research = found["for_research"]
        token, session_row = self.new_session(session)
        statements = [session_row]
        if self.hasher.check_needs_rehash(known):
            anew = await asyncio.to_thread(self.hasher.hash, password)
            statements.append(stored.update_person(session.id, {"password": anew}))
        await self.store.write(*statements)
        self.remember(session)
        return session, token

    async def check_password(self, session: Session, password: str) -> None:
        """Refuse whoever does not know the password of the account they are signed in to."""
        found = await self.account_called(session.name)
        known = found["password"] if found else self.no_password()
        if not await asyncio.to_thread(self.fits, known, password):
            raise ApiError("not-your-password")

    def fits(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False

    def no_password(self) -> str:
        """Give the hash of something that nobody knows."""
        if not hasattr(self, "_nothing"):
            self._nothing = self.hasher.hash(secrets.token_hex(16))
        return self._nothing

    async def sign_out(self, session: Session, everywhere: bool) -> None:
        """End this session, or all of them."""
        if everywhere:
            await self.store.write(stored.end_sessions(session.id), news=out(session.id))
            self.forget(session.id)
        else:
            await self.store.write(stored.end_session(session.digest), news=out(session.id))
            self.ended += 1
            self.known.pop(session.digest, None)

    async def learn_who_asks(self) -> None:
        """Have at hand who wishes to be asked even without a choice."""
        self.always_ask = await self.store.read(stored.always_asking)

    async def learn_who_listens(self) -> None:
        """Have at hand who is told of their turns in some way."""
        self.listening = await self.store.read(listening)

    async def change(
        self,
        session: Session,
        name: str | None,
        lang: Lang | None,
        always_ask: bool | None = None,
        for_research: bool | None = None,
    ) -> Session:
        """Change the name others see, the language of sentences, or what one wishes."""
        wishes: dict[str, object] = {
            "lang": lang,
            "always_ask": always_ask,
            "for_research": for_research,
        }
        asked = {field: wish for field, wish in wishes.items() if wish is not None}
        if name is None and not asked:
            return session
        name = session.name if name is None else clean_name(name)
        account, alike = session.account, list[tuple[str, str]]()
        if name != session.name and account is None:
            await self.need_free(name)
        elif name != session.name:
            account = key_of(name)
            alike = await self.guests_like(name)
        try:
            values = asked  # and nothing else: another wish may be on its way
            if name != session.name or not asked:
                values = {**asked, "name": name, "account": account, "look": look(name)}
            await self.store.write(
                stored.update_person(session.id, values),
                *[marked(guest, called) for guest, called in alike],
                news=known([(session.id, name), *alike]),
            )
        except Conflict:
            raise ApiError("name-taken", {"name": name}) from None
        await self.renamed({session.id, *[guest for guest, _ in alike]})
        changed = replace(session, name=name, account=account, lang=lang or session.lang)
        if always_ask is not None:
            changed.always_ask = always_ask
            (self.always_ask.add if always_ask else self.always_ask.discard)(session.id)
        if for_research is not None:
            changed.for_research = for_research
        return changed

    async def delete(self, session: Session) -> None:
        """Forget somebody: the name, the password, all sessions and every remark.

        Seats keep a number that leads nowhere, so tables and records stay playable.
        """
        gone = [News("forgotten", session.id)]
        try:
            await self.store.write(*stored.forget_person(session.id, NOBODY), news=gone)
        finally:  # it may be written although no answer came: the database knows
            self.forget(session.id)
            self.names.pop(session.id, None)
        self.name_is(session.id, NOBODY)

    def forget(self, person: str) -> None:
        """Let whoever is signed in as somebody be read anew; what is in the database counts."""
        self.forget_all({person})

    def forget_all(self, persons: set[str]) -> None:
        """Let whoever is signed in as one of some be read anew; at tables they keep their names."""
        self.ended += 1
        for digest in [each for each, one in self.known.items() if one.id in persons]:
            del self.known[digest]

    def new_session(self, session: Session) -> tuple[str, Statement]:
        token = secrets.token_urlsafe(32)
        session.digest = token_digest(token)
        return token, stored.insert_session(session.digest, session.id, self.clock.wall())

    def row(self, session: Session, password: str | None) -> Values:
        return {
            "id": session.id,
            "name": session.name,
            "account": session.account,
            "look": look(session.name),
            "password": password,
            "lang": session.lang,
            "created": session.seen,
            "seen": session.seen,
            "deleted": False,
            "always_ask": False,
        }


def out(person: str) -> list[News]:
    """Tell other processes that somebody has signed out."""
    return [News("out", person)]


def known(people: list[tuple[str, str]]) -> list[News]:
    """Tell other processes of people whose names or wishes have changed."""
    return [News("person", person) for person, _ in people]


def marked(guest: str, name: str) -> Statement:
    """Give a guest a number, so that nobody takes them for the account."""
    called = f"{name[:LONGEST_OF_TWO]} 2"
    return stored.rename_guest(guest, called, look(called))
