// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A value that outlives the app's process under a key, as in SwiftUI; fresh for each trace.
@propertyWrapper public struct AppStorage<Value>: ConnectedProperty {
  private let box: CellBox<Value>
  private let key: String

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    box = CellBox { wrappedValue }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.current }, set: { box.current = $0 }) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) {
    box.connect(to: scope.graph.storage(for: key, box.current), 0)
  }
}

/// A value that outlives a scene under a key, as in SwiftUI; fresh for each trace.
@propertyWrapper public struct SceneStorage<Value>: ConnectedProperty {
  private let box: CellBox<Value>
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

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) {
    box.connect(to: scope.graph.storage(for: "scene \(key)", box.current), 0)
  }
}
