extension Scope {
  /// Evaluates what the app's first closure makes, once at a launch.
  ///
  /// Where something has changed that it reads it is called again, but what it makes then is taken only where that says something
  /// else. So a store that reads itself as it is made, as one does that appends to its list, stays that of the launch.
  func evaluateRoot<Content: View>(making make: () -> Content) {
    let made = node.made(Content.self)
    let known = made.value
    var isOther = false
    if known == nil || made.isChanged {
      (ViewGraph.latest, ViewGraph.latestPlace) = (Content.self, node.number)
      let new = made.make(in: graph, make)
      isOther = known.map { known in new.map { saysOther($0, known) } ?? false } ?? true
      if !isOther, let known { made.keep(known, in: graph) } else { made.take() }
    }
    if let value = made.value { Content._evaluate(value, in: self.made(anew: isAnew || isOther)) }
  }

  /// Whether two values say something else, apart from the objects and closures in them.
  private func saysOther(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return true }
    if type(of: one) is AnyClass { return false }
    if let one = one as? any Equatable { return !isEqual(one, other) }
    let (parts, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    // A case without values may be of an enumeration that is not 'Equatable'.
    if parts.isEmpty, others.isEmpty, Mirror(reflecting: one).displayStyle == .enum {
      return "\(one)" != "\(other)"
    }
    return parts.count != others.count
      || zip(parts, others).contains { $0.label != $1.label || saysOther($0.value, $1.value) }
  }

  private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }
}
