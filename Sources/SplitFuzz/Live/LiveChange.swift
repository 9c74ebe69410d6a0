/// A handler that runs when a value of the router has changed, as `onChange(of:)` does on a view.
public struct LiveChange<Router> {
  /// Runs the handler if the value has changed since the last call; returns whether it has.
  typealias Watcher = (inout Router) -> Bool

  let watch: (Router) -> Watcher  // Begins to watch a router, from its value now

  /// Runs at the end of a turn in which a property changed, once, with the old and the new value.
  @inlinable @inline(__always) public static func onChange<Value: Hashable>(
    of property: @autoclosure @escaping () -> KeyPath<Router, Value>,
    _ react: @escaping (inout Router, Value, Value) -> Void
  ) -> LiveChange {
    let path = property()
    return LiveChange(path === property() ? { $0[keyPath: property()] } : { $0[keyPath: path] }, react)
  }

  @usableFromInline init<Value: Hashable>(
    _ read: @escaping (Router) -> Value, _ react: @escaping (inout Router, Value, Value) -> Void
  ) {
    watch = { router in
      let last = Last(read(router))
      return { router in
        let new = read(router)
        if new == last.value { return false }
        let old = last.value
        last.value = new
        react(&router, old, new)
        return true
      }
    }
  }

  /// The value at the last look; a captured variable would be checked for exclusive access each time.
  private final class Last<Value> {
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
  }
}
