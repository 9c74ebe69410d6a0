/// A value that a view owns, as in SwiftUI: it lives as long as the view's place.
@propertyWrapper public struct State<Value>: ConnectedProperty {
  private let box: CellBox<Value>

  /// Begins with a value.
  public init(wrappedValue: Value) { box = CellBox { wrappedValue } }
  /// Begins with a value.
  public init(initialValue: Value) { box = CellBox { initialValue } }

  /// The value now.
  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  /// Reads and writes it.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.current }, set: { box.current = $0 })
  }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) { box.connect(to: node, index) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension CellBox: @unchecked Sendable {}

/// A value of a view's place that is reset when a gesture ends; gestures are not modelled, so it keeps its first value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// Begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Itself.
  public var projectedValue: GestureState { self }
}

/// An object that a view owns, made when its place first comes, as in SwiftUI.
@propertyWrapper public struct StateObject<Object: ObservableObject>: ConnectedProperty {
  private let box: CellBox<Object>

  /// Makes the object when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { box = CellBox(make) }

  /// The object.
  public var wrappedValue: Object { box.current }
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: box.current) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) { box.connect(to: node, index) }
}

/// An object that a view is handed, as in SwiftUI.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: Object
    /// A binding to a property.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
  /// The object.
  public var wrappedValue: Object
  /// Observes an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Observes an object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// Bindings to the properties of an observable object, as in SwiftUI.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value
  /// Itself.
  public var projectedValue: Bindable<Value> { self }
  /// Makes bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes bindings to an object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// Where the keyboard's focus is; a plain value here: there is no keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: ConnectedProperty {
  private let box: CellBox<Value>

  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    fileprivate let box: CellBox<Value>
    /// The focus.
    public var wrappedValue: Value {
      get { box.current }
      nonmutating set { box.current = newValue }
    }
    /// Itself.
    public var projectedValue: Binding { self }
  }

  /// No focus.
  public init() where Value == Bool { box = CellBox { false } }
  /// No focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { box = CellBox { nil } }

  /// The focus.
  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  /// A binding to it.
  public var projectedValue: Binding { Binding(box: box) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) { box.connect(to: node, index) }
}

/// A name space of views that are animated together.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The name.
  public struct ID: Hashable, Sendable {}
  /// Makes one.
  public init() {}
  /// The name.
  public var wrappedValue: ID { ID() }
}

/// A length that grows with the text size; here it is what it was.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty {
  /// The length.
  public var wrappedValue: Value
  /// Keeps a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Keeps a length.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
