#!/usr/bin/env bash
# What a push is checked against besides the tests: saved traces, a short campaign with a fixed seed, a bounded exploration.
#
#     Scripts/check.sh FOLDER
#
# FOLDER receives reports as text, JUnit and Markdown; a workflow's runner reads the annotations on standard output.
set -euo pipefail
folder=${1:?names the folder for reports}
cd "$(dirname "$0")/.."
mkdir -p "$folder"
swift build -c release --product fuzz-runner
runner=$(swift build -c release --show-bin-path)/fuzz-runner
worst=0

# Runs one command with every report, and continues after a failure, so that one does not hide another.
run() {
  local name=$1 code=0
  shift
  "$runner" "$@" --format text --output "$folder/$name.txt" --format junit --output "$folder/$name.xml" \
    --format github --output "$folder/$name.md" || code=$?
  tail -n 1 "$folder/$name.txt"
  cat "$folder/$name.md" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
  if [ "$code" -ne 0 ]; then worst=$code; fi
}

"$runner" corpus check corpus
run corpus replay corpus
run campaign --seed 42 --runs "${CHECK_RUNS:-1000}" --no-progress
run exploration explore --bound sections=2,items=1,levels=1 --no-progress
exit "$worst"
