public import Foundation

private final class Appearance: Handler {
  var onEnter: (@MainActor () -> Void)?
  var onLeave: (@MainActor () -> Void)?
  override func leave() { if isOnScreen { onLeave?() } }
  override var mayWriteLeaving: Bool { isOnScreen && onLeave != nil }
  override func disappear() { onLeave?() }
  override func appearAgain() { onEnter?() }
  override func runs(appearing: Bool) -> Bool { (appearing ? onEnter : onLeave) != nil }
}

final class Change<Value: Equatable>: Handler {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Work: Handler {
  var id: AnyHashable?
  var task: Task<Void, Never>?
  var start: (@MainActor () -> Void)?
  override func leave() { task?.cancel() }
  override func disappear() { task?.cancel() }
  override func appearAgain() { start?() }
  override func runs(appearing: Bool) -> Bool { true }
}

private final class Subscription<Output>: Handler {
  var cancel: (() -> Void)?
  /// The timer from which it receives.
  var timer: AnyObject?
  /// What the last evaluation declared, which sees the values of then.
  var action: @MainActor (Output) -> Void = { _ in }
  override func leave() { cancel?() }
}

/// Loads anew what the view that reads it shows.
public struct RefreshAction: Sendable {
  let perform: @MainActor @Sendable () async -> Void
  /// Loads.
  public func callAsFunction() async { await perform() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Loads anew; nil where nothing can be.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// What submits something.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field or a search field.
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs when the view comes.
  nonisolated public func onAppear(
    perform action: (@MainActor () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      var isNew = false
      let handler: Appearance = scope.node.handler(isCovered: scope.isCovered) {
        isNew = true
        return Appearance()
      }
      scope.graph.handlerCount += 1
      handler.onEnter = action
      handler.writer = Writer("onAppear", file, line)
      handler.isInFirstView = scope.isInFirstView
      Self._evaluate(view, in: scope)
      if isNew, !scope.isCovered, let action { scope.graph.afterwards(handler.writer, action) }
    }
  }
  /// Runs when the view is gone.
  nonisolated public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      let handler = scope.node.handler(isCovered: scope.isCovered) { Appearance() }
      scope.graph.handlerCount += 1
      handler.onLeave = action
      handler.writer = Writer("onDisappear", file, line)
      handler.isInFirstView = scope.isInFirstView
      Self._evaluate(view, in: scope)
    }
  }
  /// Starts work when the view comes, and cancels it when it is gone.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { task(id: 0, priority: priority, action, file: file, line: line) }
  /// Starts work when the view comes and when a value changes, and cancels the work that was under way.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      var isNew = false
      let work: Work = scope.node.handler(isCovered: scope.isCovered) {
        isNew = true
        return Work()
      }
      let known = scope.node.handler { Change(id) }
      scope.page.hasTask = true
      Self._evaluate(view, in: scope)
      let graph = scope.graph
      graph.handlerCount += 1
      work.isInFirstView = scope.isInFirstView
      work.writer = Writer("task", file, line)
      // What the graph holds does not hold the graph, or a launch would never be given back.
      work.start = { [unowned graph, unowned work] in work.task = graph.start(priority, work.writer, action) }
      guard isNew || known.value != id else { return }
      known.value = id
      guard work.isOnScreen else { return }
      // A task is a job of its own, which begins after the handlers that are due.
      graph.afterwards(work.writer, startsTask: true) {
        work.task?.cancel()
        work.start?()
      }
    }
  }
  /// Runs when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { changing(value, initial, Writer("onChange", file, line), action) }
  /// Runs when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { changing(value, initial, Writer("onChange", file, line)) { _, _ in action() } }
  /// Runs when a value has changed, in the older form.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _Around<Self> { changing(value, false, Writer("onChange", file, line)) { action($1) } }

  nonisolated private func changing<Value: Equatable>(
    _ value: Value, _ initial: Bool, _ writer: Writer,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      var isNew = false
      let known: Change<Value> = scope.node.handler {
        isNew = true
        return Change(value)
      }
      let old = known.value
      known.value = value
      // The handlers of a view run after those of the views in it.
      Self._evaluate(view, in: scope)
      if isNew ? initial : old != value { scope.graph.afterwards(writer) { action(old, value) } }
    }
  }

  /// Runs when a publisher sends something.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> where Source.Failure == Never {
    _Around(self) { view, scope in
      let subscription = scope.node.handler { Subscription<Source.Output>() }
      subscription.action = action
      let timer = timer(of: publisher)
      if subscription.cancel == nil || timer !== subscription.timer {
        subscription.cancel?()
        subscription.timer = timer
        let (graph, writer) = (scope.graph, Writer("onReceive", file, line))
        let held = publisher.sink { [graph = graph.reference, weak subscription] value in
          nonisolated(unsafe) let value = value
          MainActor.assumeIsolated {
            guard let graph = graph.graph, let subscription else { return }
            // What one launch sends, such as a notification, is not for another.
            if let other = ViewGraph.running ?? ViewGraph.evaluating, other !== graph { return }
            // What is sent while views are evaluated, such as a first value, waits until they are.
            if ViewGraph.evaluating == nil {
              graph.run(writer) { subscription.action(value) }
            } else {
              graph.afterwards(writer) { subscription.action(value) }
            }
          }
        }
        subscription.cancel = { held.cancel() }
      }
      Self._evaluate(view, in: scope)
    }
  }
  /// Handles an opened address.
  nonisolated public func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      scope.graph.urlHandlers.append { [unowned graph = scope.graph] url in
        graph.run(Writer("onOpenURL", file, line)) { action(url) }
      }
      Self._evaluate(view, in: scope)
    }
  }
  /// Can be tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _Around<Self> { tapped(action, Writer("onTapGesture", file, line)) }
  nonisolated func tapped(
    _ action: (@MainActor () -> Void)?, _ writer: Writer, isSimultaneous: Bool = false, isOther: Bool = false
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      if isOther { scope.page.takesOtherGestures = true }
      let before = scope.page.controls.count
      Self._evaluate(view, in: scope)
      guard let action else { return }
      guard scope.page.controls.count == before else {
        if isSimultaneous, scope.page.controls.count == before + 1 {
          scope.page.controls[before].also = action
        }
        return
      }
      scope.addControl(scope.page.texts.last ?? "tap", by: writer, action)
    }
  }
  /// Can be tapped; the place is the origin.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = NamedCoordinateSpace(),
    perform action: @escaping @MainActor (CGPoint) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> { onTapGesture(count: count, perform: { action(.zero) }, file: file, line: line) }
  /// Runs when a person submits what was typed.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      scope.addControl("submit", by: Writer("onSubmit", file, line), action)
    }
  }
  /// Can be pulled to load anew.
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      Self._evaluate(view, in: scope.with(\.refresh, RefreshAction(perform: action)))
      let writer = Writer("refreshable", file, line)
      scope.addControl("refresh", by: writer) { [unowned graph = scope.graph] in
        graph.start(.userInitiated, writer, action)
      }
    }
  }
}
