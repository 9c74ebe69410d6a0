public import SplitModel

/// A binding of a split view to a property of a router, by the router's own type.
///
/// A literal key path is evaluated wherever it is used: an optimized build then reads the property itself, at a
/// hundredth of the cost of a read by key path.
public struct LiveBinding<Router, Value> {
  private let path: AnyKeyPath?
  @usableFromInline let read: (Router) -> Value
  @usableFromInline let write: (inout Router, Value) -> Void

  @usableFromInline init(
    _ path: AnyKeyPath?, read: @escaping (Router) -> Value, write: @escaping (inout Router, Value) -> Void
  ) {
    self.path = path
    self.read = read
    self.write = write
  }

  /// Binds to a property of the model's own type.
  @inlinable @inline(__always) public static func to(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Value>
  ) -> LiveBinding {
    let path = property()
    // In generic code each evaluation makes another key path, and keeping one is cheaper.
    let isConstant = path === property()
    return LiveBinding(
      path, read: isConstant ? { $0[keyPath: property()] } : { $0[keyPath: path] },
      write: isConstant ? { $0[keyPath: property()] = $1 } : { $0[keyPath: path] = $1 })
  }

  /// A binding that always has one value and takes no writes, as SwiftUI's `Binding.constant`.
  public static func constant(_ value: Value) -> LiveBinding {
    LiveBinding(nil, read: { _ in value }, write: { _, _ in })
  }

  /// Binds to a property of another type, whose value `get` converts to the model's, and `set` back.
  @inlinable @inline(__always) public static func to<Own>(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Own>, get: @escaping (Own) -> Value,
    set: @escaping (Value) -> Own
  ) -> LiveBinding { LiveBinding<Router, Own>.to(property()).mapped(get, set) }

  /// The same binding with converted values.
  @usableFromInline func mapped<Other>(
    _ get: @escaping (Value) -> Other, _ set: @escaping (Other) -> Value
  ) -> LiveBinding<Router, Other> {
    LiveBinding<Router, Other>(path, read: { get(read($0)) }, write: { write(&$0, set($1)) })
  }

  var isConstant: Bool { path == nil }

  /// The key path as one writes it; a computed property has no name at run time.
  var name: String {
    (path.map { String(describing: $0) } ?? "a constant").replacing(
      /<computed 0x[0-9A-Fa-f]+ \((?<type>.*)\)>/
    ) {
      "<a computed \($0.output.type)>"
    }
  }
}

extension LiveBinding {
  /// Binds the visibility to a flag that says whether the sidebar is shown.
  @inlinable @inline(__always) public static func isSidebarShown(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Bool>
  ) -> LiveBinding where Value == ColumnVisibility {
    .to(property(), get: { $0 ? .all : .detailOnly }, set: { $0 != .detailOnly })
  }

  /// Binds the compact column to a flag that says whether the detail is in front.
  @inlinable @inline(__always) public static func isDetailInFront(
    _ property: @autoclosure @escaping () -> WritableKeyPath<Router, Bool>
  ) -> LiveBinding where Value == Column {
    .to(property(), get: { $0 ? .detail : .sidebar }, set: { $0 == .detail })
  }

  /// The binding of an optional value without the value's type.
  func erased<Item: Hashable>() -> LiveBinding<Router, AnyHashable?> where Value == Item? {
    mapped({ $0.map { AnyHashable($0) } }, { $0.flatMap { $0.base as? Item } })
  }
}
