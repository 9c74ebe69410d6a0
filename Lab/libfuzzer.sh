#!/usr/bin/env bash
# Fuzzes the mail app of Examples with libFuzzer: both bugs from nothing, a fork of two, a merge, a crash made small, and a
# corpus that goes back and forth.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export OUT=$out
.clusterfuzzlite/build.sh
swift build --package-path Examples --scratch-path .build --product fuzz-mail
target=$out/fuzz-mail
ordinary=$root/.build/debug/fuzz-mail
cmp <("$ordinary" list dictionary) .clusterfuzzlite/fuzz-mail.dict
cd "$out"
mkdir seeds merged

echo "== both bugs within a minute, each by a line that ClusterFuzz reads"
for _ in 1 2 3 4 5 6 7 8; do
  SPLITFUZZ_SAVE=known "$target" -max_total_time=60 seeds >log 2>&1 && break
  grep '^ASSERTION FAILED: ' log
  if ls known/mail_request.not-lost_* known/mail_late-work.only-its-view_* >/dev/null 2>&1; then break; fi
done
ls known/mail_request.not-lost_* known/mail_late-work.only-its-view_*
"$ordinary" replay known

echo "== a fork of two goes on past each"
SPLITFUZZ_SAVE=known "$target" -fork=2 -ignore_crashes=1 -max_total_time=20 seeds >log 2>&1 || [ $? -eq 77 ]  # The last worker's.
"$ordinary" replay known

echo "== a crash is made small, and stays the same bug"
cp "$(find known -name "mail_request.not-lost_*" | sort | head -n 1)" crash
"$target" -minimize_crash=1 -runs=2000 -exact_artifact_path="$out/small.steps" crash >log 2>&1 || { tail log; exit 1; }
! "$ordinary" replay small.steps
[ "$(wc -c <small.steps)" -lt 200 ]

echo "== a corpus goes to cases and back without a loss"
"$ordinary" corpus merge cases seeds | tail -n 1
cmp <(cat seeds/* | sort) <(cat cases/*.steps | sort)
SPLITFUZZ_SAVE=known "$target" -merge=1 merged cases >log 2>&1
[ -n "$(ls merged)" ]
SPLITFUZZ_SAVE=known "$target" -runs=0 merged >log 2>&1
echo "== everything passed"
