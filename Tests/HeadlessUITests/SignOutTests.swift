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
}
