public import SplitModel

/// Something that a router is asked to do by code: a deep link, a notification, the end of a download.
public struct LiveProgram<Router> {
  let name: String
  let target: AnyHashable?
  let run: (inout Router) -> Void

  /// A request that names where it lands, and must land there whenever it comes.
  ///
  /// - Parameters:
  ///   - name: Its name in traces.
  ///   - target: The view that is to be shown: an element of the path, or a row of the sidebar.
  ///   - run: What the app does when it is opened.
  public static func deepLink(
    _ name: String, to target: some Hashable, _ run: @escaping (inout Router) -> Void
  ) -> LiveProgram {
    LiveProgram(name: name, target: AnyHashable(target), run: run)
  }

  /// A call that promises nothing which a rule could ask for.
  public static func call(_ name: String, _ run: @escaping (inout Router) -> Void) -> LiveProgram {
    LiveProgram(name: name, target: nil, run: run)
  }
}

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

/// A binding of a split view to a property of a router, by the router's own type.
public struct LiveBinding<Router, Value> {
  let name: String
  let read: (Router) -> Value
  let write: (inout Router, Value) -> Void

  /// Binds to a property of the model's own type.
  public static func to(_ property: WritableKeyPath<Router, Value>) -> LiveBinding {
    LiveBinding(
      name: String(describing: property), read: { $0[keyPath: property] },
      write: { router, value in router[keyPath: property] = value })
  }

  /// Binds to a property of another type.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - get: Its value as the model's.
  ///   - set: The model's value as its own.
  public static func to<Own>(
    _ property: WritableKeyPath<Router, Own>, get: @escaping (Own) -> Value, set: @escaping (Value) -> Own
  ) -> LiveBinding {
    LiveBinding(
      name: String(describing: property), read: { get($0[keyPath: property]) },
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
