#!/usr/bin/env bash
# Type-checks what stands between `#if canImport(SwiftUI)` against a stand-in with Apple's signatures, and a router that
# uses it. On a Mac the real SwiftUI is there, and every build does it.
#
#   Scripts/bridges.sh [BUILD-OPTIONS]      the options of the debug build that is at hand
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
modules=$(swift build "$@" --show-bin-path)/Modules
[ -e "$modules/SplitModel.swiftmodule" ] || swift build "$@"

swiftc -emit-module -swift-version 6 -module-name SwiftUI -parse-as-library Tests/StandIns/SwiftUI.swift \
  -emit-module-path "$out/SwiftUI.swiftmodule"
words=(-warnings-as-errors -swift-version 6 -package-name splitfuzz -I "$out" -I "$modules"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault)
files=() bridges=()
while IFS= read -r -d '' file; do
  files+=("$file")
  if grep -q 'canImport(SwiftUI)' "$file"; then bridges+=(-primary-file "$file"); fi
done < <(find Sources/SplitFuzz -name '*.swift' -print0)
[ ${#bridges[@]} -gt 0 ] || { echo "no bridge to SwiftUI was found"; exit 1; }
# The bodies of the bridges are looked at; of the other files what they declare is enough, which takes a tenth of the time.
others=()
for file in "${files[@]}"; do [[ " ${bridges[*]} " == *" $file "* ]] || others+=("$file"); done
swiftc -frontend -typecheck -module-name SplitFuzz "${words[@]}" "${others[@]}" "${bridges[@]}"
swiftc -emit-module -wmo -module-name SplitFuzz "${words[@]}" -Xfrontend -experimental-skip-non-inlinable-function-bodies \
  "${files[@]}" -emit-module-path "$out/SplitFuzz.swiftmodule"
check() { swiftc -typecheck "${words[@]}" -parse-as-library Tests/StandIns/BridgedRouter.swift; }
check
# A check that cannot fail is none: without the stand-in the same router is refused.
rm "$out/SwiftUI.swiftmodule"
if check 2>/dev/null; then
  echo "the router was accepted without a SwiftUI"
  exit 1
fi
echo "the bridges to SwiftUI fit"
