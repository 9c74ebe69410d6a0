#!/usr/bin/env bash
# Type-checks the code between `#if canImport(SwiftUI)`, and a router that uses it, against a stand-in with Apple's
# signatures. On a Mac every build compiles it with the real SwiftUI.
#
#     Scripts/bridges.sh [OPTION…]      the options of an existing debug build
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
modules=$(swift build "$@" --show-bin-path)/Modules
[ -e "$modules/SplitModel.swiftmodule" ] || swift build "$@"

swiftc -emit-module -swift-version 6 -module-name SwiftUI -parse-as-library Tests/StandIns/SwiftUI.swift \
  -emit-module-path "$out/SwiftUI.swiftmodule"
words=(-warnings-as-errors -swift-version 6 -package-name splitfuzz -I "$out" -I "$modules")
for feature in ExistentialAny MemberImportVisibility InternalImportsByDefault; do
  words+=(-enable-upcoming-feature "$feature")
done
# Bodies are checked in the bridges only; the declarations of other files suffice, which takes a tenth of the time.
bridges=() files=()
while IFS= read -r -d '' file; do
  if grep -q 'canImport(SwiftUI)' "$file"; then bridges+=(-primary-file "$file"); else files+=("$file"); fi
done < <(find Sources/SplitFuzz -name '*.swift' -print0)
[ ${#bridges[@]} -gt 0 ] || { echo "no bridge to SwiftUI was found"; exit 1; }
swiftc -frontend -typecheck -module-name SplitFuzz "${words[@]}" "${files[@]}" "${bridges[@]}"
find Sources/SplitFuzz -name '*.swift' -print0 | xargs -0 swiftc -emit-module -wmo -module-name SplitFuzz "${words[@]}" \
  -Xfrontend -experimental-skip-non-inlinable-function-bodies -emit-module-path "$out/SplitFuzz.swiftmodule"
check() { swiftc -typecheck "${words[@]}" -parse-as-library Tests/StandIns/BridgedRouter.swift; }
check
# The check must be able to fail: without the stand-in the same router is rejected.
rm "$out/SwiftUI.swiftmodule"
if check 2>/dev/null; then
  echo "the router was accepted without SwiftUI"
  exit 1
fi
echo "the bridges to SwiftUI are well typed"
