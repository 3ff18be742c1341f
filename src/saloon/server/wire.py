"""What is said between the server and a client; the API's description is made of these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name = Annotated[
    str,
    Meta(min_length=1, max_length=30, description="What others call somebody; one line."),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Lang = Literal["en", "de", "fr", "it", "nl"]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="Seats are counted from 0, clockwise.")]
Nonce = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f][0-9a-f])*$",
        max_length=128,
        description="What a seat adds to the draws, in hex digits.",
    ),
]
Seal = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f]{64})?$",
        max_length=64,
        description="SHA-256 of the nonce, in hex digits: the promise of it.",
    ),
]
Adds: TypeAlias = Literal["nothing", "owed", "sealed", "open"]
Said: TypeAlias = list[Any]
"""A message: its key, its parameters and the clause it rests on. See docs/records.md."""


class Strict(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends: unknown fields are refused."""


# People


class NewGuest(Strict, frozen=True):
    name: Name
    lang: Lang = "en"
    token: bool = False
    """Programs ask for a token to send as `Authorization: Bearer …`; browsers get a cookie."""


class NewAccount(Strict, frozen=True):
    name: Name
    password: Password
    lang: Lang | None = None
    token: bool = False


class SignIn(Strict, frozen=True):
    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]
    token: bool = False


class PersonChange(Strict, frozen=True):
    name: Name | None = None
    lang: Lang | None = None
    always_ask: bool | None = None
    """Whether I am asked even where I have no choice and only I know that."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody as the house knows them."""

    id: str
    name: str
    guest: bool
    lang: Lang
    token: str = ""
    always_ask: bool = False


# Tables


class Untimed(Strict, frozen=True, tag_field="kind", tag="untimed"):
    """Nobody is hurried."""


class Live(Strict, frozen=True, tag_field="kind", tag="live"):
    """A bank of seconds for each seat, and some more for each move."""

    bank: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Strict, frozen=True, tag_field="kind", tag="days"):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace: TypeAlias = Untimed | Live | Days


class Me(Strict, frozen=True, tag_field="kind", tag="me"):
    """Whoever asks sits here, and promises a nonce, gives it at once, or adds nothing."""

    seal: Seal = ""
    nonce: Nonce = ""
    """Not for whoever makes the table: its commitment must be known first."""


class Open(Strict, frozen=True, tag_field="kind", tag="open"):
    """Anyone who is let in may sit here."""


class BotSeat(Strict, frozen=True, tag_field="kind", tag="bot"):
    """A bot sits here, by its name."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Beside(Strict, frozen=True, tag_field="kind", tag="beside"):
    """Another person at the same screen sits here."""

    name: Name


SeatWish: TypeAlias = Me | Open | BotSeat | Beside


class Manners(Strict, frozen=True):
    """What a table allows."""

    public: bool = False
    """Whether it is shown in the lobby; otherwise only the link leads to it."""
    spectators: bool = True
    chat: bool = True
    hints: bool = False
    starts: Literal["full", "host"] = "full"
    """When play begins: as soon as every seat is taken, or when the host says so."""


class NewTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[
        dict[
            Annotated[str, Meta(max_length=40)],
            Annotated[str, Meta(max_length=40)],
        ],
        Meta(max_length=20),
    ] = {}
    pace: Pace = Untimed()
    manners: Manners = Manners()


class SeatFace(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "beside", "bot", "open"]
    name: str
    person: str | None
    bot: str | None
    """Which bot plays it, be it only in somebody's stead."""
    absent: Literal["invited", "left", "time", "away", "resigned"] | None
    """Why a bot plays in a person's stead; or that the person has yet to sit down."""
    adds: Adds
    """What it adds to the draws: nothing, a nonce after its hash (`sealed`), a nonce at once
    (`open`), or nothing before it has promised anew (`owed`)."""
    seal: str | None
    """The hash by which the nonce is promised."""
    nonce: str | None
    """What it added."""


class Sealing(Struct, frozen=True):
    """The start was called, and the promised nonces are coming in."""

    since: int
    missing: list[int]
    """The seats whose nonces are still to come."""


class TableFace(Struct, frozen=True):
    """A table as everybody sees it who may."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    pace: Pace
    manners: Manners
    host: str
    status: Literal["open", "running", "finished", "closed"]
    commitment: str
    """The hash of the secret that the draws are made from; the same from first to last."""
    sealing: Sealing | None
    called_off: int
    """How often the start was called off while nonces were coming in."""
    seats: list[SeatFace]
    rematch: str | None
    created: int
    changed: int


class MyTable(TableFace, frozen=True):
    """A table of mine, and whether it waits for me."""

    mine: list[int]
    """My seats."""
    waiting: list[int]
    """The seats whose step it is and who have not chosen."""
    asked: list[int]
    """Those of my seats that have something to choose: it is my move where there is one."""
    number: int
    last: int
    """When something last happened here."""


class MadeTable(Struct, frozen=True):
    table: TableFace
    invite: str
    """The secret part of the link that lets others in."""
    code: str | None
    """Eight signs to read aloud that lead to the same; while the table is open."""


class CodeFace(Struct, frozen=True):
    """Where a code leads."""

    table: str
    invite: str


class MoveFace(Struct, frozen=True):
    """Something a seat may do: its notation, and its label as a message."""

    move: str
    label: Said


class RemarkFace(Struct, frozen=True):
    """A remark in the chat."""

    number: int
    at: int
    name: str
    seat: int | None
    text: str


class TakebackFace(Struct, frozen=True):
    """A seat asks to take its last move back."""

    id: int
    """Goes with every answer: what it is an answer to."""
    seat: int
    missing: list[int]
    """The seats of those who have yet to agree."""


class Now(Struct, frozen=True):
    """The game as one seat sees it."""

    position: int
    """Goes with every move: the moment it was made for."""
    view: dict[str, Any]
    waiting: list[int]
    """The seats whose step it is and who have not chosen."""
    moves: list[MoveFace]
    interjections: list[MoveFace]
    undo: bool
    takeback: TakebackFace | None
    clocks: list[int] | None
    """Milliseconds left to each seat; those of `waiting` are running."""
    still: int
    """Milliseconds for which those stand still yet, where a step may be without a choice."""
    result: dict[str, Any] | None


class Snapshot(Struct, frozen=True):
    """All there is to know for one seat, or for a spectator (seat null)."""

    kind: Literal["snapshot"]
    number: int
    table: TableFace
    seat: int | None
    mine: list[int]
    present: list[int]
    spectators: int
    chat: list[RemarkFace]
    now: Now | None
    invite: str | None
    code: str | None


class Events(Struct, frozen=True):
    """What happened after a number, as one seat saw it."""

    number: int
    events: list[dict[str, Any]]


class Submission(Strict, frozen=True):
    """A move."""

    id: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=64,
            description="Any text of your own, new for each move; the same again changes nothing.",
        ),
    ]
    position: Annotated[int, Meta(ge=0, le=2**53)]
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None
    """Needed only by those who sit on several seats."""


class Entered(Struct, frozen=True):
    """The answer to a move: it is in the log, under this number."""

    id: str
    number: int


class SeatAction(Strict, frozen=True):
    seat: SeatNumber | None = None


class Remark(Strict, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Consent(Strict, frozen=True):
    agree: bool
    request: Annotated[int, Meta(ge=0, le=2**53)]
    """The id of the takeback that is meant."""
    seat: SeatNumber | None = None


class SealGiven(Strict, frozen=True):
    """The promise of a nonce."""

    seal: Annotated[Seal, Meta(min_length=64)]
    seat: SeatNumber | None = None


class NonceGiven(Strict, frozen=True):
    """A nonce, as it was promised."""

    nonce: Annotated[Nonce, Meta(min_length=2)]
    seat: SeatNumber | None = None


class Again(Strict, frozen=True):
    """Another game; the promise is that of whoever makes the table."""

    seal: Seal = ""


class HandOver(Strict, frozen=True):
    person: Annotated[str, Meta(min_length=1, max_length=24)]


class Done(Struct, frozen=True):
    """It is written down, under this number."""

    number: int


class Hint(Struct, frozen=True):
    move: str
    label: Said
    text: str
    reasons: list[Said]
    why: str
    """The reasons in words."""


class SpokenMove(Struct, frozen=True):
    move: str
    text: str


class Spoken(Struct, frozen=True):
    """What a seat may do, in words."""

    position: int
    moves: list[SpokenMove]
    interjections: list[SpokenMove]


class Step(Struct, frozen=True):
    """A finished game at one step, from one seat's eyes."""

    step: int
    last: int
    seat: int | None
    by: str | int | None
    say: list[Said]
    text: list[str]
    view: dict[str, Any]


class StoryEntry(Struct, frozen=True):
    """One entry of the log, in the words that a seat heard."""

    by: str | int
    asked: bool
    """Whether it was a decision, and not a draw or a step without a choice."""
    say: list[Said]
    back: int | None
    """For a takeback: so many of the entries that stood stand still."""


class Story(Struct, frozen=True):
    """A finished game from beginning to end, from one seat's eyes."""

    table: TableFace
    seat: int | None
    shown: bool
    """Whether the rules of this server can show it; a game of other rules is only told."""
    invite: str | None
    """The secret part of a link that leads others here, where one is needed and known."""
    result: dict[str, Any]
    entries: list[StoryEntry]


class Frame(Struct, frozen=True):
    """A finished game at one step."""

    view: dict[str, Any]
    waiting: list[int]


class Frames(Struct, frozen=True):
    """Steps one after the other; frame 0 is step `first`."""

    first: int
    last: int
    seat: int | None
    frames: list[Frame]


class Proof(Struct, frozen=True):
    """Whether the draws of a game were fair and its moves legal, each derived again."""

    ok: bool
    commitment: str
    """The hash that was shown before the first draw."""
    secret: str
    """What it is the hash of; every draw comes from it and the seats' nonces."""
    nonces: list[str]
    """By seat; empty where a seat added nothing."""
    seals: list[str] | None
    """The hashes that came before the nonces, empty where none did; null in older games."""
    draws: int
    """How many draws hold, up to the first bad entry; those that were taken back are among them."""
    moves: int
    takebacks: int
    entry: int | None
    """The first entry that does not hold, counted from 1; null also where no single one is bad."""
    problem: Said | None
    text: str
    """What is wrong, in one sentence; empty where nothing is."""


class KeptRecord(Struct, frozen=True):
    id: str
    game: str
    players: list[str]
    at: int


class OptionFace(Struct, frozen=True):
    name: str
    clause: str
    values: list[str]
    only_for: dict[str, list[int]]


class Character(Struct, frozen=True):
    """A bot as people meet it: what it is called, and a line on how it plays."""

    bot: str
    name: str
    line: str


class GameFace(Struct, frozen=True):
    """What can be played."""

    name: str
    rules: int
    components: str
    players: list[int]
    options: list[OptionFace]
    bots: list[str]
    characters: list[Character]


class ClauseFace(Struct, frozen=True):
    """One rule, under the id that refusals and events name it by."""

    id: str
    text: str


class ChapterFace(Struct, frozen=True):
    title: str
    clauses: list[ClauseFace]


class RulebookFace(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    rules: int
    """Their version."""
    lang: Lang
    title: str
    intro: str
    chapters: list[ChapterFace]


class PuzzleFace(Struct, frozen=True):
    """A puzzle: what stands where from the start, and the clues. The solution is not in it."""

    puzzle: str
    """Its text: the same text is always the same puzzle."""
    size: int
    """How many buildings are to be found."""
    grade: int
    """From 1 (each clue by itself is enough) to 4 (something must be supposed and disproved)."""
    given: dict[str, str]
    """Buildings that stand from the start, and their lots."""
    clues: list[dict[str, Any]]
    """Each with its `card`, the `building` it is about where the card leaves that open, and the
    `lots` or `pairs` of lots of its plan."""
    title: Said
    say: list[Said]
    """What is given and the clues, as messages."""


class Marks(Strict, frozen=True):
    """What somebody still holds possible."""

    marks: Annotated[
        dict[
            Annotated[str, Meta(max_length=40)],
            Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=30)],
        ],
        Meta(max_length=30),
    ]
    """For each building its lots; one that is left out may still be anywhere."""


class Checked(Struct, frozen=True):
    solved: bool
    mistakes: list[str]
    """Buildings whose right lot is not among their marks."""
    solution: dict[str, str]
    """Empty until it is found."""


class Deduced(Struct, frozen=True):
    """The next conclusion, if there is one."""

    solved: bool
    mistakes: list[str]
    """With a mistake in the marks nothing more can be concluded."""
    why: Said | None
    struck: dict[str, list[str]]
    """Which lots can be struck out, by building."""
    level: int
    """How hard it is to see, as in the grades; 0 where nothing is concluded."""


class Mistake(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: str
    message: str
    """One sentence in the person's language."""
    clause: str = ""
    position: int | None = None
    """The present position, where the one that was sent is past."""
    wait: int = 0
    """Seconds after which it may be tried again."""


class Health(Struct, frozen=True):
    status: Literal["ok"]
    tables: int
    version: str


class Kept(Struct, frozen=True):
    """All that the house keeps about somebody."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    remarks: list[dict[str, Any]]
    records: list[KeptRecord]
