// swift-tools-version: 6.3

import PackageDescription

// EXHAUST=FOLDER names a local copy.
let exhaust: Package.Dependency =
  Context.environment["EXHAUST"].map { .package(name: "exhaust", path: $0) }
  ?? .package(url: "https://github.com/nesevis/exhaust", from: "0.26.0")

let package = Package(
  name: "ExhaustSpecs",
  platforms: [.macOS(.v15)],
  dependencies: [exhaust, .package(path: "../../Examples")],
  targets: [
    .executableTarget(
      name: "exhaust-specs",
      dependencies: [
        .product(name: "Exhaust", package: "exhaust"), .product(name: "ExampleApps", package: "Examples"),
      ])
  ]
)
