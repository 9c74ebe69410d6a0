import SplitFuzz
import SwiftUI
import Testing

extension Notification.Name {
  fileprivate static let opensLetter = Notification.Name("opensLetter")
  fileprivate static let endsTour = Notification.Name("endsTour")
}

/// Apps that strangers wrote: verdicts on them were wrong.
@Suite @MainActor struct ReportedAppTests {
  // MARK: Notifications reach every launch that lives.

  struct Listening: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle("Letters")
          .navigationDestination(for: Int.self) { number in
            Button("To the start") { NotificationCenter.default.post(name: .endsTour, object: nil) }
              .navigationTitle("Letter \(number)")
          }
      }
      .onReceive(NotificationCenter.default.publisher(for: .opensLetter)) { _ in path = [2] }
      .onReceive(NotificationCenter.default.publisher(for: .endsTour)) { _ in path = [] }
    }
  }

  /// Listens by itself, as objects do.
  @Observable final class Observer {
    var path: [Int] = []
    @ObservationIgnored nonisolated(unsafe) private var token: (any NSObjectProtocol)?
    init(onMain: Bool) {
      let handler: @Sendable (Notification) -> Void = { [weak self] _ in
        MainActor.assumeIsolated { self?.path = [2] }
      }
      let center = NotificationCenter.default
      token =
        onMain
        ? center.addObserver(forName: .opensLetter, object: nil, queue: .main, using: handler)
        : center.addObserver(forName: .opensLetter, object: nil, queue: nil, using: handler)
    }
    deinit { token.map(NotificationCenter.default.removeObserver) }
  }

  struct Observing: View {
    @State private var observer: Observer
    init(onMain: Bool) { _observer = State(initialValue: Observer(onMain: onMain)) }
    var body: some View {
      NavigationStack(path: $observer.path) {
        List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle("Letters")
          .navigationDestination(for: Int.self) { Text("Dear \($0)").navigationTitle("Letter \($0)") }
      }
    }
  }

  /// Listens in one place only.
  struct ListeningInside: View {
    @State private var box: String?
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        NavigationStack(path: $path) {
          if let box {
            List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle(box)
              .navigationDestination(for: Int.self) { Text("Dear \($0)").navigationTitle("Letter \($0)") }
              .onReceive(NotificationCenter.default.publisher(for: .opensLetter)) { _ in path = [2] }
          } else {
            Text("Choose")
          }
        }
      }
      .onChange(of: box) { path = [] }
    }
  }

  private var posted: HeadlessEvent<Void> {
    .event("post", showing: "Letter 2") { _ in
      NotificationCenter.default.post(name: .opensLetter, object: nil)
    }
  }

  @Test func aNotificationIsOfOneLaunch() async throws {
    try await passes(HeadlessApp("listening", making: {}, events: [posted]) { Listening() })
    for onMain in [false, true] {
      try await passes(HeadlessApp("observing", making: {}, events: [posted]) { Observing(onMain: onMain) })
    }
    try await fails(
      HeadlessApp("inside", making: {}, events: [posted]) { ListeningInside() }, "request.not-lost")
  }

  struct Subscribed: View {
    @State private var all = ""
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(["a", "b", "c", "d", "e"], id: \.self) { letter in
            Text(letter)
              .onReceive(NotificationCenter.default.publisher(for: .opensLetter)) { _ in all += letter }
          }
          Button("Post") { NotificationCenter.default.post(name: .opensLetter, object: nil) }
        }
        .navigationTitle(all)
      }
    }
  }

  @Test func aNotificationComesInTheOrderOfSubscription() async throws {
    try await HeadlessApp("subscribed") { Subscribed() }.test(
      #"rotate; link 1 "Post""#, at: ["device": "iphone-15 portrait"], showing: "detail: abcde")
  }

  // MARK: A view to begin with is a root.

  struct Welcome: View {
    @State private var row: String?
    @State private var path: [Int] = []
    @State private var showsTour = false
    var body: some View {
      NavigationSplitView {
        List(["A", "B"], id: \.self, selection: $row) { Text($0) }
      } detail: {
        NavigationStack(path: $path) {
          Group {
            if let row {
              Text("All about it").navigationTitle(row)
            } else {
              VStack {
                Button("Start the tour") { path = [1] }
                Button("Show more") { showsTour = true }
              }
              .navigationTitle("Welcome")
            }
          }
          .navigationDestination(for: Int.self) { Text("Step").navigationTitle("Step \($0)") }
          .navigationDestination(isPresented: $showsTour) { Text("More").navigationTitle("More") }
        }
      }
      .onChange(of: row) { (path, showsTour) = ([], false) }
    }
  }

  @Test func aWelcomeViewIsARoot() async throws { try await passes(HeadlessApp("welcome") { Welcome() }) }

  // MARK: Buttons start tasks.

  struct Login: View {
    @State private var isIn = false
    var body: some View {
      if isIn {
        NavigationStack {
          NavigationLink("More", value: 1).navigationTitle("Home").navigationDestination(for: Int.self) {
            Text("\($0)")
          }
        }
      } else {
        NavigationStack {
          Button("Log in") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              isIn = true
            }
          }
          .navigationTitle("Login")
        }
      }
    }
  }

  struct Loading: View {
    @State private var path: [Int] = []
    @State private var row: String?
    var body: some View {
      NavigationSplitView {
        List(["A", "B"], id: \.self, selection: $row) { Text($0) }
      } detail: {
        NavigationStack(path: $path) {
          Button("Load") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              path = [1]
            }
          }
          .navigationTitle(row ?? "Nothing")
          .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
        }
      }
      .onChange(of: row) { path = [] }
    }
  }

  @Test func tasksOfButtonsGoOnUnasked() async throws {
    try await passes(HeadlessApp("login") { Login() })
    try await fails(HeadlessApp("loading") { Loading() }, "late-work.only-its-view")
  }

  // MARK: What the last session had pushed.

  @Observable final class Session {
    var user: String?
    var path: [Int] = []
    let forgets: Bool
    init(forgets: Bool) { self.forgets = forgets }
    func end() {
      user = nil
      if forgets { path = [] }
    }
  }

  struct Orders: View {
    @Bindable var session: Session
    var body: some View {
      if session.user == nil {
        NavigationStack { Button("Sign in") { session.user = "ann" }.navigationTitle("Welcome") }
      } else {
        NavigationStack(path: $session.path) {
          List(1..<4, id: \.self) { NavigationLink("Order \($0)", value: $0) }.navigationTitle("Orders")
            .navigationDestination(for: Int.self) { Text("Paid").navigationTitle("Order \($0)") }
        }
      }
    }
  }

  private func orders(forgets: Bool) -> HeadlessApp {
    HeadlessApp("orders", making: { Session(forgets: forgets) }, events: [.signOut { $0.end() }]) {
      Orders(session: $0)
    }
  }

  @Test func whatASessionPushedIsNotForTheNext() async throws {
    try await passes(orders(forgets: true))
    try await fails(orders(forgets: false), "session.ends-clean")
  }

  // MARK: What was deleted, over a root that a choice decides.

  struct Mail: View {
    @State private var letters = [1, 2]
    @State private var path: [Int] = []
    @State private var box: String?
    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        NavigationStack(path: $path) {
          if let box {
            List(letters, id: \.self) { NavigationLink("Letter \($0)", value: $0) }.navigationTitle(box)
              .navigationDestination(for: Int.self) { number in
                Button("Delete", role: .destructive) { letters.removeAll { $0 == number } }
                  .navigationTitle("Letter \(number)")
              }
          } else {
            Text("Choose")
          }
        }
      }
    }
  }

  @Test func whatIsDeletedFromAPathRestsOnNoAssumption() async throws {
    let app = HeadlessApp("mail") { Mail() }
    try await fails(app, "deleted.not-shown")
    // Its box has a row still, so a list that clears what has none leaves it alone.
    try await app.system().test(
      #"choose "In"; link 1; link 1"#, at: ["device": "iphone-15 portrait"],
      breaking: ["deleted.not-shown still-shown"],
      settings: SystemSettings(assumptions: [.init("removed-row", "cleared")]))
  }

  /// What is presented stays after a swipe down where the binding keeps its value.
  struct Kept: View {
    let isWrong: Bool
    let isInspector: Bool
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown.toggle() }.sheet(isPresented: isInspector ? .constant(false) : shown) {
            Text("It")
          }
        }
        .navigationTitle("Home").inspector(isPresented: isInspector ? shown : .constant(false)) { Text("It") }
      }
    }
    private var shown: Binding<Bool> { isWrong ? .constant(isShown) : $isShown }
  }

  @Test(arguments: [false, true]) func whatIsPresentedAndStaysIsReported(isInspector: Bool) async throws {
    try await passes(HeadlessApp("kept") { Kept(isWrong: false, isInspector: isInspector) })
    try await fails(
      HeadlessApp("kept") { Kept(isWrong: true, isInspector: isInspector) }, "sheet.lifecycle not-dismissed")
  }
}
