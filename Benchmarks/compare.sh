#!/bin/sh
# Ours, Hypothesis, rapid and Exhaust side by side on three systems with a seeded fault each: a table for each system.
#
#   Benchmarks/compare.sh [SECONDS [SEEDS]]
#
# Each search ends after SECONDS (30) if nothing is found; SEEDS (5) searches are made of each, one after another.
# RAPID=FOLDER and EXHAUST=FOLDER name local copies. What cannot be built here is left out.
set -eu
cd "$(dirname "$0")"
scratch=$PWD/../.build/optimised
mkdir -p "$scratch"

# Prints where a product of a package of ours was built; EDGES=none builds the shop without counters.
built() {
  swift build -c release --package-path "$1" --scratch-path "$2" --product "$3" >&2 || return
  cp "$(swift build -c release --package-path "$1" --scratch-path "$2" --show-bin-path)/$3" "$scratch/$4" &&
    echo "$scratch/$4"
}
left_out() { echo "$1 is left out: $2" >&2; }

benchmarks=$(built . "$scratch" benchmarks benchmarks-compared)
plain=$(EDGES=none built ../Examples "$scratch" fuzz-shop fuzz-shop-plain)
guided=$(built ../Examples "$scratch" fuzz-shop fuzz-shop-guided)

hypothesis=$scratch/hypothesis/bin/python
"$hypothesis" -c 'import hypothesis' 2>&- || {
  python3 -m venv "$scratch/hypothesis" && "$hypothesis" -m pip install --quiet 'hypothesis==6.*' >&2
} || { hypothesis= && left_out Hypothesis "it could not be installed with pip"; }

rapid=$scratch/rapid-bench
(
  cd rapid && cp go.mod "$scratch"
  [ -z "${RAPID-}" ] || go mod edit -replace "pgregory.net/rapid=$RAPID" "$scratch/go.mod"
  GOWORK=off go test -c -mod=mod -modfile "$scratch/go.mod" -o "$rapid" . >&2
) || { rapid= && left_out rapid "it needs Go 1.23"; }

exhaust=$(built exhaust-specs exhaust-specs/.build exhaust-specs exhaust-specs) ||
  left_out Exhaust "it needs Swift 6.3 and packages from GitHub"

exec python3 compare.py "${1:-30}" "${2:-5}" "$benchmarks" "$guided" "$plain" "$hypothesis" "$rapid" "$exhaust"
