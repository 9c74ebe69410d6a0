import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// Events that say what they show, of apps in which things are deleted, chained and presented.
@Suite struct EventSurveyTests {
  /// A link to a note that was deleted does nothing, which is right.
  struct Notes: View {
    let isRight: Bool
    @State private var notes = [1, 2, 3]
    @State private var path: [Int] = []
    @State private var asks = false
    var body: some View {
      NavigationStack(path: $path) {
        List(notes, id: \.self) { NavigationLink("Note \($0)", value: $0) }
          .navigationTitle("Notes")
          .toolbar { Button("Help") { asks = true } }
          .navigationDestination(for: Int.self) { number in
            Page(number: number) {
              notes.removeAll { $0 == number }
              path = []
            }
          }
      }
      .sheet(isPresented: $asks) { Text("Help") }
      .onOpenURL { url in
        guard let number = Int(url.lastPathComponent), notes.contains(number) else { return }
        path = [number]
        if isRight { asks = false }
      }
    }
  }

  struct Page: View {
    let number: Int
    let delete: () -> Void
    @State private var asks = false
    var body: some View {
      Button("Delete") { asks = true }
        .navigationTitle("Note \(number)")
        .alert("Sure?", isPresented: $asks) {
          Button("Yes") { delete() }
          Button("No", role: .cancel) {}
        }
    }
  }

  private func app(isRight: Bool) async -> HeadlessApp {
    await HeadlessApp("notes", making: {}, events: [.url("notes://note/2", showing: "Note 2")]) {
      Notes(isRight: isRight)
    }
  }

  @Test func nothingIsPromisedOfWhatIsGone() async throws {
    let report = try await app(isRight: true).test(seed: 42, runs: 6)
    #expect(report.findings.isEmpty)
    #expect(report.rules.first { $0.id == "request.not-lost" }?.nonVacuous ?? 0 > 0)
  }

  @Test func aLinkThatIsLostUnderASheetIsFound() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await app(isRight: false).test(seed: 42, runs: 6, savesFailures: false)
    }
    #expect(failure?.description.contains("request.not-lost") == true, "\(failure?.description ?? "")")
  }

  /// Each page leads to another one.
  struct Chain: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<4) { NavigationLink("Note \($0)", value: $0) }
          .navigationTitle("Notes")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Note \(number)")
          }
      }
      .onOpenURL { if let number = Int($0.lastPathComponent) { path = [number] } }
    }
  }

  @Test func anEventIsSurveyedInALaunchOfItsOwn() async throws {
    let app = await HeadlessApp("chain", making: {}, events: [.url("notes://note/7", showing: "Note 7")]) {
      Chain()
    }
    let report = try await app.test(seed: 42, runs: 6)
    #expect(report.rules.first { $0.id == "request.not-lost" }?.nonVacuous ?? 0 > 0)
  }

  /// An event that is for who has signed in.
  struct Account: View {
    @State private var isIn = false
    @State private var path: [Int] = []
    var body: some View {
      Group {
        if isIn {
          NavigationStack(path: $path) {
            List(1..<4) { NavigationLink("Note \($0)", value: $0) }.navigationTitle("Notes")
              .navigationDestination(for: Int.self) { Text("x").navigationTitle("Note \($0)") }
          }
        } else {
          Button("Log In") { isIn = true }
        }
      }
      .onOpenURL { if isIn, let number = Int($0.lastPathComponent) { path = [number] } }
    }
  }

  @Test func anEventIsSurveyedOnceThereIsAContainer() async throws {
    let app = await HeadlessApp("account", making: {}, events: [.url("notes://note/2", showing: "Note 2")]) {
      Account()
    }
    #expect(try await app.test(seed: 42, runs: 6).findings.isEmpty)
  }

  /// An event that leads into a sheet.
  struct Settings: View {
    @State private var shows = false
    @State private var inner: [Int] = []
    var body: some View {
      NavigationStack { Button("Settings") { shows = true }.navigationTitle("Home") }
        .sheet(isPresented: $shows) {
          NavigationStack(path: $inner) {
            List(1..<3) { NavigationLink("Setting \($0)", value: $0) }.navigationTitle("Settings")
              .navigationDestination(for: Int.self) { Text("x").navigationTitle("Setting \($0)") }
          }
        }
        .onOpenURL { _ in
          inner = [2]
          shows = true
        }
    }
  }

  @Test func aValueInASheetIsShownAsWell() async throws {
    let app = await HeadlessApp("settings", making: {}, events: [.url("x://2", showing: "Setting 2")]) {
      Settings()
    }
    let report = try await app.test(seed: 42, runs: 6)
    #expect(report.notes.contains { $0.contains("'x://2' shows 'Setting 2' in what is presented") })
  }
}
