"""Complaints about a request, collected by field and answered together."""

from collections.abc import Sequence

from playground.refusals import INVALID_FORM, Json, Refused

Path = tuple[str | int, ...]


class Form:
    """What is wrong with one request body."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def complain(self, path: Path, code: str, message: str) -> None:
        """Note what is wrong at a field."""
        place = self.errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, text: object, most: int, least: int = 0) -> None:
        """Complain unless `text` is a text of `least` to `most` characters."""
        if not isinstance(text, str):
            self.complain(path, "BASE_TYPE_STRING", "Must be a string.")
        elif len(text) > most:
            self.complain(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(text) < least:
            self.complain(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")

    def count(self, path: Path, things: Sequence[object], most: int, least: int = 0) -> None:
        """Complain unless there are `least` to `most` things."""
        if not least <= len(things) <= most:
            self.complain(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def close(self) -> None:
        """Raise `Refused` (50035) if there was any complaint."""
        if self.errors:
            raise Refused(INVALID_FORM, self.errors)
