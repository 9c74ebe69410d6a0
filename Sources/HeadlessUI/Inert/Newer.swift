// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol FocusedValueKey { associatedtype Value }

public struct FocusedValues: Sendable {
  public init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public init(_ type: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

@propertyWrapper public struct FocusedObject<Value: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: Value? { nil }
}

@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  nonisolated public func focusedValue(_ object: (some AnyObject)?) -> Self { self }
  nonisolated public func focusedObject(_ object: (some ObservableObject)?) -> Self { self }
  nonisolated public func focusedSceneObject(_ object: (some ObservableObject)?) -> Self { self }
  nonisolated public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  nonisolated public func focusedSceneValue(_ object: (some AnyObject)?) -> Self { self }
}

public struct TabBarMinimizeBehavior: Sendable {
  public static let automatic = Self(), never = Self(), onScrollDown = Self(), onScrollUp = Self()
}

public struct TabRole: Hashable, Sendable { public static let search = TabRole() }

nonisolated public struct TabSection<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
  var isHidden = false
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
  public init(_ title: some ViewTitle, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> some View
  ) { self.content = content() }
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) {
    if !view.isHidden { Content._evaluate(view.content, in: scope) }
  }
}
/// These stand where no selection says of which type the values are.
extension TabSection where SelectionValue == Never {
  @_disfavoredOverload public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload public init(_ title: some ViewTitle, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View)
  {
    self.content = content()
  }
}

nonisolated public struct ControlGroup<Content: View>: ContentView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.content = content()
  }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: some ViewTitle, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ configuration: StyleConfiguration) where Content == AnyView {
    content = configuration.content
  }
}

/// Values that a view hands to the container around it; nothing here, but for their defaults.
public struct ContainerValues {
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

nonisolated public struct EquatableView<Content: View & Equatable>: ContentView {
  public let content: Content
  public init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
  nonisolated public func containerValue<Value>(
    _ path: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> Self { self }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Beside(self, content()) }
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Beside(self, isEnabled ? Optional(content()) : nil) }
}

nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public static func _evaluate(_ content: DefaultToolbarItem, in scope: Scope) {}
}

/// Begins the renaming that stands around it.
nonisolated public struct RenameButton: View {
  @Environment(\.rename) private var rename
  public init() {}
  public var body: some View { Button("Rename") { rename?() }.disabled(rename == nil) }
}
public struct RenameAction {
  let perform: @MainActor () -> Void
  @MainActor public func callAsFunction() { perform() }
}
private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
extension View {
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> _Around<Self> {
    _Around(self) { Self._evaluate($0, in: $1.with(\.rename, RenameAction(perform: action))) }
  }
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> _Around<Self> {
    renameAction { isFocused.wrappedValue = true }
  }
}
