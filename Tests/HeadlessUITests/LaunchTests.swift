import FuzzEngine
import Observation
import SplitFuzz
import SwiftUI
import Synchronization
import Testing

/// What is left of an app that was launched once another is.
@Suite struct LaunchTests {
  /// How many models there are, and were at most.
  private static let models = Mutex<(now: Int, most: Int)>((0, 0))

  final class Model: ObservableObject {
    @Published var path: [Int] = []
    init() {
      LaunchTests.models.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    }
    deinit { LaunchTests.models.withLock { $0.now -= 1 } }
  }

  struct Letters: View {
    @StateObject private var model = Model()
    @State private var showsHelp = false
    var body: some View {
      NavigationStack(path: $model.path) {
        List {
          NavigationLink("One", value: 1)
          Button("Help") { showsHelp = true }
        }
        .navigationTitle("Letters")
        .toolbar { ToolbarItem { Menu("More") { Button("Two") { model.path = [1, 2] } } } }
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("\($0)") }
        .sheet(isPresented: $showsHelp) { NavigationStack { Text("Help").navigationTitle("Help") } }
      }
    }
  }

  struct Columns: View {
    @StateObject private var model = Model()
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $chosen) { Text("\($0)") }
      } detail: {
        NavigationStack(path: $model.path) {
          NavigationLink("More", value: 3).navigationTitle("\(chosen ?? 0)")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .searchable(text: .constant(""))
        }
      }
    }
  }

  struct Tabs: View {
    @StateObject private var model = Model()
    @State private var asks = false
    @State private var isOpen = false
    var body: some View {
      TabView {
        NavigationView {
          List {
            ForEach(model.path, id: \.self) { Text("\($0)") }.onDelete { model.path.remove(atOffsets: $0) }
            NavigationLink("Old", isActive: $isOpen) { Text("old") }
            NavigationLink("Own") { Button("Ask") { asks = true } }
          }
          .refreshable { model.path = [] }
        }
        .navigationViewStyle(.stack)
        .tabItem { Text("one") }
        NavigationStack {
          Text("b").contextMenu { Button("Add") { model.path = [1, 2] } }
            .navigationDestination(isPresented: $isOpen) { Text("pushed") }
        }
        .tabItem { Text("two") }
      }
      .alert("Sure?", isPresented: $asks) { Button("Yes", role: .destructive) { model.path = [] } }
      .onReceive(model.$path) { _ in }
      .onOpenURL { _ in model.path = [1] }
      .onAppear { model.path = [1] }
      .task { isOpen = false }
      .onChange(of: model.path) { asks = false }
    }
  }

  @MainActor private func most(_ app: HeadlessApp) async throws -> Int {
    Self.models.withLock { $0 = (0, 0) }
    try await app.test(seed: 42, runs: 12, without: ["reappear.no-change"])
    return Self.models.withLock { $0.most }
  }

  @Test("a launch is given back when the next one begins") func givenBack() async throws {
    let letters = try await most(HeadlessApp("letters") { Letters() })
    #expect((1...8).contains(letters), "\(letters)")
    let columns = try await most(HeadlessApp("columns") { Columns() })
    #expect((1...8).contains(columns), "\(columns)")
    let controlled = try await most(HeadlessApp("letters") { Letters() }.controllingTasks())
    #expect((1...8).contains(controlled), "\(controlled)")
    let tabs = try await most(HeadlessApp("tabs") { Tabs() })
    #expect((1...8).contains(tabs), "\(tabs)")
  }

  @MainActor @Test func testsOfOneAppShareItsSurvey() async throws {
    var launches = 0
    let app = HeadlessApp("session", making: { launches += 1 }, events: []) {
      NavigationStack {
        NavigationLink("Open") { Text("Opened") }.navigationTitle("Home")
      }
    }
    func open() async throws -> Int {
      launches = 0
      try await app.test("link 1", at: ["device": "iphone-15 portrait"], showing: "detail: Open <back")
      return launches
    }
    let (first, second) = (try await open(), try await open())
    #expect(second < first)
  }

  /// What the root view depends on is followed, as it is in the body of a scene.
  @MainActor @Observable final class Session {
    var isOpen = false
  }

  @Test func theRootViewIsAnotherOnceThatChanges() async throws {
    let app = await HeadlessApp("session", making: { Session() }, events: []) { session in
      if session.isOpen {
        NavigationStack { Text("Home").navigationTitle("Home") }
      } else {
        NavigationStack { Button("Log in") { session.isOpen = true }.navigationTitle("Login") }
      }
    }
    try await app.test("link 1", at: ["device": "iphone-15 portrait"], showing: "detail: Home")
  }
}
