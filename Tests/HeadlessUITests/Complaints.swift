import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

/// What people complain of in public, each beside the app that does not do it.
@Suite @MainActor struct ComplaintTests {
  // MARK: One flag of many links (swift-navigation issue 1, SwiftUI-PopToRootExample issue 1).

  struct Pages: View {
    let hasOneFlag: Bool
    @State private var isActive = false
    @State private var page: Int?
    var body: some View {
      NavigationView {
        List(1..<4) { number in
          if hasOneFlag {
            NavigationLink("Page \(number)", isActive: $isActive) { Text("page \(number)") }
          } else {
            NavigationLink("Page \(number)", tag: number, selection: $page) { Text("page \(number)") }
          }
        }
        .navigationTitle("Pages")
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test func linksThatBecomeActiveTogetherAreReported() async throws {
    try await fails(
      HeadlessApp("pages") { Pages(hasOneFlag: true) }, "3 links of a view become active at once")
    try await passes(HeadlessApp("pages") { Pages(hasOneFlag: false) })
  }

  // MARK: What appears pushes (Stack Overflow 66395168).

  struct Boxes: View {
    let pushesEachTime: Bool
    @State private var box: Int?
    @State private var wasThere = false
    var body: some View {
      NavigationView {
        List(1..<4) { number in
          NavigationLink("Box \(number)", tag: number, selection: $box) { Text("mails of \(number)") }
        }
        .navigationTitle("Boxes")
        .onAppear {
          if pushesEachTime || !wasThere { box = 1 }
          wasThere = true
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test func aRootThatComesBackAppears() async throws {
    try await fails(HeadlessApp("boxes") { Boxes(pushesEachTime: true) }, "back.one-level too-few")
    try await passes(HeadlessApp("boxes") { Boxes(pushesEachTime: false) })
  }

  // MARK: A link is lost once a sheet was closed (CraftingSwift-SampleProjects issue 8).

  @Observable final class Routes {
    var path: [Int] = []
    var about: [Int] = []
    var isShown = false
    /// Whether the sheet gets what is opened.
    var isBusy = false
    func open() { if isBusy { about = [1] } else { path = [1] } }
  }

  struct Movies: View {
    @Bindable var routes: Routes
    let isRight: Bool
    var body: some View {
      stack($routes.path, "Movies").sheet(isPresented: $routes.isShown) { stack($routes.about, "About") }
        .onChange(of: routes.isShown) { if isRight || routes.isShown { routes.isBusy = routes.isShown } }
    }
    private func stack(_ path: Binding<[Int]>, _ title: String) -> some View {
      NavigationStack(path: path) {
        VStack {
          NavigationLink("Movie", value: 1)
          if title == "Movies" { Button("About") { routes.isShown = true } }
        }
        .navigationTitle(title).navigationDestination(for: Int.self) {
          Text("text").navigationTitle("Movie \($0)")
        }
      }
    }
  }

  @Test func anEventMayShowItsViewInASheet() async throws {
    func movies(isRight: Bool) -> HeadlessApp {
      HeadlessApp("movies", making: { Routes() }, events: [.event("link", showing: "Movie 1") { $0.open() }])
      {
        Movies(routes: $0, isRight: isRight)
      }
    }
    try await fails(movies(isRight: false), "request.not-lost lost")
    try await passes(movies(isRight: true))
  }

  // MARK: A large phone that is turned goes back to its first view (LabImporter pull request 43, Sensor-App issue 149).

  struct Reports: View {
    let keepsPath: Bool
    @Environment(\.horizontalSizeClass) private var width
    @State private var path: [Int] = []
    var body: some View {
      if width == .compact {
        stack
      } else {
        NavigationSplitView {
          Text("Reports")
        } detail: {
          stack
        }
      }
    }
    @ViewBuilder private var stack: some View {
      if keepsPath { NavigationStack(path: $path) { list } } else { NavigationStack { list } }
    }
    private var list: some View {
      List(1..<4) { NavigationLink("Report \($0)", value: $0) }.navigationTitle("Home")
        .navigationDestination(for: Int.self) { Text("values").navigationTitle("Report \($0)") }
    }
  }

  @Test func aStackThatGoesWithItsSizeClassIsReported() async throws {
    try await fails(
      HeadlessApp("reports") { Reports(keepsPath: false) },
      "a stack is gone after a change of the size class", runs: 24)
    try await passes(HeadlessApp("reports") { Reports(keepsPath: true) }, runs: 24)
  }

  // MARK: Rows without a tag cannot be chosen (onmyway133/blog issue 881).

  struct Shelves: View {
    enum Shelf: String { case all, lent }
    let hasTags: Bool
    let isEmpty: Bool
    @State private var shelf: Shelf?
    var body: some View {
      NavigationSplitView {
        List(selection: $shelf) {
          if hasTags {
            Text("All").tag(Shelf.all)
            Text("Lent").tag(Shelf.lent)
          } else if !isEmpty {
            Text("All")
            Text("Lent")
          }
        }
      } detail: {
        Text(shelf?.rawValue ?? "Choose")
      }
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func aListThatNeverHasARowIsSaid(_ hasTags: Bool, _ isEmpty: Bool) async throws {
    let report = try await HeadlessApp("shelves") { Shelves(hasTags: hasTags, isEmpty: isEmpty) }
      .test(seed: 42, runs: 4, savesFailures: false)
    let isSaid = report.notes.contains { $0.contains("never had a row that can be chosen") }
    #expect(isSaid == (!hasTags && !isEmpty), "\(report.notes)")
  }
}
