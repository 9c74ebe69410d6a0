#!/usr/bin/env bash
# Builds the documentation of every library with the toolchain's docc; a warning is an error, and so is a public symbol
# without a comment or a public type that its module's page leaves out.
#
#     Scripts/docs.sh [FOLDER [OPTION…]]
#
# FOLDER receives an archive for each library (default: a temporary folder); options go to `swift package`.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-$(mktemp -d)}
shift || true
mkdir -p "$folder"
# This fails where tests were not built, after it has written what is needed.
swift package "$@" dump-symbol-graph --minimum-access-level public --skip-synthesized-members >"$folder/log" 2>&1 || true
graphs=$(sed -n 's/^Files written to //p' "$folder/log")
[ -n "$graphs" ] || { cat "$folder/log"; exit 1; }
code=0
for catalog in Sources/*/*.docc; do
  [ ! -L "$(dirname "$catalog")" ] || continue
  module=$(basename "$catalog" .docc)
  # Where there is no SwiftUI, the same sources are a module over HeadlessUI.
  built=$module
  [ -f "$graphs/$module.symbols.json" ] || built=Headless${module#Split}
  mkdir -p "$folder/graphs/$module"
  for graph in "$graphs/$built.symbols.json" "$graphs/$built"@*.json; do
    [ ! -f "$graph" ] || sed "s/$built/$module/g" "$graph" >"$folder/graphs/$module/$(basename "${graph/$built/$module}")"
  done
  docc convert "$catalog" --additional-symbol-graph-dir "$folder/graphs/$module" \
    --output-path "$folder/$module.doccarchive" --fallback-display-name "$module" \
    --fallback-bundle-identifier "split-fuzz.$module" --analyze --warnings-as-errors || code=1
  python3 - "$folder/graphs/$module/$module.symbols.json" "$catalog/$module.md" <<'PYTHON' || code=1
import json, sys
page, symbols = open(sys.argv[2]).read(), json.load(open(sys.argv[1]))["symbols"]
names = {one["pathComponents"][0] for one in symbols if len(one["pathComponents"]) == 1}
problems = [f"not on the page: {name}" for name in sorted(names) if f"``{name}``" not in page]
problems += [f"no comment: {'.'.join(one['pathComponents'])}" for one in symbols if "docComment" not in one]
print("\n".join(problems + [f"{sys.argv[2]}: {len(names)} types, {len(symbols)} symbols, {len(problems)} problems"]))
sys.exit(bool(problems))
PYTHON
done
exit $code
