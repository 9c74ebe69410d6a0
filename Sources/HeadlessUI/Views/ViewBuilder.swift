// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Builds views from the statements of a closure, as in SwiftUI.
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (Scope) -> Void] = []
    repeat parts.append(part(each content))
    return TupleView((repeat each content), parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  private static func part<Content: View>(_ content: Content) -> @MainActor (Scope) -> Void {
    nonisolated(unsafe) let content = content
    return { $0.isAmongTabs ? $0.evaluateTab(content) : Content._evaluate(content, in: $0) }
  }
}

/// Several views one after the other.
nonisolated public struct TupleView<T>: PrimitiveView, SeveralViews {
  public var value: T
  let parts: [@MainActor (Scope) -> Void]
  var views: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }

  init(_ value: T, _ parts: [@MainActor (Scope) -> Void]) {
    self.value = value
    self.parts = parts
  }

  /// Evaluates each; each has its own place.
  @MainActor public static func _evaluate(_ view: TupleView, in scope: Scope) {
    for (index, part) in view.parts.enumerated() {
      guard let scope = scope.entering(.index(index)) else { return }
      part(scope)
    }
  }
}

/// One of two views; the other branch is another view, with other state.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  /// Evaluates the branch that was taken.
  @MainActor public static func _evaluate(_ view: _ConditionalContent, in scope: Scope) {
    switch view.branch {
    case .first(let content):
      scope.page.takes(branch: 0)
      scope.entering(.index(0))?.evaluateTab(content)
    case .second(let content):
      scope.page.takes(branch: 1)
      scope.entering(.index(1))?.evaluateTab(content)
    }
  }

  @MainActor public static func _isNothing(_ view: _ConditionalContent) -> Bool {
    switch view.branch {
    case .first(let content): TrueContent._isNothing(content)
    case .second(let content): FalseContent._isNothing(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view has no body of its own") }
  /// Evaluates the view, if there is one.
  @MainActor public static func _evaluate(_ view: Wrapped?, in scope: Scope) {
    if let view { scope.entering(.index(0))?.evaluateTab(view) }
  }
  @MainActor public static func _isNothing(_ view: Wrapped?) -> Bool { view.map(Wrapped._isNothing) ?? true }
}

/// Views that share modifiers.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, ContentView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) { scope.evaluateTab(view.content) }
  @MainActor public static func _isNothing(_ view: Self) -> Bool { Content._isNothing(view.content) }
}
