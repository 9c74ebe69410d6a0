public import SplitModel

/// A binding of a split view to a property of a router, by the router's own type.
public struct LiveBinding<Router, Value> {
  let name: String
  let read: (Router) -> Value
  let write: (inout Router, Value) -> Void

  /// Binds to a property of the model's own type.
  public static func to(_ property: WritableKeyPath<Router, Value>) -> LiveBinding {
    LiveBinding(
      name: nameOfKeyPath(property), read: { $0[keyPath: property] },
      write: { router, value in router[keyPath: property] = value })
  }

  /// Binds to a property of another type.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - get: Its value as the model's.
  ///   - set: The model's value as its own.
  /// - Returns: The binding.
  public static func to<Own>(
    _ property: WritableKeyPath<Router, Own>, get: @escaping (Own) -> Value, set: @escaping (Value) -> Own
  ) -> LiveBinding {
    LiveBinding(
      name: nameOfKeyPath(property), read: { get($0[keyPath: property]) },
      write: { router, value in router[keyPath: property] = set(value) })
  }
}

extension LiveBinding {
  /// Binds the visibility to a flag that says whether the sidebar is shown.
  public static func isSidebarShown(_ property: WritableKeyPath<Router, Bool>) -> LiveBinding
  where Value == ColumnVisibility {
    .to(property, get: { $0 ? .all : .detailOnly }, set: { $0 != .detailOnly })
  }

  /// Binds the compact column to a flag that says whether the detail is in front.
  public static func isDetailInFront(_ property: WritableKeyPath<Router, Bool>) -> LiveBinding
  where Value == Column {
    .to(property, get: { $0 ? .detail : .sidebar }, set: { $0 == .detail })
  }
}

/// A key path as a reader would write it; a computed property has no name at run time.
func nameOfKeyPath(_ keyPath: AnyKeyPath) -> String {
  String(describing: keyPath).replacing(/<computed 0x[0-9A-Fa-f]+ \((?<type>.*)\)>/) {
    "<a computed \($0.output.type)>"
  }
}
