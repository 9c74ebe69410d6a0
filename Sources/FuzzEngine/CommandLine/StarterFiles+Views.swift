/// What `init --views` writes: an app's views in a target that is compiled against HeadlessUI, and their test.
extension StarterFiles {
  var viewTarget: String { "\(type)Views" }

  func viewPackage(_ origin: String, _ identity: String) -> String {
    """
    // swift-tools-version: 6.0

    import PackageDescription

    // Files with 'import SwiftUI' are compiled against HeadlessUI. On Linux it stands for Combine as well, and files that
    // import Foundation alone see it, as they see Combine on Apple's systems. For those with 'import SwiftData' add the
    // product HeadlessData and "-module-alias", "SwiftData=HeadlessData".
    // The app's '@main' gets another name beside that of the tests.
    var flags = ["-module-alias", "SwiftUI=HeadlessUI", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "appMain"]
    #if os(Linux)
      flags += ["-module-alias", "Combine=HeadlessCombine", "-Xfrontend", "-import-module", "-Xfrontend", "HeadlessUI"]
    #endif
    let headless: [SwiftSetting] = [.unsafeFlags(flags), .swiftLanguageMode(.v5)]
    let headlessUI = Target.Dependency.product(name: "HeadlessUI", package: \(identity))

    let package = Package(
      name: "\(type)",
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [\(origin)],
      targets: [
        // Your app's own files: 'ln -s ../../\(type) Sources/\(viewTarget)' in place of the folder, and 'exclude:' for
        // those with UIKit. A package takes no path outside its own folder.
        .target(name: "\(viewTarget)", dependencies: [headlessUI], swiftSettings: headless),
        .testTarget(
          name: "\(target)",
          dependencies: ["\(viewTarget)", headlessUI, .product(name: "SplitFuzz", package: \(identity))],
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
