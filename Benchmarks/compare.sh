#!/bin/sh
# Ours and Hypothesis on the same toy and the same planted bug, side by side in one run.
#
#   Benchmarks/compare.sh [SECONDS [SEEDS]]
#
# Each search ends after SECONDS (60) and then says "not found"; SEEDS (3) searches are made of each.
set -eu
cd "$(dirname "$0")"
seconds=${1:-60}
seeds=${2:-3}
swift build -c release --package-path .. --product fuzz-runner >&2
python=.build/hypothesis/bin/python
if [ ! -x "$python" ]; then
  python3 -m venv .build/hypothesis
  "$python" -m pip install --quiet 'hypothesis==6.*' >&2
fi
exec "$python" hypothesis/compare.py "$seconds" "$seeds" "$(swift build -c release --package-path .. --show-bin-path)/fuzz-runner"
