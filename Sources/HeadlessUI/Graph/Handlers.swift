public import Foundation

private final class Appearance: Handler {
  var onEnter: (@MainActor () -> Void)?
  var onLeave: (@MainActor () -> Void)?
  override func leave() { onLeave?() }
  override func disappear() { onLeave?() }
  override func appearAgain() { onEnter?() }
}

private final class Change<Value: Equatable>: Handler {
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
}

private final class Subscription: Handler {
  var cancel: (() -> Void)?
  override func leave() { cancel?() }
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
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    Around(self) { view, scope in
      var isNew = false
      let handler: Appearance = scope.node.handler {
        isNew = true
        return Appearance()
      }
      handler.onEnter = action
      handler.isInFirstView = scope.isInFirstView
      // The handlers of a view run after those of the views in it.
      Self._evaluate(view, in: scope)
      if isNew, let action { scope.graph.afterwards(action) }
    }
  }
  /// Runs when the view is gone.
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    Around(self) { view, scope in
      let handler = scope.node.handler { Appearance() }
      handler.onLeave = action
      handler.isInFirstView = scope.isInFirstView
      Self._evaluate(view, in: scope)
    }
  }
  /// Starts work when the view comes, and cancels it when it is gone.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }
  /// Starts work when the view comes and when a value changes, and cancels the work that was under way.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    Around(self) { view, scope in
      var isNew = false
      let work: Work = scope.node.handler {
        isNew = true
        return Work()
      }
      let known = scope.node.handler { Change(id) }
      Self._evaluate(view, in: scope)
      let graph = scope.graph
      work.isInFirstView = scope.isInFirstView
      work.start = { work.task = graph.start(priority, action) }
      guard isNew || known.value != id else { return }
      known.value = id
      graph.afterwards {
        work.task?.cancel()
        work.start?()
      }
    }
  }
  /// Runs when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { changing(value, initial, action) }
  /// Runs when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { changing(value, initial) { _, _ in action() } }
  /// Runs when a value has changed, in the older form.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { changing(value, false) { action($1) } }

  nonisolated private func changing<Value: Equatable>(
    _ value: Value, _ initial: Bool, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    Around(self) { view, scope in
      var isNew = false
      let known: Change<Value> = scope.node.handler {
        isNew = true
        return Change(value)
      }
      let old = known.value
      known.value = value
      if isNew ? initial : old != value { scope.graph.afterwards { action(old, value) } }
      Self._evaluate(view, in: scope)
    }
  }

  /// Runs when a publisher sends something.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    Around(self) { view, scope in
      let subscription = scope.node.handler { Subscription() }
      if subscription.cancel == nil {
        let graph = scope.graph
        let held = publisher.sink { value in
          nonisolated(unsafe) let value = value
          MainActor.assumeIsolated {
            // What is sent while views are evaluated, such as a first value, waits until they are.
            if ViewGraph.evaluating == nil { action(value) } else { graph.afterwards { action(value) } }
          }
        }
        subscription.cancel = { held.cancel() }
      }
      Self._evaluate(view, in: scope)
    }
  }
  /// Handles an opened address.
  nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    Around(self) { view, scope in
      scope.graph.urlHandlers.append(action)
      Self._evaluate(view, in: scope)
    }
  }
  /// Can be tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    Around(self) { view, scope in
      let before = scope.page.controls.count
      Self._evaluate(view, in: scope)
      if scope.page.controls.count == before { scope.addControl(scope.page.texts.last ?? "tap", action) }
    }
  }
  /// Runs when a person submits what was typed.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      scope.addControl("submit", action)
    }
  }
  /// Can be pulled to load anew.
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    Around(self) { view, scope in
      Self._evaluate(view, in: scope)
      let graph = scope.graph
      scope.addControl("refresh") { graph.start(.userInitiated, action) }
    }
  }
}
