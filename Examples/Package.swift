// swift-tools-version: 6.2

import PackageDescription

let fuzzing: [Target.Dependency] = [
  .product(name: "SplitFuzz", package: "SplitFuzz"), .product(name: "SplitModel", package: "SplitFuzz"),
]

// Files with 'import SwiftUI' are compiled against HeadlessUI.
let headless: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI"])]
let navigating = headless + [.unsafeFlags(["-module-alias", "SplitNavigatorUI=HeadlessNavigatorUI"])]
// Where there is no Combine, files that import it are compiled against another.
#if os(Linux)
let combining = headless + [.unsafeFlags(["-module-alias", "Combine=HeadlessCombine"])]
#else
let combining = headless
#endif
// Its edges are counted.
let counting: [SwiftSetting] =
  Context.environment["EDGES"] == "none"
  ? []
  : [.unsafeFlags(["-sanitize=fuzzer", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"])]
let headlessUI = Target.Dependency.product(name: "HeadlessUI", package: "SplitFuzz")

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(
      name: "ExampleSystems", targets: ["MailApp", "NotesApp", "MailFuzzing", "NotesFuzzing", "CartFuzzing"]),
    // What Benchmarks gives to other fuzzers.
    .library(name: "ExampleApps", targets: ["CartApp", "ShopApp"]),
  ],
  dependencies: [.package(name: "SplitFuzz", path: "..")],
  targets: [
    // Two apps' navigation; neither knows of the fuzzer.
    .target(name: "MailApp"),
    .target(name: "NotesApp"),
    // Something without a split view.
    .target(name: "CartApp"),
    .target(
      name: "CartFuzzing", dependencies: ["CartApp", .product(name: "FuzzEngine", package: "SplitFuzz")]),
    .testTarget(
      name: "CartTests", dependencies: ["CartFuzzing", .product(name: "FuzzEngine", package: "SplitFuzz")]),
    // Routers that trap, hang, or answer differently each time.
    .target(name: "TroubleFuzzing", dependencies: fuzzing),
    // Routers that are right: no rule may report them.
    .target(name: "Idioms", dependencies: fuzzing),
    .testTarget(name: "IdiomTests", dependencies: ["Idioms"] + fuzzing),
    .testTarget(name: "TroubleTests", dependencies: ["TroubleFuzzing"] + fuzzing),
    // An app's own views, which know nothing of the fuzzer either, and their test.
    .target(name: "CookbookViews", dependencies: [headlessUI], swiftSettings: headless),
    .testTarget(
      name: "CookbookTests", dependencies: ["CookbookViews", headlessUI] + fuzzing, swiftSettings: headless),
    // The views of an app with SplitNavigatorUI.
    .target(
      name: "MailboxViews",
      dependencies: [headlessUI, .product(name: "SplitNavigator", package: "SplitFuzz")] + fuzzing,
      swiftSettings: navigating),
    .testTarget(
      name: "MailboxTests",
      dependencies: ["MailboxViews", headlessUI, .product(name: "SplitDesigns", package: "SplitFuzz")]
        + fuzzing),
    // The views of published designs, which are compared with the models of them.
    .target(name: "DesignViews", dependencies: [headlessUI] + fuzzing, swiftSettings: combining),
    .testTarget(
      name: "DesignTests",
      dependencies: [
        "DesignViews", "MailboxViews", headlessUI, .product(name: "SplitDesigns", package: "SplitFuzz"),
      ]
        + fuzzing),
    // What their bodies say, in the words of the fuzzer.
    .target(name: "MailFuzzing", dependencies: ["MailApp"] + fuzzing),
    .target(name: "NotesFuzzing", dependencies: ["NotesApp"] + fuzzing),
    .testTarget(name: "MailTests", dependencies: ["MailApp", "MailFuzzing"] + fuzzing),
    .testTarget(name: "NotesTests", dependencies: ["NotesApp", "NotesFuzzing"] + fuzzing),
    // What a person writes in their tests, in each of the three ways in which modules are compiled today.
    .testTarget(
      name: "Swift6Tests", dependencies: ["MailApp", "MailFuzzing"] + fuzzing, exclude: ["Cases"]),
    .testTarget(
      name: "Swift5Tests", dependencies: fuzzing, exclude: ["Cases"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "MainActorTests", dependencies: fuzzing, exclude: ["Cases"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // What `fuzz-runner init --name starter` and `--name classic --library xctest` write, as it is.
    .testTarget(name: "StarterTests", dependencies: fuzzing, exclude: ["Cases"]),
    .testTarget(
      name: "ClassicTests", dependencies: fuzzing, exclude: ["Cases"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app whose code counts its edges, by which campaigns are guided; EDGES=none compiles it without.
    .target(name: "ShopApp", swiftSettings: counting),
    .executableTarget(name: "fuzz-shop", dependencies: ["ShopApp"] + fuzzing),
    // A command line of one router, and, built with '--sanitize=fuzzer -Xswiftc -DFUZZING', a target of libFuzzer.
    .executableTarget(
      name: "fuzz-mail",
      dependencies: ["MailApp", "MailFuzzing", .product(name: "FuzzEngineLibFuzzer", package: "SplitFuzz")]
        + fuzzing),
    .executableTarget(
      name: "fuzz-trouble", dependencies: ["MailFuzzing", "CartFuzzing", "TroubleFuzzing"] + fuzzing),
    // A command line of one's own, with every verb.
    .executableTarget(
      name: "fuzz-examples",
      dependencies: [
        "MailFuzzing", "NotesFuzzing", "CartFuzzing", "CookbookViews", "MailboxViews", headlessUI, "Idioms",
        "DesignViews", .product(name: "SplitDesigns", package: "SplitFuzz"),
      ]
        + fuzzing),
  ],
  swiftLanguageModes: [.v6]
)
