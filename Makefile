# `make play` and `make test` need Python 3.11+ and make, nothing else.
PYTHON ?= python3
BIN := .venv/bin
LOCKED := --constraint constraints.txt --build-constraint constraints.txt
# One worker more than there are cores: a test that talks to a server waits now and then.
SPREAD = --dist loadgroup -n $$(( $$(nproc 2>/dev/null || sysctl -n hw.ncpu) + 1 ))
.DEFAULT_GOAL := help

.PHONY: help play terminal test quick learn browser postgres haproxy types docs lint format lock bench images clean

help:  ## what can be made here
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

.venv/made: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Vivamos needs Python 3.11, 3.12 or 3.13; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 …") if not (3, 11) <= sys.version_info[:2] < (3, 14) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "pip>=25.3"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(LOCKED) --editable . --group dev
	@touch $@

play: .venv/made  ## open the card room in your browser
	@$(BIN)/vivamos serve --open

terminal: .venv/made  ## play a game against bots in this terminal (GAME=slambo for another one)
	@$(BIN)/vivamos play $(or $(GAME),vamos-dia)

test: .venv/made learn browser postgres haproxy  ## all tests
	@$(BIN)/vivamos warmup >/dev/null # so that no test waits for a compiler
	$(BIN)/python -m pytest -q $(SPREAD) --ignore tests/browser
	$(BIN)/python -m pytest -q $(SPREAD) -p no:schemathesis tests/browser # apart: Playwright's greenlets disturb others

quick: .venv/made  ## the fast tests only
	$(BIN)/python -m pytest -q -n auto -m "not slow"

.venv/learn: .venv/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(LOCKED) --group learn
	@touch $@

learn: .venv/learn  ## PyTorch for the tests of training, beside the rest (5 GB)

# The tests take less time in the one without windows (where the system has it); one of them wants a whole one.
browser:  ## a Chromium for the tests of the pages, if there is none yet (needs root and apt-get)
	@test -n "$$VIVAMOS_CHROMIUM" && exit 0; \
	get() { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
	  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$$1" >/dev/null; }; \
	command -v chromium-headless-shell >/dev/null || get chromium-headless-shell 2>/dev/null; \
	for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v "$$name" >/dev/null && exit 0; done; \
	get chromium && exit 0; \
	printf '\n*** There is no Chromium here: the tests of the pages will be skipped. ***\n\n' >&2

postgres:  ## a PostgreSQL for the tests of the store, if there is none yet (needs root and apt-get)
	@command -v initdb >/dev/null && exit 0; \
	for bin in /usr/lib/postgresql/*/bin; do test -x "$$bin/initdb" && exit 0; done; \
	test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
	  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null && exit 0; \
	printf '\n*** There is no PostgreSQL here: its tests will be skipped. ***\n\n' >&2

haproxy:  ## a HAProxy for the tests of several processes, if there is none yet (needs root and apt-get)
	@command -v haproxy >/dev/null && exit 0; test -x /usr/sbin/haproxy && exit 0; \
	test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
	  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends haproxy >/dev/null && exit 0; \
	printf '\n*** There is no HAProxy here: the tests of several processes will be skipped. ***\n\n' >&2

node_modules/made: package-lock.json
	npm ci --silent --no-fund --no-audit
	@touch $@

types:  ## the types of the pages, checked by TypeScript (needs npm)
	@if command -v npm >/dev/null; then \
	  $(MAKE) --no-print-directory node_modules/made && echo "tsc -p tsconfig.json" && node_modules/.bin/tsc -p tsconfig.json; \
	elif test -n "$$VIVAMOS_CI"; then echo "There is no npm here, and the types of the pages must be checked." >&2; exit 1; \
	else printf '\n*** There is no npm here: the types of the pages are not checked. ***\n\n' >&2; fi

.venv/docs: .venv/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(LOCKED) --group docs
	@touch $@

docs: .venv/docs  ## the documentation as a site, in site/; any warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

lint: .venv/made types docs  ## formatting, lint, types, one-way imports, the documentation
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/made  ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: .venv/made  ## the newest versions within the ranges of pyproject.toml, into constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest --no-annotate \
	  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	  --extra postgres --extra cluster --group dev --group docs --group learn pyproject.toml --output-file constraints.txt

bench: .venv/made  ## speed of every game, beside OpenSpiel and RLCard
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(LOCKED) --editable ".[bench]"
	$(BIN)/vivamos bench --peers

images: .venv/made browser  ## the pictures in docs/images, from real games (needs pngquant and a Japanese font)
	$(BIN)/python tests/browser/screenshots.py

clean:  ## remove what was made
	rm -rf .venv node_modules dist build site
