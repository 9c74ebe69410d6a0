/// A handler that runs when a value of the router has changed, as `onChange(of:)` does on a view.
public struct LiveChange<Router> {
  /// Looks at a router; reacts if the value has changed since the last look, and answers whether it has.
  @usableFromInline typealias Look = (inout Router) -> Bool

  /// Begins to watch a router, from its value now.
  @usableFromInline let watch: (Router) -> Look

  @inlinable
  init(watch: @escaping (Router) -> Look) { self.watch = watch }

  /// Runs at the end of a turn in which a property changed, once, with the old and the new value.
  @inlinable
  @inline(__always)
  public static func onChange<Value: Hashable>(
    of property: @autoclosure @escaping () -> KeyPath<Router, Value>,
    _ react: @escaping (inout Router, Value, Value) -> Void
  ) -> LiveChange {
    let path = property()
    let read: (Router) -> Value =
      path === property() ? { $0[keyPath: property()] } : { $0[keyPath: path] }
    return LiveChange { router in
      let seen = LiveCell(read(router))
      return { router in
        let new = read(router)
        if new == seen.value { return false }
        let old = seen.value
        seen.value = new
        react(&router, old, new)
        return true
      }
    }
  }
}

/// A value that closures share, read and written where it stands.
///
/// A variable that closures capture is checked for exclusive access at every look, and so is a class's own
/// property in the module that reads it.
@usableFromInline
final class LiveCell<Value> {
  @usableFromInline nonisolated(unsafe) let place: UnsafeMutablePointer<Value>

  @inlinable
  init(_ value: Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  @inlinable var value: Value {
    unsafeAddress { UnsafePointer(place) }
    unsafeMutableAddress { place }
  }
}
