// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value of the environment, by a type that names it, as in SwiftUI.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What views read of what is around them, as in SwiftUI.
public struct EnvironmentValues: @unchecked Sendable {
  /// A value that was set, and those that were set around it.
  private class Entry {
    let key: ObjectIdentifier
    let outer: Entry?
    init(_ key: ObjectIdentifier, _ outer: Entry?) {
      self.key = key
      self.outer = outer
    }
  }
  private final class Setting<Value>: Entry {
    let value: Value
    init(_ value: Value, for key: ObjectIdentifier, _ outer: Entry?) {
      self.value = value
      super.init(key, outer)
    }
  }
  /// Whether a view has read what the device and the system change; used on the main actor only.
  nonisolated(unsafe) static var isAroundRead = false

  private var last: Entry?
  var surroundings = Surroundings()
  /// Whether what stands here can be tapped.
  public var isEnabled = true

  public init() {}

  /// What the device and the system change; noted as read.
  var around: Surroundings {
    get {
      Self.isAroundRead = true
      return surroundings
    }
    set { surroundings = newValue }
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type; nil where none was set.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) }
    set {
      // Without an object, none is found further out.
      let setting: Entry? = newValue.map { Setting($0, for: ObjectIdentifier(type), last) }
      last = setting ?? Entry(ObjectIdentifier(type), last)
    }
  }

  /// Sets the value under a key.
  mutating func set(_ value: some Any, for key: ObjectIdentifier) { last = Setting(value, for: key, last) }

  /// The value under a key; nil where none was set.
  func value<Value>(of key: ObjectIdentifier) -> Value? {
    var entry = last
    while let found = entry {
      if found.key == key { return (found as? Setting<Value>)?.value }
      entry = found.outer
    }
    return nil
  }
}

/// A value of the environment that a view reads, as in SwiftUI.
@propertyWrapper public struct Environment<Value>: ConnectedProperty {
  private final class Box: @unchecked Sendable {
    let read: (EnvironmentValues) -> Value?
    let name: () -> String
    var value: Value?
    /// The place of the view.
    var place: ObjectIdentifier?
    init(_ name: @escaping () -> String, _ read: @escaping (EnvironmentValues) -> Value?) {
      self.name = name
      self.read = read
    }
  }
  private var box: Box

  /// Reads a value by its name.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { box = Box({ "\(path)" }) { $0[keyPath: path] } }
  /// Reads an observable object by its type; a missing one is reported, and then there is no going on.
  public init(_ type: Value.Type) where Value: AnyObject { box = Box({ "\(type)" }) { $0[type] } }
  /// Reads an observable object by its type, if there is one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    box = Box({ "\(type)" }) { .some($0[type]) }
  }

  public var wrappedValue: Value {
    guard let value = box.value ?? box.read(EnvironmentValues()) else {
      preconditionFailure(
        "no \(box.name()) in the environment; add '.environment(…)' above the view that reads it")
    }
    return value
  }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool {
    if let place = box.place, place != ObjectIdentifier(node) { return false }
    box.place = ObjectIdentifier(node)
    box.value = box.read(scope.environment)
    if let value = box.value {
      if node.isAnother(value, index) { node.isChanged = true }
    } else {
      scope.graph.misses(box.name(), node)
    }
    return true
  }
  func separated() -> Environment {
    var property = self
    property.box = Box(box.name, box.read)
    return property
  }
  func release() { box.place = nil }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// An object of the environment, by its type, as in SwiftUI.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
  private final class Box {
    var object: ObjectType?
    /// The place of the view.
    var place: ObjectIdentifier?
  }
  private var box = Box()

  public init() {}

  /// The object; a missing one is reported, and then there is no going on.
  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment; add '.environmentObject(…)' above the view that reads it")
    }
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  func connect(to node: ViewNode, _ index: Int, _ scope: Scope) -> Bool {
    if let place = box.place, place != ObjectIdentifier(node) { return false }
    box.place = ObjectIdentifier(node)
    box.object = scope.environment[ObjectType.self]
    if let object = box.object { node.observe(object, index) }
    // A view that makes such an object itself uses that or the one around it, which the outermost has not.
    if box.object == nil, !DynamicFields.have(StateObject<ObjectType>.self, in: node.viewType) {
      scope.graph.misses("\(ObjectType.self)", node)
    }
    return true
  }
  func separated() -> EnvironmentObject { EnvironmentObject() }
  func release() { box.place = nil }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _Around<Self> {
    _Around(self) { Self._evaluate($0, in: $1.with(path, value)) }
  }
  /// Sets the observable object of a type for this view and all in it.
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> _Around<Self> {
    _Around(self) { view, scope in
      var scope = scope
      scope.environment[Object.self] = object
      Self._evaluate(view, in: scope)
    }
  }
  /// Sets the object of a type for this view and all in it.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> _Around<Self> {
    _Around(self) { view, scope in
      var scope = scope
      scope.environment[Object.self] = object
      Self._evaluate(view, in: scope)
    }
  }
  /// Changes a value of the environment for this view and all in it.
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      var scope = scope
      // What the closure reads may have changed, though no body has.
      let made = scope.node.made(Value.self)
      scope.isInChanged = scope.isInChanged || made.value == nil || made.isChanged
      let value = made.make(in: scope.graph) {
        var value = scope.environment[keyPath: path]
        transform(&value)
        return value
      }
      if let value { scope.environment[keyPath: path] = value }
      Self._evaluate(view, in: scope)
    }
  }
  /// Disables what can be tapped in this view.
  nonisolated public func disabled(_ isDisabled: Bool) -> _Around<Self> {
    _Around(self) { view, scope in
      Self._evaluate(view, in: isDisabled ? scope.with(\.isEnabled, false) : scope)
    }
  }
  /// Makes another identity another view, with other state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> _Around<Self> {
    _Around(self) { view, scope in
      let (stacks, presented) = (scope.page.stacks.count, scope.page.presentations.count)
      if let scope = scope.entering(.id(id)) { Self._evaluate(view, in: scope) }
      let pushed = scope.page.stacks.dropFirst(stacks).reduce(0) { $0 + $1.pages.count }
      scope.follow(AnyHashable(id), holds: pushed + scope.page.presentations.count - presented)
    }
  }
  /// Names a row of a list or a choice.
  nonisolated public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    Tagged(content: self, tag: AnyHashable(tag))
  }
  /// The same; a value is the tag that it would be without being optional.
  nonisolated public func tag<Tag: Hashable>(_ tag: Tag?, includeOptional: Bool = true) -> some View {
    Tagged(content: self, tag: tag.map { AnyHashable($0) } ?? AnyHashable(tag))
  }
}

/// A view with the tag of a row, a choice or a tab.
nonisolated struct Tagged<Content: View>: PrimitiveView, TaggedView {
  let content: Content
  let tag: AnyHashable?

  @MainActor static func _evaluate(_ view: Tagged, in scope: Scope) {
    if scope.environment.tabs != nil {
      return Content._evaluate(view.content, in: scope.with(\.tabTag, view.tag))
    }
    guard let tag = view.tag else { return }
    scope.asRow(tag: tag) { Content._evaluate(view.content, in: $0) }
  }
}
