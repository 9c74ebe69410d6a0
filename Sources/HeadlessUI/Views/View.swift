// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of an app's interface, as in SwiftUI.
///
/// HeadlessUI has SwiftUI's names, so that a person's own files compile against it under `-module-alias
/// SwiftUI=HeadlessUI`. A view is evaluated without a screen: what navigation needs of it is collected in a ``Page``.
/// SwiftUI's documentation holds for what stands here without a comment.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Evaluates a view where it stands; not for use in apps.
  @MainActor @preconcurrency static func _evaluate(_ view: Self, in scope: Scope)
  /// Whether it is no view at all, so that a list has no row for it; not for use in apps.
  @MainActor @preconcurrency static func _isNothing(_ view: Self) -> Bool
}

extension View {
  @MainActor @preconcurrency public static func _isNothing(_ view: Self) -> Bool { false }
  /// Gives the view its state, and evaluates its body.
  @MainActor @preconcurrency public static func _evaluate(_ view: Self, in scope: Scope) {
    guard let scope = scope.entering(Self.self) else { return }
    scope.install(view, { $0.body }) { Body._evaluate($0, in: $1) }
  }
}

/// A view of HeadlessUI itself, which has no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// A view of HeadlessUI that is what its content is.
protocol ContentView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContentView {
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) {
    Content._evaluate(view.content, in: scope)
  }
}

extension Never: View {
  public var body: Never { preconditionFailure("there is no such view") }
  @MainActor public static func _evaluate(_ view: Never, in scope: Scope) {}
}

/// A view that shows nothing.
nonisolated public struct EmptyView: PrimitiveView {
  public init() {}
  @MainActor public static func _evaluate(_ view: EmptyView, in scope: Scope) {}
  @MainActor public static func _isNothing(_ view: EmptyView) -> Bool { true }
}

/// A view whose type is erased; another type in its place is another view.
nonisolated public struct AnyView: PrimitiveView {
  private let type: any View.Type
  private let evaluate: @MainActor (Scope) -> Void

  public init<Content: View>(_ view: Content) {
    type = Content.self
    nonisolated(unsafe) let view = view
    evaluate = { $0.evaluateTab(view) }
  }
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Evaluates what was erased.
  @MainActor public static func _evaluate(_ view: AnyView, in scope: Scope) {
    guard let scope = scope.entering(.type(ObjectIdentifier(view.type))) else { return }
    view.evaluate(scope)
  }
}

/// A view that a modifier wraps; what it changes is done around the content's evaluation.
///
/// Modifiers name it instead of 'some View', whose type a generic view would look up anew at each evaluation.
nonisolated public struct _Around<Content: View>: PrimitiveView, TaggedView {
  let content: Content
  let evaluate: @MainActor (Content, Scope) -> Void

  init(_ content: Content, _ evaluate: @escaping @MainActor (Content, Scope) -> Void) {
    self.content = content
    self.evaluate = evaluate
  }

  var tag: AnyHashable? { (content as? any TaggedView)?.tag }

  /// Evaluates the content.
  @MainActor public static func _evaluate(_ view: _Around, in scope: Scope) {
    view.evaluate(view.content, scope)
  }
}

/// A view whose tag is known before it is evaluated.
nonisolated protocol TaggedView { var tag: AnyHashable? { get } }

/// Two views in one place: a view with what lies over, under or beside it.
nonisolated struct Beside<First: View, Second: View>: PrimitiveView {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor static func _evaluate(_ view: Beside, in scope: Scope) {
    First._evaluate(view.first, in: scope)
    guard let scope = scope.enteringBeside() else { return }
    Second._evaluate(view.second, in: scope.inList(false))
  }
}
