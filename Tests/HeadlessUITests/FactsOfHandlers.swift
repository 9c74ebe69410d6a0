import Testing

@testable import SwiftUI

/// When handlers run, each fact with its source; what no source of Apple's settles is named as an assumption.
@MainActor @Suite struct FactsOfHandlers {
  struct Nested: View {
    let log: Log
    var body: some View {
      if log.isOn {
        VStack {
          Text("inner")
            .task { log.note("inner task") }
            .onChange(of: log.number, initial: true) { log.note("inner change") }
            .onAppear { log.note("inner appear") }
            .onDisappear { log.note("inner disappear") }
        }
        .task { log.note("outer task") }
        .onAppear { log.note("outer appear") }
        .onChange(of: log.number, initial: true) { log.note("outer change") }
        .onDisappear { log.note("outer disappear") }
      }
    }
  }

  /// Assumption `inner-handlers-first`: Apple documents no order.
  ///
  /// Measured on a device (android.benigumo.com, "SwiftUI onAppear, onChange(initial: true), task"): those of inner views
  /// first, those of one view as they are written, and tasks after all others.
  @Test func innerHandlersComeFirstAndTasksLast() {
    let log = Log()
    let graph = evaluated(Nested(log: log))
    #expect(
      log.lines == [
        "inner change", "inner appear", "outer appear", "outer change", "inner task", "outer task",
      ])
    log.lines = []
    log.number = 1
    graph.update()
    #expect(log.lines == ["inner change", "outer change"])
    log.lines = []
    log.isOn = false
    graph.update()
    #expect(log.lines == ["inner disappear", "outer disappear"])
  }

  struct Siblings: View {
    let log: Log
    var body: some View {
      ForEach(0..<3) { number in Text("\(number)").onAppear { log.note("\(number)") } }
    }
  }

  /// Assumption `siblings-in-order`: no source settles in which order views beside each other appear.
  @Test func siblingsAppearInTheirOrder() {
    let log = Log()
    _ = evaluated(Siblings(log: log))
    #expect(log.lines == ["0", "1", "2"])
  }

  struct Greeting: View {
    @State private var name = "nobody"
    var body: some View { Text(name).onAppear { name = "somebody" } }
  }

  /// Apple's documentation of `onAppear(perform:)`: the action completes before the first rendered frame.
  @Test func whatOnAppearWritesIsInTheFirstFrame() {
    #expect(evaluated(Greeting()).page.texts == ["somebody"])
  }

  struct Counting: View {
    let log: Log
    @State private var count = 1
    var body: some View {
      let double = count * 2
      Button("add") {
        count += 1
        log.note("action \(count)")
      }
      .onChange(of: count) { old, new in log.note("\(old) to \(new), shown \(double)") }
      .onChange(of: count > 2) { log.note("above two") }
    }
  }

  /// Apple's documentation of `onChange(of:initial:_:)`: the closure of the new value is called, with what it captures of
  /// then, and with both values.
  ///
  /// So it runs after the action that wrote, and after the body was evaluated with the new value.
  @Test func aChangeIsHandledByTheNewClosure() throws {
    let log = Log()
    let graph = evaluated(Counting(log: log))
    try graph.tap("add")
    #expect(log.lines == ["action 2", "1 to 2, shown 4"])
    try graph.tap("add")
    #expect(log.lines.suffix(3) == ["action 3", "2 to 3, shown 6", "above two"])
  }

  struct Twice: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("there and back") {
        count += 1
        count -= 1
      }
      .onChange(of: count) { log.note("changed") }
    }
  }

  /// The same source: the value is compared when the view is updated, so one that is back by then has not changed.
  @Test func aValueThatIsBackHasNotChanged() throws {
    let log = Log()
    try evaluated(Twice(log: log)).tap("there and back")
    #expect(log.lines.isEmpty)
  }

  struct Chained: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("go") { first = 1 }
        .onChange(of: first) { second = first }
        .onChange(of: second) { log.note("second \(second)") }
    }
  }

  /// The same source: what a handler writes is one more update, with its own changes.
  @Test func aHandlerMayCauseAnotherChange() throws {
    let log = Log()
    try evaluated(Chained(log: log)).tap("go")
    #expect(log.lines == ["second 1"])
  }

  struct Feed: View {
    let log: Log
    var body: some View {
      VStack { Reload(log: log) }.refreshable { log.note("loaded") }
    }
  }
  struct Reload: View {
    @Environment(\.refresh) private var refresh
    let log: Log
    var body: some View {
      Button(refresh == nil ? "none" : "reload") { Task.immediate { await refresh?() } }
    }
  }

  /// Apple's documentation of `refreshable(action:)`: it sets the `refresh` of the environment for the views in it; a person
  /// who pulls runs it.
  @Test func whatIsRefreshableCanBeLoadedAnew() throws {
    let log = Log()
    let graph = evaluated(Feed(log: log))
    try graph.tap("refresh")
    try graph.tap("reload")
    #expect(log.lines == ["loaded", "loaded"])
    #expect(evaluated(Reload(log: log)).front.controls.map(\.label) == ["none"])
  }

  struct Phases: View {
    let log: Log
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("\(phase)").onChange(of: phase) { log.note("\($0) to \($1)") }
    }
  }

  /// Apple's documentation of `ScenePhase`: a view reads the phase of the scene that it is in, and observes its changes.
  @Test func aViewReadsThePhaseOfItsScene() {
    let log = Log()
    let graph = evaluated(Phases(log: log))
    #expect(graph.page.texts == ["active"])
    var surroundings = graph.environment.surroundings
    for phase in [ScenePhase.inactive, .background, .active] {
      surroundings.scenePhase = phase
      graph.update(surroundings, hasRun: false)
    }
    #expect(log.lines == ["active to inactive", "inactive to background", "background to active"])
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  struct Receiving: View {
    let log: Log
    let numbers: CurrentValueSubject<Int, Never>
    @State private var count = 0
    var body: some View {
      let double = count * 2
      Button("add") { count += 1 }.onReceive(numbers) { log.note("\($0) at \(double)") }
    }
  }

  /// As with `onChange`: what is received is handled by the closure of the last evaluation, with what it captures of then.
  @Test func whatIsReceivedIsHandledByTheNewClosure() throws {
    let (log, numbers) = (Log(), CurrentValueSubject<Int, Never>(0))
    let graph = evaluated(Receiving(log: log, numbers: numbers))
    try graph.tap("add")
    numbers.send(1)
    #expect(log.lines == ["0 at 0", "1 at 2"])
  }

  struct Leaving: View {
    @State private var isOn = true
    @State private var count = 0
    var body: some View {
      if isOn { Text("child").onDisappear { count += 1 } }
      Button("left \(count)") { isOn = false }
    }
  }

  /// Apple's documentation of `State`: a view is updated when a value that it reads changes, whatever wrote it.
  @Test func whatOnDisappearWritesIsShown() throws {
    let graph = evaluated(Leaving())
    try graph.tap("left 0")
    #expect(graph.front.controls.map(\.label) == ["left 1"])
  }
}
