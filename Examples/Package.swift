// swift-tools-version: 6.2

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
    // The navigation of two apps, without a dependency on the fuzzer.
    .target(name: "MailApp"),
    .target(name: "NotesApp"),
    // A system without a split view.
    .target(name: "CartApp"),
    .target(
      name: "CartFuzzing", dependencies: ["CartApp", .product(name: "SplitFuzz", package: "SplitFuzz")]),
    .testTarget(
      name: "CartTests", dependencies: ["CartFuzzing", .product(name: "SplitFuzz", package: "SplitFuzz")]),
    // Routers that crash, hang, or are nondeterministic.
    .target(name: "TroubleFuzzing", dependencies: fuzzing),
    .testTarget(name: "TroubleTests", dependencies: ["TroubleFuzzing"] + fuzzing),
    // Descriptions of their bodies.
    .target(name: "MailFuzzing", dependencies: ["MailApp"] + fuzzing),
    .target(name: "NotesFuzzing", dependencies: ["NotesApp"] + fuzzing),
    .testTarget(name: "MailTests", dependencies: ["MailApp", "MailFuzzing"] + fuzzing),
    .testTarget(name: "NotesTests", dependencies: ["NotesApp", "NotesFuzzing"] + fuzzing),
    // Tests as users write them, in each of three kinds of module.
    .testTarget(
      name: "Swift6Tests", dependencies: ["MailApp", "MailFuzzing"] + fuzzing, exclude: ["Cases"]),
    .testTarget(
      name: "Swift5Tests", dependencies: fuzzing, exclude: ["Cases"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "MainActorTests", dependencies: fuzzing, exclude: ["Cases"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The output of `fuzz-runner init --name starter` and `--name classic --library xctest`.
    .testTarget(name: "StarterTests", dependencies: fuzzing, exclude: ["Cases"]),
    .testTarget(
      name: "ClassicTests", dependencies: fuzzing, exclude: ["Cases"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // A command line with all subcommands.
    .executableTarget(
      name: "fuzz-examples",
      dependencies: ["MailFuzzing", "NotesFuzzing", "CartFuzzing", "TroubleFuzzing"] + fuzzing),
  ],
  swiftLanguageModes: [.v6]
)
