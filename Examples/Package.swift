// swift-tools-version: 6.0

import PackageDescription

let fuzzing: [Target.Dependency] = [
  .product(name: "SplitFuzz", package: "SplitFuzz"), .product(name: "SplitModel", package: "SplitFuzz"),
]

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ExampleSystems", targets: ["MailApp", "NotesApp", "MailFuzzing", "NotesFuzzing"])
  ],
  dependencies: [.package(name: "SplitFuzz", path: "..")],
  targets: [
    // Two apps' navigation; neither knows of the fuzzer.
    .target(name: "MailApp"),
    .target(name: "NotesApp"),
    // Something without a split view.
    .target(name: "CartApp"),
    .target(
      name: "CartFuzzing", dependencies: ["CartApp", .product(name: "SplitFuzz", package: "SplitFuzz")]),
    .testTarget(
      name: "CartTests", dependencies: ["CartFuzzing", .product(name: "SplitFuzz", package: "SplitFuzz")]),
    // What their bodies say, in the words of the fuzzer.
    .target(name: "MailFuzzing", dependencies: ["MailApp"] + fuzzing),
    .target(name: "NotesFuzzing", dependencies: ["NotesApp"] + fuzzing),
    .testTarget(name: "MailTests", dependencies: ["MailApp", "MailFuzzing"] + fuzzing),
    .testTarget(name: "NotesTests", dependencies: ["NotesApp", "NotesFuzzing"] + fuzzing),
    // A command line of one's own, with every verb.
    .executableTarget(
      name: "fuzz-examples", dependencies: ["MailFuzzing", "NotesFuzzing", "CartFuzzing"] + fuzzing),
  ],
  swiftLanguageModes: [.v6]
)
