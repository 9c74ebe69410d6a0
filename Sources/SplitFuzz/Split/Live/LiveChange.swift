/// A handler that runs when a value of the router has changed, as `onChange(of:)` does on a view.
public struct LiveChange<Router> {
  let read: (Router) -> AnyHashable
  let react: (inout Router, AnyHashable, AnyHashable) -> Void

  /// Runs at the end of a turn in which a property changed, once, with the old and the new value.
  public static func onChange<Value: Hashable>(
    of property: KeyPath<Router, Value>, _ react: @escaping (inout Router, Value, Value) -> Void
  ) -> LiveChange {
    LiveChange(
      read: { AnyHashable($0[keyPath: property]) },
      react: { router, old, new in
        if let old = old.base as? Value, let new = new.base as? Value { react(&router, old, new) }
      })
  }
}
