// swift-format-ignore-file
// A stand-in for SwiftUI with the signatures that SplitFuzz and SplitNavigatorUI use, as Apple's documentation has them for
// iOS 17, so that what needs SwiftUI cannot rot where it is not to be had. It draws nothing, is no part of any target, and is
// no proof that anything works with the real one.
@_exported public import Foundation
public import Observation

// MARK: - Views

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("it has no body") } }

/// Stands for every view of the framework.
public struct Primitive: View {
  public nonisolated init() {}
  public var body: Never { fatalError("it has no body") }
}

public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError("it has no body") }
}

extension Optional: View where Wrapped: View { public var body: Never { fatalError("it has no body") } }

public struct Group<Content: View>: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("it has no body") }
}

public struct TupleView<T>: View {
  nonisolated init() {}
  public var body: Never { fatalError("it has no body") }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  nonisolated init() {}
  public var body: Never { fatalError("it has no body") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
}

// MARK: - State

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

@propertyWrapper
public struct SceneStorage<Value> {
  public init(_ key: String) where Value == Data? {}
  public var wrappedValue: Value {
    get { fatalError("it stores nothing") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Primitive
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? { .regular }
}

@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

// MARK: - Navigation

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let number: Int
  public static let automatic = Self(number: 0)
  public static let all = Self(number: 1)
  public static let doubleColumn = Self(number: 2)
  public static let detailOnly = Self(number: 3)
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  public static let sidebar = Self(number: 0)
  public static let content = Self(number: 1)
  public static let detail = Self(number: 2)
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public var body: Never { fatalError("it has no body") }
}

public struct NavigationStack<Data, Root: View>: View {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {}
  public var body: Never { fatalError("it has no body") }
}

public struct NavigationLink<Label: View, Destination: View>: View {
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text, Destination == Never {}
  public var body: Never { fatalError("it has no body") }
}

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View { Primitive() }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { Primitive() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Primitive() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { Primitive() }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { Primitive() }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { Primitive() }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Primitive() }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { Primitive() }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Primitive() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Primitive() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { Primitive() }
  public func id<ID: Hashable>(_ id: ID) -> some View { Primitive() }
}

// MARK: - What is in views

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError("it has no body") }
}

public struct Image: View {
  public init(systemName: String) {}
  public var body: Never { fatalError("it has no body") }
}

public struct Label<Title: View, Icon: View>: View {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) where Title == Text, Icon == Image {}
  public var body: Never { fatalError("it has no body") }
}

public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole() }

public struct Button<Label: View>: View {
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) where Label == Text {}
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  public var body: Never { fatalError("it has no body") }
}

public struct List<SelectionValue: Hashable, Content: View>: View {
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent> {}
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
  public var body: Never { fatalError("it has no body") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public var body: Never { fatalError("it has no body") }
}

// MARK: - What SplitFuzz bridges besides

public struct NavigationPath: Equatable {
  public init() {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public mutating func append<V>(_ value: V) where V: Hashable {}
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {}
  public mutating func removeLast(_ k: Int = 1) {}
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}
