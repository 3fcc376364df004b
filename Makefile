# Every target sets up what it needs first: .venv, the packages, on Linux the libraries of Qt.
# ARGS= is passed on: make play ARGS="--deal 42", make test ARGS="-k undo".

PYTHON ?= python3
BOOTSTRAP = @$(PYTHON) packaging/bootstrap.py
ARGS ?=

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check bench translations installers env clean

help:
	@echo "make play    play (without a display: show one deal played by its own hints)"
	@echo "make test    run the tests"
	@echo "make check   lint, format, types, layers"
	@echo "make bench   measure start-up, memory and frames"
	@echo "make translations ARGS=update   bring the texts to translate up to date with the code"
	@echo "make installers  build those that this system can make, into dist"
	@echo "make env     only set up .venv"
	@echo "make clean   remove .venv, caches and what was built"
	@echo "ARGS=... is passed on to the program, the tests or the benchmarks."

play:
	$(BOOTSTRAP) play --demo-if-no-display $(ARGS)

test:
	$(BOOTSTRAP) test $(ARGS)

check:
	$(BOOTSTRAP) check

bench:
	$(BOOTSTRAP) bench $(ARGS)

translations:
	$(BOOTSTRAP) translations $(ARGS)

installers:
	@$(PYTHON) packaging/build.py all $(ARGS)

env:
	$(BOOTSTRAP) env

clean:
	$(BOOTSTRAP) clean
