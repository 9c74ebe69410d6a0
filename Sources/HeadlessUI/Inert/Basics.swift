/// A text that may be translated; here it is the text itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String
  /// A text.
  public init(_ value: String) { text = value }
  /// A text.
  public init(stringLiteral value: String) { text = value }
}

/// A text on screen.
nonisolated public struct Text: PrimitiveView, Hashable, Sendable {
  let string: String
  /// A text.
  public init(_ content: some StringProtocol) { string = String(content) }
  /// A text that may be translated.
  public init(_ key: LocalizedStringKey) { string = key.text }
  /// A text as it stands.
  public init(verbatim content: String) { string = content }
  /// Notes the text.
  @MainActor public static func _evaluate(_ view: Text, in scope: Scope) { scope.page.see(view.string) }
}

/// A picture.
nonisolated public struct Image: PrimitiveView, Hashable, Sendable {
  /// A picture of the system.
  public init(systemName: String) {}
  /// A picture by its name.
  public init(_ name: String) {}
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: Image, in scope: Scope) { scope.page.see() }
}

/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon
  /// A title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// Evaluates the title, then the picture.
  @MainActor public static func _evaluate(_ view: Label, in scope: Scope) {
    if let scope = scope.entering(.index(0)) { Title._evaluate(view.title, in: scope) }
    if let scope = scope.entering(.index(1)) { Icon._evaluate(view.icon, in: scope) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of the system.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
  /// A title with a picture of the system.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
}

/// A font.
public struct Font: Hashable, Sendable {
  /// The use of a text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Its sizes, the largest first.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Across or down.
  case horizontal, vertical
}

/// How something is animated; here it is there at once.
public struct Animation: Hashable, Sendable {
  /// The usual one.
  public static let `default` = Animation()
}

/// What belongs to one change.
public struct Transaction: Sendable {
  /// How it is animated.
  public var animation: Animation?
  /// Nothing said.
  public init() {}
}

/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system finds right, seen, or not seen.
  case automatic, visible, hidden
}

/// An edge.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// One of four.
  case top, leading, bottom, trailing
}

/// Where a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public enum Source: Sendable {
    /// All of it.
    case bounds
  }
  /// A rectangle.
  case rect(Source)
}
