import FuzzEngine
import SwiftUI
import Testing

/// Right apps in which something comes once a request has been answered, a sheet has gone, or a session has ended.
@MainActor @Suite struct AnsweredLater {
  enum Again: CaseIterable { case byATask, byTheMainQueue }

  /// An alert whose button asks once more, and is there again when that has failed too.
  struct Retrying: View {
    let again: Again
    @State private var hasFailed = false

    var body: some View {
      NavigationStack {
        List { Button("Load") { load() } }
          .navigationTitle("Home")
          .alert("Failed", isPresented: $hasFailed) {
            Button("Retry") { load() }
            Button("Cancel", role: .cancel) {}
          }
      }
    }

    private func load() {
      switch again {
      case .byATask:
        Task {
          try? await Task.sleep(for: .milliseconds(200))
          hasFailed = true
        }
      case .byTheMainQueue: DispatchQueue.main.async { hasFailed = true }
      }
    }
  }

  @Test(arguments: Again.allCases) func anAlertMayComeAgain(again: Again) async throws {
    try await passes(HeadlessApp("retrying") { Retrying(again: again) })
  }

  /// The one button of a root, with others in its place as long as it takes.
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          if count < 5 {
            Button("Tap \(5 - count) more times") { count += 1 }
          } else {
            NavigationLink("Go on") { Text("There").navigationTitle("There") }
          }
        }
        .navigationTitle("Start")
      }
    }
  }

  @Test func aButtonMayBeExchangedForAnother() async throws {
    try await passes(HeadlessApp("counter") { Counter() })
  }

  /// A sheet after which the app goes elsewhere.
  struct Finishing: View {
    @State private var path: [Int] = []
    @State private var isDone = false

    var body: some View {
      NavigationStack(path: $path) {
        List(1..<3) { NavigationLink("Step \($0)", value: $0) }
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            Button("Finish") { isDone = true }.navigationTitle("Step \(number)")
          }
      }
      .sheet(isPresented: $isDone) {
        path = []
      } content: {
        Text("All done")
      }
    }
  }

  @Test func whatFollowsOnADismissalMayChangeWhatIsBeneath() async throws {
    try await passes(HeadlessApp("finishing") { Finishing() })
  }

  /// A session that ends when the server says so, wherever the user is.
  struct Expiring: View {
    @State private var isSignedIn = true

    var body: some View {
      NavigationStack {
        if isSignedIn {
          List(1..<3) { number in
            NavigationLink("Document \(number)") {
              Text("Text").navigationTitle("Document \(number)").onAppear { load() }
            }
          }
          .navigationTitle("Documents")
        }
      }
      .id(isSignedIn)
      .overlay { if !isSignedIn { Button("Sign in") { isSignedIn = true } } }
    }

    private func load() {
      Task {
        try? await Task.sleep(for: .milliseconds(200))
        isSignedIn = false
      }
    }
  }

  @Test func aSessionMayEndWhereverTheUserIs() async throws {
    try await passes(HeadlessApp("expiring") { Expiring() })
  }

  @MainActor final class Router: ObservableObject {
    @Published var path: [Int] = []

    func open(_ number: Int) {
      Task {
        try? await Task.sleep(for: .milliseconds(200))
        path = [number]
      }
    }
  }

  struct Items: View {
    @ObservedObject var router: Router

    var body: some View {
      NavigationStack(path: $router.path) {
        List(1..<4) { NavigationLink("Item \($0)", value: $0) }
          .navigationTitle("Items")
          .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Item \($0)") }
      }
    }
  }

  @Test func anEventMayLeadElsewhereOnceItsAddressIsKnown() async throws {
    try await passes(
      HeadlessApp("items", making: { Router() }, events: [.event("open") { $0.open(2) }]) {
        Items(router: $0)
      })
  }

  /// Titles of which each collection has its own form.
  struct Worlds: View {
    var body: some View {
      NavigationStack {
        List(1..<4) { world in
          NavigationLink("World \(world)") {
            List(1..<4) { level in
              NavigationLink("Level \(level)") { Text("Text").navigationTitle("Level \(world)-\(level)") }
            }
            .navigationTitle("World \(world)")
          }
        }
        .navigationTitle("Worlds")
      }
    }
  }

  @Test func collectionsMayBeTitledEachInItsWay() async throws {
    try await HeadlessApp("worlds") { Worlds() }.test(
      #"link 1 "World 1"; link 1 "Level 1"; back; back; link 2 "World 2"; link 1 "Level 1""#,
      at: ["device": "iphone-15 portrait"], showing: "detail: Level 1 (2 deep) <back")
  }

  /// A sheet that closes, and a little later the view of what was found on it.
  struct Scanner: View {
    @State private var isScanning = false
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List { Button("Scan") { isScanning = true } }
          .navigationTitle("Scanner")
          .navigationDestination(for: String.self) { Text("Price").navigationTitle($0) }
      }
      .sheet(isPresented: $isScanning) { Button("Find") { find() } }
    }

    private func find() {
      isScanning = false
      Task {
        try? await Task.sleep(for: .milliseconds(300))
        path = ["4711"]
      }
    }
  }

  @Test func whatASheetHasFoundIsForNoViewThatIsBeingLeft() async throws {
    try await HeadlessApp("scanner") { Scanner() }.test(
      #"link 1 "Scan"; link 1 "Find"; ~back; ~link 1 "Scan"; link 1 "Find""#,
      at: ["device": "iphone-15 portrait"], showing: "detail: 4711 <back")
  }
}
