internal import SplitModel

/// Whether views have read a value of state, and when it was changed if not.
///
/// SwiftUI evaluates a body where state changes that has been read. What it makes later, as the views of a sheet, it makes of what
/// their view had when its body was evaluated last: where nothing had read a value until then, it shows the one before.
///
/// Known here is only what changes in the turn that presents the sheet, and only where nothing changes with it that has been read,
/// since SwiftUI may then evaluate the body.
///
/// - Source: pasrom/meeting-transcriber #332 and nightscout/Trio #1132, both of 2026; Laksh Chakraborty, "SwiftUI API Design:
///   Sheet II".
struct StateReads {
  private var isRead = false
  /// How many evaluations there were when it was changed last, where it had not been read.
  private var changed: Int?

  mutating func noteChange<Value>(from old: Value, to new: Value, _ changes: StateChanges) {
    if isRead {
      changes.lastOfRead = changes.evaluation
    } else if !Self.areEqual(old, new) {
      changed = changes.evaluation
    }
  }

  mutating func noteRead(of type: Any.Type, _ changes: StateChanges?) {
    if isRead || LateViews.decide { return }
    isRead = true
    guard let changed, let changes, changed == changes.evaluation - 1, changed != changes.lastOfRead else {
      return
    }
    LateViews.noteStale(type)
  }

  private static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    func isEqual<Known: Equatable>(_ old: Known) -> Bool { new as? Known == old }
    return (old as? any Equatable).map { isEqual($0) } ?? false
  }
}

/// The views that SwiftUI makes when they are presented, and not with the body around them.
enum LateViews {
  /// Whether a value is read to decide about them: no body is evaluated for that.
  @exclusivity(unchecked) fileprivate nonisolated(unsafe) static var decide = false
  /// What makes them now, and what presents them.
  @exclusivity(unchecked) private nonisolated(unsafe) static var made: (by: Made?, for: Writer)?

  /// Makes them, where the body around is not evaluated.
  static func making<Content>(for writer: Writer, _ make: () -> Content) -> Content {
    let outer = made
    made = (Made.reader, writer)
    defer { made = outer }
    return make()
  }

  /// Reports that they are made of state that was changed and is read first.
  fileprivate static func noteStale(_ type: Any.Type) {
    guard let made, made.by === Made.reader else { return }
    MainActor.assumeIsolated {
      ViewGraph.evaluating?.report(
        .isStale,
        "what is presented shows what a '@State' of type '\(type)' was before (\(made.for)): no body had read it",
        "read it in 'body', or present it as the item of 'sheet(item:)'")
    }
  }
}

extension Binding {
  /// Its value, which decides whether something is presented.
  var decision: Value {
    guard isOfState else { return wrappedValue }
    LateViews.decide = true
    defer { LateViews.decide = false }
    return wrappedValue
  }
}

extension Scope {
  /// Evaluates what is presented.
  func evaluate<Content: View>(presentedBy writer: Writer, _ make: () -> Content) {
    // A view that can dismiss itself may be evaluated whenever something is presented.
    let isLate =
      !isAnew && !isInChanged && !DynamicFields.have(Environment<DismissAction>.self, in: node.viewType)
      && !DynamicFields.have(Environment<Binding<PresentationMode>>.self, in: node.viewType)
    evaluate(making: { isLate ? LateViews.making(for: writer, make) : make() })
  }
}
