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
check() {
  swiftc -typecheck -warnings-as-errors -swift-version 6 -package-name splitfuzz -I "$out" -I "$modules" \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault "$@"
}
find Sources/SplitFuzz -name '*.swift' -print0 | xargs -0 swiftc -emit-module -warnings-as-errors -swift-version 6 \
  -package-name splitfuzz -module-name SplitFuzz -I "$out" -I "$modules" \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -enable-upcoming-feature InternalImportsByDefault -emit-module-path "$out/SplitFuzz.swiftmodule"
check -parse-as-library Tests/StandIns/BridgedRouter.swift
# A check that cannot fail is none: without the stand-in the same router is refused.
rm "$out/SwiftUI.swiftmodule"
if check -parse-as-library Tests/StandIns/BridgedRouter.swift 2>/dev/null; then
  echo "the router was accepted without a SwiftUI"
  exit 1
fi
echo "the bridges to SwiftUI fit"
