internal import SplitModel

/// Whether views have read a value of state, and when it came if not.
///
/// SwiftUI evaluates a body where state changes that has been read. What it makes later, as the views of a sheet, it makes of what
/// their view had when its body was evaluated last: where nothing had read a value until then, it shows what was there before.
///
/// Known here is only a value that comes where there was none, in the turn that presents the sheet, and only where nothing changes
/// with it that has been read, since SwiftUI may then evaluate the body.
///
/// - Source: pasrom/meeting-transcriber #332 and nightscout/Trio #1132, both of 2026; Laksh Chakraborty, "SwiftUI API Design:
///   Sheet II".
struct StateReads {
  private var isRead = false
  /// How many evaluations there were when it was last set in the place of none, where it had not been read.
  private var came: Int?

  mutating func noteChange<Value>(of old: Value, _ changes: StateChanges) {
    if isRead {
      changes.lastOfRead = changes.evaluation
    } else if came != changes.evaluation, (old as? any PerhapsValue).map({ $0.known == nil }) == true {
      came = changes.evaluation
    }
  }

  mutating func noteRead<Value>(of value: Value, _ changes: StateChanges?) {
    if isRead || LateViews.decide { return }
    isRead = true
    guard let came, let changes, came == changes.evaluation - 1, came != changes.lastOfRead,
      (value as? any PerhapsValue)?.known != nil
    else { return }
    LateViews.noteStale(Value.self)
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

  /// Reports that they are made of state that was set and is read first.
  fileprivate static func noteStale(_ type: Any.Type) {
    guard let made, made.by === Made.reader else { return }
    MainActor.assumeIsolated {
      ViewGraph.evaluating?.report(
        .isStale,
        "what is presented is made without the value of a '@State' of type '\(type)' (\(made.for)), which no body had read before it was set",
        "read it in 'body', or make it the item that is presented, and read what the closure is given")
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
  /// Evaluates what is presented, by `writer` where SwiftUI makes it when it is.
  func evaluate<Content: View>(_ writer: Writer?, _ make: () -> Content) {
    // A view that can dismiss itself may be evaluated whenever something is presented.
    guard let writer, !isAnew, !isInChanged,
      !DynamicFields.have(Environment<DismissAction>.self, in: node.viewType),
      !DynamicFields.have(Environment<Binding<PresentationMode>>.self, in: node.viewType)
    else { return evaluate(making: make) }
    evaluate(making: { LateViews.making(for: writer, make) })
  }
}
