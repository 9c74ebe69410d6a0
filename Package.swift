// swift-tools-version: 6.0

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "SplitFuzz",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "SplitFuzz", targets: ["SplitFuzz"]),
    .library(name: "SplitFuzzTesting", targets: ["SplitFuzzTesting"]),
    .library(name: "FuzzEngine", targets: ["FuzzEngine"]),
    .library(name: "FuzzEngineLibFuzzer", targets: ["FuzzEngineLibFuzzer"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI", "HeadlessCombine", "HeadlessNavigatorUI"]),
    .library(name: "HeadlessData", targets: ["HeadlessData"]),
    .library(name: "HeadlessUICore", targets: ["HeadlessUICore"]),
    .library(name: "SplitNavigator", targets: ["SplitNavigator"]),
    .library(name: "SplitModel", targets: ["SplitModel"]),
    .library(name: "SplitDesigns", targets: ["SplitDesigns"]),
    .executable(name: "fuzz-runner", targets: ["fuzz-runner"]),
  ],
  targets: [
    .target(name: "FuzzEngine"),
    .target(name: "SplitModel"),
    .target(name: "SplitNavigator"),
    .target(name: "SplitFuzz", dependencies: ["FuzzEngine", "SplitModel"]),
    .target(name: "FuzzEngineLibFuzzer", dependencies: ["FuzzEngine"]),
    .target(name: "SplitFuzzTesting", dependencies: ["FuzzEngine"]),
    .macro(name: "HeadlessMacros"),
    .target(
      name: "HeadlessUI", dependencies: ["HeadlessMacros", "SplitFuzz", "FuzzEngine", "SplitModel"]),
    .target(name: "HeadlessCombine", dependencies: ["HeadlessUI"]),
    // Products of their own, so that only packages with files that import SwiftData or SwiftUICore build them.
    .target(name: "HeadlessData", dependencies: ["HeadlessUI", "HeadlessMacros"]),
    .target(name: "HeadlessUICore", dependencies: ["HeadlessUI"]),
    // The sources of SplitNavigatorUI, which is a target where SwiftUI is (below).
    .target(
      name: "HeadlessNavigatorUI", dependencies: ["SplitNavigator", "HeadlessUI"],
      swiftSettings: [.define("HEADLESS")]),
    .target(name: "SplitDesigns", dependencies: ["SplitFuzz", "SplitModel", "SplitNavigator"]),
    .executableTarget(name: "fuzz-runner", dependencies: ["SplitFuzz", "SplitDesigns"]),
    .testTarget(name: "FuzzEngineTests", dependencies: ["FuzzEngine"]),
    .testTarget(name: "SplitModelTests", dependencies: ["SplitModel", "SplitDesigns"]),
    .testTarget(
      name: "SplitNavigatorTests",
      dependencies: ["SplitNavigator", "SplitModel", "SplitDesigns", "FuzzEngine"]),
    .testTarget(
      name: "SplitFuzzTests", dependencies: ["SplitFuzz", "FuzzEngine", "SplitModel", "SplitDesigns"]),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: [
        "HeadlessUI", "HeadlessCombine", "HeadlessUICore", "SplitFuzz", "FuzzEngine", "SplitModel",
      ],
      swiftSettings: [
        .unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI", "-module-alias", "SwiftUICore=HeadlessUICore"])
      ]),
    .testTarget(
      name: "HeadlessDataTests", dependencies: ["HeadlessData", "HeadlessUI", "SplitFuzz", "FuzzEngine"],
      swiftSettings: [
        .unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI", "-module-alias", "SwiftData=HeadlessData"])
      ]),
    .testTarget(
      name: "NavigatorUITests",
      dependencies: ["HeadlessNavigatorUI", "HeadlessUI", "SplitFuzz", "FuzzEngine"],
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "SwiftUI=HeadlessUI", "-module-alias", "SplitNavigatorUI=HeadlessNavigatorUI",
        ])
      ]),
    .testTarget(
      name: "SplitFuzzTestingTests", dependencies: ["SplitFuzzTesting", "SplitDesigns", "FuzzEngine"]),
    .testTarget(name: "CorpusTests", dependencies: ["SplitFuzz", "FuzzEngine", "SplitDesigns"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["SplitFuzz", "FuzzEngine", "SplitModel", "SplitDesigns"]),
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(Darwin)
package.targets.append(.target(name: "SplitNavigatorUI", dependencies: ["SplitNavigator"]))
package.products.append(.library(name: "SplitNavigatorUI", targets: ["SplitNavigatorUI"]))
#endif

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings += [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  // SwiftUI's functions are not isolated, and what they return is evaluated on the main actor.
  if target.name.hasPrefix("Headless"), target.name != "HeadlessNavigatorUI" {
    settings.append(.swiftLanguageMode(.v5))
  }
  // What tests call is optimised in release; they themselves would only take longer to build.
  if target.type == .test { settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release))) }
  if target.type != .test, target.name != "SplitDesigns" {
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  target.swiftSettings = settings
}
