// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that a view owns, as in SwiftUI: it lives as long as the view's place.
@propertyWrapper public struct State<Value>: BoxedProperty {
  var box: CellBox<Value>

  public init(wrappedValue: Value) { box = CellBox { wrappedValue } }
  public init(initialValue: Value) { box = CellBox { initialValue } }

  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  public var projectedValue: Binding<Value> {
    var binding = Binding(get: { box.current }, set: { box.current = $0 })
    binding.state = box.cell.map { ObjectIdentifier($0) }
    return binding
  }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool { box.connect(to: node, index) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension CellBox: @unchecked Sendable {}

/// A value of a view's place that is reset when a gesture ends; gestures are not modelled, so it keeps its first value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public var projectedValue: GestureState { self }
}

/// An object that a view owns, made when its place first comes, as in SwiftUI.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: BoxedProperty {
  var box: CellBox<ObservedCell<ObjectType>>

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    box = CellBox { ObservedCell(make()) }
  }

  public var wrappedValue: ObjectType { box.current.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool {
    guard box.connect(to: node, index) else { return false }
    box.cell?.value.noteRead()
    return true
  }
}

/// An object that a view is handed, as in SwiftUI.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value>
    { Binding(path, of: object) }
  }
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  static var isHanded: Bool { true }
  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool {
    node.observe(wrappedValue, index)
    return true
  }
  func separated() -> ObservedObject { self }
  func release() {}
}

/// Bindings to the properties of an observable object, as in SwiftUI.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value>: DynamicProperty, HandedProperty {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(path, of: wrappedValue)
  }
}

/// Where the keyboard's focus is; a plain value here: there is no keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: BoxedProperty {
  var box: CellBox<Value>

  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    fileprivate let box: CellBox<Value>
    public var wrappedValue: Value {
      get { box.current }
      nonmutating set { box.current = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool { box = CellBox { false } }
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies) where Value == Wrapped? {
    self.init()
  }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<Wrapped: Hashable>() where Value == Wrapped? { box = CellBox { nil } }

  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool { box.connect(to: node, index) }
}

/// Where the focus of an assistive technology is; a plain value too.
public typealias AccessibilityFocusState = FocusState

public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1), switchControl = Self(rawValue: 2)
}

/// A name space of views that are animated together.
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

/// A length that grows with the text size; here it is what it was.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
