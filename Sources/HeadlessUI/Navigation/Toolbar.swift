// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What stands in bars, as in SwiftUI.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// What it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Evaluates it where it stands; not for use in apps.
  @MainActor @preconcurrency static func _evaluate(_ content: Self, in scope: Scope)
}

/// What stands in bars that a person can arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  /// Evaluates the body.
  @MainActor public static func _evaluate(_ content: Self, in scope: Scope) {
    guard let scope = scope.entering(.type(ObjectIdentifier(Self.self))) else { return }
    scope.install(content, { $0.body }) { Body._evaluate($0, in: $1) }
  }
}

extension Never: ToolbarContent {}

/// A part of a bar of HeadlessUI itself, which has no body.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("'\(Self.self)' has no body") }
}

/// A part of a bar whose type does not matter.
nonisolated public struct ToolbarPart: PrimitiveToolbarContent {
  let evaluate: @MainActor (Scope) -> Void

  init(evaluate: @escaping @MainActor (Scope) -> Void) { self.evaluate = evaluate }

  init(_ parts: [@MainActor (Scope) -> Void]) {
    evaluate = { scope in
      for (index, part) in parts.enumerated() {
        guard let scope = scope.entering(.index(index)) else { return }
        part(scope)
      }
    }
  }

  /// Evaluates it.
  @MainActor public static func _evaluate(_ content: ToolbarPart, in scope: Scope) { content.evaluate(scope) }
}

/// Builds what stands in bars.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> ToolbarPart { ToolbarPart { _ in } }
  /// Builds one part.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds several parts.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarPart {
    var parts: [@MainActor (Scope) -> Void] = []
    repeat parts.append(part(each content))
    return ToolbarPart(parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarMaybe<Content> {
    ToolbarMaybe(content: content)
  }
  /// Builds a branch.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarPart {
    ToolbarPart(evaluate: part(first, of: 0))
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarPart {
    ToolbarPart(evaluate: part(second, of: 1))
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarPart { ToolbarPart(evaluate: part(content)) }

  private static func part<Content: ToolbarContent>(_ content: Content) -> @MainActor (Scope) -> Void {
    nonisolated(unsafe) let content = content
    return { Content._evaluate(content, in: $0) }
  }
  private static func part<Content: ToolbarContent>(
    _ content: Content, of branch: Int
  ) -> @MainActor (Scope) -> Void {
    let part = part(content)
    return { if let scope = $0.entering(.index(branch)) { part(scope) } }
  }
}

/// A part of a bar that is there or not.
nonisolated public struct ToolbarMaybe<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?
  /// Evaluates the part.
  @MainActor public static func _evaluate(_ maybe: ToolbarMaybe, in scope: Scope) {
    if let content = maybe.content { Content._evaluate(content, in: scope) }
  }
}

extension Group: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where Content: ToolbarContent {
  /// Parts of a bar as one.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  /// Evaluates the parts.
  @MainActor public static func _evaluate(_ group: Self, in scope: Scope) {
    Content._evaluate(group.content, in: scope)
  }
}

/// What the title of a bar offers.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content
  /// A menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Evaluates what it offers.
  @MainActor public static func _evaluate(_ menu: ToolbarTitleMenu, in scope: Scope) {
    Content._evaluate(menu.content, in: scope)
  }
}

/// Where something stands in bars.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, confirmationAction
  case cancellationAction, destructiveAction, status, keyboard, topBarLeading, topBarTrailing
  case navigationBarLeading, navigationBarTrailing, bottomBar, bottomOrnament
  case title, subtitle, largeTitle, largeSubtitle, topBarPinnedTrailing
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { .automatic }
}

/// One view in a bar.
nonisolated public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  let content: Content
  let placement: ToolbarItemPlacement
  /// A view somewhere in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.content, self.placement) = (content(), placement)
  }
  /// A view with a name somewhere in a bar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }
  /// Evaluates the view.
  @MainActor public static func _evaluate(_ item: ToolbarItem, in scope: Scope) {
    scope.inBar(item.placement) { Content._evaluate(item.content, in: scope) }
  }
}

/// Several views in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let content: Content
  let placement: ToolbarItemPlacement
  /// Views somewhere in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.content, self.placement) = (content(), placement)
  }
  /// Views in a bar, behind a label where there is no room.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) { self.init(placement: placement, content: content) }
  /// Evaluates the views.
  @MainActor public static func _evaluate(_ group: ToolbarItemGroup, in scope: Scope) {
    scope.inBar(group.placement) { Content._evaluate(group.content, in: scope) }
  }
}

/// Room between items of a bar.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Some room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public static func _evaluate(_ spacer: ToolbarSpacer, in scope: Scope) {}
}

/// How wide room in a bar is.
public enum SpacerSizing: Sendable {
  /// As wide as there is room.
  case flexible
  /// As wide as between items.
  case fixed
}

/// An item that the system brings.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// The toggle of the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Puts something into the bars.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping () -> Content
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      let stacks = scope.page.stacks.count
      Self._evaluate(view, in: scope)
      scope.inBars(around: stacks) { $0.making(content) { Content._evaluate($0, in: $1) } }
    }
  }
  /// Puts views into the bars.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      let stacks = scope.page.stacks.count
      Self._evaluate(view, in: scope)
      scope.inBars(around: stacks) { $0.evaluate(making: content) }
    }
  }
  /// Puts something into the bars that a person can arrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: @escaping () -> Content
  ) -> _Around<Self> { toolbar(content: content) }
  /// Puts views into the bars, in the older form.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View { Beside(self, Beside(leading, trailing)) }
  /// Puts views into the bars, in the older form.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    Beside(self, trailing)
  }
  /// Puts views into the bars, in the older form.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    Beside(self, leading)
  }
  /// Removes an item that the system brings.
  nonisolated public func toolbar(removing kind: ToolbarDefaultItemKind?) -> _Around<Self> {
    _Around(self) { view, scope in
      if kind == .sidebarToggle { scope.page.removesSidebarToggle = true }
      Self._evaluate(view, in: scope)
    }
  }
}

extension Scope {
  /// Evaluates what stands in the bars of a view, before which there were so many stacks.
  fileprivate func inBars(around stacks: Int, _ evaluate: (Scope) -> Void) {
    guard let scope = enteringBeside() else { return }
    let count = page.controls.count
    evaluate(scope.inList(false))
    for index in count..<page.controls.count {
      page.controls[index].isInBar = true
      page.controls[index].isAroundStack = page.stacks.count > stacks
    }
  }

  /// Evaluates what stands in one of the bars; that over the keyboard belongs to no container.
  fileprivate func inBar(_ placement: ToolbarItemPlacement, _ evaluate: () -> Void) {
    let count = page.controls.count
    evaluate()
    guard placement == .keyboard else { return }
    for index in count..<page.controls.count { page.controls[index].isOverKeyboard = true }
  }
}
