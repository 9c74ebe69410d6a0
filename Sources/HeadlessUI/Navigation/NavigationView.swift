/// Columns, or a stack where there is room for one or the style says so, as in SwiftUI before `NavigationSplitView`.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let columns: [@MainActor (Scope) -> Void]

  /// Each view is a column.
  public init(@ViewBuilder content: () -> Content) {
    nonisolated(unsafe) let content = content()
    columns = (content as? any SeveralViews)?.parts ?? [{ Content._evaluate(content, in: $0) }]
  }

  /// Notes a split with a stack in its last column, or a stack alone.
  @MainActor public static func _evaluate(_ view: NavigationView, in scope: Scope) {
    guard let scope = scope.entering(NavigationView.self) else { return }
    let columns = view.columns.map { ColumnView(evaluate: $0) }
    guard !scope.environment.navigationViewIsStack, let first = columns.first else {
      let stack =
        NavigationStack(path: nil as StackPath?, root: columns.first) as NavigationStack<NavigationPath, _>
      return NavigationStack._evaluate(stack, in: scope)
    }
    let split = NavigationSplitView(
      visibility: nil, compactColumn: nil, sidebar: first, content: columns.count > 2 ? columns[1] : nil,
      detail: columns.count > 1 ? columns[columns.count - 1] : ColumnView { _ in }, hasImplicitStack: true)
    NavigationSplitView._evaluate(split, in: scope)
  }
}

/// A view that consists of several.
protocol SeveralViews { var parts: [@MainActor (Scope) -> Void] { get } }

/// A column of which only the evaluation is known.
nonisolated struct ColumnView: PrimitiveView {
  let evaluate: @MainActor (Scope) -> Void
  @MainActor static func _evaluate(_ view: ColumnView, in scope: Scope) { view.evaluate(scope) }
}

/// How a `NavigationView` arranges its columns, as in SwiftUI.
public protocol NavigationViewStyle {}
/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}
/// Columns where there is room.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
/// Columns where there is room.
public typealias DefaultNavigationViewStyle = ColumnNavigationViewStyle
/// One stack, of the first column alone.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes it.
  public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  public static var automatic: Self { Self() }
  /// Columns where there is room.
  public static var columns: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One stack.
  public static var stack: Self { Self() }
}

private struct NavigationViewStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var navigationViewIsStack: Bool {
    get { self[NavigationViewStackKey.self] }
    set { self[NavigationViewStackKey.self] = newValue }
  }
}

extension View {
  /// Sets how a `NavigationView` arranges its columns.
  nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    let isStack = style is StackNavigationViewStyle
    return Around(self) { Self._evaluate($0, in: $1.with(\.navigationViewIsStack, isStack)) }
  }
}
