"""Reading foreign data field by field: what does not fit is refused by the path to it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NoReturn, TypeGuard

from saloon.kernel.message import Json
from saloon.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """An object of a file. Each kind of file says for itself how it refuses one."""

    data: dict[str, Json]
    path: str

    def __init__(self, data: Json, path: str) -> None:
        self.path = path
        if not isinstance(data, dict):
            self.refuse(path.rstrip("."), "type", "")
        self.data = data

    def refuse(self, field: str, problem: str, wanted: str) -> NoReturn:
        """Refuse the file for a field, in the words of its kind."""
        raise NotImplementedError

    def wrong(self, name: str, problem: str, wanted: int | str = "") -> NoReturn:
        self.refuse(self.path + name[:40], problem, str(wanted))

    def only(self, names: Collection[str], problem: str) -> None:
        """Refuse fields that the format does not have."""
        for name in self.data:
            if name not in names:
                self.wrong(name, problem)

    def value(self, name: str) -> Json:
        if name not in self.data:
            self.wrong(name, "missing")
        return self.data[name]

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            self.wrong(name, "type")
        return value

    def number(self, name: str) -> int:
        value = self.value(name)
        if not is_number(value):
            self.wrong(name, "type")
        return value

    def items(self, name: str) -> list[Json]:
        value = self.value(name)
        if not isinstance(value, list):
            self.wrong(name, "type")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        texts = [item for item in self.items(name) if isinstance(item, str)]
        if len(texts) != len(self.items(name)):
            self.wrong(name, "type")
        return tuple(texts)

    def numbers(self, name: str) -> tuple[int, ...]:
        numbers = [item for item in self.items(name) if is_number(item)]
        if len(numbers) != len(self.items(name)):
            self.wrong(name, "type")
        return tuple(numbers)


def is_number(value: Json) -> TypeGuard[int]:
    """Tell whether a value is a whole number; to Python, true is one as well."""
    return isinstance(value, int) and not isinstance(value, bool)
