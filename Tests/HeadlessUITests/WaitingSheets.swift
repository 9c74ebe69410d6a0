import FuzzEngine
import Testing

@testable import SwiftUI

/// Two sheets of the same views: the second waits until the first has gone.
@Suite @MainActor struct WaitingSheets {
  /// What the button on the first sheet does.
  enum Manner { case stays, closes, closesLater, comesFromWithin, goesOnInTheFirst, wasThere }

  private final class Log { var lines: [String] = [] }

  private struct Home: View {
    let manner: Manner
    var log = Log()
    @State private var showsFirst = false
    @State private var showsSecond = false
    @State private var isDone = false
    var body: some View {
      NavigationStack {
        Button("First") {
          (showsFirst, isDone) = (true, false)
          if manner == .wasThere { showsSecond = true }
        }
        .navigationTitle("Home")
      }
      .sheet(isPresented: $showsFirst, onDismiss: { log.lines.append("first gone") }) {
        Button(isDone ? "Thanks" : "Second") { goOn() }
          .sheet(isPresented: $showsSecond.and(manner == .comesFromWithin)) { second }
        Button("Close") { showsFirst = false }
      }
      .sheet(isPresented: $showsSecond.and(manner != .comesFromWithin)) { second }
    }

    private var second: some View {
      Button("Done") { showsSecond = false }
        .onAppear { log.lines.append("second came") }
        .navigationTitle("Second")
    }

    private func goOn() {
      showsSecond = true
      switch manner {
      case .closes: showsFirst = false
      case .closesLater: Task { showsFirst = false }
      case .goesOnInTheFirst: isDone = true
      case .stays, .comesFromWithin, .wasThere: break
      }
    }
  }

  @Test func theSecondComesWhenTheFirstHasGone() throws {
    let log = Log()
    let graph = evaluated(Home(manner: .stays, log: log))
    try graph.tap("First")
    try graph.tap("Second")
    #expect(graph.page.presented.count == 1)
    #expect(graph.page.waiting.count == 1)
    #expect(log.lines.isEmpty)
    try graph.tap("Close")
    #expect(graph.page.presented.first?.page.title == "Second")
    #expect(graph.page.waiting.isEmpty)
    #expect(log.lines == ["first gone", "second came"])
    try graph.tap("Done")
    #expect(graph.page.presented.isEmpty)
  }

  @Test func aTapThatShowsNothingIsReported() async throws {
    try await fails(
      HeadlessApp("sheets") { Home(manner: .stays) },
      "a tap on what is presented ('Second') presents something beneath it")
  }

  @Test(arguments: [Manner.closes, .closesLater, .comesFromWithin, .goesOnInTheFirst, .wasThere])
  func whereATapShowsSomethingNothingIs(manner: Manner) async throws {
    try await passes(HeadlessApp("sheets") { Home(manner: manner) })
  }

  /// A name that is edited in a sheet; what its second button does.
  enum Saving { case stays, closes, closesLater, appliesWithoutCancel, addsInTheSheet, keepsWhatIsWrong }

  private struct Names: View {
    let saving: Saving
    @State private var isEditing = false
    @State private var names = ["Ann"]
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { Text($0) }
          .navigationTitle("Names")
          .toolbar { Button("Edit") { isEditing = true } }
      }
      .sheet(isPresented: $isEditing) {
        NavigationStack {
          List { Text("\(saving == .addsInTheSheet ? names.count : 0) names") }
            .navigationTitle("Edit")
            .toolbar {
              Button(saving == .appliesWithoutCancel ? "Close" : "Cancel") { isEditing = false }
              Button("Save") { save() }
            }
        }
      }
    }

    private func save() {
      if saving != .keepsWhatIsWrong, names.count < 5 { names.append("Name \(names.count)") }
      switch saving {
      case .closes: isEditing = false
      case .closesLater:
        Task {
          try? await Task.sleep(for: .seconds(1))
          isEditing = false
        }
      default: break
      }
    }
  }

  @Test(
    "a sheet that stays as it is saved is noted",
    arguments: [
      Saving.stays, .closes, .closesLater, .appliesWithoutCancel, .addsInTheSheet, .keepsWhatIsWrong,
    ])
  func saved(saving: Saving) async throws {
    let app = HeadlessApp("names") { Names(saving: saving) }
    let report = try await app.test(seed: 42, runs: 12, savesFailures: false)
    #expect(report.findings.isEmpty)
    let isNoted = report.notes.contains {
      $0.contains("a tap on 'Save' changes what is beneath, and what is presented stays")
    }
    #expect(isNoted == (saving == .stays))
  }

  private struct Trips: View {
    let closes: Bool
    var goesBack = false
    @State private var isPlanning = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Plan") { isPlanning = true }.navigationTitle("Trips")
          .navigationDestination(for: Int.self) { Text("Days").navigationTitle("Trip \($0)") }
      }
      .sheet(isPresented: $isPlanning) {
        if goesBack {
          NavigationStack {
            NavigationLink("Next") { Days { path = [1] } }.navigationTitle("Plan")
          }
        } else {
          Button("Create") {
            path = [1]
            if closes { isPlanning = false }
          }
          .navigationTitle("Plan")
        }
      }
    }
  }
  /// Dismisses itself, which in a stack goes back and closes no sheet.
  private struct Days: View {
    let create: () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Create") {
        create()
        dismiss()
      }
      .navigationTitle("Days")
    }
  }

  @Test func aPushBeneathIsNoted() async throws {
    func areNoted(_ trips: Trips) async throws -> Bool {
      let report = try await HeadlessApp("trips") { trips }.test(seed: 42, runs: 12)
      return report.notes.contains { $0.contains("pushes a view beneath it") }
    }
    #expect(try await areNoted(Trips(closes: false)))
    #expect(try await areNoted(Trips(closes: false, goesBack: true)))
    #expect(try await !areNoted(Trips(closes: true)))
  }

  /// Other views on narrow screens, each with a sheet that presents one.
  private struct Adaptive: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var showsFirst = false
    @State private var showsSecond = false
    var body: some View {
      Group {
        if width == .compact {
          NavigationStack { list }
        } else {
          NavigationSplitView {
            list
          } detail: {
            Text("Detail")
          }
        }
      }
      .sheet(isPresented: $showsFirst) {
        Button("Second") { showsSecond = true }
          .sheet(isPresented: $showsSecond) { Text("Second").navigationTitle("Second") }
      }
    }

    private var list: some View {
      List { Button("First") { showsFirst = true } }.navigationTitle("Home")
    }
  }

  @Test func aSheetIsTheSameWhereOtherViewsCameAndWentBeforeIt() async throws {
    try await HeadlessApp("adaptive") { Adaptive() }.test(
      "resize two-thirds", at: ["device": "ipad-11 portrait"], showing: "detail: Home")
  }

  private struct Weather: View {
    @State private var station: Int?
    @State private var isAdding = false
    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $station) { Text("Station \($0)") }
          .navigationTitle("Weather")
          .toolbar { Button("Add station") { isAdding = true } }
          .sheet(isPresented: $isAdding) { Button("Cancel") { isAdding = false } }
      } detail: {
        if let station { Forecast(station: station) } else { Text("Choose a station") }
      }
    }
  }
  private struct Forecast: View {
    let station: Int
    @State private var hasFailed = false
    var body: some View {
      Text("Forecast").navigationTitle("Station \(station)").task(id: station) { await load() }
        .alert("No connection", isPresented: $hasFailed) {
          Button("Retry") { Task { await load() } }
          Button("OK", role: .cancel) {}
        }
    }
    private func load() async {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      hasFailed = station == 2
    }
  }

  @Test func anAlertThatComesAgainMayStandOverOneThatWaits() async throws {
    try await passes(HeadlessApp("weather") { Weather() }, runs: 40)
  }

  /// A lock as the app is left, and a sheet of the same view.
  private struct Locked: View {
    let closesSheet: Bool
    @State private var showsSettings = false
    @State private var isLocked = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Secret") { Text("42").navigationTitle("Secret") }
          Button("Settings") { showsSettings = true }
        }
        .navigationTitle("Home")
      }
      .sheet(isPresented: $showsSettings) { Text("Dark").navigationTitle("Settings") }
      .fullScreenCover(isPresented: $isLocked) { Button("Unlock") { isLocked = false } }
      .onChange(of: phase) {
        guard phase == .background else { return }
        if closesSheet { showsSettings = false }
        isLocked = true
      }
      .onOpenURL { _ in (showsSettings, isLocked) = (closesSheet ? false : showsSettings, true) }
    }
  }

  @Test func aLockThatWaitsForASheetIsNoted() async throws {
    for closesSheet in [false, true] {
      let notes = try await HeadlessApp("locked", events: [.url("app://lock")]) {
        Locked(closesSheet: closesSheet)
      }.test(seed: 42, runs: 12).notes
      for moment in ["as the app is left or comes back", "at an event from outside"] {
        #expect(notes.contains { $0.contains("\(moment), a cover (") } == !closesSheet, "\(notes)")
      }
    }
  }
}

extension Binding<Bool> {
  fileprivate func and(_ isThere: Bool) -> Binding {
    Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
  }
}
