// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "SplitFuzz", path: "..")],
  targets: [
    .target(name: "MailApp"),
    .target(name: "NotesApp"),
    .testTarget(
      name: "MailAppTests",
      dependencies: [
        "MailApp", .product(name: "SplitFuzz", package: "SplitFuzz"),
        .product(name: "SplitModel", package: "SplitFuzz"),
      ]),
    .testTarget(
      name: "NotesAppTests",
      dependencies: [
        "NotesApp", .product(name: "SplitFuzz", package: "SplitFuzz"),
        .product(name: "SplitModel", package: "SplitFuzz"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
