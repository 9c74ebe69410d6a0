import SplitFuzz
import SplitModel
import Testing

@testable import SwiftUI

/// What is found of an app before it is fuzzed, and what its alerts and bars do.
@MainActor @Suite struct SurveyTests {
  /// The detail has a stack after many taps.
  struct Late: View {
    let first: Int
    @State private var count = 0
    var body: some View {
      NavigationSplitView {
        Button("\(count)") { count += 1 }
      } detail: {
        if count + first >= 300 { NavigationStack { Text("stack") } } else { Text("none") }
      }
    }
  }

  private func layout(_ view: Late) -> AppLayout {
    let graph = ViewGraph({ view }, EnvironmentValues())
    graph.update()
    return AppLayout(graph.page)
  }

  private func surveyed(_ view: some View) -> Survey {
    let survey = Survey()
    survey.walk(
      Survey.Plan(turns: SurveyTurns(DeferredWork())) { environment, rows in
        EvaluatedApp(environment, rows: rows, survey: nil, ViewLog()) { (ViewGraph({ view }, $0), []) }
      })
    return survey
  }

  @Test func whatWasNotMetIsNotCovered() {
    let survey = surveyed(Late(first: 0))
    #expect(survey.hasSplit && !survey.hasDetailStack)
    #expect(survey.covers(layout(Late(first: 0))))
    #expect(!survey.covers(layout(Late(first: 300))))
    let later = surveyed(Late(first: 290))
    #expect(later.covers(layout(Late(first: 300))))
  }

  /// A letter with more behind a button, and a way out beside the letters.
  struct Session: View {
    @State private var isOver = false
    @State private var showsMore = false
    var body: some View {
      NavigationStack {
        if isOver {
          Text("Good bye")
        } else {
          NavigationLink("Letter", value: 1)
          Button("Log out") { isOver = true }
            .navigationDestination(for: Int.self) { _ in
              if showsMore { Button("Delete") {} } else { Button("More") { showsMore = true } }
            }
        }
      }
    }
  }

  @Test func whatIsInFrontIsTappedBeforeWhatEndsTheSession() { #expect(surveyed(Session()).deletes) }

  /// A sheet that Cancel leaves, and in which nothing can be saved before something is written.
  struct Writing: View {
    @State private var isWriting = false
    @State private var isSaved = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Button("New") { isWriting = true }
        if isSaved { Button("Delete") {} }
      }
      .sheet(isPresented: $isWriting) {
        TextField("Title", text: $text)
        Button("Cancel") { (text, isWriting) = ("", false) }
        Button("Save") { (isSaved, isWriting) = (true, false) }.disabled(text.isEmpty)
      }
    }
  }

  @Test func whatIsPresentedIsOpenedAgainForWhatWasNotTapped() { #expect(surveyed(Writing()).deletes) }

  /// Settings in which a person logs out, before a link to what has more.
  struct Leaving: View {
    @State private var showsSettings = false
    @State private var isOut = false
    var body: some View {
      if isOut {
        Text("out")
      } else {
        NavigationStack {
          Button("Settings") { showsSettings = true }
          NavigationLink("More") { Button("Delete") {} }
        }
        .sheet(isPresented: $showsSettings) {
          Button("Close") { showsSettings = false }
          Button("Log out") { (showsSettings, isOut) = (false, true) }
        }
      }
    }
  }

  @Test func whatIsBesideIsTappedBeforeAnythingIsOpenedAgain() { #expect(surveyed(Leaving()).deletes) }

  /// An account with a way out in the first of two tabs, behind a login.
  struct Member: View {
    @State private var isIn = false
    @State private var isAsking = false
    var body: some View {
      if !isIn {
        Button("Log in") { isIn = true }
      } else {
        TabView {
          NavigationStack {
            Button("Log out") { isAsking = true }
              .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Log out") { isIn = false } }
          }
          .tabItem { Text("Account") }
          NavigationStack { Button("Delete") {} }.tabItem { Text("Letters") }
        }
      }
    }
  }

  @Test func anotherTabIsChosenBeforeTheSessionEnds() { #expect(surveyed(Member()).deletes) }

  /// Rows that present as many choices each, before another tab.
  struct Moods: View {
    @State private var row: Int?
    var body: some View {
      TabView {
        NavigationStack { ForEach(0..<10) { row in Button("Mood \(row)") { self.row = row } } }
          .sheet(isPresented: Binding(get: { row != nil }, set: { _ in row = nil })) {
            let title = row.map { "Mood \($0)" } ?? ""
            NavigationStack {
              ForEach(0..<16) { choice in Button("\(choice)") { row = nil } }.navigationTitle(title)
            }
          }
        NavigationStack { Button("Delete") {} }
      }
    }
  }

  @Test func openingAgainLeavesTapsForTheRest() { #expect(surveyed(Moods()).deletes) }

  /// A sheet over which the next can be presented, and so on; what is done in each is called after it.
  struct Sheets: View {
    var level = 0
    @State private var hasNext = false
    var body: some View {
      NavigationStack {
        ForEach(0..<8) { choice in Button("Choice \(choice) of \(level)") {} }
        Button("Next of \(level)") { hasNext = true }
      }
      .sheet(isPresented: $hasNext) { Sheets(level: level + 1) }
    }
  }

  @Test func whatCanBePresentedWithoutEndIsTappedInAFewLevels() {
    let survey = surveyed(Sheets())
    #expect(survey.turnCount < 200, "\(survey.turnCount)")
  }

  struct Asking: View {
    @State private var isAsking = false
    @State private var hasAgreed = false
    var body: some View {
      NavigationStack {
        Text("start")
          .navigationTitle(hasAgreed ? "agreed" : "start")
          .toolbar {
            if !hasAgreed {
              ToolbarItem { Button("Ask") { isAsking = true } }
            }
          }
          .alert(isPresented: $isAsking) {
            Alert(
              title: Text("Sure?"), primaryButton: .default(Text("Yes")) { hasAgreed = true },
              secondaryButton: .cancel())
          }
      }
    }
  }

  /// Apple's documentation of `alert(_:isPresented:actions:)`: all actions of an alert dismiss it after they have run.
  @Test func buttonsOfAnAlertDismissIt() async throws {
    let system = try await HeadlessApp("asking") { Asking() }.systemForTests()
    try await system.test("link 1", showing: "alert: Sure?")
    try await system.test("link 1; link 1", showing: "detail: agreed")
    try await system.test("link 1; link 2", showing: "detail: start")
  }
}
