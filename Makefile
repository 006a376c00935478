# Needs Python 3.11 or newer, git and make. Everything else is fetched into this folder.

PYTHON ?= python3
ifneq ($(origin PYTHON),file)
export PYTHON
ifneq ($(shell PYTHON='$(PYTHON)' sh tools/python.sh && echo sound),sound)
$(error It is not used)
endif
endif
UV := $(PYTHON) tools/uv.py
RUN := $(UV) run --locked
QUIETLY := $(PYTHON) tools/quietly.py
GAMES := $(notdir $(patsubst %/game.py,%,$(wildcard src/noctuary/games/*/game.py)))

.DEFAULT_GOAL := help
# Deals that every pair of bots plays in the ladder.
DEALS ?= 20
.PHONY: help play test soak audit gallery bench ladder format docs build clean

help: ## List what make can do here
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Set everything up and play in the browser
	@$(QUIETLY) "Fetching the packages for Python" $(UV) sync --frozen --inexact --no-dev --group build
	@$(QUIETLY) "Building the pages" $(UV) run --frozen --no-dev --group build python hatch_build.py build
	@nice $(QUIETLY) "" $(UV) run --frozen --no-dev --group build python hatch_build.py engine &
	@$(UV) run --quiet --frozen --no-dev noctuary serve --open

test: ## Run all checks and tests, in less than ten minutes
	@$(PYTHON) tools/checks.py

MINUTES ?= 60
ONLY ?=
SEED ?=

soak: ## Try the same as the tests far more often: MINUTES=180, ONLY=games, SEED=7
	$(RUN) python hatch_build.py build
	$(RUN) python hatch_build.py engine
	$(RUN) --group soak python -m tests.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) $(ONLY)

audit: ## Ask the advisories of both registries for holes in what the lock files name
	$(RUN) python -m tools.audit

gallery: ## Play whole games in the browser and look at every decision: pictures and faults in build/gallery, ONLY=nocturne
	$(RUN) python hatch_build.py build
	$(RUN) python -m tools.gallery build/gallery $(if $(ONLY),--game $(ONLY))

bench: ## Measure speed and add it to the history in benchmarks/, BESIDE=FOLDER of another compiled checkout
	$(RUN) python hatch_build.py engine
	$(RUN) python -m benchmarks $(if $(BESIDE),--beside $(BESIDE))

ladder: ## Measure the bots against each other, DEALS=20; hours, and goes on where it was stopped
	$(RUN) python hatch_build.py engine
	mkdir -p build
	set -e; for game in $(GAMES); do \
	  $(RUN) python -m benchmarks.processor tournament $$game level1 level2 greedy level3 level4 level5 level6 \
	    --deals $(DEALS) --results build/ladder-$$game.jsonl; \
	  $(RUN) python -m benchmarks.processor tournament $$game level6@1s greedy --gauntlet --players 4 \
	    --deals $(DEALS) --results build/four-$$game.jsonl; \
	  $(RUN) python -m benchmarks.processor tournament $$game level6@1s greedy flat@1s --gauntlet \
	    --deals $(DEALS) --results build/second-$$game.jsonl; \
	  $(RUN) python -m benchmarks.processor benchmarks.rivals $$game open --deals $(DEALS); \
	  $(RUN) --with open_spiel==2.0.2 python -m benchmarks.processor benchmarks.rivals $$game openspiel --deals $(DEALS); \
	done
	$(RUN) python -m benchmarks.processor benchmarks.scenarios --bot level6@2s --deals $(DEALS)

format: ## Format the code and repair what can be repaired
	$(RUN) ruff format
	$(RUN) ruff check --fix

docs: ## Build the site of the documentation into site/, with a data set of a thousand games of each game
	NO_MKDOCS_2_WARNING=1 $(RUN) --group docs mkdocs build --strict
	set -e; for game in $(GAMES); do \
	  $(RUN) noctuary data make $$game --seats level1,level1 --games 1000 -o site/data/$$game; \
	done

build: ## Build the wheel and the source archive into dist/
	$(UV) build

clean: ## Remove everything that was fetched or built
	rm -rf .venv .tools dist site src/noctuary/server/static src/noctuary/_compiled src/noctuary/_search web/node_modules tools/chromium/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
