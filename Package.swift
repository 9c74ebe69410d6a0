// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SplitFuzz",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "SplitModel", targets: ["SplitModel"]),
    .library(name: "SplitFuzz", targets: ["SplitFuzz"]),
    .executable(name: "fuzz-runner", targets: ["fuzz-runner"]),
  ],
  targets: [
    .target(name: "SplitModel"),
    .target(name: "SplitFuzz", dependencies: ["SplitModel"]),
    .executableTarget(name: "fuzz-runner", dependencies: ["SplitFuzz"]),
    .testTarget(name: "SplitModelTests", dependencies: ["SplitModel"]),
    .testTarget(name: "SplitFuzzTests", dependencies: ["SplitFuzz", "SplitModel"]),
    .testTarget(name: "CorpusTests", dependencies: ["SplitFuzz"]),
    .testTarget(name: "CommandLineTests", dependencies: ["SplitFuzz"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings += [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  if target.type != .test { settings.append(.enableUpcomingFeature("InternalImportsByDefault")) }
  target.swiftSettings = settings
}
