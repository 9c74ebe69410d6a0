internal import Foundation
public import FuzzEngine
public import SplitFuzz
internal import SplitModel

/// An app's own views, run without a screen and fuzzed.
///
/// ```swift
/// @Test func keepsItsRules() async throws {
///   try await HeadlessApp("shop") { RootView(store: Store()) }.test(seed: 42)
/// }
/// ```
///
/// The closure is run at each launch, so what it makes is new in every trace and stays until the next launch; what outlives an
/// app, such as a singleton, has to be cleared by `reset`.
public struct HeadlessApp: TestableSystem {
  let name: String
  let resets: Bool
  let restoresPlace: Bool
  let names: DesignNames?
  let events: [Vocabulary.Call]
  let starts: [String]
  /// The titles that events say they show, by the events' numbers.
  let titles: [Int: String]
  /// The events that end the session.
  let signOuts: Set<Int>
  /// Where the events are that leave the person in place.
  let refreshes: [Int: Writer]
  let log = ViewLog()
  private let tested = Tested()
  private(set) var asynchrony = Asynchrony.injected
  let launch: @MainActor @Sendable (EnvironmentValues, Deferred) -> EvaluatedApp.Launch

  /// An app, by its root view.
  ///
  /// - Parameters:
  ///   - name: The name in traces and reports, kebab-case.
  ///   - reset: Clears what outlives an app; run before each launch.
  ///   - restoresPlace: Whether a relaunch is to restore the place, from what `SceneStorage` and `AppStorage` keep.
  ///   - events: Deep links, and other external events that act on what all launches share.
  ///   - content: The root view, made at each launch, and again where it reads something `@Observable` that has changed and says
  ///     something else then.
  @MainActor public init<Content: View>(
    _ name: String, reset: (@MainActor () -> Void)? = nil, restoresPlace: Bool = false,
    events: [HeadlessEvent<Void>] = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name, reset: reset, restoresPlace: restoresPlace, making: { _ in }, events: events) {
      content()
    }
  }

  /// An app, by what it is made of and its root view, with external events that act on what it is made of.
  ///
  /// - Parameters:
  ///   - name: The name in traces and reports, kebab-case.
  ///   - reset: Clears what outlives an app; run before each launch.
  ///   - restoresPlace: Whether a relaunch is to restore the place, from what `SceneStorage` and `AppStorage` keep.
  ///   - make: Makes what the app is made of, such as its store or router, at each launch.
  ///   - events: Deep links, notifications and other external events.
  ///   - starts: The places besides launch where a trace may begin, by what goes there.
  ///   - names: The names of a design with which the app is compared; nil for an app alone.
  ///   - content: The root view, made at each launch, and again where it reads something `@Observable` that has changed and says
  ///     something else then.
  @MainActor public init<Model, Content: View>(
    _ name: String, reset: (@MainActor () -> Void)? = nil, restoresPlace: Bool = false,
    making make: @escaping @MainActor () -> Model, events: [HeadlessEvent<Model>] = [],
    starts: [HeadlessEvent<Model>] = [], names: DesignNames? = nil,
    @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) {
    self.init(
      name, reset: reset, restoresPlace: restoresPlace, making: { _ in make() }, events: events,
      starts: starts, names: names, content: content)
  }

  /// An app whose model is handed a `Deferred` for work that takes time, each completion of which is an action.
  ///
  /// The parameters are those above; `make` hands the `Deferred` to what the app's store depends on.
  @MainActor public init<Model, Content: View>(
    _ name: String, reset: (@MainActor () -> Void)? = nil, restoresPlace: Bool = false,
    making make: @escaping @MainActor (Deferred) -> Model, events: [HeadlessEvent<Model>] = [],
    starts: [HeadlessEvent<Model>] = [], names: DesignNames? = nil,
    @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) {
    self.name = name
    resets = reset != nil
    self.restoresPlace = restoresPlace
    self.names = names
    self.events = events.map { Vocabulary.Call($0.name, arguments: $0.arguments) }
    self.starts = starts.map(\.name)
    titles = Dictionary(
      uniqueKeysWithValues: events.enumerated().compactMap { number, event in event.title.map { (number, $0) }
      })
    signOuts = Set(events.indices.filter { events[$0].signsOut })
    refreshes = Dictionary(
      uniqueKeysWithValues: events.indices.filter { events[$0].refreshes }.map { ($0, events[$0].writer) })
    launch = { [log] environment, deferred in
      reset?()
      let model = make(deferred)
      let graph = ViewGraph({ content(model) }, environment)
      (graph.elements, graph.lists) = (log.elements, log.lists)
      graph.handBack(schemes: Set(events.compactMap(\.scheme)))
      return (
        graph,
        (events + starts).map { event in
          { [unowned graph] argument in
            graph.run(event.writer) { event.run(model, graph, argument) }
          }
        }
      )
    }
  }

  /// The same app, whose tasks go on when the trace says so: each wait off the main actor becomes an action.
  ///
  /// An app is tested so in any case if a task waits for something while everything is tapped once before the runs.
  /// See ``Asynchrony/controlled``. It is slower, since the thread that plays is not the main one.
  public func controllingTasks() -> HeadlessApp {
    var app = self
    app.asynchrony = .controlled
    return app
  }

  /// The app as a system, the same one for all its tests, so that its views are surveyed once.
  ///
  /// - Throws: `TestFailure` where the views cannot be evaluated.
  @MainActor public func systemForTests() async throws(TestFailure) -> FuzzSystem {
    if let known = tested.systems[asynchrony] { return known }
    let system: FuzzSystem = try await system()
    tested.systems[asynchrony] = system
    return system
  }

  /// The app as a system of the command line, with a summary of one line.
  ///
  /// The survey before the runs lets the app's tasks go on.
  ///
  /// - Throws: `TestFailure` where the views cannot be evaluated.
  @MainActor public func system(summary: String = "") async throws(TestFailure) -> FuzzSystem {
    noteMoment()
    return try system(summary: summary, await onThread { [self] in surveyed(controlsTasks: true) })
  }

  /// The same where nothing can be awaited: tasks do not go on in the survey.
  ///
  /// What they bring is not met there, so that a `link` may have another number than where `system(summary:)` is awaited.
  ///
  /// - Throws: `TestFailure` where the views cannot be evaluated.
  @MainActor public func system(summary: String = "") throws(TestFailure) -> FuzzSystem {
    noteMoment()
    return try system(summary: summary, surveyed(controlsTasks: false))
  }

  @MainActor private func system(summary: String, _ survey: Survey) throws(TestFailure) -> FuzzSystem {
    let giveBack = PrintedOutput.divert(toErrors: true)
    defer { giveBack() }
    var (facts, rows) = (try facts(survey), survey.rows)
    let (launch, log, names, caveats) = (launch, log, names, survey.caveats + limits(of: survey))
    let controlsTasks = facts.asynchrony == .controlled
    let appearsLate = facts.startsWorkAtLaunch
    log.take(survey)
    facts.caveats = {
      MainThread.does { MainActor.assumeIsolated { log.sentences(controlsTasks: controlsTasks) } } + caveats
    }
    nonisolated(unsafe) let known = rows
    return facts.system(summary: summary) { environment, deferred in
      MainActor.assumeIsolated {
        EvaluatedRouter(
          EvaluatedApp(
            environment, rows: known, survey: survey, names: names, deferred: deferred,
            appearsLate: appearsLate, log
          ) {
            let launched = launch($0, deferred)
            if controlsTasks { launched.graph.begins = { deferred.begins($0) } }
            return launched
          })
      }
    }
  }

  /// A campaign as one test, as of any system.
  ///
  /// - Throws: `TestFailure`.
  @discardableResult
  public func test(
    seed: UInt64? = nil, runs: Int? = nil, time: Duration? = nil, without rules: [String] = [],
    kinds: [String]? = nil, devices: [String] = [], settings: SystemSettings? = nil,
    savesFailures: Bool = true, filePath: StaticString = #filePath, function: StaticString = #function
  ) async throws -> CampaignReport {
    let report = try await systemForTests().test(
      seed: seed, runs: runs, time: time, without: rules, kinds: kinds, devices: devices, settings: settings,
      savesFailures: savesFailures, filePath: filePath, function: function)
    await tellLimits()
    return report
  }

  /// Says on standard error what a test that passes does not model.
  @MainActor private func tellLimits() {
    for limit in (log.later + log.limits).prefix(3) {
      PrintedOutput.say("note: \(name): \(limit)")
    }
  }
}

extension HeadlessApp {
  /// What tests play; apart from the log, of which systems make use.
  @MainActor private final class Tested {
    var systems: [Asynchrony: FuzzSystem] = [:]
    nonisolated init() {}
  }
}
