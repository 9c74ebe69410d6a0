/// How far the fuzzer controls what a router does later.
public enum Asynchrony: Hashable, Sendable {
  /// Not at all: while a trace is played nothing runs later but what was handed to the `Deferred`.
  ///
  /// A `Task` waits for the end of the campaign, so a router whose navigation depends on one is not tested as it is used.
  case none
  /// After each event the main actor is yielded this many times, 1 to 64, and what is ready runs then.
  ///
  /// Reports say *timing not controlled*: the machine decides in which order tasks run and whether they finish in time,
  /// so a finding may not recur. Campaigns run off the main actor, by the `async` functions.
  case yields(Int)
  /// Wholly: what takes time is handed to the `Deferred`, and each completion is an action of the trace.
  case injected

  /// How often the main actor is yielded after an event.
  var yieldCount: Int { if case .yields(let count) = self { max(1, min(64, count)) } else { 0 } }

  /// What reports say of it; nil for nothing.
  var caveat: String? {
    switch self {
    case .none: "asynchronous work is not run: what the router does in a Task of its own is not tested"
    case .yields:
      "timing not controlled: the main actor is yielded \(yieldCount) times after each event, and the machine decides "
        + "what a task does by then; hand work to the Deferred where a finding must recur"
    case .injected: nil
    }
  }
}

/// Whether an app is on screen, as a scene's phase tells it.
public enum LifePhase: Hashable, Sendable {
  /// On screen.
  case active
  /// Not on screen: the app was left, or the device locked.
  case background
}
