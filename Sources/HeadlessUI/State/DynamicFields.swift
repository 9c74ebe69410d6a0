internal import Foundation

/// The dynamic properties among the fields of a type's values, found once for each type whose values all have the same.
///
/// Where they stand in memory is what Swift's runtime says, whose functions for it have been there since iOS 16: mirroring
/// a view took longer than evaluating its body. Types with fields of a protocol's type are mirrored.
@MainActor struct DynamicFields {
  private static var known: [ObjectIdentifier: DynamicFields] = [:]

  /// Their positions among the fields.
  private var positions: [Int] = []
  /// Their types.
  private var types: [Any.Type] = []
  /// Their places in a value; nil where it is to be mirrored.
  private var places: [(offset: Int, type: any DynamicProperty.Type)]?

  /// Whether values of the type may be handed something, so that one that is made anew may differ.
  private(set) var areHanded = true
  /// Whether all values of the type have them: each case of an enumeration has others, as may what has a mirror of its own.
  private let areThoseOfType: Bool
  /// Whether there are none.
  var isEmpty: Bool { positions.isEmpty }

  /// Those of a value's type.
  static func of<Value>(_ value: Value) -> DynamicFields {
    if let known = known[ObjectIdentifier(Value.self)] { return known }
    let fields = DynamicFields(value)
    if fields.areThoseOfType { known[ObjectIdentifier(Value.self)] = fields }
    return fields
  }

  /// Whether values of a type have a dynamic property of another.
  static func have<Property: DynamicProperty>(_ property: Property.Type, in type: Any.Type?) -> Bool {
    type.flatMap { known[ObjectIdentifier($0)] }?.types.contains { $0 == property } == true
  }

  private init<Value>(_ value: Value) {
    let mirror = Mirror(reflecting: value)
    var places: [(offset: Int, type: any DynamicProperty.Type)] = []
    let isPlain = mirror.displayStyle == .struct && !(value is any CustomReflectable)
    areThoseOfType = isPlain
    var isLaidOut = isPlain
    for (position, child) in mirror.children.enumerated()
    where child.value is any DynamicProperty && !(child.value is any HandedProperty) {
      positions.append(position)
      types.append(type(of: child.value))
      if isLaidOut, let place = Self.place(of: position, in: Value.self) {
        places.append(place)
      } else {
        isLaidOut = false
      }
    }
    self.places = isLaidOut ? places : nil
    func isHanded<Property: DynamicProperty>(_ property: Property) -> Bool {
      (Property.self as? any ConnectedProperty.Type)?.isHanded ?? Self.of(property).areHanded
    }
    areHanded =
      !isPlain
      || mirror.children.contains { ($0.value as? any DynamicProperty).map { isHanded($0) } ?? true }
  }

  private typealias Offset = @convention(c) (UnsafeRawPointer, Int) -> Int
  private typealias Field =
    @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer
  private static let offset = runtime("swift_reflectionMirror_recursiveChildOffset", Offset.self)
  private static let field = runtime("swift_reflectionMirror_recursiveChildMetadata", Field.self)

  /// What Swift's runtime says of a field besides its type.
  private struct FieldFacts {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false, isVariable = false
  }

  private static func runtime<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
  }

  /// Where a field of a type stands; nil where it is of a protocol's type, and so may hold what stands elsewhere.
  private static func place(
    of position: Int, in type: Any.Type
  ) -> (offset: Int, type: any DynamicProperty.Type)? {
    guard let offset, let field else { return nil }
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    var facts = FieldFacts()
    let found = unsafeBitCast(field(type, position, &facts), to: Any.Type.self)
    facts.free?(facts.name)
    return (found as? any DynamicProperty.Type).map { (offset(type, position), $0) }
  }

  /// Hands over the dynamic properties of a value of the type.
  func forEach<Value>(in value: Value, _ body: (any DynamicProperty) -> Void) {
    if let places {
      return withUnsafeBytes(of: value) { bytes in
        for place in places { body(place.type.read(bytes, place.offset)) }
      }
    }
    let children = Mirror(reflecting: value).children
    var (position, place) = (0, children.startIndex)
    for field in positions {
      place = children.index(place, offsetBy: field - position)
      position = field
      if let property = children[place].value as? any DynamicProperty { body(property) }
    }
  }
}

extension DynamicFields {
  /// Gives the dynamic properties of a value storage of their own; false where it is to be mirrored.
  func separate<Value>(in value: inout Value) -> Bool {
    guard let places else { return false }
    withUnsafeMutablePointer(to: &value) { pointer in
      for place in places { place.type.separate(UnsafeMutableRawPointer(pointer), place.offset) }
    }
    return true
  }

  /// A dynamic property with storage of its own.
  fileprivate static func separated<Property: DynamicProperty>(_ property: Property) -> Property {
    if let connected = property as? any ConnectedProperty {
      return connected.separated() as? Property ?? property
    }
    var property = property
    _ = of(property).separate(in: &property)
    return property
  }
}

extension DynamicProperty {
  @MainActor fileprivate static func separate(_ value: UnsafeMutableRawPointer, _ offset: Int) {
    let property = (value + offset).assumingMemoryBound(to: Self.self)
    property.pointee = DynamicFields.separated(property.pointee)
  }
  fileprivate static func read(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> any DynamicProperty {
    bytes.load(fromByteOffset: offset, as: Self.self)
  }
}
