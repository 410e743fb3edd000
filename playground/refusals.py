"""What the stand-in says no with: the platform's status, code and sentence."""

from typing import Any, NamedTuple

Json = dict[str, Any]


class Refusal(NamedTuple):
    """A no as the platform words it."""

    status: int
    code: int
    message: str


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
ALREADY_ANSWERED = Refusal(400, 40060, "Interaction has already been acknowledged.")
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
FOREIGN_MESSAGE = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
DIRECT_MESSAGES_CLOSED = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
WRONG_CHANNEL = Refusal(400, 50024, "Cannot execute action on this channel type")
INVALID_FORM = Refusal(400, 50035, "Invalid Form Body")
ARCHIVED_THREAD = Refusal(400, 50083, "Thread is archived")
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
LOCKED_THREAD = Refusal(400, 160005, "Thread is locked")
RATE_LIMITED = Refusal(429, 0, "You are being rate limited.")


class Refused(Exception):
    """The stand-in answers no; `errors` holds the complaints by field of an invalid form."""

    def __init__(self, reason: Refusal, errors: Json | None = None) -> None:
        super().__init__(reason.message, errors)
        self.reason = reason
        self.errors = errors

    def payload(self) -> Json:
        """The body of the answer."""
        body: Json = {"message": self.reason.message, "code": self.reason.code}
        return {**body, "errors": self.errors} if self.errors else body


class Impossible(Exception):
    """A person cannot do this on the page: the thing is not there, not theirs, or not filled in."""
