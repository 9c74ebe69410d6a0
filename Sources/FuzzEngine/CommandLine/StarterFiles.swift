/// The test of a router that `init` writes: a router that stands in for the user's own, a saved case, and perhaps a
/// package.
struct StarterFiles {
  /// The system's name, kebab-case.
  let name: String
  /// Whether the tests are for XCTest.
  let isXCTest: Bool
  /// Where a package gets the library, a folder or an address; nil where the files go into an existing package.
  let dependency: String?
  /// Whether the test runs an app's views, which takes a package, and not a router with a description.
  var hasViews = false

  static func isAddress(_ text: String) -> Bool { text.contains("://") || text.hasPrefix("git@") }

  /// The name in types, such as `MyApp`.
  var type: String { SwiftSource.name(name, isType: true) }
  /// The name of the function that describes the router.
  var function: String { SwiftSource.function(name, orEndingIn: "App") }
  var target: String { "\(type)Tests" }

  /// The files, each with its path from the folder.
  var files: [(path: String, text: String)] {
    let place = dependency == nil ? "" : "Tests/\(target)/"
    let manifest = dependency.map { [(path: "Package.swift", text: package($0))] } ?? []
    if hasViews {
      return manifest + [
        (path: "Sources/\(viewTarget)/RootView.swift", text: rootView),
        (path: "\(place)\(target).swift", text: viewTest),
      ]
    }
    return manifest + [
      (path: "\(place)\(target).swift", text: source), (path: "\(place)Cases/opens.steps", text: savedCase),
    ]
  }

  private func package(_ dependency: String) -> String {
    let place = SwiftSource.literal(dependency)
    var origin = ".package(name: \"SplitFuzz\", path: \(place))"
    var identity = "SplitFuzz"
    if Self.isAddress(dependency) {
      origin = ".package(url: \(place), branch: \"main\")"
      let last = dependency.parts(at: "/").last?.parts(at: ":").last ?? identity
      identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
    if hasViews { return viewPackage(origin, SwiftSource.literal(identity)) }
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "\(type)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [\(origin)],
        targets: [
          .testTarget(
            name: "\(target)",
            dependencies: [.product(name: "SplitFuzz", package: \(SwiftSource.literal(identity)))],
            exclude: ["Cases"])
        ]
      )

      """
  }

  private var savedCase: String {
    CorpusCase(
      system: name, start: [StartPoint.HeaderLine("device", "iphone-15 portrait")],
      body: CorpusCase.BodyLine.comments(
        """
        Each file in this folder is a test: a trace that must do what its header expects. Save here what a campaign
        finds; once it is fixed, replace 'violates' with 'passes'.
        """) + [
          .action("choose \"Fruit\"", leavesPending: false, comment: nil),
          .action("link 1", leavesPending: false, comment: nil),
          .action("call \"notification\"", leavesPending: true, comment: nil),
          .action("swipe-back", leavesPending: false, comment: nil),
        ]
    ).text
  }

  /// What to do next.
  func next(in folder: String) -> String {
    let test =
      dependency == nil
      ? "swift test --filter \(target)"
      : "swift test" + (folder == "." ? "" : " --package-path \(ShellWords.quoted(folder))")
    if hasViews { return viewSteps(test) }
    let first =
      dependency == nil
      ? """
      1. Put both into a test target that depends on the product SplitFuzz, and keep its folder Cases out of the
         target's sources: exclude: ["Cases"]. Then run it; it passes, with a router in place of yours:
           \(test)
      """
      : """
      1. Run it; it passes, with a router in place of yours:
           \(test)
      """
    return """
      next
        \(first.parts(at: "\n").joined(separator: "\n  "))
        2. To see a finding, take the line that sets 'section' out of 'show', and run it again.
        3. Put your own router in its place, and say in '\(function)()' what your body says. What does not fit
           produces a diagnostic.
        4. SPLITFUZZ_TIME=10m \(test.hasPrefix("swift test ") ? test : "swift test") looks for longer.
      """
  }
}
