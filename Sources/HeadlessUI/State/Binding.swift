// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Reads and writes a value that something else owns, as in SwiftUI.
@dynamicMemberLookup @propertyWrapper public struct Binding<Value>: DynamicProperty, HandedProperty {
  let get: () -> Value
  let set: (Value) -> Void
  /// Whether writes go nowhere.
  private(set) var isConstant = false
  /// The state of a view that it reads and writes the whole of; nil where it is of something else.
  var state: ObjectIdentifier?
  /// The object that has what it reads and writes, which these keep; nil where that is not known.
  unowned(unsafe) var object: AnyObject?
  /// How a change is animated, which changes nothing here.
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  /// A binding to a property of an object.
  init<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    self.object = object
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = { set($0, Transaction()) }
  }
  public static func constant(_ value: Value) -> Binding {
    var binding = Binding(get: { value }, set: { _ in })
    binding.isConstant = true
    return binding
  }
  public init(projectedValue: Binding) { self = projectedValue }
  /// A binding of an optional to the same value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  /// A binding to the value inside an optional; nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
  /// A binding with the value's type erased.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: {
        var value = wrappedValue
        value[keyPath: path] = $0
        wrappedValue = value
      })
    part.object = object
    return part
  }
  public func transaction(_ transaction: Transaction) -> Binding { self }
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to an element; of one that is gone it reads as it was.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    return Binding<Value.Element>(
      get: { wrappedValue.indices.contains(position) ? wrappedValue[position] : first },
      set: {
        guard wrappedValue.indices.contains(position) else { return }
        var value = wrappedValue
        value[position] = $0
        wrappedValue = value
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
