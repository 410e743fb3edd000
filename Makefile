# Two commands: `make run` sets up and starts the bot, `make test` sets up and runs every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Checks and bots start many processes from the same files: the first compiles them for all.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test lint browser clean

run: $(VENV)/.runtime
	$(BIN)/python bot.py

test: lint browser
	$(BIN)/pytest

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy .
	$(BIN)/lint-imports --no-cache

$(VENV)/.runtime: requirements.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet -r requirements.txt
	touch $@

$(VENV)/.dev: requirements.txt requirements-dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile -r requirements-dev.txt
	touch $(VENV)/.runtime $@

# The page of the playground is tested in Chromium; as root on Debian it is installed, elsewhere one is told how.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	     && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
	|| { echo "The tests need Chromium: install it with your package manager (Debian: apt-get install chromium)." >&2; exit 1; }

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
