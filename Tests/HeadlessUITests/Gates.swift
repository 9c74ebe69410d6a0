import SplitFuzz
import SwiftUI
import Testing

/// Apps that let a person in once something is done, in the place of all containers.
@MainActor @Suite struct Gates {
  /// What is behind them: a link without a destination.
  struct Home: View {
    var body: some View {
      NavigationStack { NavigationLink("Lost", value: 1).navigationTitle("Home") }
    }
  }

  private func isFound(_ app: HeadlessApp) async throws {
    try await fails(app, "detail.resolvable unresolved")
  }

  struct Login: View {
    let minutes: Int?
    @State private var address = ""
    @State private var code = ""
    @State private var user: String?
    var body: some View {
      if user == nil {
        Form {
          TextField("E-mail", text: $address)
          SecureField("Code", text: $code)
          Button("Log in") { user = address }.disabled(!address.contains("@") || code.count != 6)
        }
      } else {
        Home().task {
          guard let minutes, (try? await Task.sleep(for: .seconds(60 * minutes))) != nil else { return }
          user = nil
        }
      }
    }
  }

  @Test func anAddressAndACodeAreTyped() async throws {
    try await isFound(HeadlessApp("login") { Login(minutes: nil) })
  }

  /// The survey ends each wait, and so the session.
  @Test func whatEndsByATimerIsSeenBefore() async throws {
    try await isFound(HeadlessApp("login") { Login(minutes: 5) })
  }

  @Test func aButtonMayHaveToBeTappedTwice() async throws {
    struct Failing: View {
      @State private var count = 0
      var body: some View {
        if count > 1 { Home() } else { Button("Log in") { count += 1 } }
      }
    }
    try await isFound(HeadlessApp("login") { Failing() })
  }

  /// Dots that are shapes show what was typed, and are not known.
  @Test func aPadOfDigitsIsNoDeadEnd() async throws {
    struct Pad: View {
      @State private var pin = ""
      var body: some View {
        if pin.count >= 4 {
          NavigationStack { Text("In").navigationTitle("Home") }
        } else {
          HStack { ForEach(0..<4, id: \.self) { Circle().fill($0 < pin.count ? Color.blue : Color.gray) } }
          ForEach(0..<10, id: \.self) { digit in Button("\(digit)") { pin += "\(digit)" } }
        }
      }
    }
    try await passes(HeadlessApp("pad") { Pad() }, runs: 40)
  }
}
