/// A handler that runs when a value of the router has changed, as `onChange(of:)` does on a view.
public struct LiveChange<Router> {
  /// Begins to watch a router, from its value now.
  let watch: (Router) -> LiveWatcher<Router>

  /// Runs at the end of a turn in which a property changed, once, with the old and the new value.
  public static func onChange<Value: Hashable>(
    of property: KeyPath<Router, Value>, _ react: @escaping (inout Router, Value, Value) -> Void
  ) -> LiveChange {
    LiveChange { LivePropertyWatcher(property, of: $0, react) }
  }
}

/// Watches one value of one router.
///
/// A class, and its subclass knows the value's type: a value boxed anew at every look was a tenth of a turn's time.
class LiveWatcher<Router> {
  /// Reacts if the value has changed since the last look; answers whether it has.
  func look(_ router: inout Router) -> Bool { false }
}

private final class LivePropertyWatcher<Router, Value: Hashable>: LiveWatcher<Router> {
  private let property: KeyPath<Router, Value>
  private let react: (inout Router, Value, Value) -> Void
  private var seen: Value

  init(
    _ property: KeyPath<Router, Value>, of router: Router,
    _ react: @escaping (inout Router, Value, Value) -> Void
  ) {
    self.property = property
    self.react = react
    seen = router[keyPath: property]
  }

  override func look(_ router: inout Router) -> Bool {
    let new = router[keyPath: property]
    if new == seen { return false }
    let old = seen
    seen = new
    react(&router, old, new)
    return true
  }
}
