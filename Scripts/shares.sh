#!/bin/sh
# What the loop costs by part: instructions of a campaign per drawn action, counted by callgrind.
#
#   Scripts/shares.sh [SYSTEM]      (lazysplit/clean)
#
# Two campaigns are counted, one twice as long, and their difference is shown: what starting and the self-check
# cost falls out. Counts repeat from run to run; times do not.
set -eu
cd "$(dirname "$0")/../Benchmarks"
system=${1:-lazysplit/clean}
swift build -c release --product profile >&2
program=$(swift build -c release --show-bin-path)/profile
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for runs in 500 1000; do
  valgrind --tool=callgrind --callgrind-out-file="$folder/$runs" "$program" \
    --system "$system" --seed 1 --runs "$runs" --jobs 1 --no-shrink >/dev/null 2>"$folder/log" || true
  callgrind_annotate --inclusive=yes --threshold=100 "$folder/$runs" 2>/dev/null | swift demangle --simplified \
    >"$folder/$runs.txt"
done
python3 ../Scripts/shares.py "$folder/500.txt" "$folder/1000.txt" 100000
