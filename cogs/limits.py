"""The figures of the platform, in one place and without imports: senders and tests read them here.

Names say the thing and what is counted. Sources: the platform's documentation of August 2026.
"""

# Interactions
FIRST_ANSWER_SECONDS = 3
TOKEN_SECONDS = 15 * 60
AUTOCOMPLETE_CHOICES = 25

# Commands
COMMANDS = 100
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_OPTIONS = 25
COMMAND_CHILDREN = 25
COMMAND_CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMAND_CHARACTERS = 8_000

# Messages
CONTENT = 2_000
NONCE = 25
EMBEDS = 10
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4_096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1_024
EMBED_FOOTER = 2_048
EMBED_TOTAL = 6_000

# Files
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
ALT_TEXT = 1_024

# Components
ROWS = 5
ROW_BUTTONS = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTON_LABEL_SEEN = 34
"""Longer labels are clipped on a phone."""
MENU_OPTIONS = 25
MENU_LABEL = 100
MENU_VALUE = 100
MENU_DESCRIPTION = 100
MENU_PLACEHOLDER = 150
V2_COMPONENTS = 40
V2_TEXT = 4_000
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_DESCRIPTION = 100
MODAL_TEXT = 4_000

# Threads
THREAD_NAME = 100
TOO_MANY_THREADS = 160_006
"""The code of the refusal of one thread more than a server may have."""

# Accounts
UNKNOWN_USER = 10_013
"""The code of the refusal where no account has the number."""

# Messages that are gone
UNKNOWN_MESSAGE = 10_008
"""The code of the refusal where no message has the number, or has it any more."""

# Edits
EDIT_YOUNG_SECONDS = 50 * 60
"""Edits of messages older than an hour are rationed, so a board is edited only while younger than this."""
MAX_RATELIMIT_SECONDS = 30
"""The shortest wait that the client may be told to refuse; longer waits raise."""
