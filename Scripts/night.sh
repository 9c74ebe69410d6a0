#!/usr/bin/env bash
# A night of campaigns that continues with the corpus of the night before: one shard of it, or the results of all shards.
#
#     Scripts/night.sh play PROGRAM CORPUS CASES REPORT [OPTION…]
#     Scripts/night.sh gather PROGRAM CORPUS SHARD…
#
# `play` adds the traces in the folder CASES to the corpus ('' for none), runs a campaign with the options, writes REPORT.md,
# .json, .xml and .html, and exits as the campaign does: findings in the corpus are known, and new ones fail.
# `gather` merges the corpora of the shards, minimises the result, and validates it.
set -euo pipefail

holds_cases() { [ -n "$(find "$1" -name '*.steps' -print -quit)" ]; }

# Validates a corpus. A finding that was fixed since (1) or a case with a name that is gone (3) does not end the night.
check() {
  local code=0
  if holds_cases "$2"; then "$1" corpus check "$2" || code=$?; fi
  case $code in 0 | 1 | 3) ;; *) return "$code" ;; esac
}

play() {
  local program=$1 corpus=$2 cases=$3 report=$4 code=0
  shift 4
  mkdir -p "$corpus/findings" "$(dirname "$report")"
  # A night without findings leaves a file as well.
  echo "$*" >"$corpus/night.txt"
  if [ -n "$cases" ]; then "$program" corpus merge "$corpus" "$cases"; fi
  check "$program" "$corpus"
  # The campaign saves its findings to the corpus, so the known ones stand apart.
  rm -rf "$corpus-known"
  cp -R "$corpus/findings" "$corpus-known"
  "$program" "$@" --corpus "$corpus" --known "$corpus-known" --no-progress --format text \
    --format github --output "$report.md" --format json --output "$report.json" \
    --format junit --output "$report.xml" --format html --output "$report.html" || code=$?
  if [ -f "$report.md" ]; then cat "$report.md" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"; fi
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
