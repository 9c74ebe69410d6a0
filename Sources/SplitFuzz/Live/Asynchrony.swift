/// How far the fuzzer controls what a router does later.
public enum Asynchrony: Hashable, Sendable {
  /// Not at all: nothing that a router starts for later runs while a trace is played, but what it was handed a
  /// `Deferred` for.
  ///
  /// A `Task` that is started waits for the end of the campaign, so a router whose navigation depends on one is not
  /// tested as it is used.
  case none
  /// After each event the main actor is given up so many times, 1 to 64, and what is ready runs then.
  ///
  /// Reports say *timing not controlled*: in which order tasks run, and whether they are done in time, is for the
  /// machine to say, so a finding may not repeat. Campaigns are run off the main actor, by the `async` functions.
  case yields(Int)
  /// Wholly: what takes time is handed to the `Deferred`, and each completion is an action of the trace.
  case injected

  /// How often the main actor is given up after an event.
  var yieldCount: Int { if case .yields(let count) = self { max(1, min(64, count)) } else { 0 } }

  /// What reports say of it; nil where nothing need be said.
  var caveat: String? {
    switch self {
    case .none: "asynchronous work is not run: what the router does in a Task of its own is not tested"
    case .yields(let count):
      "timing not controlled: the main actor is given up \(max(1, min(64, count))) times after each event, and what a "
        + "task does by then is for the machine to say; hand work to the Deferred where a finding is to repeat"
    case .injected: nil
    }
  }
}
