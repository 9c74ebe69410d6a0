// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// Something to tap that runs an action, as in SwiftUI.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let writer: Writer

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.label = label()
    self.role = role
    self.action = action
    writer = Writer("Button", file, line)
  }

  /// Notes what can be tapped, under the label's first text.
  @MainActor public static func _evaluate(_ view: Button, in scope: Scope) {
    let place = scope.page.controls.count
    let label = scope.text(of: view.label, isTapped: true)
    if scope.isInList { scope.page.row?.buttons += 1 }
    scope.page.controls.insert(
      Page.Control(
        label: label.isEmpty ? (scope.accessibilityName ?? "button \(place + 1)") : label,
        effect: .run(view.action), isEnabled: scope.isEnabled, deletes: view.role == .destructive,
        identifier: scope.accessibilityName, writer: view.writer), at: place)
  }
}

extension Button where Label == Text {
  public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(action: action, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: LocalizedStringKey, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(action: action, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(role: role, action: action, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(role: role, action: action, label: { Text(title) }, file: file, line: line) }
}

extension Button where Label == Text {
  /// A button that is called what it is for.
  public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(role: role, action: action, label: { Text(role.name.capitalized) }, file: file, line: line) }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { HeadlessUI.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { HeadlessUI.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }
}

/// A switch, as in SwiftUI; a tap flips it.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label
  let writer: Writer

  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.isOn = isOn
    self.label = label()
    writer = Writer("Toggle", file, line)
  }

  /// Notes that it can be flipped.
  @MainActor public static func _evaluate(_ view: Toggle, in scope: Scope) {
    let isOn = view.isOn
    scope.addControl(scope.text(of: view.label), by: view.writer) { isOn.wrappedValue.toggle() }
  }
}

extension Toggle {
  /// A switch of several values, which is on where all are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn path: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let isOn = Binding(
      get: { sources.allSatisfy { $0[keyPath: path].wrappedValue } },
      set: { for source in sources { source[keyPath: path].wrappedValue = $0 } })
    self.init(isOn: isOn, label: label, file: file, line: line)
  }
}

extension Toggle where Label == Text {
  public init<Values: RandomAccessCollection>(
    _ title: some ViewTitle, sources: Values, isOn path: KeyPath<Values.Element, Binding<Bool>>,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(sources: sources, isOn: path, label: { Text(string(of: title)) }, file: file, line: line) }
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(isOn: isOn, label: { Text(title) }, file: file, line: line) }
  public init(
    _ title: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(isOn: isOn, label: { Text(title) }, file: file, line: line) }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { HeadlessUI.Label(title, systemImage: systemImage) }, file: file, line: line)
  }
}

/// Several actions behind one button, as in SwiftUI; each can be tapped.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }
  /// Makes a menu that does something else where it is tapped and not held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Notes what can be tapped in it.
  @MainActor public static func _evaluate(_ view: Menu, in scope: Scope) {
    let title = scope.text(of: view.label)
    scope.page.see(title)
    if let action = view.primaryAction { scope.addControl(title, action) }
    if let scope = scope.entering(.extra) { scope.evaluate(menu: view.content) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title that does something else where it is tapped and not held.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  public init(_ title: some ViewTitle, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessUI.Label(string(of: title), systemImage: systemImage) }
  }
  public init(
    _ title: some ViewTitle, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(string(of: title), systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Scope {
  /// The first text of a view that is a label, or what else names it; nothing else in it counts, but on one that is
  /// tapped, which is seen: what is in it can be tapped too.
  func text(of label: some View, isTapped: Bool = false) -> String {
    guard let scope = entering(.extra) else { return "" }
    let page = Page()
    page.isLabel = true
    func evaluate<Content: View>(_ view: Content) { Content._evaluate(view, in: scope.on(page)) }
    evaluate(label)
    if isTapped {
      self.page.see(page.texts.first)
      self.page.take(page)
    }
    return page.texts.first ?? page.otherName ?? ""
  }
}
