#!/usr/bin/env bash
# What a push is held against besides the tests: saved traces, a short campaign with a fixed seed, a bounded exploration.
#
#     Scripts/check.sh FOLDER
#
# Reports go to the folder, in text, as JUnit and as a page; a workflow's runner reads the annotations on standard output.
set -euo pipefail
folder=${1:?names the folder for reports}
cd "$(dirname "$0")/.."
mkdir -p "$folder"
swift build -c release --product fuzz-runner
runner=$(swift build -c release --product fuzz-runner --show-bin-path)/fuzz-runner
worst=0

# Runs one command with every report, and goes on where it fails, so that one failure does not hide another.
ask() {
  local name=$1 code=0
  shift
  "$runner" "$@" --format text --output "$folder/$name.txt" --format junit --output "$folder/$name.xml" \
    --format github --output "$folder/$name.md" || code=$?
  tail -n 1 "$folder/$name.txt"
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$folder/$name.md" >>"$GITHUB_STEP_SUMMARY"; fi
  if [ "$code" -ne 0 ]; then worst=$code; fi
}

"$runner" corpus check corpus
ask corpus replay corpus
ask campaign --seed 42 --runs "${CHECK_RUNS:-1000}" --no-progress
ask exploration explore --bound sections=2,items=1,levels=1 --no-progress
exit "$worst"
