// swift-tools-version: 6.0

import PackageDescription

// A package of its own, so that its machines live in other modules than the engine, as users' do.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "SplitFuzz", path: ".."), .package(path: "../Examples")],
  targets: [
    .target(name: "Toy", dependencies: [.product(name: "SplitFuzz", package: "SplitFuzz")]),
    // Views of an app, with 'import SwiftUI'.
    .target(
      name: "NotesViews", dependencies: [.product(name: "HeadlessUI", package: "SplitFuzz")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI"])]),
    // `fuzz-runner bench` with more systems.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Toy", "NotesViews", .product(name: "SplitFuzz", package: "SplitFuzz"),
        .product(name: "HeadlessUI", package: "SplitFuzz"),
        .product(name: "ExampleSystems", package: "Examples"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
