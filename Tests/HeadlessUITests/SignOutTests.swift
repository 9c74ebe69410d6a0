import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// What is left on screen when a session ends.
@Suite struct SignOutTests {
  @Observable final class Session {
    var isSignedIn = true
    var letter: String?
    var path: [Int] = []
    var showsAccount = false
    let forgetsPath: Bool
    let closesAccount: Bool

    init(forgetsPath: Bool = true, closesAccount: Bool = true) {
      (self.forgetsPath, self.closesAccount) = (forgetsPath, closesAccount)
    }

    func end() {
      isSignedIn = false
      letter = nil
      if forgetsPath { path = [] }
      if closesAccount { showsAccount = false }
    }
  }

  /// A split that stays, over which the app asks to sign in.
  struct Covered: View {
    @Bindable var session: Session

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $session.letter) { Text($0) }.navigationTitle("Letters")
      } detail: {
        NavigationStack(path: $session.path) {
          NavigationLink("More", value: 1).navigationTitle(session.letter ?? "Choose")
            .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("More \($0)") }
        }
      }
      .onChange(of: session.letter) { session.path = [] }
      .fullScreenCover(
        isPresented: Binding {
          !session.isSignedIn
        } set: {
          session.isSignedIn = !$0
        }
      ) {
        Button("Sign in") { session.isSignedIn = true }.navigationTitle("Welcome")
      }
    }
  }

  /// A stack in whose place the app asks to sign in, under a sheet that has to go as well.
  struct Replaced: View {
    @Bindable var session: Session

    var body: some View {
      Group {
        if session.isSignedIn {
          NavigationStack(path: $session.path) {
            List {
              NavigationLink("More", value: 1)
              Button("Account") { session.showsAccount = true }
            }
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("More \($0)") }
          }
        } else {
          NavigationStack {
            List {
              Button("Sign in") { session.isSignedIn = true }
              NavigationLink("Forgot?") { Text("Write to us").navigationTitle("Help") }
            }
            .navigationTitle("Welcome")
          }
        }
      }
      .sheet(isPresented: $session.showsAccount) { Text("Account").navigationTitle("Account") }
    }
  }

  @MainActor private func test(
    _ session: @escaping @MainActor () -> Session,
    @ViewBuilder _ content: @escaping @MainActor (Session) -> some View
  ) async throws {
    try await HeadlessApp("session", making: session, events: [.signOut { $0.end() }], content: content)
      .test(seed: 42, runs: 6, savesFailures: false)
  }

  @Test func whatIsLeftOfNothingPasses() async throws {
    try await test {
      Session()
    } _: {
      Covered(session: $0)
    }
    try await test {
      Session()
    } _: {
      Replaced(session: $0)
    }
    // No user is signed in yet, and a page of help stays.
    try await test {
      let session = Session()
      session.isSignedIn = false
      return session
    } _: {
      Replaced(session: $0)
    }
  }

  @Test func aPathThatStaysIsFound() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await test {
        Session(forgetsPath: false)
      } _: {
        Covered(session: $0)
      }
    }
    #expect(failure?.lines.first?.contains("session.ends-clean not-cleared") == true, "\(failure as Any)")
  }

  @Test func aSheetThatStaysOverTheLoginIsFound() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await test {
        Session(closesAccount: false)
      } _: {
        Replaced(session: $0)
      }
    }
    #expect(failure?.lines.first?.contains("session.ends-clean not-cleared") == true, "\(failure as Any)")
  }

  /// A window in which nothing is left, or a place of something else for the time.
  struct Emptied: View {
    let shows: Bool
    var asks = false
    @State private var isSignedIn = true

    var body: some View {
      Group {
        if isSignedIn {
          NavigationStack {
            List {
              NavigationLink("More", value: 1)
              Button("Sign out") { isSignedIn = false }
            }
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("More \($0)") }
          }
        } else if shows {
          Color.white
        }
      }
      .fullScreenCover(isPresented: .constant(!isSignedIn && asks)) {
        Button("Sign in") { isSignedIn = true }
      }
    }
  }

  @MainActor @Test func aWindowInWhichNothingIsLeftIsFound() async throws {
    try await fails(HeadlessApp("emptied") { Emptied(shows: false) }, "detail.resolvable unresolved")
    try await passes(HeadlessApp("emptied") { Emptied(shows: false, asks: true) })
    try await passes(HeadlessApp("emptied") { Emptied(shows: true) })
  }

  /// A sheet on which a person signs out, which may be confirmed.
  struct Account: View {
    let closes: Bool
    var confirms = false
    /// Whether the app goes on without an account.
    var goesOn = false
    @State private var isSignedIn = true
    @State private var isShown = false
    @State private var asks = false

    var body: some View {
      Group {
        if isSignedIn || goesOn {
          NavigationStack {
            Button("Account") { isShown = true }.navigationTitle("Home")
          }
        } else {
          NavigationStack {
            Button("Sign in") { isSignedIn = true }.navigationTitle("Welcome")
          }
        }
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Button("Log out") { if confirms { asks = true } else { end() } }
            .navigationTitle("Account")
            .confirmationDialog("Log out?", isPresented: $asks) {
              Button("Log out", role: .destructive) { end() }
            }
        }
      }
    }

    private func end() {
      isSignedIn = false
      if closes { isShown = false }
    }
  }

  @MainActor @Test(arguments: [false, true])
  func aSheetThatStaysWhenAPersonSignsOutOnItIsFound(confirms: Bool) async throws {
    try await fails(
      HeadlessApp("account") { Account(closes: false, confirms: confirms) }, "what is presented stays over")
    try await passes(HeadlessApp("account") { Account(closes: true, confirms: confirms) })
    try await passes(HeadlessApp("account") { Account(closes: false, confirms: confirms, goesOn: true) })
  }

  /// A sheet that a view of the session presents, and a flag that outlives it.
  struct ProfileSheet: View {
    let closes: Bool
    @State private var isSignedIn = true
    @State private var showsProfile = false
    var body: some View {
      if isSignedIn {
        NavigationStack { Button("Profile") { showsProfile = true }.navigationTitle("Home") }
          .sheet(isPresented: $showsProfile) {
            NavigationStack { Button("Sign out") { signOut() }.navigationTitle("Profile") }
          }
      } else {
        NavigationStack { Button("Sign in") { isSignedIn = true }.navigationTitle("Welcome") }
      }
    }
    private func signOut() {
      isSignedIn = false
      if closes { showsProfile = false }
    }
  }

  /// As in ReviewStage/luke, pull request 594.
  @MainActor @Test func aSheetThatComesBackWithTheNextSessionIsFound() async throws {
    try await fails(
      HeadlessApp("session") { ProfileSheet(closes: false) },
      "what was presented as a session ended is presented again with the next one")
    try await passes(HeadlessApp("session") { ProfileSheet(closes: true) }, runs: 40)
  }

  @MainActor @Observable final class Profile {
    let looks: Bool
    var user: String? = "Ann"
    init(looks: Bool) { self.looks = looks }
    func reload() async {
      let loaded = await Self.fetch("Ann B")
      if !looks || user != nil { user = loaded }
    }
    nonisolated private static func fetch<Value: Sendable>(_ value: Value) async -> Value { value }
  }
  struct ProfilePage: View {
    let profile: Profile
    var body: some View {
      if let user = profile.user {
        NavigationStack {
          Form {
            Text("Hello \(user)")
            Button("Reload") { Task { await profile.reload() } }
          }
          .navigationTitle("Profile")
        }
      } else {
        Form { Button("Sign in") { profile.user = "Ann" } }.navigationTitle("Welcome")
      }
    }
  }

  @MainActor @Test func workThatBringsASessionBackIsFound() async throws {
    func app(looks: Bool) -> HeadlessApp {
      HeadlessApp(
        "profile", making: { Profile(looks: looks) }, events: [.signOut("expire") { $0.user = nil }]
      ) { ProfilePage(profile: $0) }
    }
    try await fails(
      app(looks: false), "work that was begun before the session ended brings its views back", runs: 40)
    try await passes(app(looks: true), runs: 40)
  }
}
