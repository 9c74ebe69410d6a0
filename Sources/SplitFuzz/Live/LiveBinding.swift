public import SplitModel

/// A binding of a split view to a property of a router, by the router's own type.
///
/// A key path is asked for anew wherever it is used, though it is always the same: the compiler then sees which it is
/// and reads the property itself, at a hundredth of what a look by key path costs.
public struct LiveBinding<Router, Value> {
  @usableFromInline let name: String
  @usableFromInline let read: (Router) -> Value
  @usableFromInline let write: (inout Router, Value) -> Void

  @inlinable
  init(name: String, read: @escaping (Router) -> Value, write: @escaping (inout Router, Value) -> Void) {
    self.name = name
    self.read = read
    self.write = write
  }

  /// Binds to a property of the model's own type.
  @inlinable
  @inline(__always)
  public static func to(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Value>
  ) -> LiveBinding {
    let path = property()
    // Where the router's type is not known, each key path is made anew, and one that was made is the cheaper one.
    let isKnown = path === property()
    return LiveBinding(
      name: nameOfKeyPath(path), read: isKnown ? { $0[keyPath: property()] } : { $0[keyPath: path] },
      write: isKnown ? { $0[keyPath: property()] = $1 } : { $0[keyPath: path] = $1 })
  }

  /// Binds to a property of another type.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - get: Its value as the model's.
  ///   - set: The model's value as its own.
  /// - Returns: The binding.
  @inlinable
  @inline(__always)
  public static func to<Own>(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Own>, get: @escaping (Own) -> Value,
    set: @escaping (Value) -> Own
  ) -> LiveBinding {
    let own = LiveBinding<Router, Own>.to(property())
    return LiveBinding(
      name: own.name, read: { get(own.read($0)) }, write: { own.write(&$0, set($1)) })
  }
}

extension LiveBinding {
  /// Binds the visibility to a flag that says whether the sidebar is shown.
  @inlinable
  @inline(__always)
  public static func isSidebarShown(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Bool>
  ) -> LiveBinding
  where Value == ColumnVisibility {
    .to(property(), get: { $0 ? .all : .detailOnly }, set: { $0 != .detailOnly })
  }

  /// Binds the compact column to a flag that says whether the detail is in front.
  @inlinable
  @inline(__always)
  public static func isDetailInFront(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Bool>
  ) -> LiveBinding
  where Value == Column {
    .to(property(), get: { $0 ? .detail : .sidebar }, set: { $0 == .detail })
  }
}

/// A key path as a reader would write it; a computed property has no name at run time.
@usableFromInline
func nameOfKeyPath(_ keyPath: AnyKeyPath) -> String {
  String(describing: keyPath).replacing(/<computed 0x[0-9A-Fa-f]+ \((?<type>.*)\)>/) {
    "<a computed \($0.output.type)>"
  }
}
