// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Changes a view, as in SwiftUI.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier {
  /// Changes a view with another modifier after this one.
  public func concat<Other>(_ other: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: other)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let evaluate: @MainActor (Scope) -> Void

  /// Evaluates the view where the modifier's body has put it.
  @MainActor public static func _evaluate(_ view: _ViewModifier_Content, in scope: Scope) {
    view.evaluate(scope)
  }
}

/// A view and what changes it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Evaluates the modifier's body with the view in it.
  @MainActor public static func _evaluate(_ view: ModifiedContent, in scope: Scope) {
    // What is changed is of the view around, as reports are to say.
    let (content, isAnew, around) = (view.content, scope.isAnew, scope.node.viewType)
    guard let place = scope.entering(Modifier.self) else { return }
    let changed = place.node.cells[-11] as? ChangedView ?? ChangedView()
    place.node.cells[-11] = changed
    changed.evaluate = {
      guard let scope = $0.made(anew: isAnew).entering(.body) else { return }
      scope.node.type = around
      Content._evaluate(content, in: scope)
    }
    place.install(view.modifier, { $0.body(content: .init { changed.evaluate($0) }) }) {
      Modifier.Body._evaluate($0, in: $1)
    }
  }
}

/// The view that a modifier changes, as it is now; the modifier's body may be that of an evaluation before.
private final class ChangedView {
  var evaluate: @MainActor (Scope) -> Void = { _ in }
}

extension View {
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

/// A modifier that depends on the environment of its place, as in SwiftUI.
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier for an environment.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes the modifier for an environment.
  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> _EnvironmentalBody {
    _EnvironmentalBody { scope in
      scope.made(anew: scope.isInChanged).making {
        content.modifier(resolve(in: scope.environment))
      } _: {
        ModifiedContent._evaluate($0, in: $1)
      }
    }
  }
}

/// The view that a modifier of the environment changes.
nonisolated public struct _EnvironmentalBody: PrimitiveView {
  let evaluate: @MainActor (Scope) -> Void

  /// Evaluates the view with what the modifier is there.
  @MainActor public static func _evaluate(_ view: _EnvironmentalBody, in scope: Scope) {
    view.evaluate(scope)
  }
}
