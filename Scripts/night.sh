#!/usr/bin/env bash
# A night of campaigns that goes on from the corpus of the night before: one shard of it, and what comes of all shards.
#
#     Scripts/night.sh play PROGRAM CORPUS CASES REPORT [OPTION…]
#     Scripts/night.sh gather PROGRAM CORPUS SHARD…
#
# `play` takes the traces in the folder CASES into the corpus ('' for none), plays with the options, reports to REPORT.md,
# .json, .xml and .html, and answers as the campaign does: what the corpus held already is known, and what is new fails.
# `gather` merges the corpora of the shards, minimises what comes of it, and says whether it is well.
set -euo pipefail

holds_cases() { [ -n "$(find "$1" -name '*.steps' -print -quit)" ]; }

# Checks a corpus. What was mended since breaks no more (1), and what was renamed is stale (3): neither ends the night.
check() {
  local code=0
  if holds_cases "$2"; then "$1" corpus check "$2" || code=$?; fi
  case $code in 0 | 1 | 3) ;; *) return "$code" ;; esac
}

play() {
  local program=$1 corpus=$2 cases=$3 report=$4 known=$2-known code=0
  shift 4
  mkdir -p "$corpus/findings" "$(dirname "$report")"
  # Of a night that found nothing, too, something is kept.
  echo "$*" >"$corpus/night.txt"
  if [ -n "$cases" ]; then "$program" corpus merge "$corpus" "$cases"; fi
  check "$program" "$corpus"
  # The campaign saves to the corpus what it finds, so what is known stands apart.
  rm -rf "$known"
  cp -R "$corpus/findings" "$known"
  "$program" "$@" --corpus "$corpus" --known "$known" --no-progress --format text \
    --format github --output "$report.md" --format json --output "$report.json" \
    --format junit --output "$report.xml" --format html --output "$report.html" || code=$?
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -f "$report.md" ]; then cat "$report.md" >>"$GITHUB_STEP_SUMMARY"; fi
  return "$code"
}

gather() {
  local program=$1 corpus=$2 shard
  shift 2
  mkdir -p "$corpus/findings"
  for shard in "$@"; do
    cp "$shard/night.txt" "$corpus"
    if holds_cases "$shard"; then "$program" corpus merge "$corpus" "$shard"; fi
  done
  if holds_cases "$corpus/findings"; then "$program" corpus minimize "$corpus" --shrink-time 60s; fi
  check "$program" "$corpus"
}

case ${1:-} in
  play | gather) "$@" ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
esac
