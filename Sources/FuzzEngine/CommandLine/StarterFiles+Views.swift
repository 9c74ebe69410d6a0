/// What `init --views` writes: an app's views in a target that is compiled against HeadlessUI, and their test.
extension StarterFiles {
  var viewTarget: String { "\(type)Views" }

  func viewPackage(_ origin: String, _ identity: String) -> String {
    """
    // swift-tools-version: 6.0

    import PackageDescription

    // Files with 'import SwiftUI' are compiled against HeadlessUI, those with 'import SwiftData' against HeadlessData. On
    // Linux files that import Foundation alone see Combine and URLSession, as on Apple's systems.
    var flags = ["SwiftUI=HeadlessUI", "SwiftData=HeadlessData"].flatMap { ["-module-alias", $0] }
    #if os(Linux)
      flags += ["Combine=HeadlessCombine", "UniformTypeIdentifiers=SplitModel"].flatMap { ["-module-alias", $0] }
      flags += ["HeadlessUI", "FoundationNetworking"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    #endif
    let headless: [SwiftSetting] = [.unsafeFlags(flags), .swiftLanguageMode(.v5)]
    // The app's '@main' gets another name beside that of the tests.
    let app = headless + [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "appMain"])]
    let modules = ["HeadlessUI", "HeadlessData"].map { Target.Dependency.product(name: $0, package: \(identity)) }

    let package = Package(
      name: "\(type)",
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [\(origin)],
      targets: [
        // Your app's own files: 'ln -s ../../\(type) Sources/\(viewTarget)' once the folder is removed, and 'exclude:' for
        // those with UIKit. A package takes no path outside its own folder.
        .target(name: "\(viewTarget)", dependencies: modules, swiftSettings: app),
        .testTarget(
          name: "\(target)",
          dependencies: ["\(viewTarget)", .product(name: "SplitFuzz", package: \(identity))] + modules,
          swiftSettings: headless),
      ]
    )

    """
  }

  /// Views in place of the app's own.
  var rootView: String {
    """
    import SwiftUI

    /// In place of your root view, which knows nothing of the test either.
    struct RootView: View {
      @State private var section: String? = "Fruit"
      @State private var path: [String] = []

      var body: some View {
        NavigationSplitView {
          List(["Fruit", "Bread"], id: \\.self, selection: Binding(get: { section }, set: choose)) { Text($0) }
        } detail: {
          NavigationStack(path: $path) {
            if let section {
              List(items(in: section), id: \\.self) { NavigationLink($0, value: $0) }
                .navigationTitle(section)
                .navigationDestination(for: String.self) { Text($0) }
            } else {
              Text("Choose a section")
            }
          }
        }
        .onOpenURL { _ in
          section = "Fruit"
          path = ["Apple"]
        }
      }

      private func choose(_ new: String?) {
        section = new
        path = []
      }

      private func items(in section: String) -> [String] {
        section == "Fruit" ? ["Apple", "Pear"] : ["Rye"]
      }
    }

    #Preview { RootView() }

    """
  }

  var viewTest: String {
    let event = ".url(\"\(name)://apple\", showing: \"Apple\")"
    let app = "HeadlessApp(\"\(name)\", making: {}, events: [\(event)]) { RootView() }"
    let imports = "import SplitFuzz\nimport SwiftUI  // HeadlessUI, by the package's alias"
    return tests(imports, "@testable import \(viewTarget)", of: "\(app)\n      ")
  }

  func viewSteps(_ test: String) -> String {
    """
    next
      1. Run it; it passes, with a view in place of yours:
           \(test)
      2. To see a finding, take the line that sets 'section' out of 'onOpenURL', and run it again.
      3. Let the target \(viewTarget) take your app's files, and put your root view into the test.
      4. SPLITFUZZ_TIME=10m \(test) looks for longer.
    """
  }
}
