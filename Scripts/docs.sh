#!/usr/bin/env bash
# Builds the documentation of both libraries with the toolchain's own docc; a warning is an error.
#
#     Scripts/docs.sh [FOLDER [OPTION…]]
#
# FOLDER gets an archive for each library (a temporary one without it); options go to `swift package`, so that a build
# with other flags is not made anew. Fails as well where the page of a module leaves out a public type.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-$(mktemp -d)}
shift || true
graphs=$(swift package "$@" dump-symbol-graph --minimum-access-level public --skip-synthesized-members |
  sed -n 's/^Files written to //p')
for module in SplitModel SplitFuzz; do
  mkdir -p "$folder/graphs/$module"
  cp "$graphs/$module.symbols.json" "$graphs/$module@"*.json "$folder/graphs/$module" 2>/dev/null ||
    cp "$graphs/$module.symbols.json" "$folder/graphs/$module"
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$folder/graphs/$module" \
    --output-path "$folder/$module.doccarchive" --fallback-display-name "$module" \
    --fallback-bundle-identifier "split-fuzz.$module" --analyze --warnings-as-errors
  python3 - "$graphs/$module.symbols.json" "Sources/$module/$module.docc/$module.md" <<'PYTHON'
import json, sys
page = open(sys.argv[2]).read()
symbols = json.load(open(sys.argv[1]))["symbols"]
names = sorted({one["pathComponents"][0] for one in symbols if len(one["pathComponents"]) == 1})
missing = [name for name in names if f"``{name}``" not in page]
bare = [".".join(one["pathComponents"]) for one in symbols if "docComment" not in one]
if missing or bare:
    sys.exit(f"{sys.argv[2]} leaves out {', '.join(missing) or 'nothing'}; without a comment: {', '.join(bare) or 'nothing'}")
print(f"{len(names)} types, {len(symbols)} symbols, each with a comment")
PYTHON
done
