/// A value that views with the focus publish, by a type that names it.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the focused scene or view publishes; nothing here, since nothing has the focus.
public struct FocusedValues: Sendable {
  /// Nothing.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
  /// The default of an entry.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// A value that the focused view publishes; nil here.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads a value by its name.
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  /// Reads an object by its type.
  public init(_ type: Value.Type) where Value: AnyObject {}
  /// Nothing.
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view publishes; nil here.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads a binding by its name.
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nothing.
  public var wrappedValue: Value? { nil }
}

extension View {
  /// Publishes a value while the view has the focus.
  nonisolated public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Publishes an object while the view has the focus.
  nonisolated public func focusedValue(_ object: (some AnyObject)?) -> some View { self }
  /// Publishes a value while the scene has the focus.
  nonisolated public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Publishes an object while the scene has the focus.
  nonisolated public func focusedSceneValue(_ object: (some AnyObject)?) -> some View { self }
}

/// When the bar of tabs gets small.
public struct TabBarMinimizeBehavior: Sendable {
  /// A moment.
  public static let automatic = Self(), never = Self(), onScrollDown = Self(), onScrollUp = Self()
}

/// Where a tab stands.
public struct TabRole: Hashable, Sendable {
  /// At the end, for a search.
  public static let search = TabRole()
}

/// Tabs under a title.
nonisolated public struct TabSection<Content: View>: ContentView {
  let content: Content
  /// Tabs under a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Tabs under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    self.content = content()
  }
}

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: ContentView {
  let content: Content
  /// Controls in a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Controls in a group with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.content = content()
  }
  /// Controls in a group with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views for a tree, of which the first level is there; branches are closed.
nonisolated public struct OutlineGroup<Content: View>: ContentView {
  let content: Content
  /// Views for elements with an identity.
  public init<Data: RandomAccessCollection, Leaf: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Leaf> {
    self.content = ForEach(data, content: content)
  }
  /// Views for elements, by the identity that a path leads to.
  public init<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Content == ForEach<Data, ID, Leaf> { self.content = ForEach(data, id: id, content: content) }
}

extension View {
  /// Sets when the bar of tabs gets small.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Shows something over the bar of tabs.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Beside(self, content()) }
  /// Lets a person choose where to search.
  nonisolated public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View { self }
  /// What the search field is filled with when this is tapped.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
}

/// A part of a bar that the system brings.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  /// Such a part, by its kind and its place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// There is none.
  public var body: Never { preconditionFailure("a part of a bar has no body") }
  /// Shows nothing.
  @MainActor public static func _evaluate(_ content: DefaultToolbarItem, in scope: Scope) {}
}
