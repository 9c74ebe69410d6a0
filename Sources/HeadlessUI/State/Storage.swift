public import Foundation

/// A value that outlives the app's process under a key, as in SwiftUI; fresh for each trace.
@propertyWrapper public struct AppStorage<Value>: ConnectedProperty {
  private let box: CellBox<Value>
  private let key: String

  private init(_ key: String, _ value: Value) {
    self.key = key
    box = CellBox { value }
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  /// Reads and writes it.
  public var projectedValue: Binding<Value> { Binding(get: { box.current }, set: { box.current = $0 }) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) {
    box.connect(to: scope.graph.storage(for: key, box.current), 0)
  }
}

extension AppStorage {
  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable { self.init(key, wrappedValue) }
  /// A truth with a default.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue)
  }
  /// A number with a default.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue)
  }
  /// A number with a default.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue)
  }
  /// A text with a default.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue)
  }
  /// Data with a default.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue)
  }
  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, nil)
  }
}

/// A value that outlives a scene under a key, as in SwiftUI; fresh for each trace.
@propertyWrapper public struct SceneStorage<Value>: ConnectedProperty {
  private let box: CellBox<Value>
  private let key: String

  private init(_ key: String, _ value: Value) {
    self.key = key
    box = CellBox { value }
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  /// Reads and writes it.
  public var projectedValue: Binding<Value> { Binding(get: { box.current }, set: { box.current = $0 }) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) {
    box.connect(to: scope.graph.storage(for: "scene \(key)", box.current), 0)
  }
}

extension SceneStorage {
  /// A value with a default.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable {
    self.init(key, wrappedValue)
  }
  /// A truth with a default.
  public init(wrappedValue: Bool, _ key: String) where Value == Bool { self.init(key, wrappedValue) }
  /// A number with a default.
  public init(wrappedValue: Int, _ key: String) where Value == Int { self.init(key, wrappedValue) }
  /// A number with a default.
  public init(wrappedValue: Double, _ key: String) where Value == Double { self.init(key, wrappedValue) }
  /// A text with a default.
  public init(wrappedValue: String, _ key: String) where Value == String { self.init(key, wrappedValue) }
  /// Data with a default.
  public init(wrappedValue: Data, _ key: String) where Value == Data { self.init(key, wrappedValue) }
  /// A value that may be missing.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(key, nil) }
}
