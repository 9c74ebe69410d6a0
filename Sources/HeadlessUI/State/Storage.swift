// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import FuzzEngine

/// A value that outlives the app's process under a key, as in SwiftUI; fresh for each trace.
@propertyWrapper public struct AppStorage<Value>: BoxedProperty {
  var box: CellBox<Value>
  private let key: String

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    box = CellBox { wrappedValue }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  public var wrappedValue: Value {
    get { known.current }
    nonmutating set { known.current = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { known.current }, set: { known.current = $0 }) }

  /// What holds the value: an object has no place among views, and shares the values of the app that runs.
  private var known: CellBox<Value> {
    if box.cell == nil, MainThread.isHere {
      MainActor.assumeIsolated {
        if let queue = MainQueue.here { _ = box.connect(to: queue.stored.place(for: key), 0) }
      }
    }
    return box
  }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool {
    box.connect(to: scope.graph.stored.place(for: key), 0)
  }
}

/// The values of an app that outlive its launches, by their keys.
@MainActor final class StoredValues {
  private(set) var places: [String: ViewNode] = [:]
  /// Whether they, or state of the launch that there is now, were changed since its views were evaluated.
  let changes = StateChanges()

  func place(for key: String) -> ViewNode {
    if let kept = places[key] { return kept }
    let place = ViewNode(pass: 0, number: 0, changes: changes)
    places[key] = place
    return place
  }
}

/// A value that outlives a scene under a key, as in SwiftUI; fresh for each trace.
@propertyWrapper public struct SceneStorage<Value>: BoxedProperty {
  var box: CellBox<Value>
  private let key: String

  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    box = CellBox { wrappedValue }
  }
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.current }, set: { box.current = $0 }) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool {
    box.connect(to: scope.graph.stored.place(for: "scene \(key)"), 0)
  }
}

#if !canImport(ObjectiveC)
/// What every object of Apple's platforms has.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
#endif
