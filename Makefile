# Three commands matter: make play, make quick and make test. Each target calls one script below
# scripts/.

.PHONY: play setup quick test check mutation bench bench-server soak strength pictures fmt types lock clean help

play: setup ## play in the browser; HOST=0.0.0.0 lets others on the network in, PORT=... moves it
	@.venv/bin/chinatown play $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

setup: ## make .venv and build the client, where that is not done yet
	@scripts/install

quick: ## checks and fast tests, in a minute and a half
	@scripts/quick

test: ## everything: checks, tests, browser tests
	@scripts/test

check: ## lint, types, layers
	@scripts/check

mutation: ## change the rules in small ways, for an hour or more: which tests notice?
	@scripts/mutation

bench: ## measure speed and size; writes bench/results.md
	@scripts/install dev
	@.venv/bin/python -m bench.run

bench-server: ## measure what a server carries, beside boardgame.io; writes bench/results.md
	@scripts/install dev
	@scripts/databases
	@.venv/bin/python -m bench.server_load

soak: ## attack a server for some minutes, simulate 1000 hours of what goes wrong (HOURS=10)
	@scripts/soak
	@scripts/world --hours $(or $(HOURS),1000)

strength: ## measure how strong bots are, for hours; ONLY=tycoon,... a part; writes bench/results.md
	@scripts/install dev
	@.venv/bin/python -m bench.strength $(if $(ONLY),--only $(ONLY))

pictures: ## every screen in three sizes, two themes and four languages, to be looked at
	@scripts/pictures

fmt: ## format the code
	@scripts/format

types: ## write the client's message types
	@scripts/types

lock: ## renew the locks; UPGRADE=1 takes the newest versions
	@scripts/lock $(if $(UPGRADE),--upgrade)

clean: ## remove what the tools made
	rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf src/chinatown/static web/node_modules web/.svelte-check build dist mutants test-results

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 8
