internal import SplitModel

/// Whether views have read a value of state, and when it changed if not.
///
/// SwiftUI evaluates a body where state changes that has been read. What it makes later, as the views of a sheet, it makes of what
/// their view had when its body was evaluated last: where nothing had read a value until then, it shows what was there before.
///
/// Known here is only a value that changes in the turn that presents the sheet, and only where nothing changes with it that has been
/// read, since SwiftUI may then evaluate the body. Of a structure it is not known whether what changes in it is shown.
///
/// - Source: pasrom/meeting-transcriber #332 and nightscout/Trio #1132, both of 2026; Laksh Chakraborty, "SwiftUI API Design:
///   Sheet II".
struct StateReads {
  private var isRead = false
  /// How many evaluations there were when it last changed, where it had not been read.
  private var changed: Int?

  mutating func noteChange<Value>(from old: Value, to new: Value, _ changes: StateChanges) {
    if isRead {
      changes.lastOfRead = changes.evaluation
    } else if changed != changes.evaluation, isSeen(from: old, to: new) {
      changed = changes.evaluation
    }
  }

  /// Whether what shows a value looks other once it has changed: there is one where there was none, or another number, text or case.
  private func isSeen<Value>(from old: Value, to new: Value) -> Bool {
    if let old = old as? any PerhapsValue { return old.known == nil }
    func differs<Known: Equatable>(_ old: Known) -> Bool { new as? Known != old }
    let style = Mirror(reflecting: old).displayStyle
    return (style == nil || style == .enum) && (old as? any Equatable).map { differs($0) } ?? false
  }

  mutating func noteRead<Value>(of value: Value, _ changes: StateChanges?) {
    if isRead || LateViews.decide { return }
    isRead = true
    guard let changed, let changes, changed == changes.evaluation - 1, changed != changes.lastOfRead,
      (value as? any PerhapsValue).map({ $0.known != nil }) ?? true
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
        "what is presented is made without the new value of a '@State' of type '\(type)' (\(made.for)), which no body had read before it was set",
        "read it in 'body', or make it the item that is presented, and read what the closure is given")
    }
  }
}

extension Binding {
  /// Its value, which decides whether something is presented.
  var decision: Value {
    guard state != nil else { return wrappedValue }
    LateViews.decide = true
    defer { LateViews.decide = false }
    return wrappedValue
  }
}

extension Scope {
  /// Evaluates what is presented, by `writer` where SwiftUI makes it when it is.
  func evaluate<Content: View>(_ writer: Writer?, _ make: () -> Content) {
    // A view that can dismiss itself may be evaluated whenever something is presented.
    guard let writer, !isAnew, !isInChanged || graph.isOnlyElsewhere,
      !DynamicFields.have(Environment<DismissAction>.self, in: node.viewType),
      !DynamicFields.have(Environment<Binding<PresentationMode>>.self, in: node.viewType)
    else { return evaluate(making: make) }
    evaluate(making: { LateViews.making(for: writer, make) })
  }
}
