"""What a table may be played with: options with declared values, a default and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from saloon.kernel.message import Message, Param, Refused


@dataclass(frozen=True)
class Option:
    """One thing a host chooses; values are short texts, the first one is the default."""

    name: str
    values: tuple[str, ...]
    clause: str
    only_for: Mapping[str, tuple[int, ...]]
    """The numbers of players a value is offered to, where it is not offered to all."""
    default_with: Mapping[str, str] = field(default_factory=dict)
    """Another default, by the choice of an option before this one that brings it: `name=value`."""
    among_people: str = ""
    """The default at a table where people sit, where it is another one."""

    @property
    def default(self) -> str:
        return self.values[0]

    def usual(self, others: Mapping[str, str]) -> str:
        """Give what is played unless a table says otherwise, by what it has chosen so far."""
        for name, value in others.items():
            if f"{name}={value}" in self.default_with:
                return self.default_with[f"{name}={value}"]
        return self.default

    def offered(self, players: int) -> tuple[str, ...]:
        """List the values a table of this size may choose."""
        return tuple(
            value
            for value in self.values
            if value not in self.only_for or players in self.only_for[value]
        )


def fewer(usual: int, least: int) -> tuple[str, ...]:
    """List the numbers from the usual one down to the least, for a game made smaller."""
    return tuple([str(number) for number in range(usual, least - 1, -1)])


def for_people(options: Sequence[Option]) -> dict[str, str]:
    """Give the defaults that are others where people sit."""
    return {option.name: option.among_people for option in options if option.among_people}


def complete_options(
    options: Sequence[Option], players: int, chosen: Mapping[str, str]
) -> dict[str, str]:
    """Complete a choice with the defaults, or refuse it in a sentence that names the option."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise Refused(Message("option-unknown", {"option": name, "known": ", ".join(names)}))
    complete: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.usual(complete))
        said: dict[str, Param] = {"option": option.name, "value": value}
        if value not in option.values:
            known: dict[str, Param] = {**said, "known": ", ".join(option.values)}
            raise Refused(Message("option-value", known, option.clause))
        if value not in option.offered(players):
            seated: dict[str, Param] = {**said, "players": players}
            raise Refused(Message("option-players", seated, option.clause))
        complete[option.name] = value
    return complete
