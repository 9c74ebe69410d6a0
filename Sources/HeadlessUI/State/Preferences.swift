// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A value that views hand upwards, as in SwiftUI.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// Takes in the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What the views in a view have handed up, by key.
struct Preferences {
  private var values: [ObjectIdentifier: (value: Any, reduce: (inout Any, Any) -> Void)] = [:]

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = (
        newValue,
        { value, next in
          guard var reduced = value as? Key.Value, let next = next as? Key.Value else { return }
          Key.reduce(value: &reduced) { next }
          value = reduced
        }
      )
    }
  }

  /// Takes in what the next view has handed up.
  mutating func reduce(_ next: Preferences) {
    for (key, entry) in next.values {
      if var own = values[key] {
        own.reduce(&own.value, entry.value)
        values[key] = own
      } else {
        values[key] = entry
      }
    }
  }
}

extension ViewGraph {
  /// Does something, and returns what the views in it have handed up; nil where nothing above reads that.
  func collecting(isRead: Bool = false, _ evaluate: () -> Void) -> Preferences? {
    guard isRead || preferences != nil else {
      evaluate()
      return nil
    }
    let outer = preferences
    preferences = Preferences()
    evaluate()
    defer { preferences = outer }
    return preferences
  }

  /// Hands values to what is above.
  func handUp(_ values: Preferences?) {
    if let values { preferences?.reduce(values) }
  }

  /// Evaluates views that hand nothing to what is above: they are presented, or not on screen.
  func apart(_ evaluate: () -> Void) {
    let outer = preferences
    preferences = nil
    evaluate()
    preferences = outer
  }
}

extension View {
  /// Hands a value upwards, in place of what the views in it hand up.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> _Around<Self> { transformPreference(key) { $0 = value } }

  /// Changes what the views in it hand up.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ change: @escaping (inout Key.Value) -> Void
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      guard var values = scope.graph.collecting({ Self._evaluate(view, in: scope) }) else { return }
      change(&values[key])
      scope.graph.handUp(values)
    }
  }

  /// Runs when what the views in it hand up has changed; first where it is not the default.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> where Key.Value: Equatable {
    reading(key) { value, scope in
      let known = scope.node.handler { Change(Key.defaultValue) }
      guard known.value != value else { return }
      known.value = value
      scope.graph.afterwards(Writer("onPreferenceChange", file, line)) { action(value) }
    }
  }

  /// Lays a view over it that depends on what the views in it hand up.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> _Around<Self> {
    reading(key) { value, scope in
      guard let scope = scope.enteringBeside() else { return }
      scope.handing(value).evaluate { content(value) }
    }
  }
  /// Lays a view under it that depends on what the views in it hand up.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> _Around<Self> { overlayPreferenceValue(key, alignment: alignment, content) }

  nonisolated private func reading<Key: PreferenceKey>(
    _ key: Key.Type, _ read: @escaping @MainActor (Key.Value, Scope) -> Void
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      let values = scope.graph.collecting(isRead: true) { Self._evaluate(view, in: scope) }
      scope.graph.handUp(values)
      read(values?[key] ?? Key.defaultValue, scope)
    }
  }
}

/// A place in a view; places are not modelled, and are all the origin.
public struct Anchor<Value>: Sendable {
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
  public static func rect(_ rect: CGRect) -> Self { Self() }
}

extension Anchor.Source where Value == CGPoint {
  public static var topLeading: Self { Self() }
  public static var top: Self { Self() }
  public static var topTrailing: Self { Self() }
  public static var leading: Self { Self() }
  public static var center: Self { Self() }
  public static var trailing: Self { Self() }
  public static var bottomLeading: Self { Self() }
  public static var bottom: Self { Self() }
  public static var bottomTrailing: Self { Self() }
}

extension GeometryProxy {
  public subscript(anchor: Anchor<CGRect>) -> CGRect { .zero }
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}

extension View {
  /// Hands upwards a value that is made of a place.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> _Around<Self> { preference(key: key, value: transform(Anchor())) }
  /// Changes with a place what the views in it hand up.
  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> _Around<Self> { transformPreference(key) { transform(&$0, Anchor()) } }
}
